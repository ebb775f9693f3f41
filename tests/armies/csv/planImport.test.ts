/** XCH-3, CTR-1: what a CSV would change, and what of it is refused, with line and column. */
import { describe, expect, test } from 'vitest'
import { writeCsv } from '#shared/armies/csv/writeCsv'
import { type CsvFault, csvFaultText } from '#shared/armies/csv/csvFault'
import { counterId, counterTypeId } from '#shared/document/ids'
import { writeScenario } from '#shared/format/write'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { changeSheets } from '../../../renderer/actions/changeSheets'
import { plainCounter } from '../../support/plainCounter'
import { TestEditor } from '../../support/TestEditor'
import { armyOf, bytesOf, planOf, readBytes, SIDE, withType } from './armies'

const army = armyOf(magnaCarta)
const [FOOT, RIDER] = Object.keys(army.counterTypes).map(counterTypeId) as [never, never]
const types = (csv: string) =>
  planOf(army, csv).types.map(({ id, isNew, columns }) => [id, isNew, columns.map((column) => column.id)])
const refusals = (csv: string): string[] => planOf(army, csv).refused.map((fault) => csvFaultText(fault).fr)

describe('rows and their types', () => {
  test('by name and side, else by abbreviation and side, else by the name alone', () => {
    const coded = withType(army, FOOT, { abbreviation: 'PAP' })
    const idOf = (row: string): string | undefined =>
      planOf(coded, `nom;sigle;camp;quantité\n${row};7\n`).types[0]?.id
    expect(idOf('Pion à pied;XXX;Francs')).toBe(FOOT)
    expect(idOf('PION A PIED;XXX;francs')).toBe(FOOT)
    expect(idOf('Piéton;PAP;Francs')).toBe(FOOT)
    expect(idOf('Pion à pied;XXX;Mamelouks & C\u202fie')).toBe(FOOT)
    expect(idOf('Piéton;PAP;Mamelouks & C\u202fie')).toBe('pieton')
  })

  test('of several of one name and side, the first row is the first', () => {
    const twice = withType(army, 'again', { name: 'Pion à pied' })
    const { types, after } = planOf(twice, 'nom;camp;quantité\nPion à pied;Francs;1\nPion à pied;Francs;5\n')
    expect(types.map(({ id }) => id)).toEqual(['again'])
    expect(after.counterTypes[counterTypeId('again')]?.quantity).toBe(5)
    // A third is new.
    const third = 'nom;camp\nPion à pied;Francs\nPion à pied;Francs\nPion à pied;Francs\n'
    expect(planOf(twice, third).types).toMatchObject([{ isNew: true, line: 4 }])
  })

  test('types that the file does not speak of stay, and are counted', () => {
    expect(planOf(army, 'nom\nPion à pied\n')).toMatchObject({ same: 1, absent: 1, types: [] })
  })

  test('a new type has the defaults of the rules for what the file leaves empty', () => {
    const { after, types } = planOf(
      army,
      'nom;camp;monté;armure;indemne, monté : attaque\nTurcopole;Francs;oui;;9\n',
    )
    expect(types).toMatchObject([{ id: 'turcopole', isNew: true, line: 2 }])
    const sheet = after.counterTypes[counterTypeId('turcopole')]
    expect(sheet).toMatchObject({ name: 'Turcopole', side: SIDE, quantity: 1, footprint: 2 })
    expect(sheet?.faces['mounted-healthy']?.stats['attack']).toBe(9)
    expect(Object.keys(sheet?.faces ?? {})).toEqual(Object.keys(army.counterTypes[RIDER]?.faces ?? {}))
  })
})

describe('cells', () => {
  test('only what the file says otherwise changes; a column that it lacks stays', () => {
    expect(types('nom;quantité\nPion à pied;1\nPion monté;3\n')).toEqual([[RIDER, false, ['quantity']]])
  })

  test('a face follows another by habit where the file is silent, and not where it speaks', () => {
    const attack = (csv: string) => {
      const faces = planOf(army, csv).after.counterTypes[FOOT]?.faces
      return ['healthy', 'wounded'].map((face) => faces?.[face]?.stats['attack'])
    }
    expect(attack('nom;indemne, à pied : attaque\nPion à pied;8\n')).toEqual([8, 8])
    expect(attack('nom;indemne, à pied : attaque;blessé, à pied : attaque\nPion à pied;8;5\n')).toEqual([
      8, 5,
    ])
  })

  test('CM-STAT-2: a value that one face has of its own goes out and comes in', () => {
    const { counterTypes } = armyOf(commonMechanics)
    const [id, type] = Object.entries(counterTypes)[0] as [string, never]
    const faces = {
      ...(type as { faces: object }).faces,
      'steps-1': { stats: { moraleGrade: 'superior' } },
    }
    const own = withType(armyOf(commonMechanics), id, { faces })
    const csv = writeCsv(own, commonMechanics.counterSchema, 'fr')
    expect(planOf(own, csv).types).toEqual([])
    const back = planOf(armyOf(commonMechanics), csv)
    expect(back.types.map((one) => [one.id, one.columns.map((column) => column.id)])).toEqual([
      [id, ['steps-1:moraleGrade']],
    ])
    expect(back.after.counterTypes).toEqual(own.counterTypes)
  })

  test('what no file can hold is left out, a wrong stat is kept and marked, each with line and column', () => {
    const csv =
      'nom;camp;quantité;Monté : non;indemne, à pied : attaque;indemne, monté : attaque\n' +
      'Pion à pied;Vikings;douze;;fort;3\n;;;;;\nPion monté;;1;;;;9\n;Francs;1\n'
    const plan = planOf(army, csv)
    expect(plan.refused.map((fault) => csvFaultText(fault).fr)).toEqual([
      'ligne 2, colonne «\u202fcamp\u202f»\u202f: «\u202fVikings\u202f» n’est pas proposé ici.',
      'ligne 2, colonne «\u202fquantité\u202f»\u202f: un nombre entier est attendu.',
      'ligne 2, colonne «\u202findemne, monté : attaque\u202f»\u202f: ce type de pion n’a pas cette face.',
      'ligne 4, colonne 7\u202f: cette cellule n’est sous aucun en-tête.',
      'ligne 5, colonne «\u202fnom\u202f»\u202f: un nom est attendu\u202f: aucun type n’a ce sigle.',
    ])
    expect(plan.wrong.map((fault) => csvFaultText(fault).en)).toEqual([
      'line 2, column “indemne, à pied : attaque”: a whole number is expected.',
    ])
    const { quantity, side, faces } = plan.after.counterTypes[FOOT] ?? {}
    expect([quantity, side, faces?.['healthy']?.stats['attack']]).toEqual([1, SIDE, 'fort'])
  })

  test('an emptied name is refused, an emptied stat has its default', () => {
    const coded = withType(army, FOOT, {
      abbreviation: 'PAP',
      stats: { ...army.counterTypes[FOOT]?.stats, shield: true },
    })
    const { refused } = planOf(coded, 'nom;sigle;camp\n;PAP;Francs\n')
    expect(refused.map((fault) => csvFaultText(fault).fr)).toEqual([
      'ligne 2, colonne «\u202fnom\u202f»\u202f: un nom est attendu.',
    ])
    expect(refusals('nom;camp;indemne, à pied : attaque\nPion à pied;Francs;\n')).toEqual([])
  })
})

describe('files that are no CSV', () => {
  const fault = (text: string): CsvFault => {
    const read = readBytes(army, bytesOf(text))
    if (read.ok) throw new Error('it was read')
    return read.error
  }

  test('quotes that are not closed are told with the line and column where they open', () => {
    expect(fault('nom;camp\nPion;Francs\nGuy;"Francs\nx;y\n')).toMatchObject({ line: 3, column: 2 })
    expect(fault('nom;camp\n"a\nb";x\n"c"d;y\n')).toMatchObject({ line: 3, column: 1 })
  })

  test('binary, empty, too long and too wide files are told', () => {
    expect(fault('nom;camp\na;b\0c')).toMatchObject({ line: 2, column: 2 })
    expect(fault(' \n\n')).toMatchObject({ line: 1, column: 1 })
    expect(fault('nom\n' + 'x\n'.repeat(5001))).toMatchObject({ line: 5002, column: 1 })
    expect(fault('nom\n' + 'x;'.repeat(501))).toMatchObject({ line: 2, column: 501 })
    const read = readBytes(army, new Uint8Array(8_000_001))
    expect(read).toMatchObject({ ok: false, error: { says: { en: 'The file is larger than 8 MB.' } } })
  })
})

test('taken in one step and undone in one, with the faces that counters show', () => {
  const counter = plainCounter({ type: RIDER, facing: { kind: 'side', index: 0 }, face: 'mounted-healthy' })
  const scenario = { ...army, counters: { [counterId('guy')]: counter } }
  const editor = new TestEditor(scenario)
  const { added, changes, types } = planOf(scenario, 'nom;monté\nPion monté;non\nArcher;non\n')
  expect(types.map(({ isNew }) => isNew)).toEqual([false, true])
  const { document } = editor.editor
  expect(changeSheets(document, changes, added)).toBeUndefined()
  expect(document.scenario.counters[counterId('guy')]?.face).toBe('healthy')
  expect(Object.keys(document.scenario.counterTypes)).toHaveLength(3)
  expect(editor.editor.store.getState().document.undoName?.fr).toBe('Ajouter un type de pion')
  document.undo()
  expect(writeScenario(document.scenario)).toBe(writeScenario(scenario))
})
