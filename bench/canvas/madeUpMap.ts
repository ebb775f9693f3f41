/** A map of any size with terrain in clumps, some walls and roads, and counters: the same for the same size. */
import { counterId, counterTypeId } from '#shared/document/ids'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexsideKey, type HexsideKey, hexsideOf } from '#shared/hex/hexside'
import { COLUMN_ROW_NUMBERING } from '#shared/hex/numbering'
import { createRng } from '#shared/lang/rng'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { terrainPalette } from '#shared/rules/contract/rows'
import { testBoard } from '../../tests/support/board'
import { plainCounter } from '../../tests/support/plainCounter'

const CLUMP = 6
const TERRAINS = ['clear', 'clear', 'clear', 'wood', 'brush', 'water', 'rocks', 'field']

export function madeUpMap(columns: number, rows: number, counters: number): Scenario {
  const grid: Grid = { orientation: 'flat', stagger: 'even', columns, rows }
  const known = TERRAINS.filter((id) => magnaCarta.terrains.some((row) => row.id === id))
  const characters = Object.fromEntries(
    Object.entries(terrainPalette(magnaCarta)).map(([character, id]) => [id, character]),
  )
  const characterAt = (col: number, row: number): string => {
    const rng = createRng(Math.floor(row / CLUMP) * 7919 + Math.floor((col + (row % 3)) / CLUMP))
    return characters[known[rng.below(known.length)] ?? magnaCarta.openTerrain] ?? '?'
  }
  const lines = Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_col, col) => characterAt(col, row)).join(''),
  )
  const filled = testBoard({
    ...{ ...grid, info: { title: `${columns} x ${rows}` }, numbering: COLUMN_ROW_NUMBERING },
    ...{ terrain: lines.join('\n'), hexsides: walls(grid), sides: {}, counterTypes: {} },
  })
  return counters > 0 ? withCounters(filled, counters) : filled
}

/** Five hundred sides, spread over the map. */
function walls(grid: Grid): Record<HexsideKey, HexsideFeatures> {
  const rng = createRng(5)
  const sides: Record<HexsideKey, HexsideFeatures> = {}
  for (let count = 0; count < 500; count++) {
    const hex = toAxial({ col: rng.below(grid.columns), row: rng.below(grid.rows) }, grid)
    sides[hexsideKey(hexsideOf(hex, rng.below(3) as 0 | 1 | 2))] =
      count % 3 === 0 ? { way: { feature: 'road' } } : { barrier: { feature: 'wall' } }
  }
  return sides
}

function withCounters(scenario: Scenario, count: number): Scenario {
  const rng = createRng(9)
  const { grid } = scenario.map
  const type: CounterType = {
    name: 'Soldier',
    abbreviation: 'Sol',
    edition: '',
    footprint: 1,
    stats: { category: 'swordsman' },
    faces: { healthy: { stats: { attack: 6, defence: 5, movement: 6 } } },
    quantity: 1,
  }
  const placed = Array.from({ length: count }, (_, index): [string, Counter] => [
    counterId(`soldier-${index}`),
    plainCounter({
      type: counterTypeId('soldier'),
      hex: hexKey(toAxial({ col: rng.below(grid.columns), row: rng.below(grid.rows) }, grid)),
      facing: { kind: 'vertex', index: rng.below(6) as 0 },
    }),
  ])
  return {
    ...scenario,
    counterTypes: { [counterTypeId('soldier')]: type },
    counters: Object.fromEntries(placed),
  }
}
