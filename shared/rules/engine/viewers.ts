/** Fields of view: all hexes seen from one, and how many of many viewers see each. */
import { type Axial, hexDistance } from '#shared/hex/axial'
import { type Grid, isAbsent, toAxial, toOffset } from '#shared/hex/grid'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type OnProgress } from '#shared/rules/answers/answer'
import { type FieldOfView } from '#shared/rules/answers/sight'
import { type SightRay } from './sightRay'

/** Is a hex of the map seen from `from`, itself on the map? One answer for each hex asked. */
export function viewFrom(ray: SightRay, from: Axial): (to: Axial) => boolean {
  const cell = ray.frame.cellOf(from)
  return (to) => {
    ray.aim(to.q - from.q, to.r - from.r)
    return ray.reaches(cell)
  }
}

/** The hexes at most `within` away, seen and not; nothing is seen from off the map. */
export function fieldOfView(ray: SightRay, from: Axial, within = Infinity): FieldOfView {
  return splitView(ray.frame.grid, from, within, ray.frame.onMap(from) ? viewFrom(ray, from) : () => false)
}

/** Sorts the hexes of a grid at most `within` away into those seen and the others, row by row. */
export function splitView(
  grid: Grid,
  from: Axial,
  within: number,
  sees: (hex: Axial) => boolean,
): FieldOfView {
  const { col, row } = toOffset(from, grid)
  const visible: Axial[] = []
  const hidden: Axial[] = []
  for (let y = Math.max(0, row - within); y < grid.rows && y <= row + within; y++)
    for (let x = Math.max(0, col - within); x < grid.columns && x <= col + within; x++) {
      const coord = { col: x, row: y }
      const hex = toAxial(coord, grid)
      if (hexDistance(from, hex) <= within && !isAbsent(coord, grid)) (sees(hex) ? visible : hidden).push(hex)
    }
  return { from, visible, hidden }
}

/**
 * The number of viewers that see each hex, in the order of the map's places (row by row); a viewer sees its own hex. Viewers
 * off the map or named twice add nothing.
 */
export function countViewers(ray: SightRay, viewers: readonly Axial[], onProgress?: OnProgress): Uint32Array {
  const { least, most, hexes, places, stride, cellOf, onMap } = ray.frame
  const counts = new Uint32Array(hexes)
  const views = new Uint8Array(places.length)
  const [cells, qs, rs]: [number[], number[], number[]] = [[], [], []]
  for (const hex of viewers) {
    if (!onMap(hex) || views[cellOf(hex)]) continue
    views[cellOf(hex)] = 1
    cells.push(cellOf(hex))
    qs.push(hex.q)
    rs.push(hex.r)
    add(counts, places[cellOf(hex)] as number)
  }
  const [firstQ, lastQ] = [least.q - greatestOf(qs), most.q - leastOf(qs)]
  const [firstR, lastR] = [least.r - greatestOf(rs), most.r - leastOf(rs)]
  for (let q = firstQ; q <= lastQ; q++) {
    onProgress?.(q - firstQ, lastQ - firstQ + 1)
    for (let r = firstR; r <= lastR; r++) {
      // Sight is mutual: between two viewers one of the two offsets tells for both.
      const known = q < 0 || (q === 0 && r <= 0)
      if (known && cells.length === hexes) continue
      let aimed = false
      for (let viewer = 0; viewer < cells.length; viewer++) {
        const toQ = (qs[viewer] as number) + q
        const toR = (rs[viewer] as number) + r
        if (toQ < least.q || toQ > most.q || toR < least.r || toR > most.r) continue
        const cell = cells[viewer] as number
        const target = cell + q * stride + r
        const place = places[target] as number
        if (place < 0) continue
        const mutual = views[target] === 1
        if (mutual && known) continue
        if (!aimed) {
          ray.aim(q, r)
          aimed = true
        }
        if (!ray.reaches(cell)) continue
        add(counts, place)
        if (mutual) add(counts, places[cell] as number)
      }
    }
  }
  return counts
}

function add(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] as number) + 1
}
