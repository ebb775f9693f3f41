/** The table of counter types: its columns, cells, faults, and the changes that texts in its cells make (CTR-1, CHK-9). */
import { describe, expect, test } from 'vitest'
import { armyColumns, armyRows, type Column, type Layout } from '#shared/armies/columns'
import { cellFault, cellText, cellValue } from '#shared/armies/cells'
import { readEdits } from '#shared/armies/edits'
import { counterTypeId, sideId } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { changeSheets } from '../../renderer/actions/changeSheets'
import { testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

const FOOT = counterTypeId('foot')
const RIDER = counterTypeId('rider')

function withTypes(scenario: Scenario, ruleset: Ruleset): Scenario {
  const { counterSchema } = ruleset
  const made = (name: string, kind: number): CounterType =>
    newCounterType(counterSchema, { name, side: undefined, stats: counterSchema.kinds[kind]?.stats ?? {} })
  return { ...scenario, counterTypes: { [FOOT]: made('Sergent', 0), [RIDER]: made('Croisé', 1) } }
}
const medieval = withTypes(testBoard(), magnaCarta)
const fantasy = withTypes(fantasyBoard(), commonMechanics)

function column(ruleset: Ruleset, layout: Layout, id: string): Column {
  const found = armyColumns(ruleset.counterSchema, layout).find((one) => one.id === id)
  if (!found) throw new Error(`no column ${id}`)
  return found
}
const inTypes = (id: string): Column => column(magnaCarta, 'types', id)
const edit = (id: string, text: string, type = FOOT) => ({ row: { type }, column: inTypes(id), text })

describe('CTR-1: rows and columns', () => {
  test('no column has the id of another, in any layout', () => {
    for (const { counterSchema } of [magnaCarta, commonMechanics])
      for (const layout of ['types', 'faces'] as const) {
        const ids = armyColumns(counterSchema, layout).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }
  })

  test('one row a type, or one a face', () => {
    expect(armyRows(medieval, magnaCarta.counterSchema, 'types')).toEqual([{ type: FOOT }, { type: RIDER }])
    expect(armyRows(medieval, magnaCarta.counterSchema, 'faces')).toHaveLength(2 + 6)
  })

  test('a man on foot has no cell for a mounted face', () => {
    const attack = inTypes('mounted-healthy:attack')
    expect(cellValue(medieval, { type: FOOT }, attack)).toBeUndefined()
    expect(cellText(medieval, { type: FOOT }, attack, 'fr')).toBe('')
    expect(cellText(medieval, { type: RIDER }, attack, 'fr')).toBe('5')
  })

  test('CM-STAT-2: a face shows the value of its sheet until it has another', () => {
    const morale = column(commonMechanics, 'faces', 'face:moraleGrade')
    const row = { type: FOOT, face: 'steps-1' }
    expect(cellText(fantasy, row, morale, 'fr')).toBe('ordinaire')
    const { changes } = readEdits(fantasy, commonMechanics.counterSchema, [
      { row, column: morale, text: 'DESAVANTAGEE' },
    ])
    const value = changes.get(FOOT)?.faces?.['steps-1']?.stats?.['moraleGrade']
    expect(value).toBe('disadvantaged')
  })
})

describe('CTR-1: what is typed', () => {
  test('goes to the sheet, to its faces, and to the faces that follow', () => {
    const { changes, refused } = readEdits(medieval, magnaCarta.counterSchema, [
      edit('name', 'Sergent d’armes'),
      edit('armour', 'Légère'),
      edit('healthy:attack', '9'),
    ])
    expect(refused).toEqual([])
    expect(changes.get(FOOT)).toEqual({
      name: 'Sergent d’armes',
      stats: { armour: 'light' },
      faces: { healthy: { stats: { attack: 9 } }, wounded: { stats: { attack: 9 } } },
    })
  })

  test('a face that is edited itself does not follow', () => {
    const { changes } = readEdits(medieval, magnaCarta.counterSchema, [
      edit('wounded:attack', '4'),
      edit('healthy:attack', '9'),
    ])
    expect(changes.get(FOOT)?.faces).toEqual({
      healthy: { stats: { attack: 9 } },
      wounded: { stats: { attack: 4 } },
    })
  })

  test('a sheet that becomes mounted gets the faces in the same change, and the values for them', () => {
    const { changes } = readEdits(medieval, magnaCarta.counterSchema, [
      edit('mounted', 'oui'),
      edit('mounted-healthy:movement', '12'),
    ])
    const change = changes.get(FOOT)
    expect(change?.footprint).toBe(2)
    expect(change?.faces?.['mounted-healthy']?.stats?.['movement']).toBe(12)
  })

  test('a wrong text of a stat stays as typed, and its cell says what was expected', () => {
    const { editor } = new TestEditor(medieval)
    const { changes } = readEdits(medieval, magnaCarta.counterSchema, [edit('healthy:attack', 'neuf')])
    expect(changeSheets(editor.document, changes)).toBeUndefined()
    const { scenario } = editor.document
    const attack = inTypes('healthy:attack')
    expect(cellText(scenario, { type: FOOT }, attack, 'fr')).toBe('neuf')
    expect(cellFault(scenario, magnaCarta, { type: FOOT }, attack)).toEqual({
      rule: 'CHK-9',
      says: { fr: 'Un nombre entier est attendu.', en: 'A whole number is expected.' },
      wrong: true,
    })
  })

  test('what no file can hold is refused, with its reason', () => {
    const { changes, refused } = readEdits(medieval, magnaCarta.counterSchema, [
      edit('quantity', 'beaucoup'),
      edit('side', 'Martiens'),
      edit('name', ' '),
    ])
    expect(changes.size).toBe(0)
    expect(refused.map(({ says }) => says.fr)).toEqual([
      'Un nombre entier est attendu.',
      '«\u202fMartiens\u202f» n’est pas proposé ici.',
      'Un nom est attendu.',
    ])
  })

  test('a side is known by its name, and an empty text takes it away', () => {
    const [side, { name }] = Object.entries(medieval.sides)[0] as [string, { name: string }]
    const given = readEdits(medieval, magnaCarta.counterSchema, [edit('side', name.toUpperCase())])
    expect(given.changes.get(FOOT)).toEqual({ side: sideId(side) })
    const taken = readEdits(medieval, magnaCarta.counterSchema, [edit('side', '')])
    expect(taken.changes.get(FOOT)).toEqual({ side: null })
  })

  test('any number of sheets is one undo step', () => {
    const { editor } = new TestEditor(medieval)
    const before = editor.document.scenario
    const { changes } = readEdits(medieval, magnaCarta.counterSchema, [
      edit('healthy:attack', '9'),
      edit('mounted-healthy:attack', '11', RIDER),
    ])
    changeSheets(editor.document, changes)
    expect(cellText(editor.document.scenario, { type: RIDER }, inTypes('mounted-healthy:attack'), 'en')).toBe(
      '11',
    )
    editor.document.undo()
    expect(editor.document.scenario).toEqual(before)
  })
})

describe('CHK-9 and SV-CTR-3 in the cells', () => {
  const faultOf = (change: Partial<CounterType>, id: string) => {
    const type = { ...(medieval.counterTypes[FOOT] as CounterType), ...change }
    const scenario = { ...medieval, counterTypes: { [FOOT]: type } }
    return cellFault(scenario, magnaCarta, { type: FOOT }, inTypes(id))
  }

  test('a value that the sheets hardly reach is doubtful, not wrong', () => {
    const fault = faultOf({ faces: { healthy: { stats: { attack: 60 } } } }, 'healthy:attack')
    expect(fault).toMatchObject({ rule: 'CHK-9', wrong: false })
  })

  test('an abbreviation is three letters', () => {
    expect(faultOf({ abbreviation: 'ABCD' }, 'abbreviation')).toMatchObject({ rule: 'SV-CTR-3', wrong: true })
    expect(faultOf({ abbreviation: 'ABC' }, 'abbreviation')).toBeUndefined()
  })
})
