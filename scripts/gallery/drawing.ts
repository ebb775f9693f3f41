/** Readers shared by the boards of the gallery: rows of characters, and lines through hexes. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Grid, hexesOfGrid, toOffset } from '#shared/hex/grid'
import { type Hexside, hexsideBetween } from '#shared/hex/hexside'
import { type Numbering, parseHexName, parseHexsideName } from '#shared/hex/numbering'
import { cellIndex, chunkIndex } from '#shared/document/chunk'
import { type Chunk } from '#shared/document/types'

/** The grid and numbering by which a board names its hexes. */
export interface Names {
  readonly grid: Grid
  readonly numbering: Numbering
}

/** The value; throws when the board has nothing of that name. */
export function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the board has no ${name}`)
  return value
}

export function hexAt(name: string, { grid, numbering }: Names): Axial {
  return found(parseHexName(name, numbering, grid), name)
}

/**
 * Hexes by name: "P5 P6 Q5:S9" are two hexes and all of a block, from its top left one to its bottom right one; "-R6" takes one
 * out again. Those of a block that half hexes leave without a place are not in it.
 */
export function hexesAt(words: string, names: Names): Axial[] {
  const hexes = new Map<string, Axial>()
  for (const word of words.split(' ')) {
    const [from = '', to] = word.replace('-', '').split(':')
    for (const hex of to === undefined ? [hexAt(from, names)] : block(from, to, names))
      if (word.startsWith('-')) hexes.delete(hexKey(hex))
      else hexes.set(hexKey(hex), hex)
  }
  return [...hexes.values()]
}

function block(from: string, to: string, names: Names): Axial[] {
  const [first, last] = [toOffset(hexAt(from, names), names.grid), toOffset(hexAt(to, names), names.grid)]
  return [...hexesOfGrid(names.grid)].filter((hex) => {
    const { col, row } = toOffset(hex, names.grid)
    return col >= first.col && col <= last.col && row >= first.row && row <= last.row
  })
}

/** Rows of characters, the first on top; or only some of them, by their number from 0. */
export type DrawnRows = readonly string[] | Readonly<Record<number, string>>

/** The values that rows of characters lay over the hexes of a chunk's layer. */
export function layerOf<T>(
  rows: DrawnRows,
  { grid }: Names,
  before: readonly Chunk[],
  of: { value(char: string): T | undefined; layer(chunk: Chunk): readonly T[] },
): T[][] {
  const layers = before.map((chunk) => [...of.layer(chunk)])
  for (const [row, line] of Object.entries(rows))
    [...line].forEach((char, col) => {
      const coord = { col, row: Number(row) }
      const layer = found(layers[chunkIndex(coord, grid)], line)
      layer[cellIndex(coord)] = found(
        of.value(char),
        `"${char}", column ${col + 1} of row ${Number(row) + 1}`,
      )
    })
  return layers
}

/** The sides that a line of names crosses: "A8/sw A8 B8" comes in at the rim and goes on from A8 to B8. */
export function sidesCrossed(line: string, names: Names): Hexside[] {
  const all = line.split(' ')
  const hexes = all.filter((name) => !name.includes('/'))
  const rim = all.filter((name) => name.includes('/'))
  return [
    ...rim.map((name) => found(parseHexsideName(name, names.numbering, names.grid), name)),
    ...hexes.slice(1).map((name, index) => {
      const before = hexes[index] ?? ''
      return found(hexsideBetween(hexAt(before, names), hexAt(name, names)), `side ${before}/${name}`)
    }),
  ]
}

/** The sides of hexes by compass words: "0906/se/s" is two sides of one hex. */
export function sidesOf(line: string, { grid, numbering }: Names): Hexside[] {
  return line.split(' ').flatMap((item) => {
    const [hex = '', ...words] = item.split('/')
    return words.map((word) => found(parseHexsideName(`${hex}/${word}`, numbering, grid), `${hex}/${word}`))
  })
}
