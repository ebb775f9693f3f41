/** DOC-1: painting one hex changes at most three lines of the file, in any layer, on a map of 400 x 250 hexes. */
import { describe, expect, test } from 'vitest'
import { clearHexside } from '#shared/commands/clearHexside'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { setElevation } from '#shared/commands/setElevation'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { setStructure } from '#shared/commands/setStructure'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexsideKey } from '#shared/hex/hexside'
import { testBoard, withHexes } from '../support/board'
import { linesChanged } from './linesChanged'
import { after as edited } from '../commands/maps'

const GRID: Grid = { orientation: 'flat', stagger: 'odd', columns: 400, rows: 250 }
const at = (col: number, row: number) => toAxial({ col, row }, GRID)

const empty = testBoard({ ...GRID, palette: { '.': 'clear', w: 'wood' } })

function expectFewLines(before: Scenario, after: Scenario): void {
  const { added, removed } = linesChanged(writeScenario(before), writeScenario(after))
  expect(added + removed).toBeGreaterThan(0)
  expect(added).toBeLessThanOrEqual(3)
  expect(removed).toBeLessThanOrEqual(3)
}

// Corners, both sides of a chunk border, the middle.
const HEXES = [at(0, 0), at(399, 249), at(31, 32), at(200, 125)]

describe('lines changed by painting one hex', () => {
  test.each(HEXES)('terrain, known to the palette: the row alone (%o)', (hex) => {
    const after = edited(empty, paintTerrain, { hexes: [hexKey(hex)], terrain: 'wood' })
    expect(linesChanged(writeScenario(empty), writeScenario(after))).toEqual({ added: 1, removed: 1 })
  })

  test('terrain, new to the palette: its row, the palette line, the comma before it', () => {
    const after = edited(empty, paintTerrain, {
      hexes: [hexKey(at(200, 125))],
      terrain: 'water',
      character: '~',
    })
    expect(after.map.palette['~']).toBe('water')
    expect(linesChanged(writeScenario(empty), writeScenario(after))).toEqual({ added: 3, removed: 2 })
  })

  test.each(HEXES)(
    'elevation: first of the map, then of a row, then again, then back to level 0 (%o)',
    (hex) => {
      let scenario = empty
      const levels = [3, 4, 0]
      for (const value of levels) {
        const after = edited(scenario, setElevation, { hexes: [hexKey(hex)], mode: 'set', value })
        expectFewLines(scenario, after)
        scenario = after
      }
      const hill = edited(empty, setElevation, { hexes: [hexKey(at(5, 100))], mode: 'set', value: 2 })
      expectFewLines(hill, edited(hill, setElevation, { hexes: [hexKey(hex)], mode: 'raise', value: 1 }))
      expect(writeScenario(scenario)).toBe(writeScenario(empty))
    },
  )

  // These layers have no command yet; the file has them all the same.
  test.each([
    ['environment', { environment: 'cave' }],
    ['flags', { flags: ['flammable', 'infiltration'] }],
    ['wandering', { wandering: 4 }],
  ] as const)('%s', (_layer, change) => {
    const paint = (scenario: Scenario, col: number, row: number) =>
      withHexes(scenario, [at(col, row)], change)
    const first = paint(empty, 200, 125)
    expectFewLines(empty, first)
    for (const [col, row] of [
      [0, 0],
      [399, 249],
      [201, 125],
      [200, 126],
    ] as const)
      expectFewLines(first, paint(first, col, row))
  })

  test('a hexside, its second slot, its removal; a structure', () => {
    const sides = [hexsideKey({ hex: at(200, 125), direction: 1 })]
    const wall = edited(empty, setHexsideFeature, { sides, slot: 'barrier', value: { feature: 'wall' } })
    expectFewLines(empty, wall)
    const slit = edited(wall, setHexsideFeature, { sides, slot: 'opening', value: { feature: 'arrow-slit' } })
    expect(linesChanged(writeScenario(wall), writeScenario(slit))).toEqual({ added: 1, removed: 1 })
    expectFewLines(slit, edited(slit, clearHexside, { sides }))
    expectFewLines(
      empty,
      edited(empty, setStructure, { hexes: [hexKey(at(9, 9))], structure: { feature: 'tower' } }),
    )
  })
})
