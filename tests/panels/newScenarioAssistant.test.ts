/** The fields that the new-scenario dialog fills in by itself: sheets of paper, sides, a ready scenario to begin from (SCN-2). */
import { describe, expect, test } from 'vitest'
import { hexCount } from '#shared/hex/grid'
import {
  FIRST_FORM,
  gridOfForm,
  type NewScenarioForm,
  scenarioOfForm,
  withBoard,
} from '../../renderer/dialogs/newScenarioForm'
import { withSideCount } from '../../renderer/dialogs/newScenarioSides'
import { scenarioLike } from '../../renderer/dialogs/newScenarioModel'
import { sheetsError, sheetsOfForm, withSheets } from '../../renderer/dialogs/newScenarioSheets'
import { editionIn } from '../support/scenarioFiles'

describe('SCN-2: how many A4 sheets', () => {
  test('counts those of the board of 26 x 16, more of them for larger hexes', () => {
    expect(sheetsOfForm(FIRST_FORM)).toBe(6)
    expect(sheetsOfForm({ ...FIRST_FORM, hexMm: '20' })).toBe(4)
    expect(sheetsOfForm({ ...FIRST_FORM, hexMm: 'x' })).toBeUndefined()
  })

  test('four sheets at 25 mm hold 26 columns and 15 rows', () => {
    const form = withSheets(FIRST_FORM, '4')
    expect(form).toEqual({ ...FIRST_FORM, board: 'custom', columns: '26', rows: '15' })
    expect(sheetsOfForm(form)).toBe(4)
  })

  test.each([
    [1, 13, 8],
    [2, 18, 12],
    [6, 26, 22],
    [12, 38, 30],
  ])('%i sheets of 25 mm are %i x %i', (sheets, columns, rows) => {
    const form = withSheets(FIRST_FORM, String(sheets))
    expect([sheetsOfForm(form), form.columns, form.rows]).toEqual([sheets, String(columns), String(rows)])
  })

  const shapes: readonly Partial<NewScenarioForm>[] = [
    {},
    { halfHexes: false },
    { orientation: 'pointy', halfHexes: false },
    { hexMm: '18,5' },
  ]
  test.each(shapes)('the map fills the sheets: one column and row more needs more of them (%o)', (shape) => {
    for (let sheets = 1; sheets <= 12; sheets++) {
      const form = withSheets({ ...FIRST_FORM, ...shape }, String(sheets))
      expect(sheetsOfForm(form)).toBe(sheets)
      const larger = { columns: String(Number(form.columns) + 1), rows: String(Number(form.rows) + 1) }
      expect(sheetsOfForm({ ...form, ...larger })).toBeGreaterThan(sheets)
    }
  })

  test('a wrong number fills in nothing, and says so', () => {
    for (const text of ['0', '101', '2.5', '', 'six']) {
      expect(sheetsError(text)?.fr).toBe('Un nombre entier de 1 à 100.')
      expect(withSheets(FIRST_FORM, text)).toEqual({ ...FIRST_FORM, board: 'custom' })
    }
    expect(sheetsError('100')).toBeUndefined()
    expect(withSheets({ ...FIRST_FORM, hexMm: '0' }, '4').columns).toBe('26')
  })
})

describe('SCN-2: sides', () => {
  test('each begins with a colour of its own, and keeps what was typed', () => {
    const two = withSideCount(FIRST_FORM, 2)
    expect(two.sides).toEqual([
      { name: '', color: '#a63a32' },
      { name: '', color: '#2f5a9e' },
    ])
    const named = { ...two, sides: [{ name: ' Le duc ', color: '#112233' }, ...two.sides.slice(1)] }
    expect(withSideCount(withSideCount(named, 3), 2)).toEqual(named)
    expect(scenarioOfForm(named, 'fr').sides).toEqual({
      'side-1': { name: 'Le duc', color: '#112233', notes: '' },
      'side-2': { name: 'Camp 2', color: '#2f5a9e', notes: '' },
    })
    expect(scenarioOfForm(FIRST_FORM, 'fr').sides).toEqual({})
  })
})

describe('SCN-2: like a ready scenario', () => {
  const breach = editionIn('fr', 'the-breach')

  test('with its map it is a copy under another title, and nobody’s', () => {
    const copy = scenarioLike({ ...FIRST_FORM, title: 'Mon siège', model: 'x' }, breach, 'fr')
    expect(copy).toEqual({
      ...breach,
      info: { title: 'Mon siège', authors: [], date: '', language: 'fr' },
    })
  })

  test('without it, its rules, turns, sides, groups and types stand on a map of the form', () => {
    const form = { ...withBoard(FIRST_FORM, 'board-12x16'), model: 'x', modelMap: false }
    const like = scenarioLike(form, breach, 'en')
    const english = editionIn('en', 'the-breach')
    expect(like.info.title).toBe('Untitled')
    expect(hexCount(like.map.grid)).toBe(hexCount(gridOfForm(form)))
    expect([like.ruleset, like.turns, like.counterTypes]).toEqual([
      breach.ruleset,
      breach.turns,
      english.counterTypes,
    ])
    expect(Object.keys(like.sides)).toEqual(['mamluks', 'templars'])
    expect(Object.values(like.groups).map(({ name }) => name)).toEqual(
      Object.values(english.groups).map(({ name }) => name),
    )
    const { counters, zones, reinforcements, victory, specialRules } = like
    expect([counters, zones, reinforcements, victory, specialRules]).toEqual([{}, {}, {}, {}, {}])
    expect(like.texts).toEqual({})
  })

  test('wings of the fantasy game stay wings, without the rim of a map that is not there', () => {
    const form = { ...FIRST_FORM, model: 'x', modelMap: false }
    const { groups } = scenarioLike(form, editionIn('fr', 'the-barrows'), 'fr')
    expect(Object.values(groups).map(({ wing }) => wing && [wing.banner, wing.retreatEdge])).toEqual([
      ['#2f5d9a', undefined],
      ['#9fc3e8', undefined],
      ['#5a4a6b', undefined],
      ['#2e2a33', undefined],
    ])
  })
})
