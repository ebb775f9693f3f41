/** The text of rows in unchanged chunks is cached: the bytes must be those that are written without the cache. */
import { describe, expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { setElevation } from '#shared/commands/setElevation'
import { type Chunk, type Scenario, type TerrainId } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { testBoard } from '../support/board'
import { longRun } from '../support/longRuns'

const { cases, seed } = longRun('rows remembered over edits')

const MAP = testBoard({ columns: 70, rows: 100 })
const copyOf = (scenario: Scenario): Scenario => structuredClone(scenario)

/** The scenario with one cell of one chunk changed, all other chunks the same objects. */
function withTerrain(scenario: Scenario, chunk: number, cell: number, terrain: string): Scenario {
  const { map } = scenario
  const chunks = map.chunks.with(chunk, {
    ...(map.chunks[chunk] as Chunk),
    terrain: (map.chunks[chunk] as Chunk).terrain.with(cell, terrain as TerrainId),
  })
  return { ...scenario, map: { ...map, chunks } }
}

function expectFresh(scenario: Scenario): void {
  expect(writeScenario(scenario)).toBe(writeScenario(copyOf(scenario)))
}

test('after any edit, undo and redo', () => {
  const random = createRng(seed)
  const history = createHistory(MAP)
  const { grid } = MAP.map
  const { below } = random
  for (let step = 0; step < cases; step++) {
    const hex = hexKey(toAxial({ col: below(grid.columns), row: below(grid.rows) }, grid))
    const kind = below(5)
    if (kind === 0) history.undo()
    else if (kind === 1) history.redo()
    else if (kind === 2) history.apply(setElevation, { hexes: [hex], mode: 'set', value: below(4) })
    else
      history.apply(paintTerrain, {
        hexes: [hex],
        terrain: (['wood', 'clear', 'scrub'] as const)[below(3)] as TerrainId,
      })
    expectFresh(history.document)
  }
})

describe('a terrain that the palette lacks', () => {
  // Chunk 0 lies in the first band, 6 in the third.
  const above = withTerrain(MAP, 0, 5, 'first-unknown')
  const both = withTerrain(above, 6, 9, 'second-unknown')

  test('is written anew each time: its character depends on what stands above', () => {
    for (const scenario of [
      both,
      withTerrain(both, 0, 5, 'clear'),
      both,
      MAP,
      withTerrain(MAP, 6, 9, 'second-unknown'),
    ])
      expectFresh(scenario)
  })

  test('of which a lower band has the same', () => {
    const twice = withTerrain(above, 6, 9, 'first-unknown')
    for (const scenario of [
      twice,
      withTerrain(twice, 0, 5, 'second-unknown'),
      withTerrain(twice, 0, 5, 'clear'),
    ])
      expectFresh(scenario)
  })
})

describe('the same chunks', () => {
  const { map } = withTerrain(MAP, 0, 5, 'wood')
  const scenario = { ...MAP, map }

  test('with another palette', () => {
    writeScenario(scenario)
    const palette = Object.fromEntries(
      Object.values(map.palette).map((terrain, index) => [String(index), terrain]),
    )
    const other = { ...scenario, map: { ...map, palette } }
    expectFresh(other)
    expect(writeScenario(other)).not.toBe(writeScenario(scenario))
  })

  test('on a grid with fewer rows and columns', () => {
    writeScenario(scenario)
    for (const size of [{ columns: 66 }, { rows: 97 }, { columns: 65, rows: 99 }])
      expectFresh({ ...scenario, map: { ...map, grid: { ...map.grid, ...size } } })
  })

  test('in another band', () => {
    writeScenario(scenario)
    const turned = {
      ...scenario,
      map: { ...map, chunks: [...map.chunks.slice(3), ...map.chunks.slice(0, 3)] },
    }
    expectFresh(turned)
  })
})
