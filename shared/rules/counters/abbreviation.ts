/** The three letters of a counter where they name its missile weapon (SV-CTR-3). */
import { type CounterType } from '#shared/document/armies'
import { type CounterSchema } from '#shared/rules/contract/ruleset'

type Coded = Pick<CounterSchema, 'missileCodes'>
type Sheet = Pick<CounterType, 'abbreviation' | 'stats'>

/** The two letters that name a type, after the origin's: the same for the same function, whatever the origin. */
export function functionLetters(abbreviation: string): string {
  return abbreviation.slice(1)
}

/**
 * The fault of a sheet's abbreviation: it should name the weapon of the sheet and does not, or names one that the sheet
 * has not. Undefined when there is none, when there is no abbreviation, or when the schema has no codes.
 * @rule SV-CTR-3 @rule SV-FIR-5
 */
export function abbreviationFault(
  { missileCodes }: Coded,
  { abbreviation, stats }: Sheet,
): { readonly kind: 'should-name' | 'should-not-name'; readonly letters: string } | undefined {
  if (!missileCodes || abbreviation === '') return undefined
  const letters = functionLetters(abbreviation)
  const code = codeOf(missileCodes, stats['missile'])
  if (code !== undefined && letters !== code) return { kind: 'should-name', letters: code }
  if (code === undefined && Object.hasOwn(missileCodes, letters)) return { kind: 'should-not-name', letters }
  return undefined
}

/** The abbreviation as it should be: its origin's letter, then the weapon's code; unchanged without one. @rule SV-CTR-3 */
export function namedAfterWeapon({ missileCodes }: Coded, { abbreviation, stats }: Sheet): string {
  const code = missileCodes && codeOf(missileCodes, stats['missile'])
  return code === undefined ? abbreviation : abbreviation.slice(0, 1) + code
}

function codeOf(codes: Readonly<Record<string, string>>, weapon: unknown): string | undefined {
  return Object.entries(codes).find(([, named]) => named === weapon)?.[0]
}
