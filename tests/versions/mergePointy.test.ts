/** XCH-7: 5,000 random triples on pointy grids. */
import { expect, it } from 'vitest'
import { GRID_KINDS } from '../format/richScenario'
import { judgeTriples } from './triples'

const KINDS = GRID_KINDS.map((grid, index) => [grid.stagger, grid, index * 2500] as const).filter(
  ([, grid]) => grid.orientation === 'pointy',
)

it.each(KINDS)('merging loses nothing silently, pointy %s', { timeout: 240_000 }, (_name, grid, seed) => {
  expect.hasAssertions()
  judgeTriples(grid, seed)
})
