/** UX-2: the words by which users look for things in the palette: synonyms, rules, and what is not there yet. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { LANGUAGES } from '#shared/i18n/localized'
import { RULESET_IDS } from '#shared/rules/registry/registry'
import { RULES } from '#shared/rules/sentences/ruleIds'
import { paletteEntries } from '../../renderer/dialogs/palette/entries'
import { NOT_YET } from '../../renderer/dialogs/palette/notYet'
import { SYNONYMS } from '../../renderer/dialogs/palette/synonyms'
import { createUi } from '../../renderer/ui/uiStore'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

function palette(ruleset = 'magna-carta') {
  const scenario: Scenario = { ...testBoard({}), ruleset }
  const test = new TestEditor(scenario)
  const ui = createUi()
  const entries = (query: string) => paletteEntries(query, [], { editor: test.editor, ui })
  return { test, ui, entries, ids: (query: string) => entries(query).map(({ id }) => id) }
}

describe('synonyms', () => {
  const { test: editor, ids } = palette()
  test.each(Object.keys(SYNONYMS))('%s is reached by each of its other words, in either language', (id) => {
    for (const language of LANGUAGES) {
      editor.editor.view.set({ language })
      for (const word of SYNONYMS[id]?.split(' ') ?? [])
        expect([word, ids(word).includes(id)]).toEqual([word, true])
    }
  })

  test.each([
    ['combat', 'missing:play'],
    ['victoire', 'scenario-view'],
    ['victory', 'scenario-view'],
    ['renfort', 'scenario-view'],
    ['reinforcements', 'scenario-view'],
    ['turn track', 'scenario-view'],
    ['livret', 'export-game'],
    ['booklet', 'export-game'],
    ['planches', 'export-game'],
    ['vassal', 'share'],
    ['publier', 'publish'],
    ['publish', 'publish'],
    ['édition', 'publish'],
    ['tiled', 'import-map'],
    ['hexographer', 'import-map'],
    ['fusionner', 'merge-copy'],
    ['catalogue', 'catalogue'],
    ['dice', 'missing:play'],
    ['pion', 'tool:counter'],
    ['token', 'tool:counter'],
    ['unit', 'tool:counter'],
    ['rempart', 'tool:hexside'],
    ['rivière', 'tool:road'],
    ['annuler', 'undo'],
    ['imprimer', 'print'],
    ['TIRAGE', 'print'],
    ['règlement', 'rules'],
    ['reglement', 'rules'],
  ])('%s finds %s among the first three', (word, id) => {
    const { ids: found } = palette()
    expect(found(word).slice(0, 3)).toContain(id)
  })
})

describe('what is not there yet', () => {
  test.each(NOT_YET.map((one) => [one.id, one] as const))(
    '%s says so, by each of its words',
    (id, { also, near }) => {
      for (const ruleset of RULESET_IDS) {
        const { test: editor, entries } = palette(ruleset)
        for (const word of also.split(' ')) {
          const found = entries(word).find((entry) => entry.id === `missing:${id}`)
          expect([word, found?.label]).toEqual([
            word,
            expect.stringContaining('pas encore dans cette version'),
          ])
          expect([ruleset, found?.enabled, found?.group]).toEqual([
            ...[ruleset, near !== undefined, near ? expect.stringMatching(/^Au plus proche\u202f: ./) : ''],
          ])
        }
        editor.editor.view.set({ language: 'en' })
        const [first = ''] = also.split(' ')
        expect(entries(first).find((entry) => entry.id === `missing:${id}`)?.label).toContain(
          'not in this version yet',
        )
      }
    },
  )

  test('it leads to what is nearest, and is not remembered', () => {
    const { ui, entries } = palette()
    const found = entries('simulation').find(({ id }) => id === 'missing:play')
    expect(found?.passing).toBe(true)
    found?.run()
    expect(ui.store.getState().dialog).toBe('rules')
  })

  test('none of it is listed without words', () => {
    expect(
      palette()
        .ids('')
        .filter((id) => /^(missing|rule):/.test(id)),
    ).toEqual([])
  })
})

describe('the catalogue', () => {
  test('is opened', () => {
    const { ui, entries } = palette('savoy')
    expect(entries('catalogue')[0]).toMatchObject({ id: 'catalogue', enabled: true })
    entries('catalogue')[0]?.run()
    expect(ui.store.getState().dialog).toBe('catalogue')
  })
})

describe('rules', () => {
  const rulesOf = (found: readonly string[]): string[] => found.filter((id) => id.startsWith('rule:'))

  test('by their ids, of any game, in small letters too', () => {
    const { ids } = palette()
    expect(ids('mc-inf-5')).toEqual(['rule:MC-INF-5'])
    expect(rulesOf(ids('CM-FLY'))).toEqual([
      'rule:CM-FLY-1',
      'rule:CM-FLY-2',
      'rule:CM-FLY-3',
      'rule:CM-FLY-4',
    ])
    expect(rulesOf(ids('MC-INF'))).toHaveLength(8)
  })

  test('by words of their sentences in the language of now, those of the scenario’s game, after all else, eight at most', () => {
    const { test: editor, ids, entries } = palette()
    expect(rulesOf(ids('retraite vulnerable'))).toEqual(['rule:MC-INF-3'])
    const found = ids('case')
    expect(found.slice(-8)).toEqual(rulesOf(found))
    expect(rulesOf(found).filter((id) => /rule:(CM|SV)-/.test(id))).toEqual([])
    editor.editor.view.set({ language: 'en' })
    expect(entries('retreat vulnerable')).toMatchObject([
      { id: 'rule:MC-INF-3', label: RULES['MC-INF-3'].en, group: 'MC-INF-3' },
    ])
    expect(rulesOf(palette('savoy').ids('volte face arrière'))).toEqual([])
    expect(rulesOf(palette('savoy').ids('boucliers mur'))).toEqual(['rule:SV-WAL-1'])
  })

  test('one that is chosen is opened', () => {
    const { ui, entries } = palette()
    entries('MC-INF-5')[0]?.run()
    expect(ui.store.getState()).toMatchObject({ dialog: 'rules', ruleSought: { id: 'MC-INF-5' } })
  })
})

describe('the dialog of rules', () => {
  test('lies over the dialog it was opened from, which comes back', () => {
    const { store, ...ui } = createUi()
    ui.openDialog('house-rules')
    ui.openRule('MC-INF-5')
    ui.openRule('MC-INF-6')
    expect(store.getState()).toMatchObject({
      dialog: 'rules',
      below: 'house-rules',
      ruleSought: { id: 'MC-INF-6' },
    })
    ui.closeDialog()
    expect(store.getState()).toMatchObject({ dialog: 'house-rules', below: undefined, ruleSought: undefined })
    ui.closeDialog()
    expect(store.getState().dialog).toBeUndefined()
  })
})
