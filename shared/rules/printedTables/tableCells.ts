/** The words and numbers that fill the cells of rule tables, whatever the game. */
import { type Localized, localized, sameInBoth, signed } from '#shared/i18n/localized'
import { type RuleTable } from '#shared/rules/contract/ruleset'

/** Nothing there, never, not possible. */
export const NONE = '–'

/** A modifier: "+2", "−1", "0". */
export function modifier(value: number): string {
  return value === 0 ? '0' : signed(value)
}

/** For who has it and for the other: "+2 / −2". */
export function eitherWay(value: number): string {
  return `${modifier(value)} / ${modifier(-value)}`
}

export function yesNo(value: boolean): Localized {
  return value ? localized('oui', 'yes') : localized('non', 'no')
}

/** Yes, or nothing to see. */
export function yesIf(value: boolean | undefined): Localized {
  return value ? yesNo(true) : sameInBoth('')
}

export function row(...[label, ...cells]: [Word, ...Word[]]): RuleTable['rows'][number] {
  return { label: inBoth(label), cells: cells.map(inBoth) }
}

/** A text is the same in both languages. */
export type Word = Localized | string
export const inBoth = (word: Word): Localized => (typeof word === 'string' ? sameInBoth(word) : word)
