/** The one look at a picture's bytes that both doors share. Throws `ImageFault`. */
import { type EmbeddedImage } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { bytesOfBase64 } from './base64'
import { byteReader, quotedLetters } from './byteReader'
import { ImageFault, refuseAt } from './refusal/imageError'
import { inspectJpeg } from './jpeg'
import { type ImageSize, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './refusal/limits'
import { inspectPng, PNG_SIGNATURE } from './png'
import { type RasterCheck } from './svg/attributes'
import { type CleanSvg, cleanSvg } from './svg/cleanSvg'
import { textOfUtf8 } from './utf8'
import { inspectWebp } from './webp'

export type ImageType = EmbeddedImage['type']

type Examined =
  | { readonly type: 'image/svg+xml'; readonly size: ImageSize; readonly svg: CleanSvg }
  | { readonly type: RasterType; readonly size: ImageSize }

type RasterType = Exclude<ImageType, 'image/svg+xml'>

const RASTERS: Readonly<Record<RasterType, (bytes: Uint8Array) => ImageSize>> = {
  'image/png': inspectPng,
  'image/jpeg': inspectJpeg,
  'image/webp': inspectWebp,
}

/** The type is what the bytes are, whatever the name says. */
export function examine(bytes: Uint8Array): Examined {
  const type = rasterType(bytes)
  if (type === undefined && !startsAsXml(bytes)) refuseUnsupported(bytes)
  if (bytes.length > MAX_IMAGE_BYTES)
    refuseAt(
      MAX_IMAGE_BYTES,
      localized(`${bytes.length} octets`, `${bytes.length} bytes`),
      localized(`au plus ${MAX_IMAGE_BYTES} octets (25\u202fMo)`, `at most ${MAX_IMAGE_BYTES} bytes (25 MB)`),
    )
  if (type !== undefined) return { type, size: RASTERS[type](bytes) }
  const svg = cleanSvg(textOfUtf8(bytes), createRasterCheck())
  return { type: 'image/svg+xml', size: svg.size, svg }
}

const PICTURES = localized('une image PNG, JPEG, WebP ou SVG', 'a picture in PNG, JPEG, WebP or SVG')

/** The type by the first bytes; undefined for a drawing, and for what is no picture that a scenario can hold. */
export function rasterType(bytes: Uint8Array): RasterType | undefined {
  if (PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return 'image/png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  const letters = bytes.length >= 12 ? byteReader(bytes).letters(0, 12) : ''
  if (letters.startsWith('RIFF') && letters.endsWith('WEBP')) return 'image/webp'
  return undefined
}

const LESS_THAN = 60

/** After a byte order mark and white space. */
export function startsAsXml(bytes: Uint8Array): boolean {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  while ([9, 10, 13, 32].includes(bytes[at] ?? 0)) at++
  return bytes[at] === LESS_THAN
}

const SAVE_AS = localized(
  'une image PNG, JPEG, WebP ou SVG (à ouvrir dans un logiciel d’image et à enregistrer en PNG)',
  'a picture in PNG, JPEG, WebP or SVG (open it in an image program and save it as PNG)',
)

/** First letters of files that people take for such pictures: pictures, which other programs turn into one, and what is none. */
const OTHERS: readonly (readonly [start: string, name: Localized, isPicture?: 'picture'])[] = [
  ['GIF8', localized('une image GIF', 'a GIF picture'), 'picture'],
  ['BM', localized('une image BMP', 'a BMP picture'), 'picture'],
  ['II*\0', localized('une image TIFF', 'a TIFF picture'), 'picture'],
  ['MM\0*', localized('une image TIFF', 'a TIFF picture'), 'picture'],
  ['II+\0', localized('une image TIFF', 'a TIFF picture'), 'picture'],
  ['MM\0+', localized('une image TIFF', 'a TIFF picture'), 'picture'],
  ['%PDF', localized('un document PDF', 'a PDF document')],
  ['PK', localized('une archive ZIP', 'a ZIP archive')],
  ['\x1f\x8b', localized('un fichier gzip', 'a gzip file')],
]

function refuseUnsupported(bytes: Uint8Array): never {
  if (bytes.length === 0) return refuseAt(0, localized('un fichier vide', 'an empty file'), PICTURES)
  const letters = byteReader(bytes).letters(0, Math.min(8, bytes.length))
  const [, name = quotedLetters(letters), isPicture] =
    OTHERS.find(([start]) => letters.startsWith(start)) ?? []
  return refuseAt(0, name, isPicture ? SAVE_AS : PICTURES)
}

const ADDRESS = /^data:(image\/(?:png|jpeg|webp));base64,/

/** Pixels embedded in an SVG pass the same look; together they count as one picture. */
function createRasterCheck(): RasterCheck {
  let pixels = 0
  return (address) => {
    const plain = address.replace(/\s+/g, '')
    const [start, type] = ADDRESS.exec(plain) ?? []
    if (start === undefined) return undefined
    const bytes = bytesOfBase64(plain.slice(start.length))
    if (!(bytes instanceof Uint8Array) || rasterType(bytes) !== type) return undefined
    const size = sizeOrNothing(RASTERS[type as RasterType], bytes)
    if (!size) return undefined
    pixels += size.width * size.height
    return pixels <= MAX_IMAGE_PIXELS ? plain : undefined
  }
}

function sizeOrNothing(inspect: (bytes: Uint8Array) => ImageSize, bytes: Uint8Array): ImageSize | undefined {
  try {
    return inspect(bytes)
  } catch (error) {
    if (error instanceof ImageFault) return undefined
    throw error
  }
}
