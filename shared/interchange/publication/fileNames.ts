/** The names of an edition's files: of the title, in plain ASCII, the same from edition to edition. */
import { type ScenarioInfo } from '#shared/document/types'
import { wordsOf } from '#shared/i18n/fold'
import { type Language } from '#shared/i18n/localized'
import { KINDS, type SheetKind } from './kinds'

/** The most characters taken from a title: what follows is not needed to know it. */
const LONGEST_STEM = 60

/** The names of devices on Windows, with whatever ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** `La sortie de l’Île` -> `la-sortie-de-l-ile`; `scenario` for a title of other letters. */
export function stemOf({ title }: Pick<ScenarioInfo, 'title'>): string {
  const words = wordsOf(title)
    .map((word) =>
      word
        .replace(/ß/g, 'ss')
        .replace(/ø/g, 'o')
        .replace(/ł/g, 'l')
        .replace(/[^a-z0-9]/g, ''),
    )
    .filter((word) => word !== '')
  const stem = words.join('-').slice(0, LONGEST_STEM).replace(/-+$/, '')
  return stem === '' || DEVICE.test(stem) ? 'scenario' : stem
}

/** The name of a sheet's file without its ending: `la-sortie-livret`. */
export function sheetStem(info: Pick<ScenarioInfo, 'title'>, kind: SheetKind, language: Language): string {
  const word = KINDS[kind].inFileName[language]
  return word === '' ? stemOf(info) : `${stemOf(info)}-${word}`
}

/** The file that says what the others are. */
export const README_NAMES: Readonly<Record<Language, string>> = { fr: 'LISEZMOI.txt', en: 'README.txt' }

/** The list of an edition, by which the next one knows what has changed. */
export const LIST_NAME = 'publication.json'
