/** A file that was chosen or dropped, understood by the reader of its kind; the files it names are looked for among those beside it. */
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { foundInstead } from '#shared/i18n/foundInstead'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type ExchangeFault } from '#shared/interchange/exchange/fault'
import { type ReadFile } from '#shared/interchange/exchange/read'
import { READERS } from '#shared/interchange/readers'
import { SOURCE_IDS, SOURCES, sourceOf } from '#shared/interchange/sources'
import { fail, ok, type Result } from '#shared/lang/result'
import { readPictureInPage } from '../../drawing/readPicture'

export interface OpenedMap {
  readonly name: string
  readonly read: ReadFile
}

const UNREADABLE = localized('ce fichier ne peut pas être lu.', 'this file cannot be read.')
const TOO_LARGE = localized('ce fichier dépasse 400\u202fMo.', 'this file is larger than 400 MB.')

/** Never rejects. */
export async function readMapFile(
  file: File,
  others: readonly File[],
): Promise<Result<OpenedMap, ExchangeFault>> {
  const { name } = file
  const source = sourceOf(name)
  if (!source) {
    const known = SOURCE_IDS.flatMap((id) => SOURCES[id].endings).join(', ')
    const found = localized('un autre format', 'another format')
    return fail({ file: name, message: foundInstead(found, sameInBoth(known)) })
  }
  if (file.size > LARGEST_SCENARIO_BYTES) return fail({ file: name, message: TOO_LARGE })
  const bytes = await bytesOf(file)
  if (!bytes) return fail({ file: name, message: UNREADABLE })
  const beside = async (wanted: string): Promise<Uint8Array | undefined> => {
    const own = wanted.split('/').at(-1)
    const found = others.find((other) => other.name === own)
    return found && found.size <= LARGEST_SCENARIO_BYTES ? bytesOf(found) : undefined
  }
  const read = await (await READERS[source]())({ name, bytes, beside, pictures: readPictureInPage })
  return read.ok ? ok({ name, read: read.value }) : read
}

async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
}
