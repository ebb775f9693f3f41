/** Paints terrain: a disc at every hex entered, the whole stroke one undo step. */
import { paintTerrain } from '#shared/commands/paintTerrain'
import { localized } from '#shared/i18n/localized'
import { regionOutline } from './overlay'
import { brushHexes, keysOf, terrainParams } from './rows'
import { defineStrokeTool } from './stroke'
import { type Pointed, type ToolContext } from './tool'

interface Painting {
  readonly kind: 'painting'
}

function paint(stroke: Painting, at: Pointed, context: ToolContext): Painting {
  const hexes = keysOf(brushHexes(at.hex, context))
  if (hexes.length > 0)
    context.gesture.run(paintTerrain, { hexes, ...terrainParams(context.options.terrain, context.ruleset) })
  return stroke
}

export const brush = defineStrokeTool<Painting>({
  id: 'brush',
  name: localized('Pinceau', 'Brush'),
  hint: localized(
    'Glissez pour peindre\u202f; [ et ] changent le rayon, Alt prélève un terrain.',
    'Drag to paint; [ and ] change the radius, Alt picks a terrain.',
  ),
  icon: 'paintbrush',
  shortcut: 'b',
  target: () => 'hex',
  begin: () => ({ kind: 'painting' }),
  touch: paint,
  overlay: (_state, pointed, context) =>
    pointed ? regionOutline(brushHexes(pointed.hex, context), context, 'hover') : [],
  status: (state, context) =>
    state.kind === 'painting' ? terrainParams(context.options.terrain, context.ruleset).label : undefined,
})
