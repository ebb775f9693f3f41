/** Inquiries of tests: a question to the analysis of a scenario, and what its answer says in short. */
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { answerToInquiry } from '#shared/questions/inquire'
import { chancesOver } from '#shared/questions/inWords'
import { type Answer } from '#shared/rules/answers/answer'
import { analysisOf } from '#shared/rules/registry/parts'
import { type Asked, inquiryOf } from '../../../support/asked'

export function ask(scenario: Scenario, asked: Asked): Answer {
  const analysis = analysisOf(scenario.ruleset)
  if (!analysis) throw new Error(`no analysis of ${scenario.ruleset}`)
  const answer = answerToInquiry(analysis, scenario, inquiryOf(scenario, asked))
  if (!answer) throw new Error(`${scenario.ruleset} has no ${asked.question}`)
  return answer
}

/** The chances by outcome, over one denominator. */
export const chances = ({ outcomes = [] }: Pick<Answer, 'outcomes'>) => chancesOver(outcomes)

/** Gives the effects of each outcome that has any. */
export const follows = ({ outcomes = [] }: Answer) =>
  Object.fromEntries(
    outcomes.filter(({ then }) => then.length > 0).map(({ id, then }) => [id, then.map(({ en }) => en)]),
  )

/** "name: value (rule)" of each item. */
export const items = ({ items: all = [] }: Pick<Answer, 'items'>): string[] =>
  all.map(
    ({ name, value, reason }) =>
      `${name.en}: ${typeof value === 'number' ? value : value.en} (${reason.rule})`,
  )

export const refusals = ({ refused = [] }: Answer): string[] => refused.map(({ rule }) => rule)

/** The counters of a list, with what is said of each. */
export const entries = ({ lists = [] }: Answer, list: string): Record<string, string | undefined> =>
  Object.fromEntries(
    (lists.find(({ id }) => id === list)?.entries ?? []).map(({ counter, name, value }) => [
      counter ?? name?.en ?? '',
      value?.en,
    ]),
  )

/** The shade of a hex, by its id. */
export const shadeOf = ({ shades = [] }: Answer, { q, r }: Axial): string | undefined =>
  shades.find(({ hexes }) => hexes.some((hex) => hex.q === q && hex.r === r))?.id
