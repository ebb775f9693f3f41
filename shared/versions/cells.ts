/** The per-hex values as leaves, `map/terrain/3,4`: terrain, level and each attribute of a hex apart. For maps of one grid. */
import { presentLayer } from '#shared/commands/command/cells'
import { CELL_LAYERS, type CellLayer } from '#shared/document/changeSet'
import { cellIndex, CHUNK_CELLS, CHUNK_SIZE, chunkColumns, chunkIndex } from '#shared/document/chunk'
import { type HexAttribute } from '#shared/document/hexAttributes'
import { HEX_FLAGS } from '#shared/document/hexFlags'
import { type Chunk, type Environment } from '#shared/document/types'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, isAbsent, toAxial, toOffset } from '#shared/hex/grid'

/** The kinds of leaf that a hex has, as they stand in `map/<kind>/<hex>`. */
export type CellKind = 'terrain' | 'elevation' | HexAttribute

export type CellValue = string | number

interface KindRow {
  readonly layer: CellLayer
  /** The leaf's part of the value of a cell, and that value with another part. */
  readonly of: (raw: unknown) => CellValue
  readonly into: (raw: unknown, value: CellValue) => unknown
}

const whole = (layer: CellLayer): KindRow => ({
  layer,
  of: (raw) => raw as CellValue,
  into: (_raw, value) => value,
})

const flag = (bit: number): KindRow => ({
  layer: 'flags',
  of: (raw) => ((raw as number) & bit ? 1 : 0),
  into: (raw, value) => ((raw as number) & ~bit) | (value === 1 ? bit : 0),
})

const CELL_KINDS: Readonly<Record<CellKind, KindRow>> = {
  terrain: whole('terrain'),
  elevation: whole('elevation'),
  cave: {
    layer: 'environment',
    of: (raw) => (raw === 'cave' ? 1 : 0),
    into: (_raw, value): Environment => (value === 1 ? 'cave' : 'outdoors'),
  },
  flammable: flag(HEX_FLAGS.flammable),
  inaccessible: flag(HEX_FLAGS.inaccessible),
  infiltration: flag(HEX_FLAGS.infiltration),
  wandering: whole('wandering'),
}

const KINDS = Object.entries(CELL_KINDS) as [CellKind, KindRow][]

export function isCellKind(word: string): word is CellKind {
  return Object.hasOwn(CELL_KINDS, word)
}

export interface CellDifference<V = CellValue> {
  readonly kind: CellKind
  readonly hex: HexKey
  readonly before: V
  readonly after: V
}

/** The cells of one layer of one chunk that differ and are hexes of the grid. */
function* differingCells(
  before: readonly unknown[],
  after: readonly unknown[],
  chunk: number,
  grid: Grid,
): Generator<readonly [cell: number, hex: HexKey]> {
  if (before === after) return
  const across = chunkColumns(grid)
  for (let cell = 0; cell < CHUNK_CELLS; cell++) {
    if (before[cell] === after[cell]) continue
    const col = (chunk % across) * CHUNK_SIZE + (cell % CHUNK_SIZE)
    const row = Math.floor(chunk / across) * CHUNK_SIZE + Math.floor(cell / CHUNK_SIZE)
    if (col < grid.columns && row < grid.rows && !isAbsent({ col, row }, grid))
      yield [cell, hexKey(toAxial({ col, row }, grid))]
  }
}

/** Every leaf of a hex in which two maps of this grid differ. */
export function cellDifferences(
  before: readonly Chunk[],
  after: readonly Chunk[],
  grid: Grid,
): CellDifference[] {
  const found: CellDifference[] = []
  before.forEach((old, index) => {
    for (const layer of CELL_LAYERS) {
      const [was, is] = [presentLayer(old, layer), presentLayer(after[index] as Chunk, layer)]
      for (const [cell, hex] of differingCells(was, is, index, grid))
        for (const [kind, { of }] of KINDS.filter(([, row]) => row.layer === layer)) {
          const [one, other] = [of(was[cell]), of(is[cell])]
          if (one !== other) found.push({ kind, hex, before: one, after: other })
        }
    }
  })
  return found
}

/** Chunks with other values at some leaves; the chunks that do not change are the same objects. */
export function withCells(
  chunks: readonly Chunk[],
  grid: Grid,
  changes: Iterable<{ readonly kind: CellKind; readonly hex: HexKey; readonly value: CellValue }>,
): readonly Chunk[] {
  const next = [...chunks]
  const own = new Map<string, unknown[]>()
  for (const { kind, hex, value } of changes) {
    const { layer, into } = CELL_KINDS[kind]
    const coord = toOffset(parseHexKey(hex), grid)
    const index = chunkIndex(coord, grid)
    let list = own.get(`${index} ${layer}`)
    if (!list) {
      list = [...presentLayer(next[index] as Chunk, layer)]
      own.set(`${index} ${layer}`, list)
      next[index] = { ...(next[index] as Chunk), [layer]: list }
    }
    const cell = cellIndex(coord)
    list[cell] = into(list[cell], value)
  }
  return next
}
