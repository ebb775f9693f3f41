/** Fills the area of one terrain under the pointer. Applied on release, so that Escape can still refuse it. */
import { terrainAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { floodFill } from '#shared/hex/region'
import { localized } from '#shared/i18n/localized'
import { hexOutline } from './overlay'
import { paintHexes, paintWords } from './scatter'
import { defineTool, type ToolContext } from './tool'

type State = { readonly kind: 'idle' } | { readonly kind: 'pointing' }

const IDLE: State = { kind: 'idle' }

function fillFrom(start: Axial, context: ToolContext): void {
  const { map } = context.scenario
  const replaced = terrainAt(map, start)
  const { scatter, terrain } = context.options
  if (replaced === undefined || (replaced === terrain && !scatter)) return
  const hexes = floodFill(start, { mayEnter: (hex) => terrainAt(map, hex) === replaced })
  context.gesture.begin()
  paintHexes(hexes, context)
  context.gesture.commit()
}

export const fill = defineTool<State>({
  id: 'fill',
  name: localized('Remplissage', 'Fill'),
  hint: localized(
    'Cliquez pour remplir toute une étendue de même terrain\u202f; Alt prélève un terrain.',
    'Click to fill a whole area of one terrain; Alt picks a terrain.',
  ),
  icon: 'paint-bucket',
  shortcut: 'g',
  initial: IDLE,
  target: () => 'hex',
  on(state, event, context) {
    switch (event.kind) {
      case 'down':
        return { kind: 'pointing' }
      case 'enter':
        return state
      case 'up':
        if (state.kind === 'pointing') fillFrom(event.at.hex, context)
        return IDLE
      case 'cancel':
        return IDLE
    }
  },
  overlay: (_state, pointed, context) =>
    pointed && onGrid(pointed.hex, context.layout.grid) ? hexOutline(pointed.hex, context, 'hover') : [],
  status: (state, context) => (state.kind === 'pointing' ? paintWords(context.options, context) : undefined),
})
