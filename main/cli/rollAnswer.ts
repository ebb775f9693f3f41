/** A roll by a table as `resolve` prints it: what is read first, then each chance, or what a given die shows. */
import { colon, type Language, type Localized, signed } from '#shared/i18n/localized'
import type { Thrown, TableRoll } from '#shared/rules/resolution/rolls'
import type { Overridden } from './houseRules'
import { integer } from './values'
import type { Answer, Call } from './verb'

export interface PrintedRoll {
  readonly roll: TableRoll
  /** Lines behind the answer. */
  readonly notes?: readonly string[]
  /** Its outcomes are letters, printed before their meaning. */
  readonly letters?: true
  /** The text of a given die; absent = the die, as modified, and the outcome. */
  readonly thrownText?: (thrown: Thrown, outcome: string) => string
  /** The reading belongs to the chances alone. */
  readonly readingOfChances?: true
}

/** The answer to a roll with the call's `--die`, or without. */
export function rollAnswer(call: Call, printed: PrintedRoll, overridden: Overridden): Answer {
  const { roll, notes = [], letters, readingOfChances } = printed
  const { language } = call
  const { count, faces } = roll.dice
  const die = integer(call, 'die', { min: count, max: count * faces })
  const house = overridden(...roll.tables)
  const head = readingText(roll, language)
  const named = (id: string): string => {
    const name = roll.outcomes.find((outcome) => outcome.id === id)?.name[language] ?? id
    return letters ? `${id}, ${name}` : name
  }
  if (die === undefined) {
    const chances = roll.outcomes.map(
      ({ id, name, chance }) => `${chance.padStart(5)}  ${letters ? `${id}  ` : ''}${name[language]}`,
    )
    const outcomes = Object.fromEntries(roll.outcomes.map(({ id, chance }) => [id, chance]))
    return {
      json: { ...roll.reading, outcomes, ...house },
      text: [...head, ...chances, ...notes].join('\n'),
    }
  }
  const thrown = roll.thrown(die)
  const {
    thrownText = (one: Thrown, name: string) => `${dieText(one, language)}${colon(language)} ${name}`,
  } = printed
  const text = thrownText(thrown, named(thrown.outcome))
  return {
    json: { ...(!readingOfChances && roll.reading), ...thrown, ...house },
    text: [...(readingOfChances ? [] : head), text, ...notes].join('\n'),
  }
}

function dieText({ die, modified, row }: Thrown, language: Language): string {
  if (modified === undefined) return String(die)
  const french = language === 'fr'
  return [
    `${french ? 'dé' : 'die'} ${die}`,
    `${french ? 'modifié' : 'modified'} ${modified}`,
    ...(row === undefined ? [] : [`${french ? 'ligne' : 'row'} ${row}`]),
  ].join(', ')
}

const READING: Readonly<Record<string, Localized>> = {
  differential: { fr: 'différentiel ', en: 'differential ' },
  column: { fr: 'colonne ', en: 'column ' },
  modifier: { fr: 'modificateur ', en: 'modifier ' },
  shift: { fr: 'décalage ', en: 'shift ' },
  short: { fr: 'portée courte', en: 'short range' },
  medium: { fr: 'portée moyenne', en: 'medium range' },
  long: { fr: 'longue portée', en: 'long range' },
}

/** One line; none where nothing is read. A range band is its own word. */
function readingText({ reading }: TableRoll, language: Language): readonly string[] {
  const parts = Object.entries(reading).map(([key, value]) => {
    if (typeof value === 'number') return `${READING[key]?.[language] ?? ''}${signed(value)}`
    return READING[value]?.[language] ?? `${READING[key]?.[language] ?? ''}${value}`
  })
  return parts.length === 0 ? [] : [parts.join(', ')]
}
