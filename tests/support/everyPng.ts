/** PNGs of every kind that the format has, written by hand: colour, depth, interlace, see-through colours. 16 squares of 4 x 4 pixels each. */
import { deflateSync } from 'node:zlib'
import { crc32 } from '#shared/lang/crc32'

export interface PngKind {
  readonly name: string
  readonly bytes: Uint8Array
}

export const SQUARES = 4
const SIDE = 16

const COLOURS = [
  { colour: 0, name: 'grey', depths: [1, 2, 4, 8, 16], keyed: true },
  { colour: 2, name: 'rgb', depths: [8, 16], keyed: true },
  { colour: 3, name: 'palette', depths: [1, 2, 4, 8], keyed: true },
  { colour: 4, name: 'grey with alpha', depths: [8, 16], keyed: false },
  { colour: 6, name: 'rgb with alpha', depths: [8, 16], keyed: false },
] as const

const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

export const EVERY_PNG: readonly PngKind[] = COLOURS.flatMap(({ colour, name, depths, keyed }) =>
  depths.flatMap((depth) =>
    [false, true].flatMap((interlaced) =>
      (keyed ? [false, true] : [false]).map((tRNS) => ({
        name: `${name} ${depth}${interlaced ? ' interlaced' : ''}${tRNS ? ' tRNS' : ''}`,
        bytes: written({ colour, depth, interlaced, tRNS }),
      })),
    ),
  ),
)

interface Kind {
  readonly colour: 0 | 2 | 3 | 4 | 6
  readonly depth: number
  readonly interlaced: boolean
  readonly tRNS: boolean
}

/** The samples of a pixel. */
function samples({ colour, depth }: Kind, x: number, y: number): readonly number[] {
  const square = Math.floor(y / 4) * SQUARES + Math.floor(x / 4)
  const most = 2 ** depth - 1
  const level = (share: number): number => Math.round((share % 1.0001) * most)
  const grey = level(square / 15)
  const rgb = [level(square / 15), level(((square * 7) % 16) / 15), level(((square * 11) % 16) / 15)]
  const alpha = level((15 - ((square * 3) % 16)) / 15)
  if (colour === 0) return [grey]
  if (colour === 3) return [square % 2 ** depth]
  if (colour === 4) return [grey, alpha]
  return colour === 2 ? rgb : [...rgb, alpha]
}

function row(kind: Kind, xs: readonly number[], y: number): Buffer {
  const bits = xs
    .flatMap((x) => samples(kind, x, y))
    .map((sample) => sample.toString(2).padStart(kind.depth, '0'))
  const line = bits.join('')
  const bytes = line.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? []
  return Buffer.from([0, ...bytes])
}

function written(kind: Kind): Uint8Array {
  const { colour, depth, interlaced, tRNS } = kind
  const every = (from: number, step: number): number[] =>
    Array.from({ length: Math.ceil((SIDE - from) / step) }, (_, index) => from + step * index)
  const passes = interlaced ? ADAM7 : ([[0, 0, 1, 1]] as const)
  const rows = passes.flatMap(([x, y, dx, dy]) => every(y, dy).map((at) => row(kind, every(x, dx), at)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8)
  const count = Math.min(16, 2 ** depth)
  const palette = Array.from({ length: count }, (_, at) => [
    (at * 90 + 30) % 256,
    (at * 53) % 256,
    255 - at * 15,
  ])
  // The colour of the sixth square, or the opacity of each colour of the palette.
  const key =
    colour === 3
      ? Buffer.from(palette.map((_, at) => [0, 90, 180, 255][at % 4] ?? 0))
      : Buffer.concat(samples(kind, 4, 4).map((sample) => Buffer.from([sample >> 8, sample & 255])))
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
      chunk('IHDR', header),
      ...(colour === 3 ? [chunk('PLTE', Buffer.from(palette.flat()))] : []),
      ...(tRNS ? [chunk('tRNS', key)] : []),
      chunk('IDAT', deflateSync(Buffer.concat(rows))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}
