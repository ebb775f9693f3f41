/** Paints terrain: a disc at every hex entered, the whole stroke one undo step. */
import { paintTerrain } from '#shared/commands/paintTerrain'
import { localized } from '#shared/i18n/localized'
import { regionOutline } from './overlay'
import { brushHexes, keysOf, terrainParams } from './rows'
import { defineTool, type Pointed, type ToolContext } from './tool'

type State = { readonly kind: 'idle' } | { readonly kind: 'painting' }

const IDLE: State = { kind: 'idle' }

function paint(at: Pointed, context: ToolContext): void {
  const hexes = keysOf(brushHexes(at.hex, context))
  if (hexes.length === 0) return
  context.gesture.run(paintTerrain, { hexes, ...terrainParams(context.options.terrain, context.ruleset) })
}

export const brush = defineTool<State>({
  id: 'brush',
  name: localized('Pinceau', 'Brush'),
  hint: localized(
    'Glissez pour peindre\u202f; [ et ] changent le rayon, Alt prélève un terrain.',
    'Drag to paint; [ and ] change the radius, Alt picks a terrain.',
  ),
  icon: 'paintbrush',
  shortcut: 'b',
  initial: IDLE,
  target: () => 'hex',
  on(state, event, context) {
    switch (event.kind) {
      case 'down':
        context.gesture.begin()
        paint(event.at, context)
        return { kind: 'painting' }
      case 'enter':
        if (state.kind === 'painting') paint(event.at, context)
        return state
      case 'up':
        if (state.kind === 'painting') context.gesture.commit()
        return IDLE
      case 'cancel':
        if (state.kind === 'painting') context.gesture.cancel()
        return IDLE
    }
  },
  overlay: (_state, pointed, context) =>
    pointed ? regionOutline(brushHexes(pointed.hex, context), context, 'hover') : [],
  status: (state, context) =>
    state.kind === 'painting' ? terrainParams(context.options.terrain, context.ruleset).label : undefined,
})
