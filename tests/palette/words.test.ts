/** UX-2: the words by which users look for things in the palette: synonyms, and rules. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { LANGUAGES } from '#shared/i18n/localized'
import { RULES } from '#shared/rules/sentences/ruleIds'
import { paletteEntries } from '../../renderer/dialogs/palette/entries'
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
    ['combat', 'play'],
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
    ['dice', 'play'],
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
