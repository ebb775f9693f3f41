/** The edition of a scenario in words, as each of its sheets bears it: version and date of the author's own, never the day of printing. */
import { type Language } from '#shared/i18n/localized'
import { type ScenarioInfo } from '../types'

/** "version 1.2 · 26 novembre 2026"; one of both, or empty. */
export function editionInWords({ version, date }: ScenarioInfo, language: Language): string {
  const parts = [version === undefined ? '' : versionInWords(version), dateInWords(date, language)]
  return parts.filter((part) => part !== '').join(' · ')
}

/** "version 1.2" of a figure, in both languages; "bêta 3", "v1.2" and other words as they are. */
export function versionInWords(version: string): string {
  return /^\d/.test(version) ? `version\u00a0${version}` : version
}

/** "26 novembre 2026" of an ISO date; any other text as it is. */
export function dateInWords(date: string, language: Language): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : NaN
  if (Number.isNaN(time)) return date
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
  // The first of a month is an ordinal in French.
  return language === 'fr' ? words.replace(/^1 /, '1er ') : words
}

/** The facts without version, date and licence: what is left is content, the same in every edition that changes nothing. */
export function withoutEdition(info: ScenarioInfo): ScenarioInfo {
  const { version: _version, license: _license, ...others } = info
  return { ...others, date: '' }
}
