/**
 * A board of sight in flat arrays, for questions about thousands of lines. A cell has four obstacles, each the height up to which it stands: its three own sides (0 to 2) and the hex itself (3).
 */
import { type Axial } from '#shared/hex/axial'
import { type Grid, type OffsetCoord, onGrid, toAxial } from '#shared/hex/grid'
import { type Hexside, hexesOfSide } from '#shared/hex/hexside'
import { type CellFrame, cellFrame } from './cellFrame'
import { type SightBarrier, type SightBoard } from './sightBoard'

export const OBSTACLES = 4
export const HEX_ITSELF = 3
/** Bits: the hexes of a side that are directly behind its opening. */
export const OWNER_BEHIND = 1
export const ACROSS_BEHIND = 2

const NOTHING = -32768
/** Off the map nothing is seen past. */
const OFF_MAP = 32767

export interface SightField extends SightBoard, CellFrame {
  readonly grounds: Int16Array
  readonly roofs: Uint8Array
  /** Four a cell; seen from outdoors, and with an end under a roof. */
  readonly outdoors: Int16Array
  readonly indoors: Int16Array
  /** `OWNER_BEHIND` and `ACROSS_BEHIND` of the sides that have an opening, by index of obstacle. */
  readonly behind: ReadonlyMap<number, number>
}

export interface FieldBuilder {
  /** A place without a hex is left out. */
  setHex(coord: OffsetCoord, ground: number, sightHeight: number, roofed: boolean): void
  /** A side of no hex of the map is left out. */
  setBarrier(side: Hexside, barrier: SightBarrier): void
  readonly field: SightField
}

/** A field on which nothing stands yet. Heights as in `SightBoard`. */
export function buildSightField(grid: Grid, eyeHeight: number): FieldBuilder {
  const frame = cellFrame(grid)
  const { cells, cellOf } = frame
  const grounds = new Int16Array(cells)
  const roofs = new Uint8Array(cells)
  const outdoors = new Int16Array(cells * OBSTACLES).fill(NOTHING)
  for (let cell = 0; cell < cells; cell++) outdoors[cell * OBSTACLES + HEX_ITSELF] = OFF_MAP
  const indoors = outdoors.slice()
  const behind = new Map<number, number>()
  const sideIndex = ({ hex, direction }: Hexside): number => cellOf(hex) * OBSTACLES + direction
  const at = (array: Int16Array | Int32Array | Uint8Array, index: number): number => array[index] as number

  const field: SightField = {
    ...frame,
    eyeHeight,
    grounds,
    roofs,
    outdoors,
    indoors,
    behind,
    ground: (hex) => at(grounds, cellOf(hex)),
    roofed: (hex) => at(roofs, cellOf(hex)) > 0,
    top: (hex, inside) => at(inside ? indoors : outdoors, cellOf(hex) * OBSTACLES + HEX_ITSELF),
    barrier: (side) => {
      const index = sideIndex(side)
      const top = at(outdoors, index)
      if (top === NOTHING) return undefined
      const bits = behind.get(index) ?? 0
      return {
        top,
        behind: hexesOfSide(side).filter((_, half) => bits & (half === 0 ? OWNER_BEHIND : ACROSS_BEHIND)),
      }
    },
  }
  return {
    field,
    setHex(coord, ground, sightHeight, roofed) {
      const cell = cellOf(toAxial(coord, grid))
      if (at(frame.places, cell) < 0) return
      grounds[cell] = ground
      roofs[cell] = roofed ? 1 : 0
      outdoors[cell * OBSTACLES + HEX_ITSELF] = ground + sightHeight
      indoors[cell * OBSTACLES + HEX_ITSELF] = ground + (roofed ? 0 : sightHeight)
    },
    setBarrier(side, barrier) {
      if (!hexesOfSide(side).some((hex) => onGrid(hex, grid))) return
      const index = sideIndex(side)
      outdoors[index] = indoors[index] = barrier.top
      const [owner, across] = hexesOfSide(side)
      const has = (hex: Axial): boolean => barrier.behind.some(({ q, r }) => q === hex.q && r === hex.r)
      const bits = (has(owner) ? OWNER_BEHIND : 0) | (has(across) ? ACROSS_BEHIND : 0)
      if (bits > 0) behind.set(index, bits)
      else behind.delete(index)
    },
  }
}
