/** XCH-7: differences leaf by leaf, over random edits. */
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { createRng } from '#shared/lang/rng'
import { leafChanges } from '#shared/versions/difference'
import { leafOf, ORDER, segmentsOf } from '#shared/versions/leafPath'
import { withLeaves } from '#shared/versions/withLeaves'
import { GRID_KINDS, richScenario } from '../format/richScenario'
import { testBoard } from '../support/board'
import { edited } from './randomEdits'
import { longRun } from '../support/longRuns'
import { reopened } from '../support/scenarioFiles'

const { cases, seed: first } = longRun('differences make the one of the other')

describe('differences', () => {
  it.each(GRID_KINDS.map((grid) => [`${grid.orientation} ${grid.stagger}`, grid] as const))(
    'are none of a scenario to itself, and make the one of the other byte for byte: %s',
    (_name, grid) => {
      const base = richScenario(grid)
      let changed = 0
      for (let seed = first; seed < first + cases; seed++) {
        const rng = createRng(seed)
        const a = edited(base, rng, rng.below(3))
        const b = edited(a, rng, 1 + rng.below(6), seed % 5 === 0)
        const changes = leafChanges(a, b)
        if (changes.length > 0) changed++
        expect(leafChanges(a, a)).toEqual([])
        const [there, back] = [withLeaves(a, changes), withLeaves(b, leafChanges(b, a))]
        expect(writeScenario(there), `seed ${seed}`).toBe(writeScenario(b))
        expect(writeScenario(back), `seed ${seed}`).toBe(writeScenario(a))
        expect(changes.length === 0).toBe(writeScenario(a) === writeScenario(b))
        // A leaf is named once, and none within another.
        const leaves = changes.map(({ leaf }) => leaf)
        expect(new Set(leaves).size).toBe(leaves.length)
      }
      expect(changed).toBeGreaterThan((cases * 3) / 4)
    },
  )

  it('are none of a file that is opened again', () => {
    for (const grid of GRID_KINDS) {
      const scenario = richScenario(grid)
      expect(leafChanges(scenario, reopened(scenario))).toEqual([])
    }
  })

  it('name the smallest parts', () => {
    const before = testBoard({ hexes: { 'A1 B2': 'wood' }, hexsides: { 'C3/C4': 'wall' } })
    const after = testBoard({ hexes: { A1: 'wood' }, hexsides: { 'C3/C4': 'hedge', 'C4/C5': 'wall' } })
    const titled = { ...after, info: { ...after.info, title: 'Autre' } }
    expect(leafChanges(before, titled).map(({ leaf, before: was, after: is }) => [leaf, was, is])).toEqual([
      ['map/terrain/1,0', 'wood', 'clear'],
      ['info/title', 'Test', 'Autre'],
      ['map/hexsides/2,2,0/barrier', { feature: 'wall' }, { feature: 'hedge' }],
      ['map/hexsides/2,3,0', undefined, { barrier: { feature: 'wall' } }],
    ])
  })

  it('of another grid are one leaf', () => {
    const before = testBoard()
    const grid = { ...before.map.grid, columns: 11 }
    const after = { ...before, map: { ...before.map, grid } }
    expect(leafChanges(before, after).map(({ leaf }) => leaf)).toEqual(['map'])
  })
})

describe('names of leaves', () => {
  it('hold any id', () => {
    for (const path of [['counters', 'a/b', 'hex'], ['extra', '', '~', '~o', '~2/'], ['x', '~1'], ['']])
      expect(segmentsOf(leafOf(path))).toEqual(path)
    expect(leafOf(['counters', ORDER])).toBe('counters/~o')
  })
})
