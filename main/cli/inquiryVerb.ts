/** A verb that makes one inquiry about a scenario: `fire`, `fight`, `seen`… Each says how its options become the inquiry. */
import type { Scenario } from '#shared/document/types'
import type { Localized } from '#shared/i18n/localized'
import type { Inquiry, InquiryChoice, InquiryId } from '#shared/rules/inquiry'
import { lacking } from './refusal'
import { loadAsked } from './scenarioFile'
import { choice } from './values'
import type { Call, Verb, VerbOption } from './verb'

interface InquiryVerb {
  readonly name: string
  readonly summary: Localized
  readonly question: InquiryId
  /** With those of its choices (`--phase`), whose values are the ids of the choice. */
  readonly options: readonly VerbOption[]
  /** The ids of the choices that are options. */
  readonly choices?: readonly string[]
  /** Lacking in a game without this question: "de tir", "fire". */
  readonly lacks: Localized
  /** Refuses counters and hexes that the scenario does not have. */
  subject(call: Call, scenario: Scenario): Partial<Omit<Inquiry, 'question' | 'choices'>>
}

export function inquiryVerb({
  name,
  summary,
  question,
  options,
  choices = [],
  lacks,
  subject,
}: InquiryVerb): Verb {
  return {
    name,
    summary,
    arguments: '<file>',
    options,
    async run(call) {
      const { scenario, analysis } = await loadAsked(call)
      const { answersTo } = await import('#shared/questions/inquire')
      const answers = answersTo(analysis, question)
      if (!answers) throw lacking(scenario, name, lacks)
      const inquiry: Inquiry = {
        question,
        friends: [],
        enemies: [],
        ...subject(call, scenario),
        choices: chosen(call, answers.choices ?? [], choices),
      }
      const answer = answers.answer(scenario, inquiry)
      const [{ answerInWords }, { answerInJson }] = await Promise.all([
        import('#shared/questions/inWords'),
        import('#shared/questions/inJson'),
      ])
      return {
        json: answerInJson(scenario, answer, call.language),
        text: answerInWords(scenario, inquiry, answer, call.language),
      }
    },
  }
}

/** An option that is no choice of this game is refused as a value that it does not know. */
function chosen(call: Call, offered: readonly InquiryChoice[], ids: readonly string[]): Inquiry['choices'] {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const values = offered.find((one) => one.id === id)?.values.map((value) => value.id) ?? []
      const value = choice(call, id, values)
      return value === undefined ? [] : [[id, value]]
    }),
  )
}
