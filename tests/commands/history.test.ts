/** DOC-4: one step per gesture, named in the menu, within a memory budget. */
import { describe, expect, test } from 'vitest'
import { type Change, createHistory } from '#shared/commands/history'
import { editTexts } from '#shared/commands/editTexts'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { setElevation } from '#shared/commands/setElevation'
import { terrainAt } from '#shared/document/map'
import { parseHexKey } from '#shared/hex/axial'
import { writeScenario } from '#shared/format/write'
import { type Scenario } from '#shared/document/types'
import { at, BIG_GRID, openMap } from './maps'

const GRID = { ...BIG_GRID, columns: 40, rows: 40 }
const open = openMap(GRID)
const hex = (col: number, row: number) => at(col, row, GRID)
const terrain = (scenario: Scenario, col: number, row: number) =>
  terrainAt(scenario.map, parseHexKey(hex(col, row)))

const wood = (...columns: number[]) => ({
  hexes: columns.map((col) => hex(col, 0)),
  terrain: 'wood',
  label: { fr: 'bois', en: 'wood' },
})

describe('a gesture', () => {
  test('of sixty passes over thirty hexes is one step of thirty cells', () => {
    const history = createHistory(open)
    history.begin()
    for (let pass = 0; pass < 60; pass++) {
      history.apply(paintTerrain, { hexes: [hex(pass % 30, 0)], terrain: pass < 30 ? 'water' : 'wood' })
    }
    const change = history.commit()
    // And the palette entry of water, which stays.
    expect(change?.changes.cells.map(({ layer, cells }) => [layer, cells.length])).toEqual([['terrain', 30]])
    expect(change?.changes.records).toEqual({ palette: new Set(['a']) })
    history.undo()
    expect(writeScenario(history.document)).toBe(writeScenario(open))
    expect(history.undoName).toBeUndefined()
    history.redo()
    expect(terrain(history.document, 29, 0)).toBe('wood')
  })

  test('that ends where it began records nothing and leaves the object it found', () => {
    const history = createHistory(open)
    const before = history.document
    history.begin()
    history.apply(setElevation, { hexes: [hex(3, 3)], mode: 'raise', value: 1 })
    history.apply(paintTerrain, wood(1))
    history.apply(paintTerrain, { hexes: [hex(1, 0)], terrain: 'clear' })
    history.apply(setElevation, { hexes: [hex(3, 3)], mode: 'lower', value: 1 })
    expect(history.commit()).toBeUndefined()
    // Nor is the layer of levels there, all of them 0.
    expect(history.document).toBe(before)

    history.begin()
    history.apply(paintTerrain, wood(1))
    history.apply(paintTerrain, { hexes: [hex(1, 0)], terrain: 'clear' })
    expect(history.commit()).toBeUndefined()
    expect(history.document).toEqual(before)
    expect(history.undoName).toBeUndefined()
    expect(history.modified).toBe(false)
  })

  test('cancelled puts the very object back', () => {
    const history = createHistory(open)
    const before = history.document
    const seen: Change[] = []
    history.subscribe((change) => seen.push(change))
    history.begin()
    history.apply(paintTerrain, wood(1, 2))
    history.apply(paintTerrain, wood(3))
    expect(history.document).not.toBe(before)
    history.cancel()
    expect(history.document).toBe(before)
    expect(seen.map(({ kind }) => kind)).toEqual(['apply', 'apply', 'cancel'])
    expect(seen[2]?.changes.cells.map(({ chunk, cells }) => [chunk, cells.length])).toEqual([[0, 3]])
    expect(history.undo()).toBeUndefined()
  })

  test('begun within another commits the other; undo within one commits it first', () => {
    const history = createHistory(open)
    history.begin()
    history.apply(paintTerrain, wood(1))
    history.begin()
    history.apply(paintTerrain, wood(2))
    history.undo()
    expect([terrain(history.document, 1, 0), terrain(history.document, 2, 0)]).toEqual(['wood', 'clear'])
    history.redo()
    expect(terrain(history.document, 2, 0)).toBe('wood')
  })

  test('refused in the middle goes on without the refused command', () => {
    const history = createHistory(open)
    history.begin()
    expect(history.apply(paintTerrain, wood(1))).toBeUndefined()
    expect(history.apply(paintTerrain, { hexes: [hex(-1, 0)], terrain: 'wood' })?.message.en).toBe(
      'That is off the map.',
    )
    expect(history.commit()?.changes.cells.map(({ cells }) => cells.length)).toEqual([1])
  })

  test('its changes are told as they come, its sum is returned', () => {
    const history = createHistory(open)
    const seen: Change[] = []
    const stop = history.subscribe((change) => seen.push(change))
    history.begin()
    history.apply(paintTerrain, wood(1))
    history.apply(paintTerrain, wood(2))
    const sum = history.commit()
    expect(seen.length).toBe(2)
    expect(sum?.before).toBe(seen[0]?.before)
    expect(sum?.after).toBe(seen[1]?.after)
    stop()
    history.undo()
    expect(seen.length).toBe(2)
  })
})

describe('the menu', () => {
  test('names the step in both languages', () => {
    const history = createHistory(open)
    history.apply(paintTerrain, wood(1))
    expect(history.undoName).toEqual({ fr: 'Peindre\u202f: bois', en: 'Paint wood' })
    expect(history.redoName).toBeUndefined()
    history.undo()
    expect(history.undoName).toBeUndefined()
    expect(history.redoName?.en).toBe('Paint wood')
  })

  test('a new step empties redo, a step of nothing does not', () => {
    const history = createHistory(open)
    history.apply(paintTerrain, wood(1))
    history.undo()
    history.apply(paintTerrain, { hexes: [hex(9, 9)], terrain: 'clear' })
    expect(history.redoName).toBeDefined()
    history.apply(paintTerrain, wood(2))
    expect(history.redoName).toBeUndefined()
    expect(history.redo()).toBeUndefined()
  })
})

describe('modified', () => {
  test('compares with the saved step', () => {
    const history = createHistory(open)
    expect(history.modified).toBe(false)
    history.apply(paintTerrain, wood(1))
    expect(history.modified).toBe(true)
    history.markSaved()
    expect(history.modified).toBe(false)
    history.undo()
    expect(history.modified).toBe(true)
    history.redo()
    expect(history.modified).toBe(false)
  })

  test('a saved step that is gone for good leaves the document modified', () => {
    const history = createHistory(open)
    history.apply(paintTerrain, wood(1))
    history.markSaved()
    history.undo()
    history.apply(paintTerrain, wood(2))
    history.undo()
    expect(history.modified).toBe(true)
  })

  test('a recovered document is modified until it is saved', () => {
    const history = createHistory(open, { modified: true })
    expect(history.modified).toBe(true)
    history.markSaved()
    expect(history.modified).toBe(false)
  })
})

describe('the memory budget', () => {
  test('drops the oldest steps, never the last, and forgets no saved state in silence', () => {
    const history = createHistory(open, { budgetBytes: 20_000 })
    const background = (letter: string) => ({ change: { background: { fr: letter.repeat(6000) } } })
    for (const letter of 'abcdef') history.apply(editTexts, background(letter))
    const steps: string[] = []
    while (history.undo()) steps.push(history.document.texts.background?.fr?.slice(0, 1) ?? '')
    // Each step holds the text before and the text after.
    expect(steps).toEqual(['e'])
    expect(history.modified).toBe(true)

    const tiny = createHistory(open, { budgetBytes: 1 })
    tiny.apply(editTexts, background('x'))
    tiny.markSaved()
    tiny.apply(editTexts, background('y'))
    tiny.undo()
    expect(tiny.document.texts.background?.fr?.[0]).toBe('x')
    expect(tiny.modified).toBe(false)
  })
})
