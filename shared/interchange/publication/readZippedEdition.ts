/** An edition in an archive: its list, and whether everything in it is still as it was made. */
import { textOfUtf8 } from '#shared/images/utf8'
import { type Localized, localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type ExchangeFault, refused } from '../exchange/fault'
import { type Archive, readZip } from '../zip/readZip'
import { digestOf } from './contentDigest'
import { type EditionList, LARGEST_LIST_BYTES, readEditionList } from './editionList'
import { LIST_NAME } from './fileNames'

interface ZippedEdition {
  readonly list: EditionList
  /** Files of the list that are gone or changed, and files that are not in it. */
  readonly strange: readonly string[]
}

/** Far above any sheet: the archive as a whole is limited by whoever reads it. */
const LARGEST_SHEET_BYTES = 2 ** 30

const NO_LIST = localized(
  `cette archive n’est pas une édition\u202f: il y manque ${LIST_NAME}`,
  `this archive is no edition: ${LIST_NAME} is missing`,
)

/** @param file its name, for the refusal */
export function readZippedEdition(
  bytes: Uint8Array,
  file: string,
): Promise<Result<ZippedEdition, ExchangeFault>> {
  return refused(async () => {
    const archive = readZip(bytes, file)
    const listName = archive.names.find(
      (name) => name === LIST_NAME || /^[^/]+\/publication\.json$/.test(name),
    )
    if (listName === undefined) return fail({ file, message: NO_LIST })
    const read = listIn(archive, listName)
    if (!read.ok) return fail({ file: listName, message: read.error })
    return ok({ list: read.value, strange: strangeIn(archive, listName, read.value) })
  })
}

function listIn(archive: Archive, name: string): Result<EditionList, Localized> {
  const bytes = archive.bytes(name, LARGEST_LIST_BYTES)
  return readEditionList(bytes ? textOfUtf8(bytes) : '')
}

function strangeIn(archive: Archive, listName: string, { sheets }: EditionList): string[] {
  const folder = listName.slice(0, -LIST_NAME.length)
  const known = new Set([listName, ...sheets.map(({ file }) => folder + file)])
  const changed = sheets.filter(({ file, bytes }) => {
    const found = archive.bytes(folder + file, LARGEST_SHEET_BYTES)
    return !found || digestOf(found) !== bytes
  })
  return [...changed.map(({ file }) => folder + file), ...archive.names.filter((name) => !known.has(name))]
}
