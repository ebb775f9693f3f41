/** SCN-1: the editor of house rules, by what it does to the document; undo puts back what was. */
import { describe, expect, test } from 'vitest'
import {
  addRow,
  deleteRow,
  duplicateRow,
  isSaid,
  listedRows,
  resetRow,
  rowState,
  setField,
  setFigures,
  setTable,
} from '../../../renderer/dialogs/houseRules/houseEdits'
import { testBoard } from '../../support/board'
import { hexNamed } from '../../support/names'
import { TestEditor } from '../../support/TestEditor'
import { terrainAt } from '#shared/document/map'
import { type Json } from '#shared/json/extra'
import { fieldsOf, type FormRow, type KeyedField, type RowForm } from '#shared/rules/house/rowForm'
import { houseFormsOf } from '#shared/rules/registry/parts'
import { RULESETS } from '#shared/rules/registry/registry'

const VINEYARD = { fr: 'vigne', en: 'vineyard' }

function at(ruleset = 'magna-carta') {
  const test = new TestEditor(testBoard({ ruleset }))
  const forms = houseFormsOf(ruleset)!
  const form = (table: string): RowForm => forms.rows.find((one) => one.table === table)!
  return {
    test,
    editor: test.editor,
    forms,
    form,
    figure: (table: string) => forms.figures.find((one) => one.table === table)!,
    row: (table: string, id: string): FormRow =>
      form(table)
        .rows(test.scenario)
        .find((one) => one.id === id)!,
    field: (table: string, key: string): KeyedField => fieldsOf(form(table)).find((one) => one.key === key)!,
    tables: (): Readonly<Record<string, Json>> => test.scenario.houseTables,
  }
}

const idOf = (made: ReturnType<typeof addRow>): string => {
  if ('problem' in made) throw new Error(made.problem.en)
  return made.id
}

describe('rows of the scenario’s own', () => {
  test.each(RULESETS.map(({ id }) => id))('%s: a terrain is added, painted with, and undone', (ruleset) => {
    const { test, editor, form, tables } = at(ruleset)
    const before = test.scenario
    const like = editor.document.ruleset.terrains.find(
      ({ id }) => id !== editor.document.ruleset.openTerrain,
    )!.id
    const id = idOf(addRow(editor.document, form('terrain'), { name: VINEYARD, like }))
    expect(tables()).toEqual({ terrain: [{ id: 'vineyard', like, name: VINEYARD }] })
    expect(editor.document.ruleset.terrains.at(-1)).toMatchObject({ id, name: VINEYARD, source: 'house' })
    test.tool('brush', { terrain: id }).click('B3')
    expect(terrainAt(test.scenario.map, hexNamed(test.scenario, 'B3'))).toBe('vineyard')
    expect(Object.values(test.scenario.map.palette)).toContain('vineyard')
    editor.document.undo()
    editor.document.undo()
    expect(test.scenario).toEqual(before)
    // What is in hand is a terrain that there is.
    const { terrain } = editor.store.getState().session.options
    expect(editor.document.ruleset.terrains.map((row) => row.id)).toContain(terrain)
  })

  test('a second one of the same name has an id of its own', () => {
    const { editor, form } = at()
    addRow(editor.document, form('terrain'), { name: VINEYARD, like: 'brush' })
    expect(idOf(addRow(editor.document, form('terrain'), { name: VINEYARD, like: 'brush' }))).toBe(
      'vineyard-2',
    )
    expect(
      idOf(addRow(editor.document, form('terrain'), { name: { fr: 'bois', en: 'Wood' }, like: 'wood' })),
    ).toBe('wood-2')
    expect(idOf(addRow(editor.document, form('terrain'), { name: { fr: 'Œ', en: '…' }, like: 'wood' }))).toBe(
      'terrain',
    )
  })

  test('what goes without saying is not written; a reset takes back', () => {
    const { editor, form, row, field, tables } = at()
    const cost = field('terrain', 'costFoot')
    expect(setField(editor.document, form('terrain'), row('terrain', 'wood'), cost, 4)).toBeUndefined()
    expect(tables()).toEqual({ terrain: [{ id: 'wood', costFoot: 4 }] })
    expect(rowState(form('terrain'), { options: {}, houseTables: tables() }, 'wood')).toBe('changed')
    expect(isSaid(form('terrain'), { options: {}, houseTables: tables() }, 'wood', 'costFoot')).toBe(true)
    setField(editor.document, form('terrain'), row('terrain', 'wood'), cost, 2)
    expect(tables()).toEqual({})
    setField(editor.document, form('terrain'), row('terrain', 'wood'), cost, null)
    expect(row('terrain', 'wood')['costFoot']).toBeUndefined()
    resetRow(editor.document, form('terrain'), row('terrain', 'wood'))
    expect(tables()).toEqual({})
    expect(row('terrain', 'wood')['costFoot']).toBe(2)
  })

  test('a wrong value is refused with its reason, and changes nothing', () => {
    const { test, editor, form, row, field } = at()
    const before = test.scenario
    const wrong = (key: string, value: Json) =>
      setField(editor.document, form('terrain'), row('terrain', 'wood'), field('terrain', key), value)
    expect(wrong('costFoot', 120)).toEqual({
      fr: 'trouvé\u202f: le nombre 120\u202f; attendu\u202f: un nombre entier de 0 à 99, ou null',
      en: 'found the number 120, expected a whole number from 0 to 99, or null',
    })
    expect(wrong('name', { fr: '', en: 'x' })?.en).toBe('found the text "", expected a text, not empty')
    expect(wrong('rule', 'MC-X')?.en).toMatch(/expected a rule id/)
    expect(test.scenario).toBe(before)
  })

  test('the author’s rows come first, then those changed', () => {
    const { test, editor, form, row, field } = at()
    setField(editor.document, form('terrain'), row('terrain', 'wood'), field('terrain', 'costFoot'), 4)
    addRow(editor.document, form('terrain'), { name: VINEYARD, like: 'brush' })
    const listed = listedRows(form('terrain'), test.scenario).map(({ row: { id }, state }) => [id, state])
    expect(listed.slice(0, 3)).toEqual([
      ['vineyard', 'own'],
      ['wood', 'changed'],
      ['clear', 'rules'],
    ])
  })

  test('a copy of a row is like it, or says the same', () => {
    const { editor, form, row, field, tables } = at()
    const id = idOf(
      addRow(editor.document, form('hexsides'), { name: { fr: 'palissade', en: 'palisade' }, like: 'wall' }),
    )
    setField(editor.document, form('hexsides'), row('hexsides', id), field('hexsides', 'look'), 'fence')
    duplicateRow(editor.document, form('hexsides'), row('hexsides', id))
    duplicateRow(editor.document, form('hexsides'), row('hexsides', 'hedge'))
    expect((tables()['hexsides'] as readonly Json[]).slice(1)).toEqual([
      {
        id: 'palisade-copy',
        like: 'wall',
        name: { fr: 'palissade (copie)', en: 'palisade (copy)' },
        look: 'fence',
      },
      { id: 'hedge-copy', like: 'hedge', name: { fr: 'haie (copie)', en: 'hedge (copy)' } },
    ])
  })

  test('deleted, another stands in its place on the map and in other rows, in one step', () => {
    const { test, editor, forms, form, row, field, tables } = at()
    const id = idOf(addRow(editor.document, form('terrain'), { name: VINEYARD, like: 'brush' }))
    setField(editor.document, form('terrain'), row('terrain', id), field('terrain', 'costFoot'), 5)
    addRow(editor.document, form('terrain'), { name: { fr: 'treille', en: 'trellis' }, like: id })
    setField(editor.document, form('markers'), row('markers', 'rubble'), field('markers', 'terrain'), id)
    test.tool('brush', { terrain: id }).click('B3')
    const before = test.scenario
    const refused = deleteRow(
      editor.document,
      forms.rows,
      form('terrain'),
      row('terrain', id),
      row('terrain', 'orchard'),
    )
    expect(refused).toBeUndefined()
    expect(terrainAt(test.scenario.map, hexNamed(test.scenario, 'B3'))).toBe('orchard')
    expect(Object.values(test.scenario.map.palette)).not.toContain('vineyard')
    expect(tables()).toEqual({
      terrain: [{ id: 'trellis', like: 'brush', costFoot: 5, name: { fr: 'treille', en: 'trellis' } }],
      markers: [{ id: 'rubble', terrain: 'orchard' }],
    })
    expect(editor.store.getState().document.findings).toEqual([])
    editor.document.undo()
    expect(test.scenario).toEqual(before)
  })

  test('a hexside feature deleted without another is taken off its sides', () => {
    const { test, editor, forms, form, row } = at()
    const id = idOf(
      addRow(editor.document, form('hexsides'), { name: { fr: 'palissade', en: 'palisade' }, like: 'fence' }),
    )
    test.tool('hexside', { feature: id }).click('B3/B4')
    expect(test.side('B3/B4')).toEqual({ barrier: { feature: 'palisade' } })
    deleteRow(editor.document, forms.rows, form('hexsides'), row('hexsides', id), undefined)
    expect(test.side('B3/B4')).toBeUndefined()
  })
})

describe('figures', () => {
  test('Savoy: a cell of a table is changed alone, and put back', () => {
    const { editor, figure, tables } = at('savoy')
    const table = figure('opportunity')
    const cell = { path: ['modifiers', 'opponent', 'poleArm'] }
    const label = { fr: 'attaques', en: 'attacks' }
    expect(setFigures(editor.document, table, [{ cell, value: 3 }], label)).toBeUndefined()
    expect(tables()).toEqual({ opportunity: { modifiers: { opponent: { poleArm: 3 } } } })
    expect(setFigures(editor.document, table, [{ cell, value: 'many' }], label)?.en).toMatch(
      /found the text "many"/,
    )
    setFigures(editor.document, table, [{ cell, value: 1 }], label)
    expect(tables()).toEqual({})
  })

  test('a cell of letters writes the printed rows; a faulty letter is refused', () => {
    const { editor, figure, tables } = at()
    const table = figure('combat-foot')
    const label = { fr: 'combat', en: 'combat' }
    setFigures(editor.document, table, [{ cell: { path: ['rows', 0, 0] }, value: 'F' }], label)
    const { rows } = tables()['combat-foot'] as { rows: readonly (readonly string[])[] }
    expect(rows.map((row) => row.length)).toEqual(Array(10).fill(11))
    expect(rows[0]?.[0]).toBe('F')
    expect(
      setFigures(editor.document, table, [{ cell: { path: ['rows', 0, 0] }, value: 'Z' }], label)?.en,
    ).toMatch(/found the text "Z"/)
  })

  test('the common mechanics: a cost, a list, and a cap that becomes none', () => {
    const { editor, figure, tables } = at('common-mechanics')
    const label = { fr: 'x', en: 'x' }
    const set = (table: string, cell: Parameters<typeof setFigures>[2][number]['cell'], value: Json) =>
      setFigures(editor.document, figure(table), [{ cell, value }], label)
    expect(
      set('movement', { path: ['classes', 'mounted', 'costs', 'outdoors', 'difficult'] }, 2.5),
    ).toBeUndefined()
    expect(set('weather', { path: ['weapons'], member: 'crossbow' }, false)).toBeUndefined()
    expect(set('weather', { path: ['fogFire', 'pea-soup'], inside: 'range' }, 1)).toBeUndefined()
    expect(set('weather', { path: ['fogFire', 'mist'], inside: 'range' }, null)).toBeUndefined()
    expect(tables()).toEqual({
      movement: { classes: { mounted: { costs: { outdoors: { difficult: 2.5 } } } } },
      weather: { weapons: ['bow', 'artillery'], fogFire: { 'pea-soup': { range: 1 }, mist: null } },
    })
  })

  test('a table that the ruleset cannot read may be put away, and hinders no other', () => {
    const { test, editor, form, row, field } = at()
    editor.files.load({ ...test.scenario, houseTables: { strength: { nothing: 1 } } }, undefined)
    expect(
      setField(editor.document, form('terrain'), row('terrain', 'wood'), field('terrain', 'costFoot'), 4),
    ).toBeUndefined()
    expect(setTable(editor.document, 'strength', undefined, { fr: 'x', en: 'x' })).toBeUndefined()
    expect(test.scenario.houseTables).toEqual({ terrain: [{ id: 'wood', costFoot: 4 }] })
  })
})
