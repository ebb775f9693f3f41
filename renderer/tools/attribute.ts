/** Paints what a hex carries beside terrain and level. A stroke that begins on a hex which has it takes it away. */
import { setHexAttribute } from '#shared/commands/setHexAttribute'
import { attributeInWords, HEX_ATTRIBUTES, hexAttribute } from '#shared/document/hexAttributes'
import { type Localized, localized } from '#shared/i18n/localized'
import { regionOutline } from './overlay'
import { brushHexes, keysOf } from './rows'
import { defineStrokeTool } from './stroke'
import { type Pointed, type ToolContext } from './tool'

interface Painting {
  readonly kind: 'painting'
  /** What the stroke gives; 0 = it takes away. */
  readonly value: number
}

function paint(stroke: Painting, at: Pointed, context: ToolContext): Painting {
  const hexes = keysOf(brushHexes(at.hex, context))
  const { attribute } = context.options
  if (hexes.length > 0) context.gesture.run(setHexAttribute, { hexes, attribute, value: stroke.value })
  return stroke
}

/** The value of the option, or 0 where the hex has it already. */
function valueFor(at: Pointed, { options, scenario }: ToolContext): number {
  const most = HEX_ATTRIBUTES.find(({ id }) => id === options.attribute)?.most ?? 1
  const value = Math.min(options.attributeLevel, most)
  return hexAttribute(scenario.map, at.hex, options.attribute) === value ? 0 : value
}

export const attribute = defineStrokeTool<Painting>({
  id: 'attribute',
  name: localized('Attributs', 'Attributes'),
  hint: localized(
    'Glissez pour marquer les cases, à nouveau pour effacer\u202f; [ et ] changent le rayon, Alt prélève.',
    'Drag to mark hexes, once more to clear them; [ and ] change the radius, Alt picks.',
  ),
  icon: 'tag',
  shortcut: 'a',
  isOffered: ({ hexAttributes }) => hexAttributes.length > 0,
  target: () => 'hex',
  begin: (at, context) => ({ kind: 'painting', value: valueFor(at, context) }),
  touch: paint,
  overlay: (_state, pointed, context) =>
    pointed ? regionOutline(brushHexes(pointed.hex, context), context, 'hover') : [],
  status: (state, { options }) =>
    state.kind === 'painting' ? doing(state.value, options.attribute) : undefined,
})

function doing(value: number, id: string): Localized | undefined {
  const row = HEX_ATTRIBUTES.find((candidate) => candidate.id === id)
  if (!row) return undefined
  const words = attributeInWords(row, value)
  return value === 0 ? localized(`enlever\u202f: ${row.name.fr}`, `remove ${row.name.en}`) : words
}
