/**
 * Writes a PNG row by row, so that a picture of any size needs the memory of one band. 8-bit RGB without transparency
 * (paper is opaque); the resolution goes into the pHYs chunk, so that the picture prints at its true size.
 */
import { crc32 } from '#shared/lang/crc32'

/** The kinds of compressed content: rows of pixels, or the operators of a page; a platform may take more time for the one. */
export type Deflated = 'rows' | 'operators'

/** A zlib stream of the platform: what is pushed comes out, compressed, at `onData` of its maker. */
export interface Deflate {
  push(bytes: Uint8Array): Promise<void>
  finish(): Promise<void>
}

export interface PngOptions {
  /** Pixels */
  readonly width: number
  readonly height: number
  readonly dpi: number
  createDeflate(onData: (bytes: Uint8Array) => void, of?: Deflated): Deflate
}

/** Takes the next bytes of a file; they are not kept when it resolves. */
export type WriteBytes = (bytes: Uint8Array) => void | Promise<void>

export interface PngWriter {
  /**
   * The next rows, top to bottom: RGBA, opaque, a whole number of rows. They are compressed while the next ones are drawn; rejects
   * when what was compressed before could not be written.
   */
  addRows(rgba: Uint8Array | Uint8ClampedArray): Promise<void>
  /** Writes the end of the file; all rows must have been added. */
  finish(): Promise<void>
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]
// Rows as they are: shapes repeat along them, which a difference from the row above hides. Classic maps are a sixth smaller than with it,
// illustrated ones 4 % larger.
const FILTER_NONE = 0

export function createPngWriter(
  { width, height, dpi, createDeflate }: PngOptions,
  write: WriteBytes,
): PngWriter {
  // One after the other, and never more than the compressed bytes of two bands wait.
  let written: Promise<void> = Promise.resolve()
  const add = (bytes: Uint8Array): void => {
    written = written.then(() => write(bytes))
    // It is waited for later; a page that fails before must not leave it unanswered.
    written.catch(() => undefined)
  }
  add(Uint8Array.from(SIGNATURE))
  add(chunk('IHDR', Uint8Array.from([...bytes32(width), ...bytes32(height), 8, 2, 0, 0, 0])))
  add(chunk('pHYs', Uint8Array.from([...perMetre(dpi), ...perMetre(dpi), 1])))
  const deflate = createDeflate((bytes) => add(chunk('IDAT', bytes)))
  let rows = 0
  // Rows are packed into the one while the other is compressed.
  let store: Uint8Array = new Uint8Array(0)
  let other: Uint8Array = new Uint8Array(0)
  let compressed: Promise<void> = Promise.resolve()
  return {
    async addRows(rgba) {
      const count = rgba.length / 4 / width
      if (!Number.isInteger(count))
        throw new Error(`not whole rows: ${rgba.length} bytes, ${width} pixels a row`)
      const length = count * (1 + 3 * width)
      if (store.length < length) store = new Uint8Array(length)
      const packed = store.subarray(0, length)
      packRows(rgba, width, packed)
      rows += count
      await compressed
      await written
      compressed = deflate.push(packed)
      compressed.catch(() => undefined)
      ;[store, other] = [other, store]
    },
    async finish() {
      if (rows !== height) throw new Error(`the picture has ${height} rows, ${rows} were drawn`)
      await compressed
      await deflate.finish()
      add(chunk('IEND', new Uint8Array(0)))
      await written
    },
  }
}

/**
 * Writes rows without alpha into `bytes`, each after its filter. One pass.
 * @param rgba whole rows of `width` pixels
 */
function packRows(rgba: Uint8Array | Uint8ClampedArray, width: number, bytes: Uint8Array): void {
  let to = 0
  for (let from = 0; from < rgba.length;) {
    bytes[to++] = FILTER_NONE
    for (const end = from + 4 * width; from < end; from += 4) {
      bytes[to] = rgba[from] as number
      bytes[to + 1] = rgba[from + 1] as number
      bytes[to + 2] = rgba[from + 2] as number
      to += 3
    }
  }
}

function perMetre(dpi: number): number[] {
  return bytes32(Math.round(dpi / 0.0254))
}

function bytes32(value: number): number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

/** Length, name, data, and the checksum of name and data. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const result = new Uint8Array(data.length + 12)
  result.set(bytes32(data.length))
  result.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  )
  result.set(data, 8)
  result.set(bytes32(crc32(result.subarray(4, data.length + 8))), data.length + 8)
  return result
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    result.set(part, at)
    at += part.length
  }
  return result
}
