/** The messages between the page and the worker that answers questions, and how that one answers. */
import { type Eyes, knownTo } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { type AnswerTo, answerTo, type Question, type QuestionId } from '#shared/questions/questions'
import { type OnProgress } from '#shared/rules/answers/answer'
import { analysisOf } from '#shared/rules/registry/parts'
import { type DocumentUpdate, updated } from './replica'

/** A question, who asks it, and what has changed since the last one. */
export interface ToAnswersWorker {
  readonly update: DocumentUpdate | undefined
  readonly question: Question
  readonly eyes: Eyes
}

/** The answer, or how far it is: the part of it that has been worked out, from 0 to 1. */
export type FromAnswersWorker = { readonly answer: AnswerTo<QuestionId> } | { readonly part: number }

/** Answers messages in order, from a copy of the document as far as those who ask know it; undefined under rules that this version does not have. */
export function createAnswering(): (
  message: ToAnswersWorker,
  onProgress?: OnProgress,
) => AnswerTo<QuestionId> {
  let scenario: Scenario | undefined
  return ({ update, question, eyes }, onProgress) => {
    if (update) scenario = updated(scenario, update)
    const analysis = scenario && analysisOf(scenario.ruleset)
    return analysis && answerTo(analysis, knownTo(eyes, scenario as Scenario), question, onProgress)
  }
}
