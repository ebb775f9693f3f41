/** Verbs that make one inquiry about a scenario, each from its declaration: `fire`, `fight`, `seen`… */
import type { Scenario } from '#shared/document/types'
import { colon, localized, type Localized } from '#shared/i18n/localized'
import type { Analysis } from '#shared/rules/contract/analysis'
import type { Answer } from '#shared/rules/answers/answer'
import type { Inquiry, InquiryChoice } from '#shared/rules/answers/inquiry'
import type { InquiryId } from '#shared/rules/answers/inquiryKinds'
import type { Choice, Pick, Picked } from './picks'
import { lacking, Refusal } from './refusal'
import { loadAsked } from './scenarioFile'
import { TURN, turnGiven } from './turnFile'
import { choice, flag, word } from './values'
import { type AskedAbout, type AskingVerb, type Call, option } from './verb'

interface Asked {
  readonly inquiry: Inquiry
  readonly answer: Answer
}

interface InquiryVerb {
  readonly name: InquiryId
  readonly summary: Localized
  /** Absent = the question of the verb's name. */
  readonly question?: (call: Call) => InquiryId
  /** Lacking in a game without this question: "de tir", "fire". */
  readonly lacks: Localized
  /** In the order of the help; picks are read in this order, choices after them. */
  readonly options: readonly (Pick | Choice)[]
  /** Its answer may depend on the events of this turn (`--turn`). */
  readonly asksTurn?: true
}

export function inquiryVerb({
  name,
  summary,
  question: asked = () => name,
  options: declared,
  lacks,
  asksTurn,
}: InquiryVerb): AskingVerb {
  const options = [...declared.map((one) => one.option), ...(asksTurn ? [TURN] : [])]
  const picks = declared.filter((one) => 'read' in one)
  const choices = declared.flatMap((one) => ('choice' in one ? [one.choice] : []))

  async function ask(call: Call, { scenario, analysis }: AskedAbout): Promise<Asked> {
    const { answersTo } = await import('#shared/questions/inquire')
    const question = asked(call)
    const answers = answersTo(analysis, question)
    if (!answers) throw lacking(scenario, name, lacks)
    const turn = await turnGiven(call, scenario, answers.asksTurn !== undefined)
    const inquiry: Inquiry = {
      question,
      friends: [],
      enemies: [],
      ...picked(call, scenario, picks),
      choices: chosen(call, answers.choices ?? [], choices),
      ...(turn && { turn }),
    }
    return { inquiry, answer: answers.answer(scenario, inquiry) }
  }

  /** The difference from the answer to the same inquiry in another file, on a map of the same hexes. */
  async function against(call: Call, scenario: Scenario, own: Answer): Promise<Answer> {
    const other = await loadAsked(call)
    if (JSON.stringify(other.scenario.map.grid) !== JSON.stringify(scenario.map.grid))
      throw new Refusal(
        '--against\u202f: les deux cartes n’ont pas la même grille\u202f; attendu\u202f: deux variantes d’une carte',
        '--against: the two maps differ in their grid, expected two variants of one map',
      )
    const { differenceOf } = await import('#shared/questions/difference')
    return differenceOf((await ask(call, other)).answer, own)
  }

  return {
    name,
    summary,
    arguments: '<file>',
    options: [...options, READINGS, AGAINST],
    questionOptions: options,
    async printed(call, about) {
      const { printedAnswer } = await import('#shared/questions/picture/printedAnswers')
      const { inquiry, answer } = await ask(call, about)
      return printedAnswer(about.scenario, inquiry, answer, call.language)
    },
    async run(call) {
      const about = await loadAsked(call)
      const { scenario, analysis } = about
      const { inquiry, answer: own } = await ask(call, about)
      const other = word(call, 'against')
      const answer = other === undefined ? own : await against({ ...call, arguments: [other] }, scenario, own)
      const [{ answerInWords }, { answerInJson }] = await Promise.all([
        import('#shared/questions/inWords'),
        import('#shared/questions/inJson'),
      ])
      const readings = flag(call, 'readings')
        ? await readingsOf(call, analysis, scenario, inquiry)
        : undefined
      return {
        json: {
          ...answerInJson(scenario, answer, call.language),
          ...(readings && { readings: readings.json }),
        },
        text: [answerInWords(scenario, inquiry, answer, call.language), ...(readings?.text ?? [])].join('\n'),
      }
    },
  }
}

const AGAINST = option(
  '--against <file>',
  'seulement ce qui change depuis cet autre fichier',
  'only what changes from this other file',
)

const READINGS = option(
  '--readings',
  'et les lectures des règles qui changeraient la réponse',
  'and the readings of the rules that would change the answer',
)

const WITH_OTHERS = localized('Avec une autre lecture des règles', 'With another reading of the rules')

/** The answers under other options: as a list in JSON, and as lines below the answer. */
async function readingsOf(call: Call, analysis: Analysis, scenario: Scenario, inquiry: Inquiry) {
  const { otherReadings, readingInWords } = await import('#shared/questions/readings')
  const { chancesOver } = await import('#shared/questions/inWords')
  const { language } = call
  const readings = otherReadings(analysis, scenario, inquiry)
  const title = `${WITH_OTHERS[language]}${colon(language)}`
  return {
    json: readings.map(({ option: id, choice: value, rule, uncertain, headline, outcomes }) => ({
      option: id,
      choice: value,
      rule,
      uncertain,
      answer: headline[language],
      ...(outcomes && { outcomes: chancesOver(outcomes) }),
    })),
    text:
      readings.length === 0 ? [] : [title, ...readings.map((one) => `  ${readingInWords(one, language)}`)],
  }
}

function picked(call: Call, scenario: Scenario, picks: readonly Pick[]): Picked {
  return picks.reduce<Picked>((before, { read }) => ({ ...before, ...read(call, scenario, before) }), {})
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
