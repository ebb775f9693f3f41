/** Imports a picture file, chosen or dropped, as the background of the map; the status line reports a refusal. */
import { setBackground } from '#shared/commands/setBackground'
import { type DroppedFile } from '#shared/host/host'
import { type ImageError } from '#shared/images/refusal/imageError'
import { MAX_IMAGE_BYTES } from '#shared/images/refusal/limits'
import { formatNumber, type Localized, localized } from '#shared/i18n/localized'
import { type Editor } from '../../editor/editor'
import { uprightPicture } from './uprightPicture'

/** The file that was chosen last: one that takes longer to read does not take its place. */
const chosen = new WeakMap<Editor, DroppedFile>()

/** True when the map has its new background, and the tool to fit it is in the hand. */
export async function importBackground(editor: Editor, file: DroppedFile): Promise<boolean> {
  const { scenario } = editor.document
  chosen.set(editor, file)
  editor.session.dropNotice()
  const taken = file.size > MAX_IMAGE_BYTES ? tooLarge(file) : await readPicture(file)
  if (chosen.get(editor) !== file) return false
  // Another document may have been opened meanwhile.
  if (editor.document.scenario.info !== scenario.info) return false
  if ('fr' in taken) {
    editor.session.notify(taken, 'error')
    return false
  }
  if (editor.document.run(setBackground, taken)) return false
  editor.session.setTool('background')
  return true
}

type Taken = Parameters<typeof setBackground.run>[1]

async function readPicture(file: DroppedFile): Promise<Taken | Localized> {
  const { importImage } = await import('#shared/images/importImage')
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const first = importImage(bytes, file.name)
    if (!first.ok) return refused(first.error)
    const { image, size } = first.value
    // Of a drawing, what is left of it when it was cleaned.
    const { bytesOfBase64 } = await import('#shared/images/base64')
    const clean = image.type === 'image/svg+xml' ? bytesOfBase64(image.base64) : bytes
    const upright = await uprightPicture(clean as Uint8Array, { type: image.type, ...size })
    const found = upright === bytes ? first : importImage(upright, file.name)
    if (!found.ok) return refused(found.error)
    const { hash } = found.value
    return { hash, image: found.value.image, ...found.value.size }
  } catch {
    return localized(
      `«\u202f${file.name}\u202f» ne peut pas être lu\u202f: le fichier est abîmé ou n’est plus là.`,
      `“${file.name}” cannot be read: the file is damaged, or has gone.`,
    )
  }
}

function tooLarge({ name, size }: DroppedFile): Localized {
  const mb = size / 1024 / 1024
  return localized(
    `«\u202f${name}\u202f» pèse ${formatNumber(mb, 'fr', 0)}\u202fMo, 25 au plus\u202f: enregistrez l’image en JPEG, ou réduisez-la.`,
    `“${name}” is ${formatNumber(mb, 'en', 0)} MB, 25 at most: save the picture as JPEG, or make it smaller.`,
  )
}

function refused({ file, message }: ImageError): Localized {
  return localized(
    `«\u202f${file}\u202f» n’est pas une image utilisable (${message.fr}). Prenez un PNG, un JPEG, un WebP ou un SVG.`,
    `“${file}” is no picture that can be used (${message.en}). Take a PNG, JPEG, WebP or SVG.`,
  )
}
