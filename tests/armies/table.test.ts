/** The table of counter types as it is shown and edited: sorting, filters, fills, drafts and undo (CTR-1). */
import { describe, expect, test } from 'vitest'
import { repeated } from '#shared/armies/block'
import { armyColumns, armyRows } from '#shared/armies/columns'
import { readClip } from '#shared/armies/clipText'
import { replacedIn } from '#shared/armies/replace'
import { counterTypeId } from '#shared/document/ids'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { commandOf, movedBy, tabbedTo } from '../../renderer/panels/armies/gridKeys'
import { shownColumns, shownRows, textsOf } from '../../renderer/panels/armies/shownTable'
import {
  addToNumbers,
  type EditedTable,
  fillFrom,
  fillWith,
  paste,
  replaceAll,
  textsIn,
  toggle,
} from '../../renderer/panels/armies/tableEdits'
import { tableStore } from '../../renderer/panels/armies/tableStore'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const { counterSchema } = magnaCarta
const NAMES = ['Guy', 'Aude', 'Élie']

function scenarioOf() {
  const counterTypes = Object.fromEntries(
    NAMES.map((name, index) => {
      const stats = counterSchema.kinds[index === 2 ? 1 : 0]?.stats ?? {}
      return [counterTypeId(name), newCounterType(counterSchema, { name, side: undefined, stats })]
    }),
  )
  return { ...testBoard(), counterTypes }
}

function opened() {
  const { editor } = new TestEditor(scenarioOf())
  const store = tableStore(editor)
  const columns = armyColumns(counterSchema, 'types')
  const table = (): EditedTable => {
    const { scenario } = editor.document
    const rows = armyRows(scenario, counterSchema, 'types')
    const shown = { rows, allRows: rows, columns, allColumns: columns, scenario, layout: 'types' as const }
    return { ...shown, editor, store, language: 'fr' }
  }
  const at = (id: string): number => columns.findIndex((column) => column.id === id)
  const block = (id: string, top: number, bottom = top) => ({ top, bottom, left: at(id), right: at(id) })
  const texts = (id: string) => textsIn(table(), block(id, 0, 99)).map(([text]) => text)
  return { editor, store, table, block, texts, at }
}

const ALL = { layout: 'types', words: '', values: {}, sort: undefined } as const

describe('the rows shown', () => {
  const scenario = scenarioOf()
  const names = (state: Partial<Parameters<typeof shownRows>[2]>) =>
    shownRows(scenario, counterSchema, { ...ALL, ...state }, 'fr').map(({ type }) => type)

  test('stand as the document has them until they are sorted', () => {
    expect(names({})).toEqual(['Guy', 'Aude', 'Élie'])
    expect(names({ sort: { column: 'name', down: false } })).toEqual(['Aude', 'Élie', 'Guy'])
    expect(names({ sort: { column: 'name', down: true } })).toEqual(['Guy', 'Élie', 'Aude'])
  })

  test('those without such a cell come last either way', () => {
    for (const down of [false, true])
      expect(names({ sort: { column: 'mounted-healthy:attack', down } })[0]).toBe('Élie')
  })

  test('are found by words of any column; a ticked one by its name', () => {
    expect(names({ words: 'elie' })).toEqual(['Élie'])
    expect(names({ words: 'monte' })).toContain('Élie')
    expect(names({ words: 'nobody' })).toEqual([])
  })

  test('and by the values of a column', () => {
    const mounted = armyColumns(counterSchema, 'types').find(({ id }) => id === 'mounted')
    if (!mounted) throw new Error('no such column')
    expect(textsOf(scenario, counterSchema, ALL, mounted, 'fr')).toEqual(['non', 'oui'])
    expect(names({ values: { mounted: ['oui'] } })).toEqual(['Élie'])
  })
})

test('columns that are hidden are left out, those up to the last frozen one stay at the left', () => {
  const state = { layout: 'types', hidden: ['abbreviation'], frozen: 'side', widths: { name: 100 } } as const
  const placed = shownColumns(counterSchema, scenarioOf(), state, 'fr')
  expect(placed.slice(0, 3).map(({ column, left, frozen }) => [column.id, left, frozen])).toEqual([
    ['name', 0, true],
    ['side', 100, true],
    ['quantity', 100 + (placed[1]?.width ?? 0), false],
  ])
})

describe('fills', () => {
  test('a source is repeated over the block, up and left too', () => {
    const source = { top: 2, left: 1, bottom: 3, right: 1 }
    expect([0, 1, 2, 3, 4, 5].map((row) => repeated(source, { row, column: 4 }).row)).toEqual([
      2, 3, 2, 3, 2, 3,
    ])
  })

  test('one text into all cells, and one step to undo it', () => {
    const { editor, table, block, texts } = opened()
    fillWith(table(), block('quantity', 0, 2), '4')
    expect(texts('quantity')).toEqual(['4', '4', '4'])
    editor.document.undo()
    expect(texts('quantity')).toEqual(['1', '1', '1'])
    expect(editor.store.getState().document.undoName).toBeUndefined()
  })

  test('down: the first cell into the others', () => {
    const { table, block, texts } = opened()
    fillFrom(table(), block('name', 0), block('name', 0, 2))
    expect(texts('name')).toEqual(['Guy', 'Guy', 'Guy'])
  })

  test('one more for each number; what is no number, and no cell at all, stays', () => {
    const { table, block, texts } = opened()
    const before = texts('mounted-healthy:attack')
    addToNumbers(table(), block('mounted-healthy:attack', 0, 2), 2)
    expect(before.slice(0, 2)).toEqual(['', ''])
    expect(texts('mounted-healthy:attack')).toEqual(['', '', String(Number(before[2]) + 2)])
  })

  test('ticks are set, and taken away when all are', () => {
    const { table, block, texts } = opened()
    toggle(table(), block('largeShield', 0, 1))
    expect(texts('largeShield')).toEqual(['oui', 'oui', 'non'])
    toggle(table(), block('largeShield', 0, 1))
    expect(texts('largeShield')).toEqual(['non', 'non', 'non'])
  })

  test('found texts are replaced without regard to accents, and counted', () => {
    const { table, block, texts } = opened()
    expect(replaceAll(table(), block('name', 0, 2), { sought: 'E', whole: false }, 'o')).toBe(2)
    expect(texts('name')).toEqual(['Guy', 'Audo', 'olio'])
    expect(replacedIn('cœur de cœur', { sought: 'oeu', whole: false }, 'OU')).toBe('cOUr de cOUr')
    expect(replacedIn('Aude', { sought: 'aud', whole: true }, 'x')).toBe('Aude')
  })
})

describe('drafts', () => {
  test('a text that no file can hold waits at its cell until another is accepted there', () => {
    const { editor, store, table, block } = opened()
    fillWith(table(), block('quantity', 1), 'beaucoup')
    expect(store.getState().drafts.map(({ edit, says }) => [edit.row.type, edit.text, says.fr])).toEqual([
      ['Aude', 'beaucoup', 'Un nombre entier est attendu.'],
    ])
    expect(editor.document.scenario).toEqual(scenarioOf())
    fillWith(table(), block('quantity', 1), '1')
    expect(store.getState().drafts).toEqual([])
  })

  test('undo takes back what a paste changed together with what it left as drafts', async () => {
    const { editor, store, table, block, texts } = opened()
    await paste(table(), readClip('3\nbeaucoup\n5\n'), block('quantity', 0))
    expect(texts('quantity')).toEqual(['3', '1', '5'])
    expect(store.getState().drafts).toHaveLength(1)
    editor.document.undo()
    expect(texts('quantity')).toEqual(['1', '1', '1'])
    expect(store.getState().drafts).toEqual([])
  })
})

describe('a paste beyond the last row', () => {
  test('asks once, then adds the types; one step takes all back', async () => {
    const { editor, table, block, texts } = opened()
    const done = paste(table(), readClip('Renaud\tNRE\nThibaud\tNTH\n'), block('name', 3))
    const [asked, ...others] = editor.store.getState().session.asked
    expect(others).toEqual([])
    expect(asked?.question.title.fr).toBe('Ajouter 2\u00a0types de pion\u202f?')
    asked?.answer(true)
    await done
    expect(texts('name')).toEqual([...NAMES, 'Renaud', 'Thibaud'])
    expect(texts('abbreviation').slice(3)).toEqual(['NRE', 'NTH'])
    expect(editor.store.getState().document.undoName?.fr).toBe('Ajouter 2 types de pion')
    editor.document.undo()
    expect(texts('name')).toEqual(NAMES)
  })

  test('given up, it changes nothing', async () => {
    const { editor, table, block, texts } = opened()
    const done = paste(table(), readClip('Renaud\n'), block('name', 3))
    editor.store.getState().session.asked[0]?.answer(false)
    expect(await done).toBeUndefined()
    expect(texts('name')).toEqual(NAMES)
  })
})

describe('keys', () => {
  const key = (name: string, held: string[] = []) => ({
    key: name,
    ctrlKey: held.includes('Ctrl'),
    metaKey: false,
    altKey: held.includes('Alt'),
    shiftKey: held.includes('Shift'),
  })
  const size = { rows: 10, columns: 4, page: 5 }

  test('arrows go a cell on, with Ctrl to the end; nothing leaves the table', () => {
    const from = { row: 3, column: 2 }
    expect(movedBy(key('ArrowDown'), from, size)).toEqual({ row: 4, column: 2 })
    expect(movedBy(key('ArrowRight', ['Ctrl']), from, size)).toEqual({ row: 3, column: 3 })
    expect(movedBy(key('End', ['Ctrl']), from, size)).toEqual({ row: 9, column: 3 })
    expect(movedBy(key('PageUp'), from, size)).toEqual({ row: 0, column: 2 })
    expect(movedBy(key('a'), from, size)).toBeUndefined()
  })

  test('Tab goes through the row, then to the next', () => {
    expect(tabbedTo({ row: 3, column: 3 }, false, size)).toEqual({ row: 4, column: 0 })
    expect(tabbedTo({ row: 0, column: 0 }, true, size)).toEqual({ row: 0, column: 0 })
  })

  test('space ticks where yes and no stand, Alt and the arrow open the list of a choice', () => {
    expect(commandOf(key(' '), 'boolean')).toBe('toggle')
    expect(commandOf(key(' '), 'text')).toBeUndefined()
    expect(commandOf(key('ArrowDown', ['Alt']), 'choice')).toBe('list')
    expect(commandOf(key('ArrowDown', ['Alt']), 'integer')).toBe('less')
    expect(commandOf(key('d', ['Ctrl']), 'text')).toBe('fill-down')
  })
})
