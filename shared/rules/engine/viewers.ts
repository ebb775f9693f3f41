/** Who sees what: all hexes seen from one, and how many of many viewers see each. */
import { type Axial } from '#shared/hex/axial'
import { type SightField } from './sightField'
import { sightRay } from './sightRay'

/** Is a hex of the map seen from `from`, itself on the map? One answer for each hex asked. */
export function viewFrom(field: SightField, from: Axial): (to: Axial) => boolean {
  const ray = sightRay(field)
  const cell = field.cellOf(from)
  return (to) => {
    ray.aim(to.q - from.q, to.r - from.r)
    return ray.reaches(cell)
  }
}

/**
 * How many of the viewers see each hex, in the order of the map's places (row by row); a viewer sees its own hex. Viewers off
 * the map or named twice add nothing.
 */
export function countViewers(field: SightField, viewers: readonly Axial[]): Uint32Array {
  const { least, most, places, cellOf, grid } = field
  const hexes = grid.columns * grid.rows
  const counts = new Uint32Array(hexes)
  const views = new Uint8Array(places.length)
  const [cells, qs, rs]: [number[], number[], number[]] = [[], [], []]
  for (const hex of viewers) {
    if (!field.onMap(hex) || views[cellOf(hex)]) continue
    views[cellOf(hex)] = 1
    cells.push(cellOf(hex))
    qs.push(hex.q)
    rs.push(hex.r)
    add(counts, places[cellOf(hex)] as number)
  }
  const ray = sightRay(field)
  const [firstQ, lastQ] = [least.q - Math.max(...qs), most.q - Math.min(...qs)]
  const [firstR, lastR] = [least.r - Math.max(...rs), most.r - Math.min(...rs)]
  for (let q = firstQ; q <= lastQ; q++)
    for (let r = firstR; r <= lastR; r++) {
      // Sight is mutual: between two viewers one of the two offsets tells for both.
      const told = q < 0 || (q === 0 && r <= 0)
      if (told && cells.length === hexes) continue
      let aimed = false
      for (let viewer = 0; viewer < cells.length; viewer++) {
        const toQ = (qs[viewer] as number) + q
        const toR = (rs[viewer] as number) + r
        if (toQ < least.q || toQ > most.q || toR < least.r || toR > most.r) continue
        const cell = cells[viewer] as number
        const target = cell + q * field.stride + r
        const place = places[target] as number
        if (place < 0) continue
        const mutual = views[target] === 1
        if (mutual && told) continue
        if (!aimed) {
          ray.aim(q, r)
          aimed = true
        }
        if (!ray.reaches(cell)) continue
        add(counts, place)
        if (mutual) add(counts, places[cell] as number)
      }
    }
  return counts
}

function add(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] as number) + 1
}
