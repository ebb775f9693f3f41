/** Change sets name exactly what a command changed. Repaint, workers, checks, locks and undo go by them. */
import { describe, expect, test } from 'vitest'
import { type ChangeSet, isNothing } from '#shared/document/changeSet'
import { valuesOf, withValues } from '#shared/commands/changedValues'
import { changesBetween, placesOfSteps } from '#shared/commands/changesBetween'
import { type Command } from '#shared/commands/command/command'
import { createHistory } from '#shared/commands/history'
import { editCounterType } from '#shared/commands/entries/counterTypes'
import { editInfo } from '#shared/commands/editInfo'
import { editSide } from '#shared/commands/entries/sides'
import { eraseHexes } from '#shared/commands/eraseHexes'
import { moveCounters } from '#shared/commands/moveCounters'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { removeCounters } from '#shared/commands/removeCounters'
import { setElevation } from '#shared/commands/setElevation'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { setStructure } from '#shared/commands/setStructure'
import { turnMap } from '#shared/commands/turnMap'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { BOARD_GRID, KNIGHT, richScenario, SARACENS } from '../format/richScenario'
import { at, BIG_GRID, openMap, sideAt } from './maps'

const big = openMap(BIG_GRID)
const CHUNK_COLUMNS = 13

function changesOf<P>(scenario: Scenario, command: Command<P>, params: P): ChangeSet {
  const history = createHistory(scenario)
  history.begin()
  const refusal = history.apply(command, params)
  if (refusal) throw new Error(refusal.message.en)
  const changes = history.commit()?.changes
  if (!changes) throw new Error('nothing changed')
  return changes
}

/** A change set as plain data, without what it leaves empty. */
function named({ wholeMap, cells, hexsides, records, reordered, singles }: ChangeSet): unknown {
  const all = {
    wholeMap: wholeMap ? [true] : [],
    cells: cells.map(({ chunk, layer, cells: indices }) => [
      chunk % CHUNK_COLUMNS,
      Math.floor(chunk / CHUNK_COLUMNS),
      layer,
      ...indices,
    ]),
    hexsides: [...hexsides].map(([side, slots]) => [side, ...slots]),
    records: Object.entries(records).map(([kind, ids]) => [kind, ...ids]),
    reordered: [...reordered],
    singles: [...singles],
  }
  return Object.fromEntries(Object.entries(all).filter(([, names]) => names.length > 0))
}

// Chunks are 32 x 32 hexes.
const PLACES: readonly (readonly [title: string, col: number, row: number, place: number[]])[] = [
  ['in the middle of a chunk', 208, 112, [6, 3, 16 * 32 + 16]],
  ['on the left border of a chunk', 192, 112, [6, 3, 16 * 32]],
  ['in a corner of a chunk', 192, 96, [6, 3, 0]],
  ['in a corner of the map', 0, 0, [0, 0, 0]],
  ['in the last corner of the map', 399, 249, [12, 7, 25 * 32 + 15]],
]

test('all cells of a chunk but one are named one by one: what another painted on that one stays', () => {
  const cells = Array.from({ length: 1024 }, (_, cell) => at(cell % 32, Math.floor(cell / 32)))
  const [theirs, ...mine] = cells
  const change = changesOf(big, paintTerrain, { hexes: mine, terrain: 'wood' })
  expect(change.wholeMap).toBe(false)
  expect(change.cells.map(({ cells: { length } }) => length)).toEqual([1023])
  const all = changesOf(big, paintTerrain, { hexes: cells, terrain: 'wood' })
  expect([...all.cells[0]!.cells]).toEqual(cells.map((_, cell) => cell))
  const [here, there] = [createHistory(big), createHistory(big)]
  here.apply(paintTerrain, { hexes: mine, terrain: 'wood' })
  there.apply(paintTerrain, { hexes: [theirs!], terrain: 'marsh' })
  const merged = withValues(there.document, valuesOf(here.document, change))
  expect(merged.map.chunks[0]?.terrain).toEqual(['marsh', ...mine.map(() => 'wood')])
  const undone = withValues(merged, valuesOf(big, change))
  expect(undone.map.chunks[0]?.terrain).toEqual(['marsh', ...mine.map(() => big.map.chunks[0]?.terrain[0])])
})

describe('one hex of 400 x 250', () => {
  test.each(PLACES)('%s', (_title, col, row, [x, y, cell]) => {
    const hexes = [at(col, row)]
    expect(named(changesOf(big, paintTerrain, { hexes, terrain: 'wood' }))).toEqual({
      cells: [[x, y, 'terrain', cell]],
    })
    expect(named(changesOf(big, setElevation, { hexes, mode: 'set', value: 1 }))).toEqual({
      cells: [[x, y, 'elevation', cell]],
    })
    expect(named(changesOf(big, setStructure, { hexes, structure: { feature: 'tower' } }))).toEqual({
      records: [['structures', ...hexes]],
      reordered: ['structures'],
    })
  })

  test('undo and redo name the same', () => {
    const history = createHistory(big)
    history.apply(setElevation, { hexes: [at(193, 112)], mode: 'set', value: 1 })
    for (const change of [history.undo(), history.redo()])
      expect(change && named(change.changes)).toEqual({ cells: [[6, 3, 'elevation', 16 * 32 + 1]] })
  })

  test('a terrain new to the palette names its letter too', () => {
    expect(named(changesOf(big, paintTerrain, { hexes: [at(208, 112)], terrain: 'water' }))).toEqual({
      cells: [[6, 3, 'terrain', 16 * 32 + 16]],
      records: [['palette', 'a']],
      reordered: ['palette'],
    })
  })
})

describe('many hexes', () => {
  const hexes = Array.from({ length: 600 }, (_, index) => at(193 + (index % 30), 97 + Math.floor(index / 30)))

  test('of one chunk are those hexes, not the chunk', () => {
    const { cells } = changesOf(big, paintTerrain, { hexes, terrain: 'wood' })
    expect(cells.map(({ layer, cells: indices }) => [layer, indices.length])).toEqual([['terrain', 600]])
  })

  test('their undo leaves alone what somebody else has painted in the chunk since', () => {
    const history = createHistory(big)
    history.apply(paintTerrain, { hexes, terrain: 'wood' })
    const step = history.undo()
    if (!step) throw new Error('no step')
    const other = createHistory(step.before)
    other.apply(paintTerrain, { hexes: [at(192, 96)], terrain: 'wood' })
    const undone = withValues(other.document, valuesOf(step.after, step.changes))
    const names = changesBetween(big, undone, placesOfSteps([step.changes, ...painted(at(192, 96))]))
    expect(named(names)).toEqual({ cells: [[6, 3, 'terrain', 0]] })
  })

  function painted(hex: string): ChangeSet[] {
    return [changesOf(big, paintTerrain, { hexes: [hex as never], terrain: 'wood' })]
  }
})

describe('other changes', () => {
  const value = { feature: 'wall' }

  test.each([
    ['inside', sideAt(208, 112, 1)],
    ['on a border of chunks', sideAt(191, 112, 1)],
    ['on the rim of the map', sideAt(0, 112, 5)],
  ])('a hexside %s: that side, and what changed there', (_title, side) => {
    const changes = changesOf(big, setHexsideFeature, { sides: [side], slot: 'barrier', value })
    expect(named(changes)).toEqual({ hexsides: [[side, 'barrier']] })
  })

  test('taking one side of many back names that side alone', () => {
    const sides = [sideAt(208, 112, 1), sideAt(208, 113, 1), sideAt(215, 120, 0)]
    const history = createHistory(big)
    history.apply(setHexsideFeature, { sides, slot: 'barrier', value })
    history.apply(setHexsideFeature, { sides: sides.slice(1, 2), slot: 'way', value: { feature: 'road' } })
    const change = history.undo()
    expect(change && named(change.changes)).toEqual({ hexsides: [[sides[1], 'way']] })
  })

  test('a counter moved: the counter; one removed: the order of the others too', () => {
    const rich = richScenario()
    const moved = changesOf(rich, moveCounters, {
      moves: [{ counter: counterId('guy'), hex: at(1, 1, BOARD_GRID) }],
    })
    expect(named(moved)).toEqual({ records: [['counters', 'guy']] })
    const removed = changesOf(rich, removeCounters, { counters: [counterId('guy')] })
    expect(named(removed)).toEqual({ records: [['counters', 'guy']], reordered: ['counters'] })
  })

  test('a sheet, a side, a title', () => {
    const rich = richScenario()
    const sheet = changesOf(rich, editCounterType, { counterType: KNIGHT, change: { name: 'Sire' } })
    expect(named(sheet)).toEqual({ records: [['counterTypes', KNIGHT]] })
    const side = changesOf(rich, editSide, { side: SARACENS, change: { color: '#000000' } })
    expect(named(side)).toEqual({ records: [['sides', SARACENS]] })
    const title = changesOf(rich, editInfo, { change: { title: 'New' } })
    expect(named(title)).toEqual({ singles: ['info'] })
  })

  test('erasing a hex with structure and marker', () => {
    const hexes = [at(1, 1, BOARD_GRID), at(10, 10, BOARD_GRID)]
    const { cells, records } = changesOf(richScenario(), eraseHexes, { hexes, terrain: 'clear' })
    expect(Object.keys(records).sort()).toEqual(['markers', 'structures'])
    expect(cells).toEqual([])
  })

  test('a map turned is another map: nothing of it is named', () => {
    const { wholeMap, cells, hexsides, records } = changesOf(richScenario(), turnMap, {})
    expect(wholeMap).toBe(true)
    expect(cells.length + hexsides.size).toBe(0)
    expect(records.markers ?? records.structures ?? records.palette).toBeUndefined()
    expect(isNothing(changesOf(richScenario(), turnMap, {}))).toBe(false)
  })
})
