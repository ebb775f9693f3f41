/** Photographs as telephones store them: the same upright picture in each of the eight orientations of EXIF. */
import { createCanvas } from '@napi-rs/canvas'

/** The colours of the upright picture, line by line, each a square: no two orientations show them alike. */
export const PHOTOGRAPH = [
  ['#c02020', '#20a020', '#2040c0'],
  ['#e0c020', '#20b0b0', '#b020b0'],
] as const

/** Pixels of a square: whole blocks of JPEG, so that no colour runs into its neighbour. */
const SQUARE = 16

export const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The place at which the square of the upright picture in a column and a line is stored. The first four have the width of the picture, the others its height. */
const STORED: Readonly<
  Record<number, (column: number, line: number, wide: number, high: number) => readonly [number, number]>
> = {
  1: (column, line) => [column, line],
  2: (column, line, wide) => [wide - 1 - column, line],
  3: (column, line, wide, high) => [wide - 1 - column, high - 1 - line],
  4: (column, line, _, high) => [column, high - 1 - line],
  5: (column, line) => [line, column],
  6: (column, line, wide) => [line, wide - 1 - column],
  7: (column, line, wide, high) => [high - 1 - line, wide - 1 - column],
  8: (column, line, _, high) => [high - 1 - line, column],
}

/** The colours of the pixels as they are stored, line by line. */
export function storedColours(orientation: number): readonly (readonly string[])[] {
  const [wide, high] = [PHOTOGRAPH[0].length, PHOTOGRAPH.length]
  const [columns, lines] = orientation > 4 ? [high, wide] : [wide, high]
  const stored = Array.from({ length: lines }, () => Array.from({ length: columns }, () => ''))
  for (const [line, colours] of PHOTOGRAPH.entries())
    for (const [column, colour] of colours.entries()) {
      const [x, y] = STORED[orientation]?.(column, line, wide, high) ?? [column, line]
      const row = stored[y]
      if (row) row[x] = colour
    }
  return stored
}

/** A JPEG whose viewer must turn it as `orientation` says to show `PHOTOGRAPH`. */
export function photograph(orientation: number): Uint8Array {
  const stored = storedColours(orientation)
  const canvas = createCanvas(SQUARE * (stored[0]?.length ?? 0), SQUARE * stored.length)
  const context = canvas.getContext('2d')
  for (const [y, colours] of stored.entries())
    for (const [x, colour] of colours.entries()) {
      context.fillStyle = colour
      context.fillRect(SQUARE * x, SQUARE * y, SQUARE, SQUARE)
    }
  return withOrientation(new Uint8Array(canvas.toBuffer('image/jpeg', 100)), orientation, true)
}

/** @param little the order of bytes of the EXIF entry, which stands before all other segments */
export function withOrientation(jpeg: Uint8Array, orientation: number, little: boolean): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(26))
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d)
  tiff.setUint16(2, 42, little)
  tiff.setUint32(4, 8, little)
  tiff.setUint16(8, 1, little)
  tiff.setUint16(10, 0x0112, little)
  tiff.setUint16(12, 3, little)
  tiff.setUint32(14, 1, little)
  tiff.setUint16(18, orientation, little)
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...new Uint8Array(tiff.buffer)]
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...jpeg.subarray(2)])
}
