/** Answers questions to the rules beside the page; apart from the checks, whose runs an answer need not wait for. */
import { type AnswerTo, type QuestionId } from '#shared/questions/questions'
import { createAnswering, type ToAnswersWorker } from './answering'

// The page's types know no worker scope.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToAnswersWorker>) => void) | null
  postMessage(answer: AnswerTo<QuestionId>): void
}

const answer = createAnswering()

scope.onmessage = ({ data }) => scope.postMessage(answer(data))
