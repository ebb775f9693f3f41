/** The interface languages, French first. */
export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** A sentence or a name in both languages, kept beside the thing it describes. */
export interface Localized {
  readonly fr: string
  readonly en: string
}

/** A sentence with parameters: called with plain values, returns both languages. */
export function localized(fr: string, en: string): Localized {
  return { fr, en }
}

/** A text that reads alike in both languages: a figure, a proper name. */
export function sameInBoth(text: string): Localized {
  return { fr: text, en: text }
}

/** Parts in the order in which they are said; a text between them is the same in both languages. */
export function joined(parts: readonly Localized[], between: string | Localized = ', '): Localized {
  const { fr, en } = typeof between === 'string' ? sameInBoth(between) : between
  return localized(parts.map((part) => part.fr).join(fr), parts.map((part) => part.en).join(en))
}

/** A colon; in French with the narrow space before it. */
export function colon(language: Language): string {
  return language === 'fr' ? '\u202f:' : ':'
}

/** The percent sign after a number: "12 %" in French, "12%" in English. */
export function percentSign(language: Language): string {
  return language === 'fr' ? '\u202f%' : '%'
}

/** "+2", "−1", "+0": with a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

/** A text of figures, as "<-5" or "-5/-1", with true minus signs: "−5/−1". What stands between figures stays: "5-6". */
export function withMinusSigns(text: string): string {
  return text.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−')
}

/** French typography: number with a decimal comma and a narrow space, or the English form; both with a true minus sign. */
export function formatNumber(value: number, language: Language, maximumFractionDigits = 2): string {
  const plain = String(value)
  const [whole = '', digits = ''] = plain.replace('-', '').split('.')
  // Nothing to round or to part: most numbers are short, and the tables of `Intl` take as long to load as a small scenario to open.
  if (/^\d{1,3}$/.test(whole) && /^\d*$/.test(digits) && digits.length <= maximumFractionDigits)
    return plain.replace('-', '−').replace('.', language === 'fr' ? ',' : '.')
  return new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits })
    .format(value)
    .replace('-', '−')
}
