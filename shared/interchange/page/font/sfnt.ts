/** The container of TrueType fonts: named tables of bytes. */

import { textOfCodes } from '#shared/lang/textOfCodes'
export type FontTables = ReadonlyMap<string, Uint8Array>

export const dataOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The tables of a font file, by name. Throws for what is no TrueType font: only the program's own are given. */
export function readFontTables(bytes: Uint8Array): FontTables {
  // Not one of Node's buffers, whose slices are no copies.
  const font = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const data = dataOf(font)
  if (data.getUint32(0) !== TRUETYPE) throw new Error('not a TrueType font')
  const tables = new Map<string, Uint8Array>()
  for (let index = 0; index < data.getUint16(4); index++) {
    const at = 12 + 16 * index
    const name = textOfCodes(font.subarray(at, at + 4))
    const start = data.getUint32(at + 8)
    tables.set(name, font.subarray(start, start + data.getUint32(at + 12)))
  }
  return tables
}

const TRUETYPE = 0x00010000

/** A font file of these tables, in the order of their names; `head` gets the checksum of the whole. */
export function writeFontTables(tables: FontTables): Uint8Array {
  const names = [...tables.keys()].sort()
  const sizes = names.map((name) => padded(tables.get(name)?.length ?? 0))
  const start = 12 + 16 * names.length
  const font = new Uint8Array(start + sizes.reduce((sum, size) => sum + size, 0))
  const data = dataOf(font)
  const power = Math.floor(Math.log2(names.length))
  data.setUint32(0, TRUETYPE)
  data.setUint16(4, names.length)
  data.setUint16(6, 16 * 2 ** power)
  data.setUint16(8, power)
  data.setUint16(10, 16 * names.length - 16 * 2 ** power)
  let at = start
  for (const [index, name] of names.entries()) {
    const bytes = tables.get(name) ?? new Uint8Array()
    font.set(bytes, at)
    if (name === 'head') data.setUint32(at + CHECKSUM, 0)
    const entry = 12 + 16 * index
    for (let letter = 0; letter < 4; letter++) font[entry + letter] = name.charCodeAt(letter)
    const size = sizes[index] ?? 0
    data.setUint32(entry + 4, checksum(data, at, size))
    data.setUint32(entry + 8, at)
    data.setUint32(entry + 12, bytes.length)
    at += size
  }
  const head = names
    .slice(0, names.indexOf('head'))
    .reduce((sum, _, index) => sum + (sizes[index] ?? 0), start)
  data.setUint32(head + CHECKSUM, (0xb1b0afba - checksum(data, 0, font.length)) >>> 0)
  return font
}

/** The place of the checksum in `head`. */
const CHECKSUM = 8

const padded = (length: number): number => (length + 3) & ~3

function checksum(data: DataView, from: number, length: number): number {
  let sum = 0
  for (let at = from; at < from + length; at += 4) sum = (sum + data.getUint32(at)) >>> 0
  return sum
}
