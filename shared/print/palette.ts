/**
 * The 256 colours of a picture, found while it is drawn: the inks of the drawing and the flat areas as they are, and for the smoothing of
 * edges a mixture that no eye tells from the one drawn. A picture with more colours than that is written without a palette.
 */
import { type Color } from '#shared/painter/ops'

/** The most colours of a PNG with one byte a pixel. */
export const PALETTE_COLOURS = 256

/** The most that a mixture may differ from what was drawn, in each channel, of 255. */
const MIXTURE = 10
/** The same once the palette is full. */
const LAST_RESORT = 16
/** The same for areas: so many equal pixels beside each other are one. */
const AREA = 2
const AREA_PIXELS = 24
/** The rest is for mixtures. */
const MOST_INKS = 128
const MOST_AREAS = 48

const HASH_BITS = 18

/** The pixels of a tile among those of its strip, in bytes. */
export interface PlaceInStrip {
  /** The index of its first pixel. */
  readonly at: number
  /** The distance from row to row. */
  readonly stride: number
}

export interface Palette {
  /** Takes inks in, to be shown as they are; they must come before the rows in which they are used. */
  admit(inks: Iterable<Color>): void
  /**
   * Writes the rows into `bytes` as indices, each row where its place says. Answers false when there are too many colours; what was
   * written is then of no use.
   * @param rgba whole rows of `across` pixels, opaque
   */
  index(rgba: Uint8Array | Uint8ClampedArray, across: number, bytes: Uint8Array, place: PlaceInStrip): boolean
  /** Red, green and blue of all 256 places; those that are free are black. */
  bytes(): Uint8Array
}

/** The same tiles, in the same order, give the same palette, however their rows were cut into calls. */
export function createPalette(): Palette {
  const colours = new Int32Array(PALETTE_COLOURS)
  let count = 0
  let areas = 0
  // What was decided of the last colours seen, each at a place that follows from it: colour and index in one word.
  const known = new Uint32Array(1 << HASH_BITS)
  // Nothing is known yet: a word of black, which belongs to the first place, stands in all but that.
  known[0] = 1 << 8

  function add(colour: number): number {
    colours[count] = colour
    known[placeOf(colour)] = ((colour << 8) | count) >>> 0
    return count++
  }

  /** The index of a colour within the tolerance, which may be a new one; -1 when there is none. */
  function find(colour: number, tolerance: number): number {
    let [best, least] = [-1, 256]
    for (let index = 0; index < count; index++) {
      const distance = distanceOf(colours[index] as number, colour)
      if (distance < least) [best, least] = [index, distance]
    }
    if (least > tolerance && count < PALETTE_COLOURS) return add(colour)
    if (least > LAST_RESORT) return -1
    known[placeOf(colour)] = ((colour << 8) | best) >>> 0
    return best
  }

  /** The same for an area that is shown by `index` until now. */
  function findForArea(colour: number, index: number): number {
    if (areas === MOST_AREAS || distanceOf(colours[index] as number, colour) <= AREA) return index
    const before = count
    const found = find(colour, AREA)
    areas += count - before
    return found
  }

  return {
    admit(inks) {
      for (const ink of inks) {
        const colour = reversed(parseInt(ink.slice(1), 16))
        if (count < MOST_INKS && !colours.subarray(0, count).includes(colour)) add(colour)
      }
    },
    index(rgba, across, bytes, { at, stride }) {
      const pixels = wordsOf(rgba)
      let row = at
      for (let from = 0; from < pixels.length; row += stride) {
        let to = row
        for (const end = from + across; from < end;) {
          const pixel = pixels[from] as number
          const colour = pixel & 0xffffff
          const word = known[placeOf(colour)] as number
          const index = word >>> 8 === colour ? word & 255 : find(colour, MIXTURE)
          if (index < 0) return false
          const begin = from++
          while (from < end && pixels[from] === pixel) from++
          const last = to + from - begin
          if (from - begin < AREA_PIXELS) while (to < last) bytes[to++] = index
          else bytes.fill(findForArea(colour, index), to, last)
          to = last
        }
      }
      return true
    },
    bytes() {
      const bytes = new Uint8Array(3 * PALETTE_COLOURS)
      colours.forEach((colour, index) => {
        for (let channel = 0; channel < 3; channel++)
          bytes[3 * index + channel] = (colour >> (8 * channel)) & 255
      })
      return bytes
    },
  }
}

function placeOf(colour: number): number {
  return Math.imul(colour, 0x9e3779b1) >>> (32 - HASH_BITS)
}

/** The distance of two colours in the channel in which they differ most. */
function distanceOf(a: number, b: number): number {
  return Math.max(
    Math.abs((a & 255) - (b & 255)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)),
  )
}

// 0xrrggbb <-> 0xbbggrr, the order of bytes in the words of pixels.
function reversed(colour: number): number {
  return ((colour & 255) << 16) | (colour & 0xff00) | (colour >> 16)
}

// All machines that we run on keep the lowest byte of a word first.
function wordsOf(rgba: Uint8Array | Uint8ClampedArray): Uint32Array {
  const { buffer, byteOffset, length } = byteOffsetIsWhole(rgba) ? rgba : rgba.slice()
  return new Uint32Array(buffer, byteOffset, length / 4)
}

function byteOffsetIsWhole({ byteOffset }: Uint8Array | Uint8ClampedArray): boolean {
  return byteOffset % 4 === 0
}
