/** CM-SCN-4 under every ruleset: the hexes wholly outside a frame of half hexes are off the map. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Grid, hexCount, hexesOfGrid, isAbsent, onGrid, toAxial } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { offMap } from '#shared/checks/offMap'
import { runChecks } from '#shared/checks/runChecks'
import { analysisOf } from '#shared/rules/registry/parts'
import { RULESET_IDS, rulesetById } from '#shared/rules/registry/registry'
import { randomBoard } from '../../support/randomBoard'
import { withHexsides, withStructure } from '../../support/board'

const cut = (seed: number): Scenario => {
  const { scenario } = randomBoard(seed, { columns: 9, rows: 9 })
  return { ...scenario, map: { ...scenario.map, grid: { ...scenario.map.grid, halfHexes: true } } }
}

const absentOf = (grid: Grid) =>
  Array.from({ length: grid.rows * grid.columns }, (_, index) => ({
    col: index % grid.columns,
    row: Math.floor(index / grid.columns),
  })).filter((coord) => isAbsent(coord, grid))

describe.each(RULESET_IDS)('%s', (id) => {
  const { sight } = analysisOf(id)!

  test('CM-SCN-4: a field of view sorts the hexes of the map and no others, and agrees with every line', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const scenario = { ...cut(seed), ruleset: id }
      const { grid } = scenario.map
      const hexes = [...hexesOfGrid(grid)]
      const from = hexes[seed * 7]!
      const { visible, hidden } = sight.fieldOfView(scenario, from)
      expect(new Set([...visible, ...hidden].map(hexKey))).toEqual(new Set(hexes.map(hexKey)))
      const seen = new Set(visible.map(hexKey))
      for (const to of hexes)
        expect(sight.traceLineOfSight(scenario, { from, to }).visible === true).toBe(seen.has(hexKey(to)))
      const counts = sight.countViewers(scenario, [from])
      expect(counts).toHaveLength(hexCount(grid))
      expect([...counts].map((count) => count > 0)).toEqual(hexes.map((hex) => seen.has(hexKey(hex))))
      for (const coord of absentOf(grid))
        expect(sight.fieldOfView(scenario, toAxial(coord, grid)).visible).toEqual([])
    }
  })

  test('CHK-1: what lies on an absent hex is off the map', () => {
    const { map, ...rest } = cut(3)
    const bare = { ...rest, ruleset: id, map: { ...map, structures: {}, markers: {}, hexsides: {} } }
    const absent = toAxial(absentOf(map.grid)[0]!, map.grid)
    const found = (scenario: Scenario) =>
      runChecks(scenario, rulesetById(id)!).filter(({ code }) => code === offMap.code)
    expect(found(bare)).toEqual([])
    expect(found(withStructure(bare, [absent], 'wall-hex'))).toHaveLength(1)
    // Those of its sides that touch a hex of the map are the map's rim; the outer one is not.
    const sides = ([0, 1, 2, 3, 4, 5] as const).map((way) => hexsideOf(absent, way))
    const roads = found(withHexsides(bare, sides, { way: { feature: 'road' } }))
    expect(roads).toHaveLength(1)
    expect(roads[0]?.hexsides.length).toBeGreaterThan(0)
    expect(roads[0]?.hexsides.length).toBeLessThan(6)
    expect(onGrid(absent, map.grid)).toBe(false)
  })
})
