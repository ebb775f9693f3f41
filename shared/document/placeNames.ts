/**
 * The user's names of hexes and hexsides (DOC-6): by the numbering of the map, and on a board that has its own by that, after
 * the board's name (`2:A1`). A rim hex of two boards is called by the first of them.
 */
import { type Axial } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Hexside, hexesOfSide } from '#shared/hex/hexside'
import { hexName, hexsideName, type Numbering, parseHexName, showsName } from '#shared/hex/numbering'
import { fromBoard, onBoard, type PrintedHex, printedGrid } from './boards'
import { answersTo } from './namedIn'
import { type Board, type Scenario } from './types'

type Charted = Pick<Scenario, 'map' | 'boards'>

interface Numbered extends PrintedHex {
  readonly numbering: Numbering
  readonly board?: string
}

function numbered({ map, boards }: Charted, hex: Axial): Numbered {
  for (const { numbering, ...board } of Object.values<Board>(boards)) {
    const printed = numbering && onBoard(board, map.grid, hex)
    if (printed) return { ...printed, numbering, board: board.name }
  }
  return { hex, grid: map.grid, numbering: map.numbering }
}

/** `U6`, on a board with its own numbering `2:U6`. */
export function nameOfHex(charted: Charted, hex: Axial): string {
  const { board, ...printed } = numbered(charted, hex)
  const name = hexName(printed.hex, printed.numbering, printed.grid)
  return board === undefined ? name : `${board}:${name}`
}

/** The name that the map shows in a hex, as printed on its board; undefined where the numbering shows none. */
export function printedName(charted: Charted, hex: Axial): string | undefined {
  const { hex: own, numbering, grid } = numbered(charted, hex)
  return showsName(own, numbering, grid) ? hexName(own, numbering, grid) : undefined
}

/** `F7/F8` between two hexes of the map, `A1/n` on the rim; each hex by its own name. */
export function nameOfHexside(charted: Charted, side: Hexside): string {
  const { grid, numbering } = charted.map
  const plain = hexsideName(side, numbering, grid)
  const [a, b] = hexesOfSide(side)
  const [first, second] = plain.startsWith(`${hexName(a, numbering, grid)}/`) ? [a, b] : [b, a]
  const end = onGrid(second, grid) ? nameOfHex(charted, second) : plain.slice(plain.indexOf('/') + 1)
  return `${nameOfHex(charted, first)}/${end}`
}

/** The hex of a name, or undefined when no hex is called so. Without a board's name it is counted over the whole map. */
export function hexOfName({ map, boards }: Charted, name: string): Axial | undefined {
  const colon = name.lastIndexOf(':')
  if (colon < 0) return parseHexName(name, map.numbering, map.grid)
  for (const { numbering, ...board } of Object.values<Board>(boards)) {
    if (!numbering || !answersTo(board, name.slice(0, colon).trim())) continue
    const printed = parseHexName(name.slice(colon + 1), numbering, printedGrid(board, map.grid))
    const hex = printed && fromBoard(board, map.grid, printed)
    if (hex && onGrid(hex, map.grid)) return hex
  }
  return undefined
}
