/**
 * Measures between two hexes, straight and along the way drawn: in hexes, and in millimetres on paper from centre to
 * centre. It changes nothing; what was measured stays in sight until the next press or Escape.
 */
import { type Axial, sameHex } from '#shared/hex/axial'
import { type Grid, onGrid } from '#shared/hex/grid'
import { formatNumber, type Language, type Localized, localized } from '#shared/i18n/localized'
import { countedHexes } from '../words/counted'
import { hexOutline } from '../overlay/marks'
import { defineTool } from '../gestures/tool'
import { measureOps } from './measureOverlay'
import { type Measure, measured, type Way } from './way'

interface State {
  readonly kind: 'idle' | 'measuring'
  /** In a drag, so far; idle, as measured last: a way of one hex waits for the click that ends it. */
  readonly way: Way
}

const IDLE: State = { kind: 'idle', way: [] }

/** The way, and to the hex under the pointer between two clicks. */
function wayTo({ kind, way }: State, hex: Axial | undefined, grid: Grid): Way {
  const waits = kind === 'idle' && way.length === 1
  return waits && hex && onGrid(hex, grid) ? walked(way, hex) : way
}

/** Going back takes the last step back. */
function walked(way: Way, hex: Axial): Way {
  const [before, last] = [way.at(-2), way.at(-1)]
  if (last && sameHex(hex, last)) return way
  return before && sameHex(hex, before) ? way.slice(0, -1) : [...way, hex]
}

export const measure = defineTool<State>({
  id: 'measure',
  name: localized('Mesure', 'Measure'),
  hint: localized(
    'Cliquez deux cases ou glissez\u202f: distance à vol d’oiseau, et le long du chemin tracé.',
    'Click two hexes or drag: the distance as the crow flies, and along the way drawn.',
  ),
  icon: 'ruler',
  shortcut: 'K',
  initial: IDLE,
  target: () => 'hex',
  on(state, event, { layout: { grid } }) {
    if (event.kind === 'cancel') return IDLE
    const { hex } = event.at
    switch (event.kind) {
      case 'down':
        return onGrid(hex, grid)
          ? { kind: 'measuring', way: state.way.length === 1 ? walked(state.way, hex) : [hex] }
          : IDLE
      case 'enter':
        return state.kind === 'measuring' && onGrid(hex, grid)
          ? { ...state, way: walked(state.way, hex) }
          : state
      case 'up':
        return { kind: 'idle', way: state.way }
    }
  },
  overlay(state, pointed, context) {
    const under = state.kind === 'measuring' ? state.way[0] : pointed?.hex
    return [
      ...(under && onGrid(under, context.layout.grid) ? hexOutline(under, context, 'hover') : []),
      ...measureOps(wayTo(state, pointed?.hex, context.layout.grid), context),
    ]
  },
  status(state, { layout }, pointed) {
    const found = measured(wayTo(state, pointed?.hex, layout.grid), layout)
    return found && measureWords(found)
  },
})

function measureWords({ straight, along, mm }: Measure): Localized {
  const length = (language: Language): string => `${formatNumber(mm, language, 1)}\u00a0mm`
  const line = localized(
    `${countedHexes(straight).fr} (${length('fr')}) à vol d’oiseau`,
    `${countedHexes(straight).en} (${length('en')}) as the crow flies`,
  )
  if (along === straight) return line
  return localized(
    `${line.fr}, ${countedHexes(along).fr} par le chemin tracé`,
    `${line.en}, ${countedHexes(along).en} along the way`,
  )
}
