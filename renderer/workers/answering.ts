/** The messages between the page and the worker that answers questions, and how that one answers. */
import { type Scenario } from '#shared/document/types'
import { type AnswerTo, answerTo, type Question, type QuestionId } from '#shared/rules/questions'
import { analysisOf } from '#shared/rules/registry/analyses'
import { type DocumentUpdate, updated } from './replica'

/** A question, and what has changed since the last one. */
export interface ToAnswersWorker {
  readonly update: DocumentUpdate | undefined
  readonly question: Question
}

/** Answers messages in order, from a copy of the document; undefined under rules that this version does not have. */
export function createAnswering(): (message: ToAnswersWorker) => AnswerTo<QuestionId> {
  let scenario: Scenario | undefined
  return ({ update, question }) => {
    if (update) scenario = updated(scenario, update)
    const analysis = scenario && analysisOf(scenario.ruleset)
    return analysis && answerTo(analysis, scenario as Scenario, question)
  }
}
