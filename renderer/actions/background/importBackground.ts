/** Imports a picture file, chosen, dropped or pasted, as the background of the map. A dialog says what cannot be taken. */
import { setBackground } from '#shared/commands/setBackground'
import { type DroppedFile } from '#shared/host/host'
import { type ImportedImage } from '#shared/images/importImage'
import { type ImageError } from '#shared/images/refusal/imageError'
import { MAX_IMAGE_BYTES } from '#shared/images/refusal/limits'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Editor } from '../../editor/editor'
import {
  MOST_READ_BYTES,
  NOT_LAID,
  reductionQuestion,
  refused,
  tooLarge,
  undrawable,
  unreadable,
} from '../pictures/pictureWords'
import { uprightPicture } from '../pictures/uprightPicture'

/** The file that was chosen last: one that takes longer to read does not take its place. */
const chosen = new WeakMap<Editor, DroppedFile>()

/** True when the map has its new background, and the tool to fit it is in the hand. */
export async function importBackground(editor: Editor, file: DroppedFile): Promise<boolean> {
  const { scenario } = editor.document
  chosen.set(editor, file)
  editor.session.dropNotice()
  const taken = await readPicture(editor, file)
  if (chosen.get(editor) !== file || !taken) return false
  // Another document may have been opened meanwhile.
  if (editor.document.scenario.info !== scenario.info) return false
  const refusal = 'fr' in taken ? taken : lay(editor, taken)
  if (refusal) {
    editor.session.dropNotice()
    editor.session.refuse(NOT_LAID, refusal)
    return false
  }
  editor.session.setTool('background')
  return true
}

/** Says why not, if not. */
function lay({ document }: Editor, { hash, image, size }: ImportedImage): Localized | undefined {
  return document.run(setBackground, { hash, image, ...size })?.message
}

/** Undefined when the user does not want it reduced. */
async function readPicture(
  editor: Editor,
  file: DroppedFile,
): Promise<ImportedImage | Localized | undefined> {
  if (file.size > MOST_READ_BYTES) return tooLarge(file, MOST_READ_BYTES)
  const { importImage } = await import('#shared/images/importImage')
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const first = importImage(bytes, file.name)
    if (!first.ok) return await readLarge(editor, file, bytes, first.error)
    const { image, size } = first.value
    // What is left of a drawing when it was cleaned.
    const { bytesOfBase64 } = await import('#shared/images/base64')
    const clean = image.type === 'image/svg+xml' ? bytesOfBase64(image.base64) : bytes
    const upright = await uprightPicture(clean as Uint8Array, { type: image.type, ...size })
    const found = upright === bytes ? first : importImage(upright, file.name)
    return found.ok ? found.value : refused(found.error)
  } catch {
    return unreadable(file)
  }
}

/** One that was refused: a scan that is only too large is reduced, and the user asked. */
async function readLarge(
  { session }: Editor,
  file: DroppedFile,
  bytes: Uint8Array,
  error: ImageError,
): Promise<ImportedImage | Localized | undefined> {
  const { reducePicture } = await import('../pictures/reducePicture')
  session.notify(localized(`«\u202f${file.name}\u202f» est lu…`, `Reading “${file.name}”…`))
  const reduction = await reducePicture(bytes)
  session.dropNotice()
  if (reduction.kind === 'undrawable') return undrawable(file, reduction.from)
  const { startsAsXml } = await import('#shared/images/examine')
  if (reduction.kind === 'not-large')
    return file.size > MAX_IMAGE_BYTES && startsAsXml(bytes)
      ? tooLarge(file, MAX_IMAGE_BYTES)
      : refused(error)
  if (!(await session.ask(reductionQuestion(file, reduction)))) return undefined
  const { importImage } = await import('#shared/images/importImage')
  const found = importImage(reduction.bytes, file.name)
  return found.ok ? found.value : refused(found.error)
}
