/** The messages between the page and the worker that answers questions, and how that one answers. */
import { knownTo } from '#shared/document/eyes'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { type AnswerTo, answerTo, type Question, type QuestionId } from '#shared/questions/questions'
import { type OnProgress } from '#shared/rules/answers/answer'
import { analysisOf } from '#shared/rules/registry/parts'
import { type Reader } from '../editor/questions'
import { type DocumentUpdate, updated } from './replica'

/** A question, who asks it, and what has changed since the last one. */
export interface ToAnswersWorker {
  readonly update: DocumentUpdate | undefined
  readonly question: Question
  readonly reader: Reader
}

/** The answer, or how far it is: the part of it that has been worked out, from 0 to 1. */
export type FromAnswersWorker = { readonly answer: AnswerTo<QuestionId> } | { readonly part: number }

/** Answers messages in order, from a copy of the document as far as those who ask know it; undefined under rules that this version does not have. */
export function createAnswering(): (
  message: ToAnswersWorker,
  onProgress?: OnProgress,
) => AnswerTo<QuestionId> {
  let scenario: Scenario | undefined
  return ({ update, question, reader: { eyes, language } }, onProgress) => {
    if (update) scenario = updated(scenario, update)
    const analysis = scenario && analysisOf(scenario.ruleset)
    const read = (given: Scenario): Scenario => knownTo(eyes, namedIn(given, language))
    return analysis && answerTo(analysis, read(scenario as Scenario), question, onProgress)
  }
}
