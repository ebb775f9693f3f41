/** Raises, lowers or sets the ground, each hex once in a stroke however often the brush passes over it. */
import { setElevation } from '#shared/commands/setElevation'
import { elevationAt } from '#shared/document/map'
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { type ToolContext } from '../editor/ports/toolContext'
import { defineAreaTool } from './gestures/area'
import { type Pointed } from './gestures/tool'

interface Shaping {
  readonly kind: 'shaping'
  readonly done: ReadonlySet<HexKey>
}

function shape({ kind, done }: Shaping, area: readonly Axial[], context: ToolContext): Shaping {
  const { elevationMode: mode, elevationValue } = context.options
  const hexes = area.map(hexKey).filter((key) => !done.has(key))
  // Raising and lowering go level by level; the value is the level to set.
  const value = mode === 'set' ? elevationValue : 1
  if (hexes.length > 0) context.gesture.run(setElevation, { hexes, mode, value })
  return { kind, done: new Set([...done, ...hexes]) }
}

const MODES: Readonly<Record<'raise' | 'lower' | 'set', Localized>> = {
  raise: localized('élever d’un niveau', 'raise by a level'),
  lower: localized('abaisser d’un niveau', 'lower by a level'),
  set: localized('fixer le niveau', 'set the level'),
}

/** "raise by a level: 2 → 3" of the hex pointed at. */
function levelWords({ hex }: Pointed, { scenario, options }: ToolContext): Localized | undefined {
  const { map } = scenario
  if (!onGrid(hex, map.grid)) return undefined
  const { elevationMode: mode, elevationValue } = options
  const level = elevationAt(map, hex)
  const next = mode === 'set' ? elevationValue : level + (mode === 'raise' ? 1 : -1)
  const { fr, en } = MODES[mode]
  return localized(`${fr}\u202f: ${level} → ${next}`, `${en}: ${level} → ${next}`)
}

export const elevation = defineAreaTool<Shaping>({
  id: 'elevation',
  name: localized('Relief', 'Elevation'),
  hint: localized(
    'Glissez pour modeler le sol\u202f; [ et ] changent le rayon, 1 à 4 la forme, Alt prélève un niveau.',
    'Drag to shape the ground; [ and ] change the radius, 1 to 4 the shape, Alt picks a level.',
  ),
  icon: 'mountain',
  shortcut: 'H',
  begin: () => ({ kind: 'shaping', done: new Set() }),
  apply: shape,
  words: (_stroke, { options }) => MODES[options.elevationMode],
  wordsBefore: levelWords,
})
