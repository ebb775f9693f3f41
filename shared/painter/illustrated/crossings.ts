/** Paints what lies on water: bridges along the way that crosses them, fords, boats. Also stairs that fill a hex. */
import { hexsideAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, neighbor } from '#shared/hex/direction'
import { hexsideOf } from '#shared/hex/hexside'
import { directionAngle, hexCenter, type Point } from '#shared/hex/layout'
import { hash, placeRandom } from '../noise'
import { crossingAngle } from '../crossingAngle'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { fill, inBatches, mix, polygons, shaded, stroke } from './marks'
import { addBlob, box, type Frame, frameAt, inFrame } from './shapes'
import { type Site, standingHexes } from './site'
import { paintShadow, STONE_LINE } from './stone'
import { wayExits } from './ways'

function towards(site: Site, side: Direction): number {
  return directionAngle(side, site.layout.grid) - Math.PI / 2
}

function angleOf(site: Site, hex: Axial): number {
  return crossingAngle(
    {
      gate: DIRECTIONS.find((side) => hexsideAt(site.scene.map, hexsideOf(hex, side))?.opening),
      road: [...wayExits(site, hex, 'road'), ...wayExits(site, hex, 'path')],
      stream: wayExits(site, hex, 'stream'),
      dry: DIRECTIONS.filter(
        (side) => !['water', 'sea', 'moat', 'bridge'].includes(site.look(neighbor(hex, side))),
      ),
    },
    (side) => towards(site, side),
  )
}

function planks(frame: Frame, half: number, wide: number): DrawOp[] {
  const count = Math.round((2 * half) / 0.048)
  const step = (2 * half) / count
  const { x, y } = frame.origin
  const seed = Math.round(x * 100) * 31 + Math.round(y * 100)
  return Array.from({ length: count }, (_, index) => {
    const u = -half + index * step
    const slip = (hash(seed, index, 3) - 0.5) * 0.03
    const plank = box(frame, [u + 0.004, -wide + 0.005 + slip], [u + step - 0.004, wide - 0.005 + slip])
    return fill(polygons([plank]), mix('#8a683f', '#cba46d', hash(seed, index, 4)))
  })
}

function bridgeOps(site: Site, hex: Axial): DrawOp[] {
  const frame = frameAt(hexCenter(hex, site.layout), angleOf(site, hex))
  const isWide = ['water', 'sea', 'moat'].includes(site.ground(hex))
  const half = isWide ? 0.56 : 0.36
  const wide = 0.175
  const deck = box(frame, [-half, -wide], [half, wide])
  const rails = [-1, 1].map((side) =>
    box(frame, [-half - 0.03, side * wide - 0.022], [half + 0.03, side * wide + 0.022]),
  )
  const posts = [-1, 1].flatMap((side) =>
    [-half, 0, half].map((u) =>
      box(frame, [u - 0.032, side * wide - 0.034], [u + 0.032, side * wide + 0.034]),
    ),
  )
  if (site.detail === 0) return [stroke(polygons([deck]), '#38260f', 0.05), fill(polygons([deck]), '#b48c56')]
  const shade = box(frame, [-half + 0.1, -wide], [half - 0.1, wide]).map(({ x, y }) => ({
    x: x + 0.07,
    y: y + 0.09,
  }))
  return [
    fill(polygons([shade]), '#0e1c20', 0.45),
    fill(polygons([deck]), '#5b4128'),
    ...(site.detail >= 2 ? planks(frame, half, wide) : [fill(polygons([deck]), '#b48c56')]),
    fill(
      polygons(rails.map((rail) => rail.map(({ x, y }) => ({ x: x + 0.016, y: y + 0.02 })))),
      '#1c130a',
      0.5,
    ),
    fill(polygons(rails), '#a57d48'),
    stroke(polygons(rails), '#38260f', 0.011),
    fill(polygons(posts), '#c39a60'),
    stroke(polygons(posts), '#38260f', 0.012),
  ]
}

// Flat stones and pale water where the bottom is near.
function fordOps(site: Site, hex: Axial): DrawOp[] {
  const frame = frameAt(hexCenter(hex, site.layout), angleOf(site, hex))
  const random = placeRandom(frame.origin, 77)
  const stones = Array.from({ length: 16 }, (_, index) => {
    const at = inFrame(frame, ((index + 0.5) / 16 - 0.5) * 0.8, (random() - 0.5) * 0.26)
    return { ...at, radius: 0.028 + 0.03 * random() }
  })
  const shallow = new PathBuilder()
  addBlob(
    shallow,
    { ...frame.origin, rx: 0.42, ry: 0.2, angle: Math.atan2(frame.along.y, frame.along.x) },
    random,
    0.25,
  )
  if (site.detail === 0) return [fill(shallow, '#b9cfc0', 0.9)]
  const stone = (path: PathBuilder, at: (typeof stones)[number], shift: number, scale: number): void =>
    addBlob(
      path,
      {
        x: at.x + shift * at.radius,
        y: at.y + shift * at.radius,
        rx: at.radius * scale * 1.25,
        ry: at.radius * scale,
        angle: at.x * 9,
      },
      placeRandom(at, 78),
      0.35,
    )
  return [
    fill(shallow, '#b9cfc0', 0.55),
    ...inBatches(
      stones,
      (path, at) => stone(path, at, 0.35, 1),
      (path) => fill(path, '#1d2a1e', 0.4),
    ),
    ...inBatches(
      stones,
      (path, at) => stone(path, at, 0, 1),
      (path) => fill(path, '#8d8675'),
    ),
    ...inBatches(
      stones,
      (path, at) => stone(path, at, -0.2, 0.7),
      (path) => fill(path, '#cdc4ae'),
    ),
  ]
}

function boatOps(site: Site, hex: Axial): DrawOp[] {
  const partner = DIRECTIONS.find((side) => site.look(neighbor(hex, side)) === 'boat')
  const angle = partner === undefined ? hash(hex.q, hex.r, 21) * 3 : towards(site, partner)
  const frame = frameAt(hexCenter(hex, site.layout), angle)
  const hull = (length: number, beam: number, shift = 0): PathBuilder => {
    const at = (u: number, v: number): Point => {
      const { x, y } = inFrame(frame, u, v)
      return { x: x + shift, y: y + shift }
    }
    const [bow, stern] = [at(length, 0), at(-length * 0.92, 0)]
    const [a, b, c, d] = [
      at(length * 0.45, -beam * 1.5),
      at(-length * 0.7, -beam * 1.4),
      at(-length * 0.7, beam * 1.4),
      at(length * 0.45, beam * 1.5),
    ]
    return new PathBuilder()
      .move(bow.x, bow.y)
      .cubic(a.x, a.y, b.x, b.y, stern.x, stern.y)
      .cubic(c.x, c.y, d.x, d.y, bow.x, bow.y)
      .close()
  }
  const benches = [-0.24, -0.04, 0.16].map((u) => box(frame, [u, -0.16], [u + 0.055, 0.16]))
  return [
    fill(hull(0.54, 0.24, 0.05), '#0e2630', 0.45),
    fill(hull(0.52, 0.23), '#6d4a27'),
    stroke(hull(0.52, 0.23), '#2a1808', 0.02),
    fill(hull(0.45, 0.175), '#b98c54'),
    stroke(hull(0.45, 0.175), '#4b3118', 0.012),
    fill(polygons(benches), '#8a6236'),
    stroke(polygons(benches), '#3a2410', 0.01),
  ]
}

// Steps across a hex, up towards the wall walk or tower beside it.
function stairOps(site: Site, hex: Axial): DrawOp[] {
  const up = DIRECTIONS.find((side) => ['rampart', 'tower'].includes(site.look(neighbor(hex, side)))) ?? 0
  const frame = frameAt(hexCenter(hex, site.layout), towards(site, up))
  const steps = site.detail >= 2 ? 9 : 5
  const foot = box(frame, [-0.45, -0.24], [0.45, 0.24])
  const risers = new PathBuilder()
  for (let step = 1; step < steps; step++) {
    const u = -0.45 + (0.9 * step) / steps
    risers.polyline([inFrame(frame, u, -0.24), inFrame(frame, u, 0.24)])
  }
  const cheeks = [-1, 1].map((side) => box(frame, [-0.45, side * 0.2], [0.45, side * 0.26]))
  return [
    ...paintShadow([foot], 0.16),
    shaded(polygons([foot]), inFrame(frame, -0.45, 0), inFrame(frame, 0.45, 0), ['#a2977e', '#eae2cd']),
    stroke(risers, '#4b402c', 0.016),
    fill(polygons(cheeks), '#d2c8b0'),
    stroke(polygons(cheeks), STONE_LINE, 0.014),
  ]
}

/** Bridges and fords: part of the ways. */
export function paintCrossings(site: Site): DrawOp[] {
  return [
    ...standingHexes(site, 'ford').flatMap((hex) => fordOps(site, hex)),
    ...standingHexes(site, 'bridge').flatMap((hex) => bridgeOps(site, hex)),
  ]
}

export function paintBoatsAndStairs(site: Site): DrawOp[] {
  return [
    ...standingHexes(site, 'boat').flatMap((hex) => boatOps(site, hex)),
    ...standingHexes(site, 'stairs').flatMap((hex) => stairOps(site, hex)),
  ]
}
