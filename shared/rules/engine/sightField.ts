/**
 * A board of sight in flat arrays, for questions about thousands of lines. Cells lie on a rectangle of axial coordinates
 * around the map, one cell wider all round, so that a line may look just off the map without asking whether it does.
 * A cell has four obstacles, each the height up to which it stands: its three own sides (0 to 2) and the hex itself (3).
 */
import { type Axial } from '#shared/hex/axial'
import { type Grid, type OffsetCoord, onGrid, toAxial } from '#shared/hex/grid'
import { type Hexside, hexesOfSide } from '#shared/hex/hexside'
import { type SightBarrier, type SightBoard } from './sightBoard'

export const OBSTACLES = 4
export const HEX_ITSELF = 3
/** Which hexes of a side are directly behind its opening: bits. */
export const OWNER_BEHIND = 1
export const ACROSS_BEHIND = 2

const NOTHING = -32768
/** Off the map nothing is seen past. */
const OFF_MAP = 32767

export interface SightField extends SightBoard {
  readonly grid: Grid
  readonly least: Axial
  readonly most: Axial
  /** Cells from one q to the next. */
  readonly stride: number
  readonly grounds: Int16Array
  readonly roofs: Uint8Array
  /** Four a cell; seen from outdoors, and with an end under a roof. */
  readonly outdoors: Int16Array
  readonly indoors: Int16Array
  /** `OWNER_BEHIND` and `ACROSS_BEHIND` of the sides that have an opening, by index of obstacle. */
  readonly behind: ReadonlyMap<number, number>
  /** Of each cell its place row by row, -1 off the map. */
  readonly places: Int32Array
  /** Index of the cell of a hex at most one off the map. */
  cellOf(hex: Axial): number
}

export interface FieldBuilder {
  setHex(coord: OffsetCoord, ground: number, sightHeight: number, roofed: boolean): void
  /** A side of no hex of the map is left out. */
  setBarrier(side: Hexside, barrier: SightBarrier): void
  readonly field: SightField
}

/** A field on which nothing stands yet. Heights as in `SightBoard`. */
export function buildSightField(grid: Grid, eyeHeight: number): FieldBuilder {
  const { least, most } = axialBounds(grid)
  const stride = most.r - least.r + 1
  const cells = (most.q - least.q + 1) * stride
  const grounds = new Int16Array(cells)
  const roofs = new Uint8Array(cells)
  const outdoors = new Int16Array(cells * OBSTACLES).fill(NOTHING)
  for (let cell = 0; cell < cells; cell++) outdoors[cell * OBSTACLES + HEX_ITSELF] = OFF_MAP
  const indoors = outdoors.slice()
  const behind = new Map<number, number>()
  const places = new Int32Array(cells).fill(-1)
  const cellOf = ({ q, r }: Axial): number => (q - least.q) * stride + r - least.r
  const sideIndex = ({ hex, direction }: Hexside): number => cellOf(hex) * OBSTACLES + direction
  const at = (array: Int16Array | Uint8Array, index: number): number => array[index] as number

  const field: SightField = {
    ...{ grid, eyeHeight, least, most, stride, grounds, roofs, outdoors, indoors, behind, places, cellOf },
    onMap: (hex) => onGrid(hex, grid),
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
      grounds[cell] = ground
      roofs[cell] = roofed ? 1 : 0
      outdoors[cell * OBSTACLES + HEX_ITSELF] = ground + sightHeight
      indoors[cell * OBSTACLES + HEX_ITSELF] = ground + (roofed ? 0 : sightHeight)
      places[cell] = coord.row * grid.columns + coord.col
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

// The corners of the map hold the extremes, one more hex all round.
function axialBounds(grid: Grid): { readonly least: Axial; readonly most: Axial } {
  const corners = [0, grid.rows - 1].flatMap((row) =>
    [0, grid.columns - 1].map((col) => toAxial({ col, row }, grid)),
  )
  const qs = corners.map(({ q }) => q)
  const rs = corners.map(({ r }) => r)
  return {
    least: { q: Math.min(...qs) - 1, r: Math.min(...rs) - 1 },
    most: { q: Math.max(...qs) + 1, r: Math.max(...rs) + 1 },
  }
}
