/** Questions about the open document: asked once, superseded by newer ones, never answered for another state. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { type Question } from '#shared/questions/questions'
import { type Hearer } from '../../renderer/editor/questions'
import { TestEditor } from '../support/TestEditor'

const [guy, omar, ali] = ['guy', 'omar', 'ali'] as CounterId[] as [CounterId, CounterId, CounterId]

/** An editor whose questions the test answers when it likes. */
function controlled() {
  const asked: Question[] = []
  let shown = 0
  let stopped = 0
  const nothing = (): void => undefined
  let hearer: Hearer = { answered: nothing, advanced: nothing }
  const test = new TestEditor(undefined, {
    startAnswers(hear) {
      hearer = hear
      return {
        ...{ open: nothing, follow: nothing, close: nothing },
        ask: (question) => void asked.push(question),
        stop: () => stopped++,
      }
    },
  })
  test.editor.input.subscribe(() => shown++)
  const { document } = test.editor
  const reach = (counter: CounterId) => document.ask('reach', { counter })
  return {
    ...{ test, document, asked, reach },
    shown: () => shown,
    stopped: () => stopped,
    answer: (cost: number) => hearer.answered(hexes(cost)),
    advance: (part: number) => hearer.advanced(part),
  }
}

const hexes = (cost: number) => [{ hex: { q: 0, r: 0 }, cost }]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a question shown again and again is asked once, and its answer is shown', () => {
  const { asked, reach, answer, shown, document } = controlled()
  for (let draw = 0; draw < 3; draw++) expect(reach(guy).answer).toBeUndefined()
  expect(asked).toEqual([{ id: 'reach', about: { counter: guy } }])
  const before = { shown: shown(), heard: document.heard }
  answer(1)
  expect([shown() - before.shown, document.heard - before.heard]).toEqual([1, 1])
  expect(reach(guy).answer).toEqual(hexes(1))
  expect(asked).toHaveLength(1)
})

test('one is under way at a time; of those that wait the newest of each kind is asked, the others never', () => {
  const { asked, reach, answer, document } = controlled()
  const look = (q: number) => document.ask('view', { from: { hex: { q, r: 0 } } })
  reach(guy)
  for (const counter of [omar, ali]) reach(counter)
  for (const q of [1, 2, 3]) look(q)
  expect(asked).toHaveLength(1)
  answer(1)
  answer(2)
  answer(3)
  expect(asked).toEqual([
    { id: 'reach', about: { counter: guy } },
    { id: 'reach', about: { counter: ali } },
    { id: 'view', about: { from: { hex: { q: 3, r: 0 } } } },
  ])
  expect(reach(ali).answer).toEqual(hexes(2))
})

describe('of another state of the document', () => {
  test('an answer that comes too late is dropped, and the question is asked anew', () => {
    const { test, asked, reach, answer } = controlled()
    reach(guy)
    test.tool('brush', { terrain: 'wood' }).click('B3')
    answer(1)
    expect(reach(guy)).toEqual({ before: undefined, late: false })
    expect(asked).toHaveLength(2)
    answer(2)
    expect(reach(guy).answer).toEqual(hexes(2))
  })

  test('what was known is known no more, and nothing stands in for it', () => {
    const { test, reach, answer } = controlled()
    reach(guy)
    answer(1)
    test.tool('brush', { terrain: 'wood' }).click('B3')
    expect(reach(guy)).toEqual({ before: undefined, late: false })
  })

  test('a gesture that is cancelled leaves the answer that was under way', () => {
    const { test, reach, answer } = controlled()
    test.tool('brush', { terrain: 'wood' })
    reach(guy)
    test.down('B3').cancel()
    answer(1)
    expect(reach(guy).answer).toEqual(hexes(1))
  })

  test('another document is asked itself', () => {
    const { test, asked, reach, answer } = controlled()
    reach(guy)
    answer(1)
    test.editor.files.newScenario(test.scenario)
    expect(reach(guy).answer).toBeUndefined()
    expect(asked).toHaveLength(2)
  })
})

describe('while an answer is looked for', () => {
  test('how far it is is told once it is late, and of the question under way alone', () => {
    const { reach, answer, advance, shown } = controlled()
    reach(guy)
    reach(omar)
    advance(0.25)
    expect(reach(guy).part).toBeUndefined()
    vi.advanceTimersByTime(200)
    expect([reach(guy).part, reach(omar).part]).toEqual([0.25, undefined])
    const before = shown()
    advance(0.5)
    expect([shown() - before, reach(guy).part]).toEqual([1, 0.5])
    answer(1)
    // The next one starts from nothing.
    expect(reach(omar)).not.toHaveProperty('part')
  })

  test('the one before it stands in, until it is late', () => {
    const { reach, answer, document } = controlled()
    reach(guy)
    answer(1)
    expect(reach(omar)).toEqual({ before: { about: { counter: guy }, answer: hexes(1) }, late: false })
    const { heard } = document
    vi.advanceTimersByTime(149)
    expect(document.heard).toBe(heard)
    vi.advanceTimersByTime(1)
    expect(document.heard).toBe(heard + 1)
    expect(reach(omar)).toEqual({ before: undefined, late: true })
    answer(2)
    expect(reach(omar)).toEqual({ answer: hexes(2), late: false })
  })

  test('it is late by its own time, not by that of those before', () => {
    const { reach, answer } = controlled()
    reach(guy)
    vi.advanceTimersByTime(100)
    reach(omar)
    answer(1)
    vi.advanceTimersByTime(100)
    expect(reach(omar).late).toBe(false)
    vi.advanceTimersByTime(50)
    expect(reach(omar).late).toBe(true)
  })

  test('it can be given up: it is asked no more, until it is asked again; what waits goes on', () => {
    const { asked, reach, answer, document, stopped } = controlled()
    reach(guy)
    document.ask('view', { from: { counter: ali } })
    vi.advanceTimersByTime(150)
    expect(reach(guy).late).toBe(true)
    document.stopAsking()
    expect([stopped(), asked.length]).toEqual([1, 2])
    for (let draw = 0; draw < 3; draw++) expect(reach(guy)).toEqual({ late: false, stopped: true })
    expect(asked.map(({ id }) => id)).toEqual(['reach', 'view'])
    answer(1)
    document.askAgain('reach', { counter: guy })
    expect(reach(guy).stopped).toBeUndefined()
    answer(2)
    expect(reach(guy).answer).toEqual(hexes(2))
    expect(asked).toHaveLength(3)
  })

  test('with nothing under way there is nothing to give up', () => {
    const { reach, answer, document, stopped } = controlled()
    reach(guy)
    answer(1)
    document.stopAsking()
    expect(stopped()).toBe(0)
    expect(reach(guy).answer).toEqual(hexes(1))
  })
})
