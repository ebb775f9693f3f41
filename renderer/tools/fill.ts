/**
 * Fills the area of one terrain under the pointer. Applied on release, so that Escape can still refuse it; until then the area
 * is shown by its rim.
 */
import { terrainAt } from '#shared/document/map'
import { type ScenarioMap } from '#shared/document/types'
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { floodFill } from '#shared/hex/region'
import { localized } from '#shared/i18n/localized'
import { type ToolContext } from '../editor/ports/toolContext'
import { countedHexes } from './words/counted'
import { hexOutline, regionOutline } from './overlay/marks'
import { IDLE, onRelease, type ReleaseState } from './gestures/release'
import { paintHexes, paintWords } from './scatter'
import { defineTool } from './gestures/tool'

/** Larger areas are filled, but not shown beforehand: the rim is looked for while the pointer moves. */
const MOST_SHOWN = 2000

/** The hexes that a click here would fill, at most `limit`; none where that terrain is already. */
function areaFrom(start: Axial, { scenario, options }: ToolContext, limit?: number): Axial[] {
  const { map } = scenario
  const replaced = terrainAt(map, start)
  const { scatter, terrain } = options
  if (replaced === undefined || (replaced === terrain && !scatter)) return []
  const mayEnter = (hex: Axial): boolean => terrainAt(map, hex) === replaced
  return floodFill(start, limit === undefined ? { mayEnter } : { mayEnter, limit })
}

interface Shown {
  /** The map that was asked, and what was in hand. */
  readonly of: readonly [ScenarioMap['chunks'], ToolContext['options']]
  readonly inside: ReadonlySet<HexKey>
  /** Undefined of an area that is too large to show. */
  readonly hexes: readonly Axial[] | undefined
}
let lastShown: Shown | undefined

// The last answer is kept: it is the same wherever in its area the pointer is.
function shownFrom(start: Axial, context: ToolContext): Shown['hexes'] {
  const { scenario, options } = context
  const of = [scenario.map.chunks, options] as const
  const isSame = lastShown?.of[0] === of[0] && lastShown.of[1] === of[1]
  if (lastShown && isSame && lastShown.inside.has(hexKey(start))) return lastShown.hexes
  const found = areaFrom(start, context, MOST_SHOWN + 1)
  const hexes = found.length > MOST_SHOWN ? undefined : found
  lastShown = { of, inside: new Set(found.map(hexKey)), hexes }
  return hexes
}

function fillFrom(start: Axial, context: ToolContext): void {
  const hexes = areaFrom(start, context)
  if (hexes.length === 0) return
  context.gesture.begin()
  paintHexes(hexes, context)
  context.gesture.commit()
}

export const fill = defineTool<ReleaseState>({
  id: 'fill',
  name: localized('Remplissage', 'Fill'),
  hint: localized(
    'Cliquez pour remplir toute une étendue de même terrain\u202f; Alt prélève un terrain.',
    'Click to fill a whole area of one terrain; Alt picks a terrain.',
  ),
  icon: 'paint-bucket',
  shortcut: 'G',
  initial: IDLE,
  target: () => 'hex',
  on: (state, event, context) => onRelease(state, event, ({ at }) => fillFrom(at.hex, context)),
  overlay(_state, pointed, context) {
    if (!pointed || !onGrid(pointed.hex, context.layout.grid)) return []
    const hexes = shownFrom(pointed.hex, context) ?? []
    return hexes.length === 0
      ? hexOutline(pointed.hex, context, 'hover')
      : regionOutline(hexes, context, 'hover')
  },
  status(state, context, pointed) {
    const words = paintWords(context)
    const hexes = pointed && onGrid(pointed.hex, context.layout.grid) ? shownFrom(pointed.hex, context) : []
    if (!words || hexes?.length === 0) return state.kind === 'pointing' ? words : undefined
    if (!hexes) return words
    const { fr, en } = countedHexes(hexes.length)
    return localized(`${fr}\u202f: ${words.fr}`, `${en}: ${words.en}`)
  },
})
