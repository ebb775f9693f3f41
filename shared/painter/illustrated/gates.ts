/** Gates: a passage between two turrets under an arch, its leaves in plain sight, a portcullis before them. */
import { type Point } from '#shared/hex/layout'
import { type DrawOp } from '../ops'
import { ownerShield } from '../ownerShield'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { fill, inBatches, polygons, stroke } from './marks'
import { type Leaf, paintLeaves, slab, spotOn } from './openings'
import { ngon } from './shapes'
import { type SideFeature } from './sides'
import { paintShadow, STONE_LINE } from './stone'
import { paintTurret } from './turret'

const PASSAGE = 0.175
const DEPTH = 0.17
const TURRET = { at: 0.3, out: 0.045, radius: 0.145 }

function turrets({ piece }: SideFeature): Point[] {
  return [-1, 1].map((end) => spotOn(piece, end * TURRET.at, TURRET.out))
}

function passageOps(gate: SideFeature): DrawOp[] {
  const { piece } = gate
  const floor = slab(piece, [-PASSAGE, PASSAGE], [-DEPTH - 0.03, DEPTH + 0.03])
  const walls = [-1, 1].map((end) => slab(piece, [end * PASSAGE, end * (PASSAGE - 0.045)], [-DEPTH, DEPTH]))
  const ruts = new PathBuilder()
  for (const s of [-0.062, 0.062]) ruts.polyline([spotOn(piece, s, -DEPTH), spotOn(piece, s, DEPTH)])
  return [
    fill(polygons([floor]), '#d5bd8a'),
    fill(polygons(walls), '#3a2a14', 0.5),
    stroke(ruts, '#8a6a3e', 0.022, 0.6),
  ]
}

function leavesOf({ piece, isOpen }: SideFeature): Leaf[] {
  return [-1, 1].map((end) => ({
    piece,
    hinge: end * PASSAGE,
    offset: isOpen ? -0.05 : -0.035,
    width: isOpen ? 0.19 : PASSAGE - 0.004,
    swing: isOpen ? 1.25 : 0,
  }))
}

// The arch spans the outer mouth; under it lies shade.
function archOps({ piece }: SideFeature): DrawOp[] {
  const shade = slab(piece, [-PASSAGE, PASSAGE], [0.045, 0.12])
  const stones = Array.from({ length: 7 }, (_, index) => {
    const bow = (s: number): number => 0.035 * (1 - (s / PASSAGE) ** 2)
    const [a, b] = [index, index + 1].map((at) => (at / 7 - 0.5) * 2 * (PASSAGE + 0.02)) as [number, number]
    return [
      spotOn(piece, a, 0.105 + bow(a)),
      spotOn(piece, b, 0.105 + bow(b)),
      spotOn(piece, b, 0.175 + bow(b)),
      spotOn(piece, a, 0.175 + bow(a)),
    ]
  })
  const keystone = stones.slice(3, 4)
  return [
    fill(polygons([shade]), '#0f0a05', 0.4),
    fill(polygons(stones), '#efe7d2'),
    fill(polygons(keystone), '#c9b58c'),
    stroke(polygons(stones), '#3b3121', 0.011),
  ]
}

function portcullisOps({ piece, portcullis }: SideFeature): DrawOp[] {
  if (portcullis === 'none') return []
  const bars = new PathBuilder()
  const [from, to] = portcullis === 'lowered' ? [0.012, 0.1] : [0.075, 0.1]
  for (let bar = -3; bar <= 3; bar++)
    bars.polyline([spotOn(piece, bar * 0.05, from), spotOn(piece, bar * 0.05, to)])
  const rails = portcullis === 'lowered' ? [0.034, 0.078] : [0.09]
  for (const o of rails) bars.polyline([spotOn(piece, -PASSAGE, o), spotOn(piece, PASSAGE, o)])
  const ground = slab(piece, [-PASSAGE, PASSAGE], [0.005, 0.105])
  return [
    ...(portcullis === 'lowered' ? [fill(polygons([ground]), '#f2e6c6', 0.55)] : []),
    stroke(bars, '#17140f', 0.019),
  ]
}

function gateOps(gate: SideFeature, detail: Detail): DrawOp[] {
  const { piece } = gate
  const body = [-1, 1].map((end) => slab(piece, [end * PASSAGE, end * 0.33], [-DEPTH, DEPTH - 0.01]))
  const bodyOps = [
    ...inBatches(
      body,
      (path, block) => path.polygon(block),
      (path) => stroke(path, STONE_LINE, 0.03),
    ),
    fill(polygons(body), '#b9ae96'),
  ]
  return [
    ...paintShadow(
      [
        slab(piece, [-0.33, 0.33], [-DEPTH, DEPTH]),
        ...turrets(gate).map((at) => ngon(at, TURRET.radius, 16)),
      ],
      0.26,
    ),
    ...bodyOps,
    ...passageOps(gate),
    ...paintLeaves(leavesOf(gate), 0.062),
    ...portcullisOps(gate),
    ...archOps(gate),
    ...turrets(gate).flatMap((at) => paintTurret(at, TURRET.radius, detail)),
  ]
}

export function paintGates(gates: readonly SideFeature[], detail: Detail): DrawOp[] {
  if (detail >= 1) return gates.flatMap((gate) => gateOps(gate, detail))
  if (gates.length === 0) return []
  const blocks = gates.flatMap(({ piece }) =>
    [-1, 1].map((end) => slab(piece, [end * 0.15, end * 0.36], [-0.17, 0.17])),
  )
  return [
    fill(polygons(gates.map(({ piece }) => slab(piece, [-0.17, 0.17], [-0.13, 0.13]))), '#d8a05a'),
    fill(polygons(blocks), STONE_LINE),
  ]
}

/** A gate with the shield of its owner over the arch. */
export function paintEntrances(gates: readonly SideFeature[], detail: Detail): DrawOp[] {
  const shields = gates.flatMap(({ piece, ownerColor }) =>
    ownerShield(spotOn(piece, 0, 0.2), 0.14, ownerColor),
  )
  return detail === 0 ? paintGates(gates, detail) : [...paintGates(gates, detail), ...shields]
}
