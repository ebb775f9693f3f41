/** Hexes and hexsides as the user names them: by the numbering of the file. */
import type { Scenario } from '#shared/document/types'
import { type Axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { type OffsetCoord, toAxial } from '#shared/hex/grid'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { hexName, hexsideName, parseHexName } from '#shared/hex/numbering'
import { Refusal } from './refusal'

/** The hex of a name; refuses one that no hex of the map has. `where` is the option that gave it: `--from`. */
export function hexNamed({ map }: Scenario, name: string, where: string): Axial {
  const hex = parseHexName(name, map.numbering, map.grid)
  if (hex) return hex
  const last = { col: map.grid.columns - 1, row: map.grid.rows - 1 }
  const span = `${nameAt(map, { col: 0, row: 0 })} … ${nameAt(map, last)}`
  throw new Refusal(
    `${where}\u202f: aucune case de la carte ne s’appelle «\u202f${name}\u202f»\u202f; attendu\u202f: ${span}`,
    `${where}: no hex of the map is called "${name}", expected ${span}`,
  )
}

/** How a hex is called. */
export function nameOfHex({ map }: Scenario, hex: Axial | HexKey): string {
  return hexName(typeof hex === 'string' ? parseHexKey(hex) : hex, map.numbering, map.grid)
}

/** How a hexside is called: `F7/F8`, on the rim `A1/n`. */
export function nameOfHexside({ map }: Scenario, side: HexsideKey): string {
  return hexsideName(parseHexsideKey(side), map.numbering, map.grid)
}

function nameAt(map: Scenario['map'], coord: OffsetCoord): string {
  return hexName(toAxial(coord, map.grid), map.numbering, map.grid)
}
