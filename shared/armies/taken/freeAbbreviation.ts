/** Finds an abbreviation that no other type of a side has (SV-CTR-3). */
import { type CounterType } from '#shared/document/armies'
import { fold } from '#shared/i18n/fold'
import { abbreviationFault } from '#shared/rules/counters/abbreviation'
import { type CounterSchema } from '#shared/rules/contract/ruleset'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const DIGITS = [...'23456789']

/**
 * Three letters for the sheet that are not in `taken`: of its name where they can be, else its own with another at the end or
 * at the beginning. Where letters name a weapon they still do. Undefined when all are taken.
 */
export function freeAbbreviation(
  schema: Pick<CounterSchema, 'missileCodes'>,
  sheet: CounterType,
  taken: ReadonlySet<string>,
): string | undefined {
  for (const abbreviation of candidates(sheet))
    if (!taken.has(abbreviation) && !abbreviationFault(schema, { ...sheet, abbreviation }))
      return abbreviation
  return undefined
}

function* candidates({ name, abbreviation }: CounterType): Generator<string> {
  const [first = '', ...others] = fold(name)
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  for (const [index, second] of others.entries())
    for (const third of others.slice(index + 1)) yield first + second + third
  const own = [...abbreviation]
  for (const last of [...DIGITS, ...LETTERS]) yield [...own.slice(0, 2), last].join('')
  for (const origin of LETTERS) yield [origin, ...own.slice(1, 3)].join('')
}
