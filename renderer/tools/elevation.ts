/** Raises, lowers or sets the ground, each hex once in a stroke however often the brush passes over it. */
import { setElevation } from '#shared/commands/setElevation'
import { type HexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { regionOutline } from './overlay'
import { brushHexes, keysOf } from './rows'
import { defineStrokeTool } from './stroke'
import { type Pointed, type ToolContext } from './tool'

interface Shaping {
  readonly kind: 'shaping'
  readonly done: ReadonlySet<HexKey>
}

function shape({ kind, done }: Shaping, at: Pointed, context: ToolContext): Shaping {
  const { elevationMode: mode, elevationValue } = context.options
  const hexes = keysOf(brushHexes(at.hex, context)).filter((key) => !done.has(key))
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

export const elevation = defineStrokeTool<Shaping>({
  id: 'elevation',
  name: localized('Relief', 'Elevation'),
  hint: localized(
    'Glissez pour modeler le sol\u202f; [ et ] changent le rayon, Alt prélève un niveau.',
    'Drag to shape the ground; [ and ] change the radius, Alt picks a level.',
  ),
  icon: 'mountain',
  shortcut: 'h',
  target: () => 'hex',
  begin: () => ({ kind: 'shaping', done: new Set() }),
  touch: shape,
  overlay: (_state, pointed, context) =>
    pointed ? regionOutline(brushHexes(pointed.hex, context), context, 'hover') : [],
  status: (state, context) => (state.kind === 'shaping' ? MODES[context.options.elevationMode] : undefined),
})
