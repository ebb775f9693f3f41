/**
 * The questions to the analysis of a map that may take longer than a frame, from data to data: the page asks them by id, and
 * its worker answers (`renderer/workers/answering.ts`). To add one is a line here.
 */
import { type Scenario } from '#shared/document/types'
import { type OnProgress } from '#shared/rules/answers/answer'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { answerToInquiry, offeredInquiries, type PickedSubject } from './inquire'
import { type Analysis } from '#shared/rules/contract/analysis'
import { otherReadings } from './readings'
import { leastEfforts, limitWhenFiring } from '#shared/rules/answers/reach'
import { type Route } from '#shared/rules/answers/route'
import { lineBetween, type SightEnd, viewFrom } from '#shared/rules/answers/sightEnds'

export const QUESTIONS = {
  /** Undefined in a game without opportunity attacks. */
  route: ({ route }: Analysis, scenario: Scenario, asked: Route) => route?.route(scenario, asked),
  /** The reach with the counter's own points, or with those that its fire of this turn leaves; each hex once. */
  reach: (
    { movement }: Analysis,
    scenario: Scenario,
    { counter, firing }: Pick<Route, 'counter' | 'firing'>,
  ) => {
    const limit = limitWhenFiring(movement, scenario, counter, firing)
    return leastEfforts(movement.reach(scenario, counter, limit?.points).hexes)
  },
  view: (
    { sight }: Analysis,
    scenario: Scenario,
    { from, within }: { readonly from: SightEnd; readonly within?: number | undefined },
  ) => viewFrom(sight, scenario, from, within),
  /** The inquiries that may be made of a counter, hex or side. */
  offered: (analysis: Analysis, scenario: Scenario, subject: PickedSubject) =>
    offeredInquiries(analysis, scenario, subject),
  /** Undefined in a game that does not have the question. */
  inquiry: (analysis: Analysis, scenario: Scenario, asked: Inquiry, onProgress?: OnProgress) =>
    answerToInquiry(analysis, scenario, asked, onProgress),
  /** The options of the rules that would change its answer. */
  readings: (analysis: Analysis, scenario: Scenario, asked: Inquiry, onProgress?: OnProgress) =>
    otherReadings(analysis, scenario, asked, onProgress),
  line: (
    { sight }: Analysis,
    scenario: Scenario,
    { from, to }: { readonly from: SightEnd; readonly to: SightEnd },
  ) => lineBetween(sight, scenario, from, to),
}

export type QuestionId = keyof typeof QUESTIONS

/** The subject of a question: a route, a counter… */
export type About<Q extends QuestionId> = Parameters<(typeof QUESTIONS)[Q]>[2]

export type AnswerTo<Q extends QuestionId> = ReturnType<(typeof QUESTIONS)[Q]>

/** A question as it is sent to a worker. */
export type Question = {
  readonly [Q in QuestionId]: { readonly id: Q; readonly about: About<Q> }
}[QuestionId]

type AnyQuestion = (
  analysis: Analysis,
  scenario: Scenario,
  about: unknown,
  onProgress?: OnProgress,
) => AnswerTo<QuestionId>

/** @param onProgress is called with the progress of a long answer; most report none. */
export function answerTo(
  analysis: Analysis,
  scenario: Scenario,
  { id, about }: Question,
  onProgress?: OnProgress,
): AnswerTo<QuestionId> {
  return (QUESTIONS[id] as AnyQuestion)(analysis, scenario, about, onProgress)
}
