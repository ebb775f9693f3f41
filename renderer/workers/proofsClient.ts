/** The page's end of the worker that proves a scenario: a worker for each run, apart from checks and answers, which do not wait for it. */
import { type Scenario } from '#shared/document/types'
import { behindPicture } from '../drawing/frames'
import { type FromProofsWorker } from './proving'

type ProofNews = FromProofsWorker | { readonly kind: 'failed' }

/** Starts a run; what it returns cancels it at once, and nothing is reported after that. */
export type StartProofs = (scenario: Scenario, tell: (news: ProofNews) => void) => () => void

type Prover = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** @param soon calls back when the page has time: a whole document takes its time to be copied. */
export function proofsBeside(
  startWorker: () => Prover = startProofsWorker,
  soon: (then: () => void) => void = behindPicture,
): StartProofs {
  return (scenario, tell) => {
    let worker: Prover | undefined
    let over = false
    const end = (): void => {
      over = true
      worker?.terminate()
    }
    soon(() => {
      if (over) return
      worker = startWorker()
      let left = Infinity
      worker.onmessage = ({ data }: MessageEvent<FromProofsWorker>) => {
        if (over) return
        left = data.kind === 'questions' ? data.questions.length : left - 1
        if (left === 0) end()
        tell(data)
      }
      worker.onerror = () => {
        if (over) return
        end()
        tell({ kind: 'failed' })
      }
      // No proof looks at a picture.
      worker.postMessage({ ...scenario, images: {} })
    })
    return end
  }
}

function startProofsWorker(): Worker {
  return new Worker(new URL('./proofs.worker.ts', import.meta.url), { type: 'module' })
}
