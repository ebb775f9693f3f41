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

export interface PngWriter {
  /** The next rows, top to bottom: RGBA, opaque, a whole number of rows. */
  addRows(rgba: Uint8Array | Uint8ClampedArray): Promise<void>
  /** The file; all rows must have been added. */
  finish(): Promise<Uint8Array>
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]
const FILTER_UP = 2

export function createPngWriter({ width, height, dpi, createDeflate }: PngOptions): PngWriter {
  const parts: Uint8Array[] = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', Uint8Array.from([...bytes32(width), ...bytes32(height), 8, 2, 0, 0, 0])),
    chunk('pHYs', Uint8Array.from([...perMetre(dpi), ...perMetre(dpi), 1])),
  ]
  const deflate = createDeflate((bytes) => parts.push(chunk('IDAT', bytes)))
  let previous: Uint8Array = new Uint8Array(width * 3)
  let rows = 0
  return {
    async addRows(rgba) {
      const count = rgba.length / 4 / width
      if (!Number.isInteger(count))
        throw new Error(`not whole rows: ${rgba.length} bytes, ${width} pixels a row`)
      const filtered = filterUp(rgba, width, previous)
      previous = filtered.last
      rows += count
      await deflate.push(filtered.bytes)
    },
    async finish() {
      if (rows !== height) throw new Error(`the picture has ${height} rows, ${rows} were drawn`)
      await deflate.finish()
      parts.push(chunk('IEND', new Uint8Array(0)))
      return joinBytes(parts)
    },
  }
}

// Each row as the difference from the one above: flat areas become zeros. One pass, alpha left out.
function filterUp(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  above: Uint8Array,
): { readonly bytes: Uint8Array; readonly last: Uint8Array } {
  const count = rgba.length / 4 / width
  const bytes = new Uint8Array(count * (1 + 3 * width))
  const previous = above.slice()
  let from = 0
  let to = 0
  for (let row = 0; row < count; row++) {
    bytes[to++] = FILTER_UP
    for (let at = 0; at < 3 * width; from++)
      for (let channel = 0; channel < 3; channel++, at++) {
        const value = rgba[from++] as number
        bytes[to++] = value - (previous[at] as number)
        previous[at] = value
      }
  }
  return { bytes, last: previous }
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
