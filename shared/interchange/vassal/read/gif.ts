/** The first picture of a GIF, which is what old modules are drawn in. Read within limits; nothing of an animation but its first frame. */
import { foundInstead } from '#shared/i18n/foundInstead'
import { type Localized, localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'

export interface GifPicture {
  readonly width: number
  readonly height: number
  /** RGBA, row by row. */
  readonly pixels: Uint8Array
}

export const isGif = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x47 && bytes[1] === 0x49 && bytes[2] === 0x46 && bytes[3] === 0x38

/**
 * @param most pixels, of the picture and of its first frame
 * @param spend is called before anything is unpacked, with the pixels that this takes, whatever comes of it
 */
export function readGif(
  bytes: Uint8Array,
  most: number,
  spend: (pixels: number) => void = () => undefined,
): Result<GifPicture, Localized> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const word = (at: number): number => (at + 2 <= bytes.length ? view.getUint16(at, true) : 0)
  const [width, height] = [word(6), word(8)]
  if (width === 0 || height === 0 || width * height > most) return fail(ofSize({ width, height }, most))
  let at = 13
  const global = tableAt(bytes, at, bytes[10] ?? 0)
  at += global.length
  let clear: number | undefined
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === EXTENSION) {
      // The control of the frame that follows: the colour that is clear.
      if (bytes[at + 1] === 0xf9 && ((bytes[at + 3] ?? 0) & 1) === 1) clear = bytes[at + 6]
      at = afterBlocks(bytes, at + 2)
    } else if (kind === FRAME) {
      const frame = { left: word(at + 1), top: word(at + 3), width: word(at + 5), height: word(at + 7) }
      const flags = bytes[at + 9] ?? 0
      const own = tableAt(bytes, at + 10, flags)
      const colors = own.length > 0 ? own : global
      at += 10 + own.length
      if (frame.width * frame.height > most) return fail(ofSize(frame, most))
      spend(Math.max(width * height, frame.width * frame.height))
      const indices = unpacked(bytes, at, frame.width * frame.height)
      if (!indices) return fail(DAMAGED)
      const pixels = painted({ width, height }, frame, {
        indices,
        colors,
        clear,
        interlaced: (flags & 0x40) !== 0,
      })
      return ok({ width, height, pixels })
    } else break
  }
  return fail(DAMAGED)
}

function ofSize({ width, height }: Pick<Frame, 'width' | 'height'>, most: number): Localized {
  const found = localized(
    `une image GIF de ${width} x ${height} pixels`,
    `a GIF of ${width} x ${height} pixels`,
  )
  return foundInstead(found, localized(`de 1 à ${most} pixels en tout`, `1 to ${most} pixels in all`))
}

const EXTENSION = 0x21
const FRAME = 0x2c
const DAMAGED = localized('image GIF endommagée', 'a damaged GIF')

function tableAt(bytes: Uint8Array, at: number, flags: number): Uint8Array {
  return (flags & 0x80) === 0 ? new Uint8Array() : bytes.subarray(at, at + 3 * 2 ** ((flags & 7) + 1))
}

function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  while ((bytes[at] ?? 0) !== 0) at += (bytes[at] as number) + 1
  return at + 1
}

/** LZW of GIF: the index of the colour of each pixel; what is missing at the end is 0. Undefined for what is no such code. */
function unpacked(bytes: Uint8Array, from: number, count: number): Uint8Array | undefined {
  const size = bytes[from] ?? 0
  if (size < 1 || size > 8) return undefined
  const [reset, end] = [1 << size, (1 << size) + 1]
  const before = new Uint16Array(4096)
  const last = new Uint8Array(4096)
  for (let code = 0; code < reset; code++) last[code] = code
  const stack = new Uint8Array(4097)
  const out = new Uint8Array(count)
  let [at, block, bits, held, written] = [from + 1, 0, 0, 0, 0]
  let [width, next, previous, first] = [size + 1, reset + 2, -1, 0]
  while (written < count) {
    while (bits < width) {
      if (block === 0) {
        block = bytes[at++] ?? 0
        if (block === 0) return out
      }
      held |= (bytes[at++] ?? 0) << bits
      bits += 8
      block--
    }
    const code = held & ((1 << width) - 1)
    held >>>= width
    bits -= width
    if (code === reset) {
      ;[width, next, previous] = [size + 1, reset + 2, -1]
      continue
    }
    if (code === end) return out
    if (code > next || (code === next && previous < 0)) return undefined
    let [rest, depth] = [code, 0]
    if (code === next) {
      stack[depth++] = first
      rest = previous
    }
    while (rest >= reset) {
      if (depth > 4095) return undefined
      stack[depth++] = last[rest] as number
      rest = before[rest] as number
    }
    first = rest
    stack[depth++] = first
    while (depth > 0 && written < count) out[written++] = stack[--depth] as number
    if (previous >= 0 && next < 4096) {
      before[next] = previous
      last[next] = first
      if (++next === 1 << width && width < 12) width++
    }
    previous = code
  }
  return out
}

interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Content {
  readonly indices: Uint8Array
  /** RGB. */
  readonly colors: Uint8Array
  readonly clear: number | undefined
  readonly interlaced: boolean
}

function painted(size: { width: number; height: number }, frame: Frame, content: Content): Uint8Array {
  const { indices, colors, clear, interlaced } = content
  const pixels = new Uint8Array(size.width * size.height * 4)
  for (const [line, row] of linesOf(frame.height, interlaced).entries())
    for (let col = 0; col < frame.width; col++) {
      const [x, y] = [frame.left + col, frame.top + row]
      const index = indices[line * frame.width + col] as number
      if (x >= size.width || y >= size.height || index === clear) continue
      const to = (y * size.width + x) * 4
      for (let part = 0; part < 3; part++) pixels[to + part] = colors[index * 3 + part] ?? 0
      pixels[to + 3] = 255
    }
  return pixels
}

/** The row of each line of the file: interlaced ones come in four passes. */
function linesOf(height: number, interlaced: boolean): number[] {
  const passes = interlaced
    ? ([
        [0, 8],
        [4, 8],
        [2, 4],
        [1, 2],
      ] as const)
    : ([[0, 1]] as const)
  return passes.flatMap(([start, step]) => {
    const rows: number[] = []
    for (let row = start; row < height; row += step) rows.push(row)
    return rows
  })
}
