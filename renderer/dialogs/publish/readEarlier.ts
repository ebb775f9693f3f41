/** The list of an earlier edition, from its file or from the archive that it lies in. */
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { type Localized, localized } from '#shared/i18n/localized'
import { textOfUtf8 } from '#shared/images/utf8'
import { faultInWords } from '#shared/interchange/exchange/fault'
import {
  type EditionList,
  LARGEST_LIST_BYTES,
  readEditionList,
} from '#shared/interchange/publication/editionList'
import { readZippedEdition } from '#shared/interchange/publication/readZippedEdition'
import { fail, ok, type Result } from '#shared/lang/result'

export const EARLIER_ENDINGS = ['.json', '.zip'] as const

const UNREADABLE = localized('Ce fichier ne se lit pas.', 'This file cannot be read.')
const TOO_LARGE = localized(
  'Ce fichier est trop grand pour une édition.',
  'This file is too large for an edition.',
)

/** Never rejects. */
export async function readEarlier(file: File): Promise<Result<EditionList, Localized>> {
  const isArchive = file.name.toLowerCase().endsWith('.zip')
  if (file.size > (isArchive ? LARGEST_SCENARIO_BYTES : LARGEST_LIST_BYTES)) return fail(TOO_LARGE)
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!isArchive) return readEditionList(textOfUtf8(bytes))
    const read = await readZippedEdition(bytes, file.name)
    if (read.ok) return ok(read.value.list)
    return fail(localized(faultInWords(read.error, 'fr'), faultInWords(read.error, 'en')))
  } catch {
    return fail(UNREADABLE)
  }
}
