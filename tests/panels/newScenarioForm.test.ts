import { describe, expect, test } from 'vitest'
import { mapFrame } from '#shared/painter/frame'
import { hexName } from '#shared/hex/numbering'
import { toAxial } from '#shared/hex/grid'
import { RULESET_IDS } from '#shared/rules/registry/registry'
import {
  boardsFor,
  FIRST_FORM,
  scenarioOfForm,
  withBoard,
  withRuleset,
} from '../../renderer/dialogs/newScenarioForm'
import { formErrors } from '../../renderer/dialogs/newScenarioErrors'
import { parseMm } from '../../renderer/i18n/numberIn'
import { sheetsOnA4 } from '../../renderer/dialogs/export/sheetsOnA4'
import { BOARD_PRESETS } from '#shared/document/newScenario'

describe('the new-scenario form', () => {
  test('MC-MAP-1: starts as the board of 26 x 16, flat-top, even stagger, 25 mm, A1 to Z16, half hexes', () => {
    const { map } = scenarioOfForm(FIRST_FORM, 'fr')
    expect(map.grid).toEqual({ orientation: 'flat', stagger: 'even', columns: 26, rows: 16, halfHexes: true })
    expect(map.hexMm).toBe(25)
    expect(hexName(toAxial({ col: 25, row: 15 }, map.grid), map.numbering, map.grid)).toBe('Z16')
  })

  test('an empty title becomes the reader’s word for it', () => {
    expect(scenarioOfForm(FIRST_FORM, 'fr').info.title).toBe('Sans titre')
    expect(scenarioOfForm(FIRST_FORM, 'en').info.title).toBe('Untitled')
  })

  test.each(RULESET_IDS)('makes a scenario of %s', (ruleset) => {
    expect(scenarioOfForm({ ...FIRST_FORM, ruleset }, 'fr').ruleset).toBe(ruleset)
    expect(withBoard({ ...FIRST_FORM, ruleset }, 'board-12x16').ruleset).toBe(ruleset)
  })

  test('has no scenario of rules that this version lacks', () => {
    expect(() => scenarioOfForm({ ...FIRST_FORM, ruleset: 'chess' }, 'fr')).toThrow(RangeError)
  })

  test('choosing a board keeps the title and puts its figures back', () => {
    const odd = { ...FIRST_FORM, title: 'Siège', board: 'custom' as const, columns: '7', rows: 'x' }
    expect(withBoard(odd, 'board-12x16')).toEqual({
      ...FIRST_FORM,
      title: 'Siège',
      board: 'board-12x16',
      columns: '13',
      rows: '17',
      numbering: 'column-row',
    })
  })

  test.each(['board-26x16', 'board-12x16'] as const)(
    'MC-MAP-1, CM-SCN-4: %s is that of the command line',
    (board) => {
      const { map } = scenarioOfForm(withBoard(FIRST_FORM, board), 'fr')
      expect(map.grid).toEqual(BOARD_PRESETS[board].grid)
      expect(map.numbering).toEqual(BOARD_PRESETS[board].numbering)
    },
  )

  test('CM-SCN-4: the board of the rules comes first and is chosen with them, a custom map stays', () => {
    expect(boardsFor('magna-carta')).toEqual(['board-26x16', 'board-12x16'])
    expect(withRuleset(withBoard(FIRST_FORM, 'board-12x16'), 'savoy').board).toBe('board-26x16')
    const custom = { ...FIRST_FORM, board: 'custom' as const, columns: '7' }
    expect(withRuleset(custom, 'savoy')).toEqual({ ...custom, ruleset: 'savoy' })
  })

  test.each([
    ['0', 'columns'],
    ['1001', 'columns'],
    ['2.5', 'columns'],
    ['', 'columns'],
  ] as const)('refuses %s columns', (columns, key) => {
    expect(formErrors({ ...FIRST_FORM, columns })).toHaveProperty(key)
  })

  test('reads millimetres with a comma or a point, and nothing else', () => {
    expect(parseMm('22,5')).toBe(22.5)
    expect(parseMm(' 22.5 ')).toBe(22.5)
    expect(parseMm('22 mm')).toBeNaN()
    expect(parseMm('')).toBeNaN()
    expect(formErrors({ ...FIRST_FORM, hexMm: '4' })).toHaveProperty('hexMm')
  })
})

describe('SCN-2: how many A4 sheets', () => {
  test('a map of one printable area is one sheet, a millimetre more is two', () => {
    expect(sheetsOnA4(190, 277)).toBe(1)
    expect(sheetsOnA4(277, 190)).toBe(1)
    expect(sheetsOnA4(191, 277)).toBe(2)
  })

  test('the board of 26 x 16 at 25 mm takes six', () => {
    const { map } = scenarioOfForm(FIRST_FORM, 'fr')
    const frame = mapFrame({ grid: map.grid, hexMm: map.hexMm })
    expect(sheetsOnA4(frame.width, frame.height)).toBe(6)
  })
})
