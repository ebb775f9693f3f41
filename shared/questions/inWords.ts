/** An answer as plain text, in one language: what is copied from the panel and what the command line prints. */
import { nameOfHex } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { colon, type Language, type Localized, localized, signed } from '#shared/i18n/localized'
import {
  type Answer,
  type AnswerEntry,
  type AnswerItem,
  type AnswerList,
  type AnswerOutcome,
  type AnswerShade,
} from '#shared/rules/answers/answer'
import { type Fraction, overSharedDenominator } from '#shared/rules/chances/fraction'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { type Reason } from '#shared/rules/sentences/ruling'
import { INQUIRY_KINDS } from '#shared/rules/answers/inquiryKinds'
import { nameOfCounter } from './nameOfCounter'
import { turnInWords } from './routeCircumstances'
import { ruleLine, ruleLines } from './ruleLines'
import { reasonsOf } from './reasonsOf'

const WORDS = {
  refused: localized('impossible', 'not possible'),
  total: localized('total', 'sum'),
  rules: localized('Règles', 'Rules'),
}

/** Hexes are named one by one up to this many; of more only the number is reported. */
const MOST_NAMED = 40

export function answerInWords(
  scenario: Scenario,
  inquiry: Inquiry,
  answer: Answer,
  language: Language,
): string {
  const say = (text: Localized): string => text[language]
  const of = colon(language)
  const { items = [], outcomes = [], lists = [], shades = [], refused, open } = answer
  return [
    `${questionInWords(scenario, inquiry, language)}${of} ${say(answer.headline)}`,
    ...turnInWords(scenario, inquiry.turn, language),
    ...(refused ?? []).map(({ rule, says }) => {
      const why = says ? `${say(says)} (${rule})` : ruleLine(rule, language)
      return `  ${say(WORDS.refused)}${of} ${why}`
    }),
    ...itemLines(items, language),
    ...outcomeLines(outcomes, language),
    ...(open ? [`  ${say(open)}`] : []),
    ...lists.flatMap((list) => listLines(scenario, list, language)),
    ...shades.map((shade) => shadeLine(scenario, shade, language)),
    ...citedRules(reasonsOf(answer), language),
  ].join('\n')
}

/** "Perrin → Garin – Fire": the subject, if it has one, and the name of the question. */
export function questionInWords(scenario: Scenario, inquiry: Inquiry, language: Language): string {
  const name = INQUIRY_KINDS[inquiry.question].name[language]
  return [subjectInWords(scenario, inquiry), name].filter(Boolean).join(' – ')
}

/** "Perrin → Garin, Guy": who and where the inquiry is about, and who was picked beside it. */
export function subjectInWords(
  scenario: Scenario,
  { counter, hex, side, friends, enemies, to }: Inquiry,
): string {
  const name = (id: CounterId): string => nameOfCounter(scenario, id)
  const subject = [
    ...(counter === undefined ? [] : [name(counter)]),
    ...friends.map(name),
    ...(counter === undefined && hex ? [nameOfHex(scenario, hex)] : []),
    ...(side === undefined ? [] : [scenario.sides[side]?.name ?? side]),
  ].join(' + ')
  const objects = [...enemies.map(name), ...(to ? [nameOfHex(scenario, to)] : [])].join(' + ')
  return objects === '' ? subject : `${subject} → ${objects}`
}

/** The name of an entry: its own, else that of its counter, else those of its hexes. */
export function entryName(
  scenario: Scenario,
  { name, counter, hexes = [] }: AnswerEntry,
  language: Language,
): string {
  if (name) return name[language]
  if (counter !== undefined) return nameOfCounter(scenario, counter)
  return hexes.map((hex) => nameOfHex(scenario, hex)).join(', ')
}

/** Chances over one denominator, as the printed table would give them: "2/10", "4/10". */
export function chancesOver(outcomes: readonly AnswerOutcome[]): Readonly<Record<string, string>> {
  return overSharedDenominator<string>(
    Object.fromEntries(outcomes.map(({ id, chance }): [string, Fraction] => [id, chance])),
  )
}

function itemLines(items: readonly AnswerItem[], language: Language): string[] {
  const numbers = items.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  const lines = items.map(({ name, value, reason }) => {
    const written = typeof value === 'number' ? signed(value) : value[language]
    return `  ${name[language]}${colon(language)} ${written} (${reason.rule})`
  })
  if (numbers.length < 2) return lines
  const sum = numbers.reduce((a, b) => a + b, 0)
  return [...lines, `  ${WORDS.total[language]}${colon(language)} ${signed(sum)}`]
}

function outcomeLines(outcomes: readonly AnswerOutcome[], language: Language): string[] {
  const chances = chancesOver(outcomes)
  return outcomes.map(({ id, name, then }) => {
    const follows = then.map((one) => one[language]).join(', ')
    return `  ${chances[id]?.padStart(6)}  ${name[language]}${follows === '' ? '' : ` → ${follows}`}`
  })
}

function listLines(scenario: Scenario, { title, entries }: AnswerList, language: Language): string[] {
  return [
    `${title[language]}${colon(language)}`,
    ...entries.flatMap((entry) => {
      const { value, items = [], outcomes = [], because } = entry
      const name = entryName(scenario, entry, language)
      const rules = [...new Set(because.map(({ rule }) => rule))].join(', ')
      return [
        `  ${name}${value ? `${colon(language)} ${value[language]}` : ''}${rules === '' ? '' : ` (${rules})`}`,
        ...[...itemLines(items, language), ...outcomeLines(outcomes, language)].map((line) => `  ${line}`),
      ]
    }),
  ]
}

function shadeLine(scenario: Scenario, { name, hexes }: AnswerShade, language: Language): string {
  const named = (some: readonly Axial[]): string => some.map((hex) => nameOfHex(scenario, hex)).join(', ')
  const written = hexes.length <= MOST_NAMED ? named(hexes) : counted(hexes.length, language)
  return `${name[language]}${colon(language)} ${written}`
}

function counted(count: number, language: Language): string {
  return language === 'fr' ? `${count} cases` : `${count} hexes`
}

function citedRules(reasons: readonly Reason[], language: Language): string[] {
  const lines = ruleLines(reasons, language)
  return lines.length === 0
    ? []
    : [`${WORDS.rules[language]}${colon(language)}`, ...lines.map((line) => `  ${line}`)]
}
