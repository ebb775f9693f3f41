/** The inquiries that a game answers about a counter, hex or side, and their answers: for the page's worker and the command line. */
import { type Scenario } from '#shared/document/types'
import { type Analysis } from '#shared/rules/contract/analysis'
import { type Answer, type OnProgress } from '#shared/rules/answers/answer'
import {
  type AskedOfTurn,
  type Inquiry,
  type InquiryAnswers,
  type InquiryChoice,
} from '#shared/rules/answers/inquiry'
import { NOTHING_HAPPENED } from '#shared/rules/answers/turnMemory'
import { asTurned } from '#shared/rules/standing/asTurned'
import { everyGame } from './everyGame'
import { INQUIRY_IDS, INQUIRY_KINDS, type InquiryId } from '#shared/rules/answers/inquiryKinds'

export interface OfferedInquiry {
  readonly question: InquiryId
  readonly choices: readonly InquiryChoice[]
  readonly asksTurn?: AskedOfTurn
}

/** The subject of an inquiry, whatever its question. */
export type Subject = Pick<Inquiry, 'counter' | 'hex' | 'side'>

/** A subject with those picked beside it, who may bring choices of their own. */
export type PickedSubject = Subject & Partial<Pick<Inquiry, 'friends'>>

/** Those that may be asked of this, in the order of the panel. */
export function offeredInquiries(
  analysis: Analysis,
  scenario: Scenario,
  { friends = [], ...subject }: PickedSubject,
): OfferedInquiry[] {
  return INQUIRY_IDS.flatMap((question): OfferedInquiry[] => {
    const answers = answersTo(analysis, question)
    if (!answers || !isAbout(question, subject)) return []
    const inquiry: Inquiry = { question, ...subject, friends, enemies: [], choices: {} }
    if (answers.isOffered?.(scenario, inquiry) === false) return []
    const { asksTurn } = answers
    return [{ question, choices: choicesLeft(answers, scenario, inquiry), ...(asksTurn && { asksTurn }) }]
  })
}

/** The choices that a question leaves of its subject. */
function choicesLeft(answers: InquiryAnswers, scenario: Scenario, inquiry: Inquiry): InquiryChoice[] {
  return (answers.choices ?? []).filter((choice) => answers.leaves?.(scenario, inquiry, choice) ?? true)
}

/** Undefined when the game does not have the question. What was chosen for another counter, where this one has no choice, is left out. */
export function answerToInquiry(
  analysis: Analysis,
  scenario: Scenario,
  inquiry: Inquiry,
  onProgress?: OnProgress,
): Answer | undefined {
  const answers = answersTo(analysis, inquiry.question)
  if (!answers) return undefined
  const left = choicesLeft(answers, scenario, inquiry).map(({ id }) => id)
  const choices = Object.fromEntries(Object.entries(inquiry.choices).filter(([id]) => left.includes(id)))
  return answers.answer(scenario, { ...inquiry, choices }, onProgress)
}

/** The game's own come first: they know more. One that asks about this turn is given everyone as they turned. @rule SV-OPP-7 */
export function answersTo(analysis: Analysis, question: InquiryId): InquiryAnswers | undefined {
  const answers = analysis.inquiries[question] ?? everyGame(analysis)[question]
  if (!answers?.asksTurn) return answers
  return {
    ...answers,
    answer(scenario, inquiry, onProgress) {
      const { turn = NOTHING_HAPPENED } = inquiry
      return answers.answer(asTurned({ scenario }, turn).scenario, inquiry, onProgress)
    },
  }
}

function isAbout(question: InquiryId, { counter, hex, side }: Subject): boolean {
  const { about } = INQUIRY_KINDS[question]
  if (about === 'counter') return counter !== undefined
  return about === 'hex' ? counter !== undefined || hex !== undefined : side !== undefined
}
