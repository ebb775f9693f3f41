/** Raises, lowers or sets the ground, each hex once in a stroke however often the brush passes over it. */
import { setElevation } from '#shared/commands/setElevation'
import { type HexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { regionOutline } from './overlay'
import { brushHexes, keysOf } from './rows'
import { defineTool, type Pointed, type ToolContext } from './tool'

type State = { readonly kind: 'idle' } | { readonly kind: 'shaping'; readonly done: ReadonlySet<HexKey> }

const IDLE: State = { kind: 'idle' }

function shape(at: Pointed, done: ReadonlySet<HexKey>, context: ToolContext): State {
  const { elevationMode: mode, elevationValue } = context.options
  const hexes = keysOf(brushHexes(at.hex, context)).filter((key) => !done.has(key))
  // Raising and lowering go level by level; the value is the level to set.
  const value = mode === 'set' ? elevationValue : 1
  if (hexes.length > 0) context.gesture.run(setElevation, { hexes, mode, value })
  return { kind: 'shaping', done: new Set([...done, ...hexes]) }
}

const MODES: Readonly<Record<'raise' | 'lower' | 'set', Localized>> = {
  raise: localized('élever d’un niveau', 'raise by a level'),
  lower: localized('abaisser d’un niveau', 'lower by a level'),
  set: localized('fixer le niveau', 'set the level'),
}

export const elevation = defineTool<State>({
  id: 'elevation',
  name: localized('Relief', 'Elevation'),
  hint: localized(
    'Glissez pour modeler le sol\u202f; [ et ] changent le rayon, Alt prélève un niveau.',
    'Drag to shape the ground; [ and ] change the radius, Alt picks a level.',
  ),
  icon: 'mountain',
  shortcut: 'h',
  initial: IDLE,
  target: () => 'hex',
  on(state, event, context) {
    switch (event.kind) {
      case 'down':
        context.gesture.begin()
        return shape(event.at, new Set(), context)
      case 'enter':
        return state.kind === 'shaping' ? shape(event.at, state.done, context) : state
      case 'up':
        if (state.kind === 'shaping') context.gesture.commit()
        return IDLE
      case 'cancel':
        if (state.kind === 'shaping') context.gesture.cancel()
        return IDLE
    }
  },
  overlay: (_state, pointed, context) =>
    pointed ? regionOutline(brushHexes(pointed.hex, context), context, 'hover') : [],
  status: (state, context) => (state.kind === 'shaping' ? MODES[context.options.elevationMode] : undefined),
})
