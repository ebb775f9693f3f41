/** The text beside the sheets of an edition: what it is, who made it, under which terms, which file is what. */
import { titleIn } from '#shared/document/authorText'
import { dateInWords, versionInWords } from '#shared/document/inWords/editionInWords'
import { colon, type Language, sameInBoth } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { type ExportSubject } from '#shared/print/export/planPrint'
import { type SheetContent } from './editionList'
import { LIST_NAME } from './fileNames'
import { sheetInWords } from './sheetInWords'

const TEXT = {
  authors: { fr: 'Auteurs', en: 'Authors' },
  license: sameInBoth('Licence'),
  rules: { fr: 'Règles', en: 'Rules' },
  files: { fr: 'Fichiers', en: 'Files' },
  list: {
    fr: 'liste des feuilles, par laquelle la prochaine édition saura ce qui a changé',
    en: 'list of the sheets, by which the next edition will know what has changed',
  },
  printing: {
    fr: 'À imprimer à 100\u202f% («\u202ftaille réelle\u202f»), les pions recto verso, en tournant le papier sur son bord long.',
    en: 'To be printed at 100% (“actual size”), the counters on both sides, turned on the long edge of the paper.',
  },
  made: { fr: 'Fait avec Castellan.', en: 'Made with Castellan.' },
}

/** Lines end as every editor of text knows them. */
export function readmeText(
  { scenario, ruleset }: ExportSubject,
  files: readonly {
    readonly name: string
    readonly sheet: Pick<SheetContent, 'kind' | 'language' | 'part'>
  }[],
  language: Language,
): string {
  const { info } = scenario
  const title = titleIn(info, language)
  const said = (head: { fr: string; en: string }, words: string | undefined): string[] =>
    words ? [`${head[language]}${colon(language)} ${words}`] : []
  const rows = [
    ...files.map(({ name, sheet }) => [name, sheetInWords(sheet)[language]] as const),
    [LIST_NAME, TEXT.list[language]] as const,
  ]
  const width = greatestOf(rows.map(([name]) => name.length))
  const edition = [info.version && versionInWords(info.version), dateInWords(info.date, language)]
  return [
    title,
    '='.repeat([...title].length),
    ...edition.filter((part) => part).map((part) => `${part}`),
    ...said(TEXT.authors, info.authors.join(', ')),
    ...said(TEXT.rules, ruleset.name[language]),
    ...said(TEXT.license, info.license),
    '',
    TEXT.files[language],
    '-'.repeat(TEXT.files[language].length),
    ...rows.map(([name, words]) => `${name.padEnd(width)}  ${words}`),
    '',
    TEXT.printing[language],
    TEXT.made[language],
    '',
  ].join('\r\n')
}
