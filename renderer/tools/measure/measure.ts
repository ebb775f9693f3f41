/**
 * Measures between two hexes, straight and along the way drawn: in hexes, and in millimetres on paper from centre to
 * centre. It changes nothing; what was measured stays in sight until the next press or Escape.
 */
import { type Axial, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { formatNumber, type Language, type Localized, localized } from '#shared/i18n/localized'
import { countedHexes } from '../words/counted'
import { hexOutline } from '../overlay/marks'
import { defineTool } from '../gestures/tool'
import { measureOps } from './measureOverlay'
import { type Measure, measured, type Way } from './way'

type State =
  /** With what was measured last. */
  { readonly kind: 'idle'; readonly way: Way } | { readonly kind: 'measuring'; readonly way: Way }

const IDLE: State = { kind: 'idle', way: [] }

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
    'Glissez d’une case à une autre\u202f: distance à vol d’oiseau, et le long du chemin tracé.',
    'Drag from one hex to another: the distance as the crow flies, and along the way drawn.',
  ),
  icon: 'ruler',
  shortcut: 'k',
  initial: IDLE,
  target: () => 'hex',
  on(state, event, { layout: { grid } }) {
    if (event.kind === 'cancel') return IDLE
    const { hex } = event.at
    switch (event.kind) {
      case 'down':
        return onGrid(hex, grid) ? { kind: 'measuring', way: [hex] } : IDLE
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
      ...measureOps(state.way, context),
    ]
  },
  status({ way }, { layout }) {
    const found = measured(way, layout)
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
