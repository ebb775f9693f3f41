/** XCH-7: random triples on pointy grids. */
import { expect, it } from 'vitest'
import { GRID_KINDS } from '../format/richScenario'
import { longRun } from '../support/longRuns'
import { judgeTriples } from './triples'

const { cases, seed } = longRun('merges on pointy grids')

const KINDS = GRID_KINDS.map((grid, index) => [grid.stagger, grid, seed + index * 2500] as const).filter(
  ([, grid]) => grid.orientation === 'pointy',
)

it.each(KINDS)('merging loses nothing silently, pointy %s', (_name, grid, first) => {
  expect.hasAssertions()
  judgeTriples(grid, first, cases)
})
