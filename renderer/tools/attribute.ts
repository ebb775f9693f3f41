/** Paints attributes of hexes. A stroke that begins on a hex with the attribute takes it away. */
import { setHexAttribute } from '#shared/commands/setHexAttribute'
import { attributeInWords, HEX_ATTRIBUTES, hexAttribute } from '#shared/document/hexAttributes'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type ToolContext } from '../editor/ports/toolContext'
import { defineAreaTool } from './gestures/area'
import { type Pointed } from './gestures/tool'

interface Painting {
  readonly kind: 'painting'
  /** The value that the stroke gives; 0 = it takes away. */
  readonly value: number
}

function paint(stroke: Painting, area: readonly Axial[], context: ToolContext): Painting {
  const hexes = area.map(hexKey)
  const { attribute } = context.options
  context.gesture.run(setHexAttribute, { hexes, attribute, value: stroke.value })
  return stroke
}

/** The value of the option, or 0 where the hex has it already. */
function valueFor(at: Pointed, { options, scenario }: ToolContext): number {
  const most = HEX_ATTRIBUTES.find(({ id }) => id === options.attribute)?.most ?? 1
  const value = Math.min(options.attributeLevel, most)
  return hexAttribute(scenario.map, at.hex, options.attribute) === value ? 0 : value
}

export const attribute = defineAreaTool<Painting>({
  id: 'attribute',
  name: localized('Attributs', 'Attributes'),
  hint: localized(
    'Glissez pour marquer les cases, à nouveau pour effacer\u202f; [ et ] changent le rayon, 1 à 4 la forme, Alt prélève.',
    'Drag to mark hexes, once more to clear them; [ and ] change the radius, 1 to 4 the shape, Alt picks.',
  ),
  icon: 'tag',
  shortcut: 'A',
  isOffered: ({ hexAttributes }) => hexAttributes.length > 0,
  begin: (at, context) => ({ kind: 'painting', value: valueFor(at, context) }),
  apply: paint,
  words: (stroke, { options }) => doing(stroke.value, options.attribute),
})

function doing(value: number, id: string): Localized | undefined {
  const row = HEX_ATTRIBUTES.find((candidate) => candidate.id === id)
  if (!row) return undefined
  const words = attributeInWords(row, value)
  return value === 0 ? localized(`enlever\u202f: ${row.name.fr}`, `remove ${row.name.en}`) : words
}
