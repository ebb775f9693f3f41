/** The attributes of a hex beside terrain and level: environment, flags, wandering level. One row each; 0 = it has none. */
import { type Axial } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { environmentAt, flagsAt, wanderingAt } from './map'
import { HEX_FLAGS } from './hexFlags'
import { type ScenarioMap } from './types'

type HexFlag = keyof typeof HEX_FLAGS
export type HexAttribute = 'cave' | HexFlag | 'wandering'

interface HexAttributeRow {
  readonly id: HexAttribute
  readonly name: Localized
  /** Values go from 1 to this: more than 1 is a level. */
  readonly most: number
}

export const HEX_ATTRIBUTES: readonly HexAttributeRow[] = [
  { id: 'cave', name: localized('caverne', 'cave'), most: 1 },
  { id: 'flammable', name: localized('inflammable', 'flammable'), most: 1 },
  { id: 'inaccessible', name: localized('inaccessible', 'inaccessible'), most: 1 },
  { id: 'infiltration', name: localized('infiltration permise', 'infiltration allowed'), most: 1 },
  { id: 'wandering', name: localized('errement', 'wandering'), most: 4 },
]

/** The value that a hex has: 0 for none, 1, or the level. */
export function hexAttribute(map: ScenarioMap, hex: Axial, attribute: HexAttribute): number {
  switch (attribute) {
    case 'cave':
      return environmentAt(map, hex) === 'cave' ? 1 : 0
    case 'wandering':
      return wanderingAt(map, hex)
    default:
      return flagsAt(map, hex) & HEX_FLAGS[attribute] ? 1 : 0
  }
}

/** "errement 3", "wandering 3"; the name alone where there is one value. */
export function attributeInWords(row: HexAttributeRow, value: number): Localized {
  return row.most === 1 ? row.name : localized(`${row.name.fr} ${value}`, `${row.name.en} ${value}`)
}
