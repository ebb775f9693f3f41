/** Ploughed and sown fields. */
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { hash } from '../../noise'
import { type TerrainInk } from './inks'
import { type SymbolContext } from './symbolContext'

/** Crops of fields: the ink of the ground and of its furrows. */
export const CROPS = [
  { ink: 'plough', color: '#d2b282', furrow: 'furrow' },
  { ink: 'corn', color: '#dfcb86', furrow: 'furrowLight' },
  { ink: 'green crop', color: '#c4c887', furrow: 'furrowGreen' },
] as const

/** The crop of a field by its seed in [0, 1). */
export function cropOf(seed: number): (typeof CROPS)[number] {
  return CROPS[Math.floor(seed * CROPS.length)] ?? CROPS[0]
}

/** The furrows of the crop of a hex's field. */
export function field(context: SymbolContext): void {
  const { seed } = fieldOf(context.spot)
  furrows(context, cropOf(seed).furrow, seed * 97)
}

/**
 * The field of a hex: the nearest of seeds jittered on a lattice of five hexes, so that fields have their own shapes
 * and directions wherever one looks.
 */
export function fieldOf(spot: { readonly q: number; readonly r: number }): { id: string; seed: number } {
  const size = 4
  const [cellQ, cellR] = [Math.floor(spot.q / size), Math.floor(spot.r / size)]
  let best = Infinity
  let found = { id: '', seed: 0 }
  for (let i = cellQ - 1; i <= cellQ + 1; i++)
    for (let j = cellR - 1; j <= cellR + 1; j++) {
      const dq = spot.q - (i + hash(i, j, 101)) * size
      const dr = spot.r - (j + hash(i, j, 102)) * size
      const distance = dq * dq + dr * dr + dq * dr
      if (distance < best) {
        best = distance
        found = { id: `${i},${j}`, seed: hash(i, j, 103) }
      }
    }
  return found
}

const FURROW_SPACING = 0.085

/** Furrows across the hex; lines of one field meet from hex to hex. */
function furrows(context: SymbolContext, ink: TerrainInk, angle: number): void {
  const { spot, w, shape } = context
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const own = context.areaAt(spot)
  // Short of the soft edge where the field ends, up to the hexside where it goes on.
  const rooms = DIRECTIONS.map((value) => {
    return (context.areaAt(neighbor(spot, value)) === own ? 0.5 : 0.43) * w
  })
  const spacing = FURROW_SPACING * w * (context.detail === 3 ? 1 : 1.6)
  const along = spot.x * -uy + spot.y * ux
  const reach = 0.58 * w
  for (let index = Math.ceil((along - reach) / spacing); index * spacing <= along + reach; index++) {
    const offset = index * spacing - along
    const [near, far] = clipToHex({ x: -uy * offset, y: ux * offset }, { x: ux, y: uy }, shape.normals, rooms)
    if (near >= far) continue
    const [x, y] = [spot.x - uy * offset, spot.y + ux * offset]
    context
      .pen(ink)
      .move(x + ux * near, y + uy * near)
      .line(x + ux * far, y + uy * far)
  }
}

// The part of the line from + t * along that lies within the hex: nearest and farthest t.
function clipToHex(
  from: Point,
  along: Point,
  normals: readonly Point[],
  rooms: readonly number[],
): readonly [number, number] {
  let near = -Infinity
  let far = Infinity
  for (const [index, normal] of normals.entries()) {
    const speed = along.x * normal.x + along.y * normal.y
    const room = (rooms[index] as number) - (from.x * normal.x + from.y * normal.y)
    if (Math.abs(speed) < 1e-9) {
      if (room < 0) return [0, 0]
    } else if (speed > 0) far = Math.min(far, room / speed)
    else near = Math.max(near, room / speed)
  }
  return [near, far]
}
