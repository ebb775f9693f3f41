/** Hexes and hexsides as the user names them: by the numberings of the file. */
import * as placeNames from '#shared/document/placeNames'
import type { Scenario } from '#shared/document/types'
import { type Axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { nearestPlace, type OffsetCoord, toAxial } from '#shared/hex/grid'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { Refusal } from './refusal'

/** The hex of a name; refuses one that no hex of the map has. `where` is the option that gave it: `--from`. */
export function hexNamed(scenario: Scenario, name: string, where: string): Axial {
  const hex = placeNames.hexOfName(scenario, name)
  if (hex) return hex
  const { grid } = scenario.map
  const last = { col: grid.columns - 1, row: grid.rows - 1 }
  const span = `${nameAt(scenario, { col: 0, row: 0 })} … ${nameAt(scenario, last)}`
  throw new Refusal(
    `${where}\u202f: aucune case de la carte ne s’appelle «\u202f${name}\u202f»\u202f; attendu\u202f: ${span}`,
    `${where}: no hex of the map is called "${name}", expected ${span}`,
  )
}

/** The name of a hex. */
export function nameOfHex(scenario: Scenario, hex: Axial | HexKey): string {
  return placeNames.nameOfHex(scenario, typeof hex === 'string' ? parseHexKey(hex) : hex)
}

/** The name of a hexside: `F7/F8`, on the rim `A1/n`. */
export function nameOfHexside(scenario: Scenario, side: HexsideKey): string {
  return placeNames.nameOfHexside(scenario, parseHexsideKey(side))
}

// With half hexes the corner's place may be absent.
function nameAt(scenario: Scenario, coord: OffsetCoord): string {
  const { grid } = scenario.map
  return nameOfHex(scenario, toAxial(nearestPlace(coord, grid), grid))
}
