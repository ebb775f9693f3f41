/** UX-2: the command palette, without page. */
import { describe, expect, test, vi } from 'vitest'
import { seenByActions } from '../../renderer/actions/seenBy'
import { actions } from '../../renderer/actions/index'
import { createUi } from '../../renderer/ui/uiStore'
import { paletteEntries } from '../../renderer/dialogs/palette/entries'
import { fit, wordsOf } from '#shared/i18n/search'
import { readUsed, rememberUsed } from '../../renderer/dialogs/palette/used'
import { toolsFor } from '../../renderer/tools/index'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

function palette(scenario = testBoard()) {
  const test = new TestEditor(scenario)
  const ui = createUi()
  const entries = (query: string, used: readonly string[] = []) =>
    paletteEntries(query, used, { editor: test.editor, ui })
  const ids = (query: string, used: readonly string[] = []) => entries(query, used).map(({ id }) => id)
  return { test, ui, entries, ids }
}

describe('words', () => {
  test('lose accents, capitals and signs', () => {
    expect(wordsOf('Vue d’ensemble, ÉTIQUETTES et bœuf')).toEqual([
      ...['vue', 'd', 'ensemble', 'etiquettes', 'et', 'boeuf'],
    ])
  })

  test('fit whole, then at the beginning, then within; all of them, in any order', () => {
    expect(fit('Thème clair', ['clair', 'theme'])).toBe(6)
    expect([fit('Carte', ['carte']), fit('Carte', ['car']), fit('Carte', ['art'])]).toEqual([3, 2, 1])
    expect(fit('Thème clair', ['theme', 'sombre'])).toBeUndefined()
    expect(fit('anything', [])).toBe(0)
  })
})

describe('what is offered', () => {
  test('without words: every action but the palette itself, every state, all eyes and every tool of the rules', () => {
    const { test, ids } = palette()
    const expected = [
      ...actions.map(({ id }) => id).filter((id) => id !== 'palette'),
      ...['state:wounded', 'state:on-foot', 'state:stunned', 'state:dead'],
      ...seenByActions(test.editor.document.scenario).map(({ id }) => id),
      ...toolsFor(test.editor.document.ruleset).map(({ id }) => `tool:${id}`),
    ]
    expect(ids('')).toEqual(expected)
  })

  test('by words of the language of now, without accents, in any order', () => {
    const { test, entries } = palette()
    expect(entries('sombre the')[0]).toMatchObject({ id: 'theme-dark', label: 'Thème sombre' })
    test.editor.view.set({ language: 'en' })
    expect(entries('sombre')).toEqual([])
    expect(entries('dark')[0]).toMatchObject({ id: 'theme-dark', group: 'View', checked: false })
  })

  test('a tool before the layer and the panel that are called as it is', () => {
    const { ids, test } = palette()
    test.editor.view.set({ language: 'en' })
    expect(ids('zone').slice(0, 2)).toEqual(['tool:zone', 'layer-zones'])
    expect(ids('counters')[0]).toBe('tool:counter')
    expect(ids('zone', ['layer-zones'])[0]).toBe('layer-zones')
  })

  test('by the menu it stands in, after what is called so', () => {
    const found = palette().entries('carte')
    expect(found[0]?.label).toContain('arte')
    expect(found.find(({ id }) => id === 'turn-map')?.group).toBe('Carte')
  })

  test('with the key it has, and dimmed when it can do nothing', () => {
    const { test, entries } = palette()
    const undo = () => entries('').find(({ id }) => id === 'undo')
    expect(undo()).toMatchObject({ shortcut: 'Mod+Z', enabled: false })
    test.tool('brush', { terrain: 'wood' }).click('B3')
    expect(undo()).toMatchObject({ label: expect.stringContaining('bois'), enabled: true })
  })

  test('what was used last comes first, but not before what fits better', () => {
    const { ids } = palette()
    expect(ids('', ['about', 'tool:brush']).slice(0, 3)).toEqual(['about', 'tool:brush', 'new'])
    expect(ids('theme', ['theme-system'])[0]).toBe('theme-system')
    expect(ids('theme clair', ['theme-system'])[0]).toBe('theme-light')
  })

  test('what can be done comes before what cannot', () => {
    const { test, entries } = palette()
    test.editor.view.set({ language: 'en' })
    const found = entries('the').filter(({ id }) => !/^rule:/.test(id))
    expect(found.map(({ enabled }) => enabled)).toEqual(
      found.map(({ enabled }) => enabled).sort((a, b) => +b - +a),
    )
    expect(found[0]?.id).toBe('export-game')
    expect(found.at(-1)?.enabled).toBe(false)
  })

  test('files opened lately', () => {
    const { ui, entries } = palette()
    ui.store.setState({ recent: [{ name: 'siege.castellan', token: 'x' }] })
    expect(entries('siege')).toMatchObject([{ id: 'recent:0', label: 'siege.castellan', passing: true }])
  })
})

describe('what an entry does', () => {
  test('a tool is taken, an action is run', () => {
    const { test, ui, entries } = palette()
    entries('remplissage')[0]?.run()
    expect(test.editor.store.getState().session.tool).toBe('fill')
    entries('a propos')[0]?.run()
    expect(ui.store.getState().dialog).toBe('about')
  })

  test('the name of a hex, in small letters too, leads to it', () => {
    const { test, entries } = palette()
    const reveal = vi.fn()
    test.editor.view.viewport = { reveal } as never
    const [entry] = entries(' b3 ')
    expect(entry).toMatchObject({ id: 'hex', label: 'Aller à la case B3' })
    entry?.run()
    expect(reveal.mock.calls).toEqual([[[test.point('B3')]]])
    expect(entries('B99').map(({ id }) => id)).not.toContain('hex')
  })

  test.each([
    ['bois', 'terrains:wood', 'brush', { terrain: 'wood', scatter: false }],
    ['muret', 'features:wall-low', 'hexside', { feature: 'wall-low' }],
    ['ruisseau', 'features:stream', 'road', { way: 'stream', wayErases: false }],
    ['décombres', 'markers:rubble', 'marker', { marker: 'rubble' }],
  ] as const)('%s is taken in the hand', (query, id, tool, options) => {
    const { test, entries } = palette()
    const [first] = entries(query)
    expect(first).toMatchObject({ id, enabled: true })
    first?.run()
    const { session } = test.editor.store.getState()
    expect(session.tool).toBe(tool)
    expect(session.options).toMatchObject(options)
  })

  test('a counter is taken in the hand by its name or its letters', () => {
    const { test, entries } = palette()
    const [type, sheet] = Object.entries(test.scenario.counterTypes)[0] ?? []
    const found = entries(sheet?.name ?? '').find(({ id }) => id === `counter:${type}`)
    found?.run()
    const { session } = test.editor.store.getState()
    expect([session.tool, session.options.counterType]).toEqual(['counter', type])
  })

  test('every row of the rules that a tool lays is offered by its name, and under the tool it is laid with', () => {
    const { test, entries } = palette()
    const { ruleset } = test.editor.document
    for (const of of ['terrains', 'features', 'structures', 'markers'] as const)
      for (const { id, name } of ruleset[of]) {
        const found = entries(name.fr).find((entry) => entry.id === `${of}:${id}`)
        expect([id, found?.group === undefined]).toEqual([id, false])
      }
  })

  test('words of a finding lead to what it is about', () => {
    const scenario = testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'E5' } } })
    const { test, entries } = palette(scenario)
    test.tool('brush', { terrain: 'wood' }).click('E5')
    const [finding] = test.editor.store.getState().document.findings
    const entry = entries(finding?.message.fr ?? '').find(({ id }) => id === 'finding:0')
    expect(entry).toMatchObject({ label: finding?.message.fr, group: 'Constat' })
    entry?.run()
    test.expectSelected('guy')
    expect(entries('').filter(({ id }) => id.startsWith('finding'))).toEqual([])
  })
})

test('the last eight used are remembered, each once; a spoilt memory is none', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(readUsed(storage)).toEqual([])
  for (const id of 'abcdefghija') rememberUsed(storage, id)
  expect(readUsed(storage).join('')).toBe('ajihgfed')
  for (const spoilt of ['{', '{"a":1}', '[1,null]']) {
    kept.set('castellan.palette', spoilt)
    expect(readUsed(storage)).toEqual([])
  }
})
