/** UX-4: hints come once, at their moment, one at a time, and go when it is over. */
import { describe, expect, test } from 'vitest'
import { hintAt, HINTS } from '../../renderer/app/hints/hints'
import { type Hint, type Moment } from '../../renderer/app/hints/hint'
import { momentOf } from '../../renderer/app/hints/moment'
import { forgetSeen, readSeen, rememberSeen } from '../../renderer/host/seenHints'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const CALM: Moment = {
  tool: 'select',
  document: 1,
  bare: false,
  touched: true,
  step: 'one',
  findings: 0,
  selected: 0,
  directional: true,
}

/** The ids shown along a row of moments. */
function told(
  moments: readonly Partial<Moment>[],
  seenBefore: readonly string[] = [],
): (string | undefined)[] {
  const seen = [...seenBefore]
  let shown: Hint | undefined
  let before = CALM
  return moments.map((part) => {
    const now = { ...CALM, ...part }
    shown = hintAt(now, before, { shown, seen })
    if (shown && !seen.includes(shown.id)) seen.push(shown.id)
    before = now
    return shown?.id
  })
}

test('each has an id of its own and a moment at which it comes, from calm', () => {
  expect(new Set(HINTS.map(({ id }) => id)).size).toBe(HINTS.length)
  const moments: Partial<Moment>[] = [
    { bare: true, touched: false },
    { document: 2 },
    { selected: 2 },
    { findings: 1 },
    ...(['brush', 'hexside', 'counter', 'sight', 'route', 'stamp'] as const).map((tool) => ({ tool })),
  ]
  const first = moments.map((moment) => told([moment])[0])
  const built = told([{ tool: 'hexside' }, { tool: 'hexside', step: 'two' }]).at(-1)
  const placed = told([{ tool: 'counter' }, { tool: 'counter', step: 'two' }]).at(-1)
  expect(new Set([...first, built, placed])).toEqual(new Set(HINTS.map(({ id }) => id)))
})

test('a hint of a tool stays while the tool is in the hand, and comes once', () => {
  expect(told([{ tool: 'brush' }, { tool: 'brush', step: 'two' }, {}, { tool: 'brush' }])).toEqual([
    'tool-brush',
    'tool-brush',
    undefined,
    undefined,
  ])
})

test('the first wall says more than taking the tool did', () => {
  expect(
    told([{ tool: 'hexside' }, { tool: 'hexside', step: 'two' }, { tool: 'hexside', step: 'three' }]),
  ).toEqual(['tool-hexside', 'first-wall', 'first-wall'])
})

test('findings speak when the first come, not of those a document brings untouched', () => {
  expect(told([{ findings: 2 }, { findings: 1 }, {}])).toEqual([
    'first-findings',
    'first-findings',
    undefined,
  ])
  expect(told([{ findings: 2, touched: false }])).toEqual([undefined])
})

test('what was seen before does not come again', () => {
  expect(told([{ tool: 'brush' }, { tool: 'hexside' }], ['tool-brush'])).toEqual([undefined, 'tool-hexside'])
})

test('F is not told of where nothing looks to an inside', () => {
  const walls = [{ tool: 'hexside' }, { tool: 'hexside', step: 'two' }] as const
  expect(told(walls.map((moment) => ({ ...moment, directional: false })))).not.toContain('first-wall')
})

describe('the moment of an editor', () => {
  test('an empty map is bare until something stands on it', () => {
    const { editor } = new TestEditor()
    const moment = () => momentOf(editor.store.getState(), 1, editor.document.ruleset)
    expect(moment()).toMatchObject({ bare: true, touched: false, tool: 'select', document: 1, selected: 0 })
    const guy = testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'E5' } } })
    expect(momentOf(new TestEditor(guy).editor.store.getState(), 1, editor.document.ruleset).bare).toBe(false)
  })

  test('a stroke touches it and is a step of its own', () => {
    const test = new TestEditor()
    const before = momentOf(test.editor.store.getState(), 1, test.editor.document.ruleset)
    test.tool('brush', { terrain: 'wood' }).click('B3')
    const after = momentOf(test.editor.store.getState(), 1, test.editor.document.ruleset)
    expect(after).toMatchObject({ touched: true, tool: 'brush', bare: true })
    expect(after.step).not.toBe(before.step)
  })
})

test('what was seen is remembered once each; a spoilt memory is none', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(readSeen(storage)).toEqual([])
  for (const id of ['a', 'b', 'a']) rememberSeen(storage, id)
  expect(readSeen(storage)).toEqual(['a', 'b'])
  for (const spoilt of ['{', '{"a":1}']) {
    kept.set('castellan.hints', spoilt)
    expect(readSeen(storage)).toEqual([])
  }
  rememberSeen(storage, 'c')
  forgetSeen(storage)
  expect(readSeen(storage)).toEqual([])
})
