/** Proofs beside the page: the page's client and the worker's code, with messages copied between them; progress and cancel. */
import { describe, expect, test } from 'vitest'
import { editInfo } from '#shared/commands/editInfo'
import { type Scenario } from '#shared/document/types'
import { createProofRuns } from '../../renderer/panels/scenario/proofs/proofRuns'
import { proofsBeside } from '../../renderer/workers/proofsClient'
import { type FromProofsWorker, proveAll } from '../../renderer/workers/proving'
import { provingBoard } from '../support/provingBoard'
import { TestEditor } from '../support/TestEditor'

type FakeWorker = Parameters<typeof proofsBeside>[0] extends (() => infer W) | undefined ? W : never

/** Runs over an editor; the worker's messages come when the test lets them. */
function beside() {
  const editor = new TestEditor(provingBoard())
  const asked: Scenario[] = []
  const workers: FakeWorker[] = []
  const messages: (() => void)[] = []
  let ended = 0
  function start(): FakeWorker {
    const worker: FakeWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => void ended++,
      postMessage(scenario: Scenario) {
        asked.push(structuredClone(scenario))
        proveAll(structuredClone(scenario), (message) => {
          const data: FromProofsWorker = structuredClone(message)
          messages.push(() =>
            worker.onmessage?.call(worker as Worker, { data } as MessageEvent<FromProofsWorker>),
          )
        })
      },
    }
    workers.push(worker)
    return worker
  }
  const waiting: (() => void)[] = []
  const runs = createProofRuns(
    editor.editor.document,
    proofsBeside(start, (then) => waiting.push(then)),
  )
  return {
    ...{ editor, runs, asked, workers },
    /** The picture is on screen. */
    painted: () => waiting.splice(0).forEach((then) => then()),
    hear: () => messages.shift()?.(),
    ended: () => ended,
    state: () => {
      const { state, questions, answers } = runs.store.getState()
      return `${state} ${answers.length}/${questions.length}`
    },
  }
}

describe('proofs beside the page', () => {
  test('begin behind the picture, tell how far they are, and end their worker', () => {
    const { runs, asked, painted, hear, state, ended, editor } = beside()
    expect(state()).toBe('none 0/0')
    runs.start()
    expect(asked).toEqual([])
    expect(state()).toBe('running 0/0')
    painted()
    expect(asked).toEqual([{ ...editor.editor.document.scenario, images: {} }])
    hear()
    expect(state()).toBe('running 0/3')
    hear()
    expect(state()).toBe('running 1/3')
    hear()
    expect(ended()).toBe(0)
    hear()
    expect(state()).toBe('done 3/3')
    expect(ended()).toBe(1)
    expect(runs.store.getState().answers.map((one) => one?.kind)).toEqual(['set-up', 'objective', 'opening'])
    expect(runs.store.getState().of).toBe(editor.editor.document.scenario)
  })

  test('end at once when they are cancelled, and keep what was found', () => {
    const { runs, painted, hear, state, ended } = beside()
    runs.start()
    painted()
    hear()
    hear()
    runs.cancel()
    expect(ended()).toBe(1)
    expect(state()).toBe('cancelled 1/3')
    // A message that was under way is not heard.
    hear()
    expect(state()).toBe('cancelled 1/3')
    // To cancel again means nothing.
    runs.cancel()
    expect(ended()).toBe(1)
  })

  test('start no worker when they are cancelled before the picture', () => {
    const { runs, painted, workers, state } = beside()
    runs.start()
    runs.cancel()
    painted()
    expect(workers).toHaveLength(0)
    expect(state()).toBe('cancelled 0/0')
  })

  test('begin anew with the document as it is then', () => {
    const { runs, painted, hear, asked, editor, ended, state } = beside()
    runs.start()
    painted()
    hear()
    editor.editor.document.run(editInfo, { change: { title: 'Another title' } })
    runs.start()
    expect(ended()).toBe(1)
    expect(state()).toBe('running 0/0')
    painted()
    expect(asked[1]?.info.title).toBe('Another title')
  })

  test('end with the document', () => {
    const { runs, painted, hear, editor, ended, state } = beside()
    runs.start()
    painted()
    hear()
    editor.editor.files.newScenario(provingBoard())
    expect(ended()).toBe(1)
    expect(state()).toBe('none 0/0')
  })

  test('say that the program failed', () => {
    const { runs, painted, workers, ended, state } = beside()
    runs.start()
    painted()
    workers[0]?.onerror?.call(workers[0] as Worker, {} as ErrorEvent)
    expect(state()).toBe('failed 0/0')
    expect(ended()).toBe(1)
  })

  test('are over at once when there is nothing to prove', () => {
    const { runs, painted, hear, editor, state } = beside()
    editor.editor.files.newScenario({ ...provingBoard(), victory: {}, counters: {} })
    runs.start()
    painted()
    hear()
    expect(state()).toBe('done 0/0')
  })
})
