/** The proofs of the open document: a run and its answers, kept until another document is opened. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Scenario } from '#shared/document/types'
import { type ProofQuestion, type Proven } from '#shared/proofs/proofs'
import { type Editor } from '../../../editor/editor'
import { proofsBeside, type StartProofs } from '../../../workers/proofsClient'
import { perEditor } from '../../../ui/perEditor'

export interface ProofRun {
  readonly state: 'none' | 'running' | 'done' | 'cancelled' | 'failed'
  /** The state of the document that is proven; another one makes the answers stale. */
  readonly of: Scenario | undefined
  readonly questions: readonly ProofQuestion[]
  /** The answers to the first questions, in their order. */
  readonly answers: readonly (Proven | undefined)[]
}

const NONE: ProofRun = { state: 'none', of: undefined, questions: [], answers: [] }

interface ProofRuns {
  readonly store: StoreApi<ProofRun>
  /** Begins anew with the document as it is now; a run that is under way is given up. */
  start(): void
  /** Ends the run; the answers found stay. */
  cancel(): void
}

/** One run at a time for each editor. */
export const proofRuns = perEditor(({ document }) => createProofRuns(document, proofsBeside()))

export function createProofRuns(
  document: Pick<Editor['document'], 'scenario' | 'onLoad'>,
  begin: StartProofs,
): ProofRuns {
  const store = createStore<ProofRun>(() => NONE)
  let end: (() => void) | undefined

  function stop(): void {
    end?.()
    end = undefined
  }

  document.onLoad(() => {
    stop()
    store.setState(NONE)
  })

  return {
    store,
    start() {
      stop()
      const of = document.scenario
      store.setState({ ...NONE, state: 'running', of })
      end = begin(of, (news) => {
        if (news.kind === 'failed') return store.setState({ state: 'failed' })
        const { questions, answers } = store.getState()
        const now =
          news.kind === 'questions'
            ? { questions: news.questions, answers: [] }
            : { questions, answers: [...answers, news.proven] }
        const state = now.answers.length === now.questions.length ? 'done' : 'running'
        store.setState({ ...now, state })
      })
    },
    cancel() {
      if (store.getState().state !== 'running') return
      stop()
      store.setState({ state: 'cancelled' })
    },
  }
}
