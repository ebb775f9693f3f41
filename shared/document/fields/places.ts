/**
 * Places as the file names them: hexes are "column,row" and hexsides "column,row,direction" of their canonical owner,
 * all counted from 0, so that they match the map rows a reader sees; facings are s0..s5 and v0..v5.
 * Places off the map are kept: a check reports them. As documents hold them: axial keys, and facings as objects.
 */
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Direction, DIRECTIONS } from '#shared/hex/direction'
import { type Facing, facingName, parseFacingName } from '#shared/hex/facing'
import { toAxial, toOffset } from '#shared/hex/grid'
import { type HexsideKey, hexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { type Extensible } from '#shared/json/extra'
import { refuse } from '#shared/json/misfit'
import {
  choice,
  type Field,
  type FileGrid,
  type KeySpelling,
  object,
  pattern,
  type Reading,
} from './vocabulary'

// One spelling for each number: no leading zero, no "-0", at most four digits.
const COUNT = '(0|-?[1-9]\\d{0,3})'
const HEX = new RegExp(`^${COUNT},${COUNT}$`)
const HEXSIDE = new RegExp(`^${COUNT},${COUNT},([012])$`)

const EXPECTED_HEX = localized('une case «\u202fcolonne,rangée\u202f»', 'a hex "column,row"')
const EXPECTED_HEXSIDE = localized(
  'un bord de case «\u202fcolonne,rangée,direction\u202f», direction de 0 à 2',
  'a hexside "column,row,direction", direction 0 to 2',
)

// Axial counts grow with columns and rows together.
const AXIAL = '(0|-?[1-9]\\d{0,4})'
const HEX_KEY = new RegExp(`^${AXIAL},${AXIAL}$`)
const HEXSIDE_KEY = new RegExp(`^${AXIAL},${AXIAL},[012]$`)

const hexOfDocument = pattern<HexKey>(HEX_KEY, localized('une case «\u202fq,r\u202f»', 'a hex "q,r"'))
const hexsideOfDocument = pattern<HexsideKey>(
  HEXSIDE_KEY,
  localized('un bord de case «\u202fq,r,direction\u202f»', 'a hexside "q,r,direction"'),
)
const facingOfDocument = object<Facing & Extensible>({
  kind: choice(['side', 'vertex']),
  index: choice(DIRECTIONS),
})

const directionOfDocument = choice(DIRECTIONS)

function readHex(value: unknown, at: Reading): HexKey {
  if (!at.grid) return hexOfDocument.read(value, at)
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
  onGrid: 'hex',
  read: readHex,
  write: (key, grid) => JSON.stringify(writeHex(key, grid)),
}

function readHexside(value: unknown, at: Reading): HexsideKey {
  if (!at.grid) return hexsideOfDocument.read(value, at)
  const match = typeof value === 'string' ? HEXSIDE.exec(value) : null
  if (!match) return refuse(at.path, value, EXPECTED_HEXSIDE)
  const owner = toAxial({ col: Number(match[1]), row: Number(match[2]) }, at.grid)
  return hexsideKey({ hex: owner, direction: Number(match[3]) as 0 | 1 | 2 })
}

export const hexsides: KeySpelling<HexsideKey> = {
  read: readHexside,
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

export const hexside: Field<HexsideKey> = {
  onGrid: 'hexside',
  read: readHexside,
  write: (key, grid) => JSON.stringify(hexsides.write(key, grid)),
}

export const facing: Field<Facing> = {
  read(value, at) {
    if (!at.grid) return facingOfDocument.read(value, at)
    const found = typeof value === 'string' ? parseFacingName(value, at.grid) : undefined
    return (
      found ?? refuse(at.path, value, localized('une orientation s0…s5 ou v0…v5', 'a facing s0…s5 or v0…v5'))
    )
  },
  write: (value, grid) => `"${facingName(value, grid)}"`,
}

/** Towards a side of a hex: s0 to s5. */
export const towardSide: Field<Direction> = {
  read(value, at) {
    if (!at.grid) return directionOfDocument.read(value, at)
    const found = typeof value === 'string' ? parseFacingName(value, at.grid) : undefined
    if (found?.kind === 'side') return found.index
    return refuse(at.path, value, localized('un côté s0…s5', 'a side s0…s5'))
  },
  write: (index, grid) => `"${facingName({ kind: 'side', index }, grid)}"`,
}
