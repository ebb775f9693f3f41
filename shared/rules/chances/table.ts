/** Result tables read by a modified die: bands of totals, lowest first, and the modifiers as a cited list. */
import { type Localized } from '#shared/i18n/localized'
import { type RuleId } from '../sentences/ruleIds'

/** Totals up to `upTo`, above the band before; the last band has no upper end. */
export interface Band<T> {
  readonly upTo: number | undefined
  readonly result: T
}

/** The result of the first band that reaches the total. Throws on an empty table, or one whose last band ends. */
export function lookUp<T>(bands: readonly Band<T>[], total: number): T {
  const band = bands.find(({ upTo }) => upTo === undefined || total <= upTo)
  if (!band) throw new Error(`no band of the table reaches ${total}`)
  return band.result
}

/** The printed label of a band: "≤ 5", "6–7", "≥ 10". */
export function bandLabel<T>(bands: readonly Band<T>[], index: number): string {
  const upTo = bands[index]?.upTo
  const before = bands[index - 1]?.upTo
  if (before === undefined) return upTo === undefined ? '–' : `≤ ${upTo}`
  if (upTo === undefined) return `≥ ${before + 1}`
  return upTo === before + 1 ? String(upTo) : `${before + 1}–${upTo}`
}

export interface Modifier {
  readonly rule: RuleId
  readonly name: Localized
  readonly value: number
}

export function sumOf(modifiers: readonly Pick<Modifier, 'value'>[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0)
}
