/** Lists, numbers and quoted names as sentences of the game have them, in both languages. */
import { formatNumber, type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'

/** « A, B et C », "A, B and C". */
export function listed(parts: readonly Localized[], last: Localized = localized('et', 'and')): Localized {
  const joined = (texts: readonly string[], word: string): string =>
    texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1)}`
  return localized(
    joined(
      parts.map(({ fr }) => fr),
      last.fr,
    ),
    joined(
      parts.map(({ en }) => en),
      last.en,
    ),
  )
}

export const OR: Localized = localized('ou', 'or')

/** A name between the quotation marks of each language. */
export function quoted(name: string): Localized {
  const text = quotable(name)
  return localized(`«\u202f${text}\u202f»`, `“${text}”`)
}

/** "4 × Archer": a name that several things have, which has no plural of ours; a single one is its name alone. */
export const times = (count: number, name: string): string =>
  count === 1 ? name : `${count}\u202f×\u00a0${name}`

/** "3 pions", "1 pion", "3 counters": French has the singular up to 1. */
export function some(count: number, one: Localized, many: Localized): Localized {
  return localized(
    `${formatNumber(count, 'fr')} ${(Math.abs(count) < 2 ? one : many).fr}`,
    `${formatNumber(count, 'en')} ${(Math.abs(count) === 1 ? one : many).en}`,
  )
}

/** Texts put together, language by language: `phrase` gets a way to read any of them. */
export function both(phrase: (say: (text: Localized) => string, language: 'fr' | 'en') => string): Localized {
  return localized(
    phrase(({ fr }) => fr, 'fr'),
    phrase(({ en }) => en, 'en'),
  )
}
