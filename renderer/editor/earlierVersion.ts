/** Names for a document that is an earlier version of a file, whose scenario has the same title as the file's. */
import { titleIn } from '#shared/document/authorText'
import { type Scenario } from '#shared/document/types'
import { safeFileName } from '#shared/host/fileName'
import { type EarlierText } from '#shared/host/host'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { momentInWords } from '../i18n/language'

/** "Version du 22 novembre 2026 à 09:41:12". */
export function versionWords({ savedAt }: EarlierText): Localized {
  return localized(`Version du ${momentInWords(savedAt, 'fr')}`, `Version of ${momentInWords(savedAt, 'en')}`)
}

export function versionNotice(version: EarlierText): Localized {
  const { fr, en } = versionWords(version)
  return localized(
    `${fr} de «\u202f${version.of}\u202f», non enregistrée\u202f: le fichier reste tel quel.`,
    `${en} of “${version.of}”, not saved: the file stays as it is.`,
  )
}

/** The moment as file names and titles take it, in local time: `2026-11-22 09h41`. */
function versionStamp({ savedAt }: EarlierText): string {
  const date = new Date(savedAt)
  const two = (part: number): string => String(part).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${two(date.getHours())}h${two(date.getMinutes())}`
}

/** The title, and which version it is: two windows of one title must be distinguished. */
export function titleAmongVersions(
  { info }: Scenario,
  version: EarlierText | undefined,
  language: Language,
): string {
  const title = titleIn(info, language)
  return version ? `${title} (${versionStamp(version)})` : title
}

/** `Siège 2026-11-22 09h41.castellan` */
export function versionFileName(version: EarlierText): string {
  const stem = version.of.replace(/\.castellan$/i, '')
  return safeFileName(`${stem} ${versionStamp(version)}`, '.castellan')
}
