/** Walls that have taken hits: cracks through them, and bites out of their outer face (MC-MAP-2). */
import { type Point } from '#shared/hex/layout'
import { placeRandom } from '../noise'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { type Debris, debrisAlong, paintDebris } from './debris'
import { fill, polygons, stroke } from './marks'
import { type Frame, inFrame } from './shapes'

/** A straight length of damaged wall: `across` of its frame points outwards. */
export interface DamagedWall {
  readonly frame: Frame
  readonly length: number
  /** Half its thickness. */
  readonly half: number
  /** Hits it still takes, 1 or more. */
  readonly integrity: number
}

// What an outer wall takes in all: its first hit shows as a crack, each further one as a bite.
const WORST = 4

export function paintDamage(walls: readonly DamagedWall[], detail: Detail): DrawOp[] {
  if (walls.length === 0 || detail === 0) return []
  const cracks = new PathBuilder()
  const bites: Point[][] = []
  const fallen: Debris[] = []
  for (const { frame, length, half, integrity } of walls) {
    const random = placeRandom(inFrame(frame, length / 2, 0), 96)
    const taken = Math.max(1, WORST - integrity)
    const wounds = Math.min(taken, Math.round(length / 0.25))
    for (let wound = 0; wound < wounds; wound++) {
      const u = (length * (wound + 0.3 + 0.4 * random())) / wounds
      const at = (du: number, v: number): Point => inFrame(frame, u + du, half * v)
      cracks.polyline([
        at(0.02, 1),
        at(-0.02, 0.55),
        at(0.03, 0.2),
        at(-0.015, -0.2),
        at(0.02, -0.6 - 0.4 * random()),
      ])
      cracks.polyline([at(0.03, 0.2), at(0.07, -0.05), at(0.06, -0.3)])
      if (wound >= taken - 1) continue
      const deep = 0.25 + 0.35 * random()
      bites.push([
        at(-0.085, 1.12),
        at(-0.055, 0.62),
        at(-0.02, deep),
        at(0.015, deep + 0.2),
        at(0.05, deep - 0.1),
        at(0.09, 1.12),
      ])
      fallen.push(debrisAlong(at(-0.09, 1.35), at(0.09, 1.35), half * 0.45))
    }
  }
  return [
    ...(bites.length > 0
      ? [fill(polygons(bites), '#6a5e47'), stroke(polygons(bites), '#2f2617', 0.014)]
      : []),
    stroke(cracks, '#261d10', detail === 1 ? 0.03 : 0.015, 0.9),
    ...paintDebris(fallen, detail),
  ]
}
