/** The answers to abbreviations that clash, as the dialog begins with them, and what is wrong with those typed. */
import { type Clash, type Comparison } from '#shared/armies/taken/clashes'
import { freeAbbreviation } from '#shared/armies/taken/freeAbbreviation'
import { type ClashAnswer } from '#shared/armies/taken/takeTypes'
import { CODE_LENGTH } from '#shared/armies/cells'
import { type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type CounterSchema } from '#shared/rules/contract/ruleset'

export type Answers = ReadonlyMap<string, ClashAnswer>

/** Another abbreviation for each, none given twice; both as they are where no other is free. */
export function firstAnswers(
  scenario: Pick<Scenario, 'counterTypes'>,
  { free, clashes }: Comparison,
  schema: CounterSchema,
): Answers {
  const taken = new Set([
    ...Object.values<CounterType>(scenario.counterTypes).map(({ abbreviation }) => abbreviation),
    ...[...free, ...clashes.map(({ coming }) => coming)].map(({ sheet }) => sheet.abbreviation),
  ])
  const answers = new Map<string, ClashAnswer>()
  for (const { coming } of clashes) {
    const abbreviation = freeAbbreviation(schema, coming.sheet, taken)
    if (abbreviation !== undefined) taken.add(abbreviation)
    answers.set(coming.key, abbreviation === undefined ? { kind: 'both' } : { kind: 'rename', abbreviation })
  }
  return answers
}

/** The reason why the abbreviation typed for a clash will not do; undefined when it will, or none is typed. */
export function answerFault(
  scenario: Pick<Scenario, 'counterTypes'>,
  { free, clashes }: Comparison,
  answers: Answers,
  { coming }: Clash,
): Localized | undefined {
  const answer = answers.get(coming.key)
  if (answer?.kind !== 'rename') return undefined
  const { abbreviation } = answer
  if (abbreviation === '') return MISSING
  if ([...abbreviation].length > CODE_LENGTH) return TOO_LONG
  const others = [
    ...Object.values<CounterType>(scenario.counterTypes),
    ...free.map(({ sheet }) => sheet),
    ...clashes.flatMap((other) => (other.coming.key === coming.key ? [] : bearer(other, answers))),
  ]
  const bearers = others.filter((one) => one.side === coming.sheet.side && one.abbreviation === abbreviation)
  return bearers[0] && taken(bearers[0].name)
}

/** A clashing type with the abbreviation that it will have; none when it does not come, or replaces another. */
function bearer({ coming }: Clash, answers: Answers): readonly CounterType[] {
  const answer = answers.get(coming.key)
  if (answer?.kind === 'rename') return [{ ...coming.sheet, abbreviation: answer.abbreviation }]
  return answer?.kind === 'both' ? [coming.sheet] : []
}

const MISSING = localized('Un sigle est attendu.', 'An abbreviation is expected.')
const TOO_LONG = localized('Trois caractères au plus.', 'Three characters at most.')
const taken = (name: string): Localized =>
  localized(`C’est déjà le sigle de «\u202f${name}\u202f».`, `“${name}” has this abbreviation.`)
