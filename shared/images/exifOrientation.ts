/** Reads from a JPEG how it must be turned to stand upright: telephones and cameras leave that to the viewer. */

/** 1 = upright … 8, as EXIF counts; 1 where nothing is said. Never throws: the picture itself was looked at before. */
export function exifOrientation(bytes: Uint8Array): number {
  return orientationOf(bytes)?.value ?? 1
}

/** The same picture, to be shown as its pixels are stored: what says that it is turned says no more so. The bytes themselves where nothing does. */
export function asStored(bytes: Uint8Array): Uint8Array {
  const found = orientationOf(bytes)
  if (!found || found.value === 1) return bytes
  const stored = bytes.slice()
  new DataView(stored.buffer).setUint16(found.at, 1, found.little)
  return stored
}

interface Orientation {
  readonly value: number
  /** The place of its two bytes. */
  readonly at: number
  readonly little: boolean
}

function orientationOf(bytes: Uint8Array): Orientation | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    // The segments before the pixels, each with its length.
    for (let at = 2; view.getUint8(at) === 0xff && view.getUint8(at + 1) !== SCAN;) {
      const found = view.getUint8(at + 1) === APP1 ? orientationIn(view, at + 4) : undefined
      if (found !== undefined) return found
      at += 2 + view.getUint16(at + 2)
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

const SCAN = 0xda
const APP1 = 0xe1
/** "Exif", high byte first. */
const EXIF = 0x45786966
const LITTLE_ENDIAN = 0x4949
const ORIENTATION = 0x0112

// The first directory of the TIFF that an APP1 segment holds: entries of twelve bytes.
function orientationIn(view: DataView, start: number): Orientation | undefined {
  if (view.getUint32(start) !== EXIF) return undefined
  const tiff = start + 6
  const little = view.getUint16(tiff) === LITTLE_ENDIAN
  const directory = tiff + view.getUint32(tiff + 4, little)
  const count = view.getUint16(directory, little)
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + 12 * entry
    if (view.getUint16(at, little) !== ORIENTATION) continue
    const value = view.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? { value, at: at + 8, little } : undefined
  }
  return undefined
}
