/** Exact counts of what a change makes stale: repaint, checks and recovery follow them and nothing else. */
import { describe, expect, test } from 'vitest'
import { type Command } from '#shared/commands/command'
import { createHistory } from '#shared/commands/history'
import { type Dirty, SEAM_HEXES } from '#shared/commands/dirty'
import { editCounterType } from '#shared/commands/editCounterType'
import { editInfo } from '#shared/commands/editInfo'
import { editSide } from '#shared/commands/editSide'
import { eraseHexes } from '#shared/commands/eraseHexes'
import { moveCounters } from '#shared/commands/moveCounters'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { setElevation } from '#shared/commands/setElevation'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { setStructure } from '#shared/commands/setStructure'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { BOARD_GRID, KNIGHT, richScenario, SARACENS } from '../format/richScenario'
import { at, BIG_GRID, openMap, sideAt } from './maps'

const big = openMap(BIG_GRID)
const CHUNK_COLUMNS = 13

function dirtyAfter<P>(scenario: Scenario, command: Command<P>, params: P): Dirty {
  const history = createHistory(scenario)
  history.begin()
  const refusal = history.apply(command, params)
  if (refusal) throw new Error(refusal.message.en)
  const dirty = history.commit()?.dirty
  if (!dirty) throw new Error('nothing changed')
  return dirty
}

/** Chunks as [column, row] of chunks. */
function chunks(dirty: Dirty): number[][] {
  return [...dirty.chunks]
    .sort((a, b) => a - b)
    .map((index) => [index % CHUNK_COLUMNS, Math.floor(index / CHUNK_COLUMNS)])
}

// Chunks are 32 x 32 hexes; (200, 125) is the hex (8, 29) of the chunk (6, 3).
const PLACES: readonly (readonly [title: string, col: number, row: number, chunks: number[][]])[] = [
  ['in the middle of a chunk: that chunk', 208, 112, [[6, 3]]],
  ['two hexes from a border: the seam does not reach over', 194, 112, [[6, 3]]],
  [
    'one hex from the left border',
    193,
    112,
    [
      [5, 3],
      [6, 3],
    ],
  ],
  [
    'on the left border',
    192,
    112,
    [
      [5, 3],
      [6, 3],
    ],
  ],
  [
    'two hexes from the right border',
    222,
    112,
    [
      [6, 3],
      [7, 3],
    ],
  ],
  ['three hexes from the right border', 221, 112, [[6, 3]]],
  [
    'on the upper border',
    208,
    96,
    [
      [6, 2],
      [6, 3],
    ],
  ],
  [
    'in a corner of a chunk: four chunks',
    192,
    96,
    [
      [5, 2],
      [6, 2],
      [5, 3],
      [6, 3],
    ],
  ],
  ['in a corner of the map', 0, 0, [[0, 0]]],
  ['in the last corner of the map', 399, 249, [[12, 7]]],
]

describe(`painting one hex of 400 x 250, seam of ${SEAM_HEXES} hexes`, () => {
  test.each(PLACES)('%s', (_title, col, row, expected) => {
    for (const dirty of [
      dirtyAfter(big, paintTerrain, { hexes: [at(col, row)], terrain: 'wood' }),
      dirtyAfter(big, setElevation, { hexes: [at(col, row)], mode: 'set', value: 1 }),
    ]) {
      expect(chunks(dirty)).toEqual(expected)
      expect([...dirty.sections]).toEqual(['terrain'])
      expect(dirty.everything).toBe(false)
      expect(dirty.hexsides.size + dirty.counters.size).toBe(0)
    }
    const structure = dirtyAfter(big, setStructure, {
      hexes: [at(col, row)],
      structure: { feature: 'tower' },
    })
    expect(chunks(structure)).toEqual(expected)
    expect([...structure.sections]).toEqual(['structures'])
  })

  test('undo and redo dirty the same', () => {
    const history = createHistory(big)
    history.apply(setElevation, { hexes: [at(193, 112)], mode: 'set', value: 1 })
    for (const change of [history.undo(), history.redo()]) {
      expect(change && chunks(change.dirty)).toEqual([
        [5, 3],
        [6, 3],
      ])
      expect([...(change?.dirty.sections ?? [])]).toEqual(['terrain'])
    }
  })

  test('a terrain new to the palette dirties no more', () => {
    const dirty = dirtyAfter(big, paintTerrain, { hexes: [at(208, 112)], terrain: 'water' })
    expect(chunks(dirty)).toEqual([[6, 3]])
  })
})

describe('other changes', () => {
  test('a hexside: the side, the chunks of its two hexes', () => {
    const side = sideAt(208, 112, 1)
    const dirty = dirtyAfter(big, setHexsideFeature, {
      sides: [side],
      slot: 'barrier',
      value: { feature: 'wall' },
    })
    expect([...dirty.hexsides]).toEqual([side])
    expect(chunks(dirty)).toEqual([[6, 3]])
    expect([...dirty.sections]).toEqual(['hexsides'])
  })

  test('a hexside on a border of chunks, and one on the rim of the map', () => {
    const value = { feature: 'wall' }
    const border = dirtyAfter(big, setHexsideFeature, {
      sides: [sideAt(191, 112, 1)],
      slot: 'barrier',
      value,
    })
    expect(chunks(border)).toEqual([
      [5, 3],
      [6, 3],
    ])
    const rim = dirtyAfter(big, setHexsideFeature, { sides: [sideAt(0, 112, 5)], slot: 'barrier', value })
    expect(chunks(rim)).toEqual([[0, 3]])
    expect(rim.hexsides.size).toBe(1)
  })

  test('removing one side of many names that side alone', () => {
    const sides = [sideAt(208, 112, 1), sideAt(208, 113, 1), sideAt(215, 120, 0)]
    const history = createHistory(big)
    history.apply(setHexsideFeature, { sides, slot: 'barrier', value: { feature: 'wall' } })
    history.apply(setHexsideFeature, { sides: sides.slice(1, 2), slot: 'way', value: { feature: 'road' } })
    const change = history.undo()
    expect([...(change?.dirty.hexsides ?? [])]).toEqual([sides[1]])
  })

  test('a counter moved: the counter, no chunk', () => {
    const rich = richScenario()
    const dirty = dirtyAfter(rich, moveCounters, {
      moves: [{ counter: counterId('guy'), hex: at(1, 1, BOARD_GRID) }],
    })
    expect([...dirty.counters]).toEqual(['guy'])
    expect(dirty.chunks.size).toBe(0)
    expect([...dirty.sections]).toEqual(['counters'])
  })

  test('a sheet edited: its counters; a side edited: its counters, those of its sheets included', () => {
    const rich = richScenario()
    const sheet = dirtyAfter(rich, editCounterType, { counterType: KNIGHT, change: { name: 'Sire' } })
    expect([...sheet.counters]).toEqual(['guy', 'squire'])
    expect([...sheet.sections]).toEqual(['counterTypes'])
    const side = dirtyAfter(rich, editSide, { side: SARACENS, change: { color: '#000000' } })
    expect([...side.counters]).toEqual([])
    expect([...side.sections]).toEqual(['scenario'])
  })

  test('erasing a hex with structure and marker; a title', () => {
    const rich = richScenario()
    const erased = dirtyAfter(rich, eraseHexes, {
      hexes: [at(1, 1, BOARD_GRID), at(10, 10, BOARD_GRID)],
      terrain: 'clear',
    })
    expect([...erased.sections]).toEqual(['structures'])
    expect([...erased.chunks]).toEqual([0])
    const title = dirtyAfter(rich, editInfo, { change: { title: 'New' } })
    expect([...title.sections]).toEqual(['scenario'])
    expect(title.chunks.size).toBe(0)
  })
})
