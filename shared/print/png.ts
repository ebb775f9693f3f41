/**
 * Writes a PNG row by row, so that a picture of any size needs the memory of one band. 8 bits of a palette, or of red, green and
 * blue, without transparency (paper is opaque), or with it where that is asked for; the resolution goes into the pHYs chunk, so that
 * the picture prints at its true size.
 */
import { crc32 } from '#shared/lang/crc32'
import { type Palette, type PlaceInStrip } from './palette'

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
  /** One byte a pixel in place of three: a third of the work and of the file. `addTile` rejects with `TooManyColours` when it does not do. */
  readonly palette?: Palette
  /** Writes the alpha too; default opaque. Not with a palette. */
  readonly seeThrough?: boolean
  createDeflate(onData: (bytes: Uint8Array) => void, of?: Deflated): Deflate
}

/** Takes the next bytes of a file; with `at`, those that replace as many written before, from that place on. */
export type WriteBytes = (bytes: Uint8Array, at?: number) => void | Promise<void>

/** Thrown by a picture with a palette that has more colours than that shows: it is to be drawn again without. */
export class TooManyColours extends Error {
  override readonly name = 'TooManyColours'
}

export interface PngWriter {
  /**
   * The next tile, from left to right in strips from top to bottom; those of a strip are equally high. Strips are compressed while the
   * next ones are drawn; rejects when what was compressed before could not be written.
   * @param rgba whole rows of `across` pixels
   */
  addTile(rgba: Uint8Array | Uint8ClampedArray, across: number): Promise<void>
  /** Writes the end of the file; all tiles must have been added. */
  finish(): Promise<void>
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]
// Types of colour.
const RGB = 2
const INDEXED = 3
const RGBA = 6

export function createPngWriter(
  { width, height, dpi, palette, seeThrough = false, createDeflate }: PngOptions,
  write: WriteBytes,
): PngWriter {
  const [kind, channels] = seeThrough ? [RGBA, 4] : palette ? [INDEXED, 1] : [RGB, 3]
  // One after the other, and never more than the compressed bytes of two bands wait.
  let written: Promise<void> = Promise.resolve()
  const add = (bytes: Uint8Array, at?: number): void => {
    written = written.then(() => write(bytes, at))
    // It is waited for later; a page that fails before must not leave it unanswered.
    written.catch(() => undefined)
  }
  const head = joinBytes([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', Uint8Array.from([...bytes32(width), ...bytes32(height), 8, kind, 0, 0, 0])),
    chunk('pHYs', Uint8Array.from([...perMetre(dpi), ...perMetre(dpi), 1])),
  ])
  add(head)
  // Its place is kept: what is in it is known at the end.
  if (palette) add(chunk('PLTE', palette.bytes()))
  const deflate = createDeflate((bytes) => add(chunk('IDAT', bytes)))
  let rows = 0
  // Where the next tile begins in its strip.
  let left = 0
  let strip = 0
  // Strips are packed into the one while the other is compressed.
  let store: Uint8Array = new Uint8Array(0)
  let other: Uint8Array = new Uint8Array(0)
  let compressed: Promise<void> = Promise.resolve()
  return {
    async addTile(rgba, across) {
      const count = rgba.length / 4 / across
      if (!Number.isInteger(count))
        throw new Error(`not whole rows: ${rgba.length} bytes, ${across} pixels a row`)
      if (left === 0) strip = count
      if (count !== strip || left + across > width)
        throw new Error(
          `no tile of the strip: ${count} rows of ${strip}, ${left + across} pixels of ${width}`,
        )
      const stride = 1 + channels * width
      const length = count * stride
      if (store.length < length) store = new Uint8Array(length)
      const packed = store.subarray(0, length)
      // The bytes before the rows, zeros when they were made, are the filter: none. Shapes repeat along rows, which a difference from the
      // row above hides. Classic maps are a sixth smaller than with it, illustrated ones 4 % larger.
      const place = { at: 1 + channels * left, stride }
      if (palette) {
        if (!palette.index(rgba, across, packed, place)) throw new TooManyColours('more than 256 colours')
      } else pack(rgba, across, packed, { ...place, channels })
      left += across
      if (left < width) return
      left = 0
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
      if (palette) add(chunk('PLTE', palette.bytes()), head.length)
      await written
    },
  }
}

/**
 * Writes rows into `bytes`, with or without their alpha.
 * @param rgba whole rows of `across` pixels
 */
function pack(
  rgba: Uint8Array | Uint8ClampedArray,
  across: number,
  bytes: Uint8Array,
  { at, stride, channels }: PlaceInStrip & { readonly channels: number },
): void {
  for (let from = 0, row = at; from < rgba.length; from += 4 * across, row += stride)
    if (channels === 4) bytes.set(rgba.subarray(from, from + 4 * across), row)
    else packOpaque(rgba, from, from + 4 * across, bytes, row)
}

function packOpaque(
  rgba: Uint8Array | Uint8ClampedArray,
  from: number,
  end: number,
  bytes: Uint8Array,
  row: number,
): void {
  for (let to = row; from < end; from += 4, to += 3) {
    bytes[to] = rgba[from] as number
    bytes[to + 1] = rgba[from + 1] as number
    bytes[to + 2] = rgba[from + 2] as number
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

/** A file held in memory while it is written. */
export function createMemoryFile(): { readonly write: WriteBytes; bytes(): Uint8Array } {
  const parts: Uint8Array[] = []
  const replaced: (readonly [at: number, bytes: Uint8Array])[] = []
  return {
    write(bytes, at) {
      if (at === undefined) parts.push(bytes)
      else replaced.push([at, bytes])
    },
    bytes() {
      const file = joinBytes(parts)
      for (const [at, bytes] of replaced) file.set(bytes, at)
      return file
    },
  }
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
