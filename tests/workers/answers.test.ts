/** Questions answered beside the page: the page's client and the worker's code, with messages copied between them. */
import { describe, expect, test } from 'vitest'
import { type CounterId, type SideId } from '#shared/document/ids'
import { answerTo } from '#shared/questions/questions'
import { analysisOf } from '#shared/rules/registry/parts'
import { answersBeside } from '../../renderer/workers/answersClient'
import {
  createAnswering,
  type FromAnswersWorker,
  type ToAnswersWorker,
} from '../../renderer/workers/answering'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const guy = 'guy' as CounterId
const board = testBoard({
  counters: {
    guy: { type: 'crusaders-soldier', at: 'C4' },
    omar: { type: 'saracens-soldier', at: 'E5' },
  },
})

type FakeWorker = Parameters<typeof answersBeside>[1] extends (() => infer W) | undefined ? W : never

/** An editor whose answers come from the worker's code when the test lets them. */
function beside(scenario = board) {
  const messages: ToAnswersWorker[] = []
  const workers: FakeWorker[] = []
  const replies: (() => void)[] = []
  function start(): FakeWorker {
    const answering = createAnswering()
    const worker: FakeWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => void replies.splice(0),
      postMessage(message: ToAnswersWorker) {
        const copy = structuredClone(message)
        messages.push(copy)
        replies.push(() => {
          const send = (message: FromAnswersWorker): void => {
            const data = structuredClone(message)
            worker.onmessage?.call(worker as Worker, { data } as MessageEvent<FromAnswersWorker>)
          }
          send({ answer: answering(copy, (done, all) => send({ part: done / all })) })
        })
      },
    }
    workers.push(worker)
    return worker
  }
  const editor = new TestEditor(scenario, { startAnswers: (hearer) => answersBeside(hearer, start) })
  const reply = (): void => replies.shift()?.()
  return { editor, messages, workers, reply, ask: editor.editor.document.ask }
}

describe('answers beside the page', () => {
  test('are those of the rules, fractions and all', () => {
    for (const ruleset of ['magna-carta', 'savoy']) {
      const scenario = { ...board, ruleset }
      const { editor, ask, reply } = beside(scenario)
      const path = ['D5', 'D6'].map((name) => hexNamed(scenario, name))
      const route = { counter: guy, kind: 'move', path } as const
      ask('route', route)
      reply()
      const { answer } = ask('route', route)
      expect(answer?.tests.length).toBeGreaterThan(0)
      expect(answer).toEqual(analysisOf(ruleset)?.route?.route(editor.scenario, route))
    }
  })

  test('start no worker before the first question, then send the whole document once', () => {
    const { editor, messages, workers, ask, reply } = beside()
    editor.tool('brush', { terrain: 'wood' }).click('B3').click('B4')
    expect(workers).toHaveLength(0)
    ask('reach', { counter: guy })
    reply()
    editor.click('B5')
    ask('reach', { counter: guy })
    reply()
    ask('view', { from: { counter: guy } })
    expect(messages.map(({ update }) => update?.kind)).toEqual(['whole', 'changed', undefined])
  })

  test('follow every edit', () => {
    const { editor, ask, reply } = beside()
    const cost = (): number | undefined => {
      ask('reach', { counter: guy })
      reply()
      const there = hexNamed(board, 'C5')
      return ask('reach', { counter: guy }).answer?.find(({ hex }) => hex.q === there.q && hex.r === there.r)
        ?.cost
    }
    expect(cost()).toBe(1)
    editor.tool('hexside', { feature: 'wall' }).click('C4/C5')
    expect(cost()).toBeGreaterThan(1)
    editor.undo()
    expect(cost()).toBe(1)
  })

  test('a fault leaves one question without an answer; the next starts over with the whole document', () => {
    const { editor, messages, workers, ask, reply } = beside()
    ask('reach', { counter: guy })
    workers[0]?.onerror?.call(workers[0] as Worker, {} as ErrorEvent)
    expect(ask('reach', { counter: guy })).toEqual({ answer: undefined, late: false })
    expect(messages).toHaveLength(1)
    editor.tool('brush', { terrain: 'wood' }).click('B3')
    ask('reach', { counter: guy })
    expect([workers.length, messages[1]?.update?.kind]).toEqual([2, 'whole'])
    reply()
    expect(ask('reach', { counter: guy }).answer?.length).toBeGreaterThan(6)
  })

  test('given up, the worker ends, and nothing is heard of it; the next question starts another', () => {
    const { editor, messages, workers, ask, reply } = beside()
    ask('reach', { counter: guy })
    editor.editor.document.stopAsking()
    reply()
    expect(ask('reach', { counter: guy })).toEqual({ late: false, stopped: true })
    expect(messages).toHaveLength(1)
    editor.editor.document.askAgain('reach', { counter: guy })
    ask('reach', { counter: guy })
    expect([workers.length, messages[1]?.update?.kind]).toEqual([2, 'whole'])
    reply()
    expect(ask('reach', { counter: guy }).answer?.length).toBeGreaterThan(6)
  })
})

test('a whole-map answer and the readings tell how far they are, never more than all', () => {
  const scenario = board
  const analysis = analysisOf(scenario.ruleset)
  if (!analysis) throw new Error('no analysis')
  const side = Object.keys(scenario.sides)[0] as SideId
  const none = { friends: [], enemies: [], choices: {} }
  for (const about of ['danger', 'dead-ground', 'watched'] as const) {
    const heard: number[] = []
    const asked = { id: 'inquiry', about: { question: about, side, ...none } } as const
    const answer = answerTo(analysis, scenario, asked, (done, all) => heard.push(done / all))
    expect(heard.length, about).toBeGreaterThan(10)
    expect(heard.toSorted((a, b) => a - b)).toEqual(heard)
    expect(Math.max(...heard)).toBeLessThan(1)
    expect(answer).toEqual(answerTo(analysis, scenario, asked))
  }
  const heard: number[] = []
  const asked = { id: 'readings', about: { question: 'reach', counter: guy, ...none } } as const
  answerTo(analysis, scenario, asked, (done, all) => heard.push(done / all))
  expect(heard[0]).toBe(0)
  expect(heard.length).toBeGreaterThan(3)
})
