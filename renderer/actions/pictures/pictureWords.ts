/** Words for a picture that cannot be taken as it is: the question of reducing it, and the refusals. */
import { type DroppedFile } from '#shared/host/host'
import { type ImageError } from '#shared/images/refusal/imageError'
import { type ImageSize, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '#shared/images/refusal/limits'
import { formatNumber, type Language, type Localized, localized } from '#shared/i18n/localized'
import { type UserQuestion } from '../../editor/ports/userQuestion'
import { type Reduction } from './reducePicture'

type Named = Pick<DroppedFile, 'name' | 'size'>

/** No scan is heavier; what is would fill the memory of the page. */
export const MOST_READ_BYTES = 500 * 1024 * 1024

export const NOT_LAID = localized('L’image n’est pas posée', 'The picture is not laid')

const MEGABYTE = 1024 * 1024

/** "50 MB", "0.4 MB". */
function megabytes(bytes: number, language: Language): string {
  const unit = { fr: 'Mo', en: 'MB' }[language]
  return `${formatNumber(bytes / MEGABYTE, language, bytes < 10 * MEGABYTE ? 1 : 0)}\u202f${unit}`
}

function measures({ width, height }: ImageSize, bytes: number): Localized {
  const sides = (language: Language): string =>
    [width, height].map((side) => formatNumber(side, language)).join('\u00a0×\u00a0')
  return localized(
    `${sides('fr')} pixels et ${megabytes(bytes, 'fr')}`,
    `${sides('en')} pixels and ${megabytes(bytes, 'en')}`,
  )
}

/** Answered with true to take it reduced. */
export function reductionQuestion(
  { name, size }: Named,
  { from, to, bytes }: Extract<Reduction, { kind: 'reduced' }>,
): UserQuestion<boolean> {
  const [before, after] = [measures(from, size), measures(to, bytes.length)]
  return {
    title: localized('Réduire l’image\u202f?', 'Reduce the picture?'),
    words: localized(
      `«\u202f${name}\u202f» fait ${before.fr}. Un scénario garde des images de ${megabytes(MAX_IMAGE_BYTES, 'fr')} et de ${MAX_IMAGE_PIXELS / 1e6} millions de pixels au plus. Réduite, elle fera ${after.fr}. Votre fichier ne change pas.`,
      `“${name}” is ${before.en}. A scenario keeps pictures of at most ${megabytes(MAX_IMAGE_BYTES, 'en')} and ${MAX_IMAGE_PIXELS / 1e6} million pixels. Reduced, it will be ${after.en}. Your file is not changed.`,
    ),
    no: { name: localized('Annuler', 'Cancel'), answer: false },
    yes: { name: localized('Réduire et poser', 'Reduce and lay'), answer: true },
  }
}

export function tooLarge({ name, size }: Named, most: number): Localized {
  return localized(
    `«\u202f${name}\u202f» pèse ${megabytes(size, 'fr')}, et ${megabytes(most, 'fr')} sont permis au plus\u202f: enregistrez l’image en JPEG, ou réduisez-la.`,
    `“${name}” is ${megabytes(size, 'en')}, and ${megabytes(most, 'en')} are allowed at most: save the picture as JPEG, or make it smaller.`,
  )
}

/** `from` is missing when the head of the file cannot be read. */
export function undrawable(file: Named, from: ImageSize | undefined): Localized {
  if (!from) return unreadable(file)
  const found = measures(from, file.size)
  return localized(
    `«\u202f${file.name}\u202f» fait ${found.fr}\u202f: c’est plus que ce programme sait ouvrir et réduire, ou le fichier est abîmé. Réduisez d’abord l’image dans un logiciel de dessin.`,
    `“${file.name}” is ${found.en}: more than this program can open and reduce, or the file is damaged. Make the picture smaller in a drawing program first.`,
  )
}

export function unreadable({ name }: Named): Localized {
  return localized(
    `«\u202f${name}\u202f» ne peut pas être lu\u202f: le fichier est abîmé ou n’est plus là.`,
    `“${name}” cannot be read: the file is damaged, or has gone.`,
  )
}

export function refused({ file, message }: ImageError): Localized {
  return localized(
    `«\u202f${file}\u202f» n’est pas une image utilisable (${message.fr}). Prenez un PNG, un JPEG, un WebP ou un SVG.`,
    `“${file}” is no picture that can be used (${message.en}). Take a PNG, JPEG, WebP or SVG.`,
  )
}
