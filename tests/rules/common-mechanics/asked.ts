/** Inquiries made of the fantasy game in tests, and their answers in short. */
import { type Scenario } from '#shared/document/types'
import { answerInWords } from '#shared/questions/inWords'
import { answerToInquiry, offeredInquiries } from '#shared/questions/inquire'
import { type Answer, type AnswerEntry, type AnswerItem } from '#shared/rules/answers/answer'
import { fantasyAnalysis } from '#shared/rules/common-mechanics/fantasyAnalysis'
import { COMMON_MECHANICS } from '#shared/rules/common-mechanics/index'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { type InquiryId } from '#shared/rules/answers/inquiryKinds'
import { id } from './support'

const ANALYSIS = fantasyAnalysis(COMMON_MECHANICS)

interface Asked extends Partial<Pick<Inquiry, 'hex' | 'to' | 'choices'>> {
  readonly counter?: string
  readonly friends?: readonly string[]
  readonly enemies?: readonly string[]
}

function inquiry(question: InquiryId, { counter, friends = [], enemies = [], ...asked }: Asked): Inquiry {
  return {
    ...{ question, choices: {}, ...asked },
    ...(counter !== undefined && { counter: id(counter) }),
    ...{ friends: friends.map(id), enemies: enemies.map(id) },
  }
}

export function ask(scenario: Scenario, question: InquiryId, asked: Asked): Answer {
  const answer = answerToInquiry(ANALYSIS, scenario, inquiry(question, asked))
  if (!answer) throw new Error(`${question} has no answer`)
  return answer
}

/** The answer as it is copied, in French. */
export function askedInFrench(scenario: Scenario, question: InquiryId, asked: Asked): string {
  return answerInWords(scenario, inquiry(question, asked), ask(scenario, question, asked), 'fr')
}

/** The questions that may be asked of a counter. */
export function offered(scenario: Scenario, counter: string): InquiryId[] {
  return offeredInquiries(ANALYSIS, scenario, { counter: id(counter) }).map(({ question }) => question)
}

/** "rule value" of each item, words in English. */
export function itemsOf(items: readonly AnswerItem[] = []): string[] {
  return items.map(({ reason, value }) => `${reason.rule} ${typeof value === 'number' ? value : value.en}`)
}

/** The sum of those that count. */
export function sumOfItems(items: readonly AnswerItem[] = []): number {
  return items.reduce((sum, { value }) => sum + (typeof value === 'number' ? value : 0), 0)
}

/** The entries of a list, `[]` when the answer has none. */
export function entriesOf({ lists = [] }: Answer, list: string): readonly AnswerEntry[] {
  return lists.find((one) => one.id === list)?.entries ?? []
}

/** "counter: value" of each entry, in English. */
export function told(answer: Answer, list: string): string[] {
  return entriesOf(answer, list).map(
    ({ counter = '', name, value }) => `${name?.en ?? counter}${value ? `: ${value.en}` : ''}`,
  )
}

export function rulesOf(reasons: Answer['because'] | undefined): string[] {
  return (reasons ?? []).map(({ rule }) => rule)
}
