/** Two changed maps of one grid made one, hex by hex and value by value. */
import { type Chunk } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { type CellDifference, cellDifferences, type CellKind, type CellValue, withCells } from './cells'
import { leafOf } from './leafPath'
import { type Settling } from './settling'

/** The chunks that both together give; `base` is asked only where the settling has one. */
export function mergedCells(
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', readonly Chunk[]>>,
  grid: Grid,
  settling: Settling,
): readonly Chunk[] {
  const differing = cellDifferences(mine, theirs, grid)
  if (differing.length === 0) return mine
  const before = settling.hasBase ? changedFrom(base, mine, grid) : undefined
  const changed: { kind: CellKind; hex: CellDifference['hex']; value: CellValue }[] = []
  const theirChanges = settling.hasBase ? changedFrom(base, theirs, grid) : undefined
  for (const { kind, hex, before: ours, after } of differing) {
    const leaf = leafOf(['map', kind, hex])
    const mineChanged = before?.get(leaf)
    // Mine is as it was: what they made of it counts.
    if (before && !mineChanged) changed.push({ kind, hex, value: after })
    else if (!theirChanges || theirChanges.has(leaf)) {
      const values = { base: mineChanged?.before, mine: ours, theirs: after }
      const value = settling.settle(leaf, values) as CellValue
      if (value !== ours) changed.push({ kind, hex, value })
    }
  }
  return withCells(mine, grid, changed)
}

function changedFrom(
  base: readonly Chunk[],
  version: readonly Chunk[],
  grid: Grid,
): ReadonlyMap<string, CellDifference> {
  return new Map(cellDifferences(base, version, grid).map((one) => [leafOf(['map', one.kind, one.hex]), one]))
}
