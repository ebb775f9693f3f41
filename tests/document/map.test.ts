/** Reading the map, however it is stored (DOC-3). */
import { describe, expect, test } from 'vitest'
import {
  bucketKey,
  CHUNK_CELLS,
  chunkColumns,
  chunkIndex,
  chunkRows,
  cellIndex,
} from '#shared/document/chunk'
import {
  elevationAt,
  environmentAt,
  flagsAt,
  halfHex,
  halfOf,
  hexsideAt,
  levelDifference,
  structureAt,
  terrainAt,
  wanderingAt,
} from '#shared/document/map'
import { type Scenario } from '#shared/document/types'
import { type Axial, axial } from '#shared/hex/axial'
import { type Grid, hexesOfGrid, toAxial, toOffset } from '#shared/hex/grid'
import { hexesOfSide, hexsideOf, sidesOfHex } from '#shared/hex/hexside'
import { GRID_KINDS, richScenario } from '../format/richScenario'

const at = (scenario: Scenario, col: number, row: number): Axial => toAxial({ col, row }, scenario.map.grid)

describe.each(GRID_KINDS.map((grid) => [`${grid.orientation} ${grid.stagger}`, grid] as const))(
  '%s',
  (_title, grid) => {
    const rich = richScenario(grid)
    const { map } = rich

    test('each layer where it was painted, its default elsewhere', () => {
      expect(terrainAt(map, at(rich, 33, 34))).toBe('water')
      expect(terrainAt(map, at(rich, 32, 34))).toBe('clear')
      expect([elevationAt(map, at(rich, 39, 5)), elevationAt(map, at(rich, 38, 5))]).toEqual([-1, 0])
      expect([environmentAt(map, at(rich, 8, 8)), environmentAt(map, at(rich, 9, 8))]).toEqual([
        'cave',
        'outdoors',
      ])
      expect([flagsAt(map, at(rich, 1, 1)), flagsAt(map, at(rich, 1, 2))]).toEqual([5, 0])
      expect([wanderingAt(map, at(rich, 2, 2)), wanderingAt(map, at(rich, 2, 3))]).toEqual([4, 0])
      expect(structureAt(map, at(rich, 2, 9))?.feature).toBe('wall')
    })

    test('off the map there is no terrain, and level 0', () => {
      for (const hex of [at(rich, -1, 0), at(rich, 40, 0), at(rich, 0, 35), at(rich, 0, -1)]) {
        expect(terrainAt(map, hex)).toBeUndefined()
        expect(elevationAt(map, hex)).toBe(0)
      }
    })

    test('a hexside is found from both of its hexes', () => {
      const owner = at(rich, 9, 9)
      const side = hexsideOf(owner, 1)
      const [, across] = hexesOfSide(side)
      expect(hexsideAt(map, side)?.opening?.feature).toBe('gate')
      const found = sidesOfHex(across).filter((other) => hexsideAt(map, other)?.opening?.feature === 'gate')
      expect(found).toEqual([side])
      expect([halfOf(side, owner), halfOf(side, across)]).toEqual(['owner', 'across'])
      expect([halfHex(side, 'owner'), halfHex(side, 'across')]).toEqual([owner, across])
    })

    test('level differences: across minus owner, none over the rim', () => {
      const hill = at(rich, 5, 5)
      for (const side of sidesOfHex(hill))
        expect(levelDifference(map, side)).toBe(halfOf(side, hill) === 'owner' ? -2 : 2)
      const rim = at(rich, 39, 5)
      const outward = sidesOfHex(rim).filter((side) =>
        hexesOfSide(side).some((hex) => toOffset(hex, grid).col > 39),
      )
      expect(outward.length).toBeGreaterThan(0)
      for (const side of outward) expect(levelDifference(map, side)).toBe(0)
    })
  },
)

describe('chunks', () => {
  const grid: Grid = { orientation: 'flat', stagger: 'odd', columns: 70, rows: 33 }

  test('every hex has a cell of its own', () => {
    expect([chunkColumns(grid), chunkRows(grid)]).toEqual([3, 2])
    const cells = new Set<number>()
    for (const hex of hexesOfGrid(grid)) {
      const coord = toOffset(hex, grid)
      cells.add(chunkIndex(coord, grid) * CHUNK_CELLS + cellIndex(coord))
    }
    expect(cells.size).toBe(70 * 33)
    expect(Math.max(...cells)).toBeLessThan(6 * CHUNK_CELLS)
  })

  test('sides of the rim are in the bucket of the nearest hex of the map', () => {
    expect(bucketKey(axial(-1, 5), grid)).toBe(bucketKey(axial(0, 5), grid))
    expect(bucketKey(toAxial({ col: 69, row: 33 }, grid), grid)).toBe('5')
  })
})
