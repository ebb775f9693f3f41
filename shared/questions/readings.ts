/** The readings of the rules under which an answer would be another (ANA-6): what the author left as it is, or chose otherwise. */
import { type Scenario } from '#shared/document/types'
import { colon, type Language, type Localized } from '#shared/i18n/localized'
import { type Analysis } from '#shared/rules/contract/analysis'
import { type Answer, type AnswerOutcome, type OnProgress } from '#shared/rules/answers/answer'
import { reduced } from '#shared/rules/chances/fraction'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type RuleId } from '#shared/rules/sentences/ruleIds'
import { answerToInquiry } from './inquire'

/** Another choice of one option, and the answer under it. */
export interface OtherReading {
  readonly option: string
  readonly choice: string
  /** Names the option and its other choice. */
  readonly name: Localized
  readonly reads: Localized
  readonly rule: RuleId
  /** The text leaves it open: no mere variant. */
  readonly uncertain: boolean
  readonly headline: Localized
  readonly outcomes?: readonly AnswerOutcome[]
}

/** Each option changed alone, the uncertain ones first; a choice that changes nothing is left out. */
export function otherReadings(
  analysis: Analysis,
  scenario: Scenario,
  inquiry: Inquiry,
  onProgress?: OnProgress,
): OtherReading[] {
  const present = answerToInquiry(analysis, scenario, inquiry)
  if (!present) return []
  const said = substanceOf(present)
  const options = rulesetOf(scenario).options.toSorted(
    (a, b) => Number(b.uncertain ?? false) - Number(a.uncertain ?? false),
  )
  return options.flatMap(({ id, name, choices, rule, uncertain = false, ...option }, index) => {
    onProgress?.(index, options.length)
    const chosen = choices.find((choice) => choice.id === scenario.options[id])?.id ?? option.default
    return choices.flatMap((choice): OtherReading[] => {
      if (choice.id === chosen) return []
      const read: Scenario = { ...scenario, options: { ...scenario.options, [id]: choice.id } }
      const answer = answerToInquiry(analysis, read, inquiry)
      if (!answer || substanceOf(answer) === said) return []
      const { headline, outcomes } = answer
      return [
        {
          option: id,
          choice: choice.id,
          name,
          reads: choice.name,
          rule,
          uncertain,
          headline,
          ...(outcomes && { outcomes }),
        },
      ]
    })
  })
}

/** "where the combat tables' blanks stand, at the end of each column: killed 2 in 10 (MC-CBT-4)". */
export function readingInWords({ name, reads, headline, rule }: OtherReading, language: Language): string {
  return `${name[language]}, ${reads[language]}${colon(language)} ${headline[language]} (${rule})`
}

/** All that an answer says but the rules that it cites: chances in lowest terms, so that 2/4 is 1/2. */
function substanceOf(answer: Answer): string {
  return JSON.stringify(answer, (key, value: unknown) => {
    if (key === 'because' || key === 'reason') return undefined
    if (key === 'chance') {
      const { numerator, denominator } = reduced(value as AnswerOutcome['chance'])
      return `${numerator}/${denominator}`
    }
    return typeof value === 'bigint' ? String(value) : value
  })
}
