/** UX-5: a fault that nothing caught is reported in one plain sentence, and the work goes on. */
import { expect, test } from 'vitest'
import { reportUncaught, UNCAUGHT } from '../../renderer/app/uncaught'
import { TestEditor } from '../support/TestEditor'

function watched(editor = new TestEditor()) {
  const target = new EventTarget()
  const clock = { time: 0 }
  const end = reportUncaught(editor.editor, target, () => clock.time)
  const fail = (type: 'error' | 'unhandledrejection', error?: Error): void =>
    void target.dispatchEvent(Object.assign(new Event(type), { error }))
  const notice = () => editor.editor.store.getState().session.notice
  return { editor, clock, end, fail, notice }
}

const FAULT = new Error('at reportUncaught (uncaught.ts:20:3)')

test('an error and a broken promise are told alike, in plain words without what the program says of them', () => {
  for (const type of ['error', 'unhandledrejection'] as const) {
    const { fail, notice } = watched()
    fail(type, FAULT)
    expect(notice()).toMatchObject({ kind: 'error', text: UNCAUGHT })
  }
})

test('many faults at once are told once', () => {
  const { fail, notice, clock } = watched()
  fail('error', FAULT)
  const first = notice()
  clock.time = 9_999
  fail('unhandledrejection', FAULT)
  expect(notice()).toBe(first)
  clock.time = 10_000
  fail('error', FAULT)
  expect(notice()).not.toBe(first)
})

test('the open gesture is put back, what was done before stays', () => {
  const { editor, fail } = watched()
  editor.tool('brush', { terrain: 'wood' }).click('B3').down('D4')
  fail('error', FAULT)
  editor.expectState('idle').expectTerrain('wood', 'B3').expectTerrain('clear', 'D4')
})

test('remarks of the browser are no faults; nothing is told after the end', () => {
  const { fail, notice, end } = watched()
  fail('error')
  expect(notice()).toBeUndefined()
  end()
  fail('error', FAULT)
  expect(notice()).toBeUndefined()
})
