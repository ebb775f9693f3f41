/** Answers questions to the rules beside the page; apart from the checks, whose runs an answer need not wait for. */
import { createAnswering, type FromAnswersWorker, type ToAnswersWorker } from './answering'

// The page's types know no worker scope.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToAnswersWorker>) => void) | null
  postMessage(message: FromAnswersWorker): void
}

/** Milliseconds between two words on how far an answer is. */
const BETWEEN = 100

const answer = createAnswering()

scope.onmessage = ({ data }) => {
  let last = performance.now()
  const told = (done: number, all: number): void => {
    const now = performance.now()
    if (now - last < BETWEEN) return
    last = now
    scope.postMessage({ part: done / all })
  }
  scope.postMessage({ answer: answer(data, told) })
}
