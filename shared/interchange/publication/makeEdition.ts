/** Makes all files of an edition, from one state, in memory: whoever writes them writes all or none. The same input gives the same bytes. */
import { type CommandCall } from '#shared/document/commandCall'
import { type ExportFile } from '#shared/host/host'
import { type Localized, localized } from '#shared/i18n/localized'
import { utf8OfText } from '#shared/images/utf8'
import { append } from '#shared/lang/append'
import { partOf, type Progress, reportProgress } from '#shared/print/progress'
import { type WritingPlatform } from '../exchange/written'
import { writeZip } from '../zip/writeZip'
import { digestOf } from './contentDigest'
import { type EditionList, type ListedSheet, writeEditionList } from './editionList'
import { LIST_NAME, README_NAMES, stemOf } from './fileNames'
import { contentOf, type EditionPlan, type LeftOut } from './planEdition'
import { readmeText } from './readme'
import { sheetInWords } from './sheetInWords'

export interface Edition {
  /** The list is the last: where it lies, all others do. */
  readonly files: readonly ExportFile[]
  readonly list: EditionList
  readonly leftOut: readonly LeftOut[]
  readonly warnings: readonly Localized[]
  /** A command that has the scenario keep what its next module needs of this one; absent = it lacks nothing. */
  readonly keeps?: CommandCall
}

/**
 * Rejects with `ExportCancelled` when the signal of `progress` says so.
 * @param program version of ours, for the list
 */
export async function makeEdition<I>(
  plan: EditionPlan,
  program: string,
  platform: WritingPlatform<I>,
  progress: Progress = {},
): Promise<Edition> {
  const { subject, settings, state } = plan
  const files: ExportFile[] = []
  const sheets: (ListedSheet & Required<Pick<ListedSheet, 'sheet'>>)[] = []
  const warnings: Localized[] = [...plan.warnings]
  let keeps: CommandCall | undefined
  for (const [index, planned] of plan.sheets.entries()) {
    const part = partOf(progress, index, plan.sheets.length)
    await reportProgress(part, 0)
    const made = await planned.make(platform, part)
    keeps ??= made.keeps
    for (const [nth, file] of planned.files.entries()) {
      const { bytes, type } = made.files[nth] as ExportFile
      files.push({ name: file.name, type, bytes })
      sheets.push({ file: file.name, bytes: digestOf(bytes), sheet: contentOf(planned, file) })
    }
    const name = sheetInWords(planned)
    append(
      warnings,
      made.warnings.map(({ fr, en }) => localized(`${name.fr}\u202f: ${fr}`, `${name.en}: ${en}`)),
    )
  }
  const listed = sheets.map(({ file, sheet }) => ({ name: file, sheet }))
  const readmes = settings.languages.map((language): ExportFile => {
    const text = readmeText(subject, listed, language)
    return { name: README_NAMES[language], type: 'text/plain', bytes: utf8OfText(text) }
  })
  const { title, authors, version, date, license } = subject.scenario.info
  const list: EditionList = {
    title,
    authors,
    date,
    program,
    state,
    ...settings,
    ...(version !== undefined && { version }),
    ...(license !== undefined && { license }),
    sheets: [...sheets, ...readmes.map(({ name, bytes }) => ({ file: name, bytes: digestOf(bytes) }))],
  }
  const listFile: ExportFile = {
    name: LIST_NAME,
    type: 'application/json',
    bytes: utf8OfText(writeEditionList(list)),
  }
  await reportProgress(progress, 1)
  return {
    files: [...files, ...readmes, listFile],
    list,
    leftOut: plan.leftOut,
    warnings,
    ...(keeps && { keeps }),
  }
}

/** Kinds of files that are packed already. */
const PACKED: ReadonlySet<ExportFile['type']> = new Set([
  'application/pdf',
  'image/png',
  'application/x-vassal-module',
])

/** The edition as one archive, its files in a folder of the title's name. */
export function zippedEdition({ files, list }: Pick<Edition, 'files' | 'list'>): ExportFile {
  const folder = stemOf(list)
  const entries = files.map(({ name, type, bytes }) => ({
    name: `${folder}/${name}`,
    bytes,
    ...(PACKED.has(type) && { packed: true }),
  }))
  return { name: `${folder}.zip`, type: 'application/zip', bytes: writeZip(entries) }
}
