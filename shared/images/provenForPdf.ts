/**
 * The pictures that go into a PDF as they are: those that pdfkit's own reader is proven to show as every other output does. All others
 * are decoded by the platform and redrawn first: pdfkit loses parts or colours of a PNG with few bits, with `tRNS` or interlaced.
 */
import { type EmbeddedImage } from '#shared/document/types'
import { textOfCodes } from '#shared/lang/textOfCodes'
import { exifOrientation } from './exifOrientation'
import { PNG_SIGNATURE } from './png'

/** True for a plain PNG of eight bits, or an upright JPEG in grey or in three colours. @param bytes of a picture that was looked at before */
export function isProvenForPdf(type: EmbeddedImage['type'], bytes: Uint8Array): boolean {
  if (type === 'image/png') return isPlainPng(bytes)
  return type === 'image/jpeg' && exifOrientation(bytes) === 1 && componentsOf(bytes) <= 3
}

/** The chunks before the pixels that make a colour transparent, or another colour. */
const CHANGING = new Set(['tRNS', 'gAMA', 'cHRM', 'iCCP', 'sBIT', 'cICP'])

function isPlainPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = PNG_SIGNATURE.length + 8
  const [depth, interlace] = [view.getUint8(header + 8), view.getUint8(header + 12)]
  if (depth !== 8 || interlace !== 0) return false
  for (let at = PNG_SIGNATURE.length; at + 8 <= bytes.length;) {
    const name = textOfCodes(bytes.subarray(at + 4, at + 8))
    if (name === 'IDAT') return true
    if (CHANGING.has(name)) return false
    at += view.getUint32(at) + 12
  }
  return false
}

/** The colour components in the frame of a JPEG: 1, 3 or 4; 4 where no frame is found. */
function componentsOf(bytes: Uint8Array): number {
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return 4
    // Start of frame: C0 to CF but the tables of C4, C8 and CC.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return bytes[at + 9] ?? 4
    at += 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
  }
  return 4
}
