/** WebP: the RIFF box, its chunks and the header of the picture in it. Nothing is unpacked. */
import { localized } from '#shared/i18n/localized'
import { type ByteReader, byteReader, quotedLetters } from './byteReader'
import { refuseAt } from './refusal/imageError'
import { checkSize, type ImageSize } from './refusal/limits'

const ANIMATED = 0x02

export function inspectWebp(bytes: Uint8Array): ImageSize {
  const reader = byteReader(bytes)
  const end = 8 + reader.little32(4)
  reader.need(0, end)
  let canvas: ImageSize | undefined
  for (let at = 12; at + 8 <= end;) {
    const name = reader.letters(at, 4)
    const length = reader.little32(at + 4)
    if (at + 8 + length > end)
      refuseAt(
        at + 4,
        localized(`un bloc de ${length} octets`, `a chunk of ${length} bytes`),
        localized(`au plus ${end - at - 8} octets`, `at most ${end - at - 8} bytes`),
      )
    if (name === 'VP8X') canvas = readCanvas(reader, at + 8)
    if (name === 'VP8 ' || name === 'VP8L') return pictureSize(reader, at, canvas)
    // Chunks begin at even bytes.
    at += 8 + length + (length % 2)
  }
  return refuseAt(end, localized('un WebP sans image', 'a WebP without a picture'), PICTURE)
}

const PICTURE = localized('un bloc VP8 ou VP8L', 'a VP8 or VP8L chunk')

function readCanvas(reader: ByteReader, at: number): ImageSize {
  if ((reader.byte(at) & ANIMATED) !== 0)
    refuseAt(at, localized('une animation', 'an animation'), localized('une image fixe', 'a still picture'))
  const size = { width: 1 + reader.little24(at + 4), height: 1 + reader.little24(at + 7) }
  checkSize(size, { kind: 'byte', byte: at + 4 })
  return size
}

function pictureSize(reader: ByteReader, at: number, canvas: ImageSize | undefined): ImageSize {
  const size = reader.letters(at, 4) === 'VP8L' ? losslessSize(reader, at + 8) : lossySize(reader, at + 8)
  checkSize(size, { kind: 'byte', byte: at + 8 })
  if (canvas && (canvas.width !== size.width || canvas.height !== size.height))
    refuseAt(
      at + 8,
      localized(`une image de ${size.width} x ${size.height}`, `a picture of ${size.width} x ${size.height}`),
      localized(`${canvas.width} x ${canvas.height} pixels`, `${canvas.width} x ${canvas.height} pixels`),
    )
  return size
}

// Two numbers of 14 bits, each one less than the size, after a byte of signature.
function losslessSize(reader: ByteReader, at: number): ImageSize {
  const bits = reader.little32(at + 1)
  if (reader.byte(at) !== 0x2f || bits >>> 29 !== 0) refusePicture(reader, at)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

// A key frame: three bytes of tag, three of start code, then two numbers of 14 bits; the upper two bits are a scale.
function lossySize(reader: ByteReader, at: number): ImageSize {
  const isKeyFrame = (reader.byte(at) & 1) === 0
  if (!isKeyFrame || reader.little24(at + 3) !== 0x2a019d) refusePicture(reader, at)
  return { width: reader.little16(at + 6) & 0x3fff, height: reader.little16(at + 8) & 0x3fff }
}

function refusePicture(reader: ByteReader, at: number): never {
  return refuseAt(
    at,
    quotedLetters(reader.letters(at, 4)),
    localized('le début d’une image WebP', 'the beginning of a WebP picture'),
  )
}
