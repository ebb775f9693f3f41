/** JPEG: every marker from the first to the end of the picture. Nothing is unpacked. */
import { localized } from '#shared/i18n/localized'
import { type ByteReader, byteReader } from './byteReader'
import { refuseAt } from './refusal/imageError'
import { checkSize, type ImageSize } from './refusal/limits'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
/** Frames of the three kinds that every decoder knows: baseline, extended, progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
/** In the range of frames, but tables: Huffman, arithmetic conditioning. */
const TABLES = new Set([0xc4, 0xcc])

/** Scans within a picture: each is drawn over the whole of it, and thousands of empty ones would take minutes. */
const MAX_SCANS = 100

export function inspectJpeg(bytes: Uint8Array): ImageSize {
  const reader = byteReader(bytes)
  let size: ImageSize | undefined
  let scans = 0
  for (let at = 2; ;) {
    const marker = markerAt(reader, at)
    if (marker === END) break
    if (marker === START || marker < 0xc0)
      refuseAt(
        at,
        localized(`le marqueur ${marker.toString(16)}`, `the marker ${marker.toString(16)}`),
        localized('un segment de JPEG', 'a segment of JPEG'),
      )
    const length = reader.big16(at + 2)
    if (length < 2)
      refuseAt(
        at + 2,
        localized(`un segment de ${length} octet(s)`, `a segment of ${length} byte(s)`),
        localized('au moins 2 octets', 'at least 2 bytes'),
      )
    reader.need(at + 2, length)
    if (marker >= 0xc0 && marker < 0xd0 && !TABLES.has(marker)) size = readFrame(reader, at, size)
    at += 2 + length
    if (marker !== SCAN) continue
    if (!size) refuseScan(at, localized('des pixels avant leur taille', 'pixels before their size'))
    if (++scans > MAX_SCANS)
      refuseScan(at, localized(`plus de ${MAX_SCANS} passes`, `more than ${MAX_SCANS} scans`))
    at = endOfScan(bytes, at)
  }
  if (!size || scans === 0)
    refuseScan(reader.length, localized('un JPEG sans pixels', 'a JPEG without pixels'))
  return size
}

function refuseScan(at: number, found: { readonly fr: string; readonly en: string }): never {
  return refuseAt(at, found, localized('un JPEG ordinaire', 'an ordinary JPEG'))
}

// The code after 0xff; several 0xff may stand before it as padding.
function markerAt(reader: ByteReader, at: number): number {
  const [lead, code] = [reader.byte(at), reader.byte(at + 1)]
  if (lead !== 0xff || code === 0 || code === 0xff)
    refuseAt(
      at,
      localized(`les octets ${lead} et ${code}`, `the bytes ${lead} and ${code}`),
      localized('un marqueur de JPEG', 'a marker of JPEG'),
    )
  return code
}

function readFrame(reader: ByteReader, at: number, before: ImageSize | undefined): ImageSize {
  if (before || !FRAMES.has(reader.byte(at + 1)))
    refuseAt(
      at,
      before
        ? localized('une deuxième image', 'a second picture')
        : localized('un JPEG d’un genre rare', 'a JPEG of a rare kind'),
      localized('une image, simple ou progressive', 'one picture, baseline or progressive'),
    )
  const size = { height: reader.big16(at + 5), width: reader.big16(at + 7) }
  checkSize(size, { kind: 'byte', byte: at + 5 })
  return size
}

// Within pixels 0xff stands before 0 (a byte of the data) and before the restart marks d0 to d7.
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1]
    if (code === undefined) break
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at
  }
  return bytes.length
}
