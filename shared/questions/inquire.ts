/** The inquiries that a game answers about a counter, hex or side, and their answers: for the page's worker and the command line. */
import { type Scenario } from '#shared/document/types'
import { type Analysis } from '#shared/rules/analysis'
import { type Answer } from '#shared/rules/answer'
import {
  INQUIRY_IDS,
  type Inquiry,
  type InquiryAnswers,
  type InquiryChoice,
  type InquiryId,
} from '#shared/rules/inquiry'
import { everyGame } from './everyGame'
import { INQUIRY_KINDS } from './kinds'

export interface OfferedInquiry {
  readonly question: InquiryId
  readonly choices: readonly InquiryChoice[]
}

/** The subject of an inquiry, whatever its question. */
export type Subject = Pick<Inquiry, 'counter' | 'hex' | 'side'>

/** Those that may be asked of this, in the order of the panel. */
export function offeredInquiries(analysis: Analysis, scenario: Scenario, subject: Subject): OfferedInquiry[] {
  return INQUIRY_IDS.flatMap((question): OfferedInquiry[] => {
    const answers = answersTo(analysis, question)
    if (!answers || !isAbout(question, subject)) return []
    const inquiry: Inquiry = { question, ...subject, friends: [], enemies: [], choices: {} }
    if (answers.isOffered?.(scenario, inquiry) === false) return []
    return [{ question, choices: answers.choices ?? [] }]
  })
}

/** Undefined when the game does not have the question. */
export function answerToInquiry(
  analysis: Analysis,
  scenario: Scenario,
  inquiry: Inquiry,
): Answer | undefined {
  return answersTo(analysis, inquiry.question)?.answer(scenario, inquiry)
}

/** The game's own come first: they know more. */
export function answersTo(analysis: Analysis, question: InquiryId): InquiryAnswers | undefined {
  return analysis.inquiries[question] ?? everyGame(analysis)[question]
}

function isAbout(question: InquiryId, { counter, hex, side }: Subject): boolean {
  const { about } = INQUIRY_KINDS[question]
  if (about === 'counter') return counter !== undefined
  return about === 'hex' ? counter !== undefined || hex !== undefined : side !== undefined
}
