/** Raises, lowers or sets the ground, each hex once in a stroke however often the brush passes over it. */
import { setElevation } from '#shared/commands/setElevation'
import { type Axial, type HexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { defineAreaTool } from './area'
import { keysOf } from './rows'
import { type ToolContext } from './tool'

interface Shaping {
  readonly kind: 'shaping'
  readonly done: ReadonlySet<HexKey>
}

function shape({ kind, done }: Shaping, area: readonly Axial[], context: ToolContext): Shaping {
  const { elevationMode: mode, elevationValue } = context.options
  const hexes = keysOf(area).filter((key) => !done.has(key))
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

export const elevation = defineAreaTool<Shaping>({
  id: 'elevation',
  name: localized('Relief', 'Elevation'),
  hint: localized(
    'Glissez pour modeler le sol\u202f; [ et ] changent le rayon, 1 à 4 la forme, Alt prélève un niveau.',
    'Drag to shape the ground; [ and ] change the radius, 1 to 4 the shape, Alt picks a level.',
  ),
  icon: 'mountain',
  shortcut: 'h',
  begin: () => ({ kind: 'shaping', done: new Set() }),
  apply: shape,
  words: (_stroke, { options }) => MODES[options.elevationMode],
})
