/** Reads a saved map as somebody who looks for a castle: what is walled in, where slits look, where ways lead. */
import { closingWalls } from '../../../shared/rules/engine/closingWalls'
import { halfOf, hexsideAt, terrainAt } from '../../../shared/document/map'
import { type HexsideFeatures, type HexsideHalf, type Scenario } from '../../../shared/document/types'
import { type Axial, hexKey, type HexKey } from '../../../shared/hex/axial'
import { DIRECTIONS, type Direction, neighbor, neighbors } from '../../../shared/hex/direction'
import { hexesOfGrid } from '../../../shared/hex/grid'
import { acrossSide, hexsideOf, sidesOfHex } from '../../../shared/hex/hexside'
import { nameOfHex } from '../../../shared/document/placeNames'
import { parseHexName } from '../../../shared/hex/numbering'
import { enclosures } from '../../../shared/rules/engine/walls'
import { rulesetOf } from '../../../shared/rules/registry/rulesetOf'

interface OuterSide {
  /** The way it looks, seen from within. */
  readonly facing: Direction
  /** The half of the hexside that lies within. */
  readonly half: HexsideHalf
  readonly built: HexsideFeatures
}

export class Landscape {
  constructor(readonly scenario: Scenario) {}

  hex(name: string): Axial {
    const { numbering, grid } = this.scenario.map
    const hex = parseHexName(name, numbering, grid)
    if (!hex) throw new Error(`no hex ${name}`)
    return hex
  }

  /** Names of all hexes of a terrain, row by row. */
  of(terrain: string): string[] {
    const { map } = this.scenario
    return [...hexesOfGrid(map.grid)]
      .filter((hex) => terrainAt(map, hex) === terrain)
      .map((hex) => nameOfHex(this.scenario, hex))
  }

  /** The hexes that walls shut in together with this one; none in the open. */
  shutInWith(name: string): readonly Axial[] {
    const key = hexKey(this.hex(name))
    const areas = enclosures(closingWalls(this.scenario, rulesetOf(this.scenario)).walls)
    return areas.find(({ hexes }) => hexes.some((hex) => hexKey(hex) === key))?.hexes ?? []
  }

  /** Lists the sides between these hexes and all others, with what stands on them. */
  outerSides(hexes: readonly Axial[]): OuterSide[] {
    const own = new Set(hexes.map(hexKey))
    return hexes.flatMap((hex) =>
      DIRECTIONS.filter((facing) => !own.has(hexKey(neighbor(hex, facing)))).map((facing) => {
        const side = hexsideOf(hex, facing)
        return { facing, half: halfOf(side, hex), built: hexsideAt(this.scenario.map, side) ?? {} }
      }),
    )
  }

  /** The terrains of the hexes next to these. */
  terrainsRound(hexes: readonly Axial[]): (string | undefined)[] {
    const own = new Set(hexes.map(hexKey))
    const ring = new Map<HexKey, Axial>()
    for (const hex of hexes.flatMap(neighbors)) if (!own.has(hexKey(hex))) ring.set(hexKey(hex), hex)
    return [...ring.values()].map((hex) => terrainAt(this.scenario.map, hex))
  }

  /** Names of the hexes that a way leads to from a hex, itself included. */
  reached(way: string, from: string): Set<string> {
    const found = new Map([[from, this.hex(from)]])
    // A map is walked on while it grows.
    for (const [, hex] of found)
      for (const side of sidesOfHex(hex)) {
        const across = acrossSide(side, hex)
        if (hexsideAt(this.scenario.map, side)?.way?.feature === way)
          found.set(nameOfHex(this.scenario, across), across)
      }
    return new Set(found.keys())
  }
}
