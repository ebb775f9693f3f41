/** Gives hexes an environment, a flag or a wandering level, or takes it away (MAP-1). */
import { wandering } from '#shared/document/entities'
import { hex } from '#shared/document/fields/places'
import { choice, keyed, list } from '#shared/document/fields/vocabulary'
import { attributeInWords, HEX_ATTRIBUTES, type HexAttribute } from '#shared/document/hexAttributes'
import { HEX_FLAGS } from '#shared/document/hexFlags'
import { changeLayer } from './command/cells'
import { command, named } from './command/command'
import { refusal } from './command/refusals'

export const setHexAttribute = command({
  id: 'set-hex-attribute',
  params: keyed({
    hexes: list(hex),
    attribute: choice(HEX_ATTRIBUTES.map(({ id }) => id)),
    /** 0 takes it away; 1, or the level. */
    value: wandering,
  }),
  name({ attribute, value }) {
    const row = rowOf(attribute)
    const words = row ? attributeInWords(row, value) : attribute
    return value === 0 ? named('Enlever', 'Remove', row?.name ?? attribute) : named('Peindre', 'Paint', words)
  },
  run(draft, { hexes, attribute, value }) {
    const row = rowOf(attribute)
    if (!row) return refusal(`Attribut inconnu\u202f: ${attribute}.`, `Unknown attribute: ${attribute}.`)
    if (!Number.isInteger(value) || value < 0 || value > row.most)
      return refusal(
        `Un nombre entier de 0 à ${row.most} est attendu.`,
        `A whole number from 0 to ${row.most} is expected.`,
      )
    switch (attribute) {
      case 'cave':
        return changeLayer(draft, hexes, 'environment', () => (value === 0 ? 'outdoors' : 'cave'))
      case 'wandering':
        return changeLayer(draft, hexes, 'wandering', () => value)
      default: {
        const bit = HEX_FLAGS[attribute]
        return changeLayer(draft, hexes, 'flags', (flags) => (value === 0 ? flags & ~bit : flags | bit))
      }
    }
  },
})

function rowOf(attribute: HexAttribute) {
  return HEX_ATTRIBUTES.find(({ id }) => id === attribute)
}
