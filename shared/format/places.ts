/**
 * Places as the file names them: hexes are "column,row" and hexsides "column,row,direction" of their canonical owner,
 * all counted from 0, so that they match the map rows a reader sees; facings are s0..s5 and v0..v5.
 * Places off the map are kept: a check reports them.
 */
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { type Facing, facingName, parseFacingName } from '#shared/hex/facing'
import { toAxial, toOffset } from '#shared/hex/grid'
import { type HexsideKey, hexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { type Field, type FileGrid, type KeySpelling, type Reading } from './fields'
import { refuse } from '#shared/json/misfit'

// One spelling for each number: no leading zero, no "-0", at most four digits.
const COUNT = '(0|-?[1-9]\\d{0,3})'
const HEX = new RegExp(`^${COUNT},${COUNT}$`)
const HEXSIDE = new RegExp(`^${COUNT},${COUNT},([012])$`)

const EXPECTED_HEX = localized('une case «\u202fcolonne,rangée\u202f»', 'a hex "column,row"')
const EXPECTED_HEXSIDE = localized(
  'un bord de case «\u202fcolonne,rangée,direction\u202f», direction de 0 à 2',
  'a hexside "column,row,direction", direction 0 to 2',
)

function readHex(value: unknown, at: Reading): HexKey {
  const match = typeof value === 'string' ? HEX.exec(value) : null
  if (!match) return refuse(at.path, value, EXPECTED_HEX)
  return hexKey(toAxial({ col: Number(match[1]), row: Number(match[2]) }, at.grid))
}

function writeHex(key: HexKey, grid: FileGrid): string {
  const { col, row } = toOffset(parseHexKey(key), grid)
  return `${col},${row}`
}

// Beyond any column or row that a file may name, so that places sort by row, then column, then direction.
const SPAN = 20_000

function hexRank(key: HexKey, grid: FileGrid): number {
  const { col, row } = toOffset(parseHexKey(key), grid)
  return row * SPAN + col
}

export const hexes: KeySpelling<HexKey> = { read: readHex, write: writeHex, rank: hexRank }

export const hex: Field<HexKey> = {
  read: readHex,
  write: (key, grid) => JSON.stringify(writeHex(key, grid)),
}

export const hexsides: KeySpelling<HexsideKey> = {
  read(value, at) {
    const match = HEXSIDE.exec(value)
    if (!match) return refuse(at.path, value, EXPECTED_HEXSIDE)
    const owner = toAxial({ col: Number(match[1]), row: Number(match[2]) }, at.grid)
    return hexsideKey({ hex: owner, direction: Number(match[3]) as 0 | 1 | 2 })
  },
  write(key, grid) {
    const side = parseHexsideKey(key)
    const { col, row } = toOffset(side.hex, grid)
    return `${col},${row},${side.direction}`
  },
  rank(key, grid) {
    const side = parseHexsideKey(key)
    const { col, row } = toOffset(side.hex, grid)
    return (row * SPAN + col) * 3 + side.direction
  },
}

export const facing: Field<Facing> = {
  read: (value, at) =>
    (typeof value === 'string' ? parseFacingName(value, at.grid) : undefined) ??
    refuse(at.path, value, localized('une orientation s0…s5 ou v0…v5', 'a facing s0…s5 or v0…v5')),
  write: (value, grid) => `"${facingName(value, grid)}"`,
}

/** Towards a side of a hex: s0 to s5. */
export const towardSide: Field<Direction> = {
  read(value, at) {
    const found = typeof value === 'string' ? parseFacingName(value, at.grid) : undefined
    if (found?.kind === 'side') return found.index
    return refuse(at.path, value, localized('un côté s0…s5', 'a side s0…s5'))
  },
  write: (index, grid) => `"${facingName({ kind: 'side', index }, grid)}"`,
}
