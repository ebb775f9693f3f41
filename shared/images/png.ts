/** PNG: signature, header, and every chunk to the end with its checksum. Nothing is unpacked. */
import { localized } from '#shared/i18n/localized'
import { type ByteReader, byteReader, quotedLetters } from './byteReader'
import { crc32 } from '#shared/lang/crc32'
import { refuseAt } from './refusal/imageError'
import { checkSize, type ImageSize } from './refusal/limits'

export const PNG_SIGNATURE: readonly number[] = [137, 80, 78, 71, 13, 10, 26, 10]

/** Depths in bits of each colour type. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

const HEADER_BYTES = 13
/** Length and name before the data of a chunk, checksum after it. */
const AROUND = 12

/** Size in pixels of bytes that begin as a PNG; throws an ImageFault for one that is damaged or animated. */
export function inspectPng(bytes: Uint8Array): ImageSize {
  const reader = byteReader(bytes)
  const size = readHeader(reader)
  let pixels = false
  let palette = false
  for (let at = PNG_SIGNATURE.length; ;) {
    const length = reader.big32(at)
    const name = reader.letters(at + 4, 4)
    checkName(name, at)
    reader.need(at, length + AROUND)
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== reader.big32(at + 8 + length))
      refuseAt(
        at,
        localized(`un bloc ${name} abîmé (somme de contrôle)`, `a damaged ${name} chunk (checksum)`),
        localized('un bloc intact', 'an intact chunk'),
      )
    if (name === 'PLTE') palette = true
    if (name === 'IDAT') pixels ||= length > 0
    if (name === 'IEND') break
    at += length + AROUND
  }
  const colour = reader.byte(COLOUR_AT)
  if (!pixels || (colour === 3 && !palette))
    refuseAt(
      PNG_SIGNATURE.length,
      pixels
        ? localized('un PNG sans sa palette', 'a PNG without its palette')
        : localized('un PNG sans pixels', 'a PNG without pixels'),
      localized('un PNG complet', 'a whole PNG'),
    )
  return size
}

const HEADER_AT = PNG_SIGNATURE.length
const COLOUR_AT = HEADER_AT + 8 + 9

function readHeader(reader: ByteReader): ImageSize {
  const name = reader.letters(HEADER_AT + 4, 4)
  if (name !== 'IHDR' || reader.big32(HEADER_AT) !== HEADER_BYTES)
    refuseAt(
      HEADER_AT,
      quotedLetters(name),
      localized(
        `l’en-tête IHDR de ${HEADER_BYTES} octets d’un PNG`,
        `the IHDR header of a PNG, ${HEADER_BYTES} bytes`,
      ),
    )
  const data = HEADER_AT + 8
  const size = { width: reader.big32(data), height: reader.big32(data + 4) }
  checkSize(size, { kind: 'byte', byte: data })
  const [depth, colour] = [reader.byte(data + 8), reader.byte(COLOUR_AT)]
  const kind = `${depth}/${colour}/${reader.byte(data + 10)}/${reader.byte(data + 11)}/${reader.byte(data + 12)}`
  const known = DEPTHS[colour]?.includes(depth) && /\/0\/0\/[01]$/.test(kind)
  if (!known)
    refuseAt(
      data + 8,
      localized(`le genre de pixels ${kind}`, `the kind of pixels ${kind}`),
      localized('un genre que PNG connaît', 'a kind that PNG knows'),
    )
  return size
}

function checkName(name: string, at: number): void {
  if (!/^[A-Za-z]{4}$/.test(name))
    refuseAt(at + 4, quotedLetters(name), localized('le nom d’un bloc PNG', 'the name of a PNG chunk'))
  // Screen and paper show different moments of an animation.
  if (name === 'acTL')
    refuseAt(
      at + 4,
      localized('une animation', 'an animation'),
      localized('une image fixe', 'a still picture'),
    )
}
