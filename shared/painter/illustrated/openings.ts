/** Arrow slits, windows and doors: what stands in a wall. */
import { type Point } from '#shared/hex/layout'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { pointAt, type WallPiece } from '../wallRuns'
import { fill, inBatches, polygons, stroke } from './marks'
import { type SideFeature } from './sides'
import { paintShadow, paintStones, STONE_LINE } from './stone'

/** A box measured from the middle of a piece: `s` along it, `o` outwards. */
export function slab(
  piece: WallPiece,
  [s0, s1]: readonly [number, number],
  [o0, o1]: readonly [number, number],
): Point[] {
  const middle = piece.length / 2
  return [
    pointAt(piece, middle + s0, o0),
    pointAt(piece, middle + s1, o0),
    pointAt(piece, middle + s1, o1),
    pointAt(piece, middle + s0, o1),
  ]
}

/** A point measured from the middle of a piece. */
export function spotOn(piece: WallPiece, s: number, o: number): Point {
  return pointAt(piece, piece.length / 2 + s, o)
}

const BLOCK = 0.17
const THICK = 0.125

// Splayed to the inside, where the archer stands; a slot to the outside.
function embrasure(piece: WallPiece, wider = 0): Point[] {
  return [
    spotOn(piece, -0.105 - wider, -THICK - 0.002),
    spotOn(piece, 0.105 + wider, -THICK - 0.002),
    spotOn(piece, 0.022 + wider, 0.035),
    spotOn(piece, 0.022 + wider, THICK + 0.012),
    spotOn(piece, -0.022 - wider, THICK + 0.012),
    spotOn(piece, -0.022 - wider, 0.035),
  ]
}

export function paintSlits(slits: readonly SideFeature[], detail: Detail): DrawOp[] {
  const pieces = slits.map((slit) => slit.piece)
  const blocks = pieces.map((piece) => slab(piece, [-BLOCK, BLOCK], [-THICK, THICK]))
  const notches = pieces.map((piece) => embrasure(piece))
  if (pieces.length === 0) return []
  if (detail <= 1)
    return [
      fill(polygons(blocks), '#efe8d6'),
      stroke(polygons(blocks), STONE_LINE, 0.03),
      fill(polygons(notches), '#100b06'),
    ]
  const stones = pieces.flatMap((piece) =>
    [-1, 1].flatMap((end) =>
      [
        [-THICK, -0.042],
        [-0.042, 0.042],
        [0.042, THICK],
      ].map((offsets, course) => {
        const outer = end * (BLOCK - 0.004)
        const inner = end * (course === 0 ? 0.075 : 0.03)
        return slab(piece, [inner, outer], [(offsets[0] as number) + 0.003, (offsets[1] as number) - 0.003])
      }),
    ),
  )
  const sill = pieces.map((piece) => [
    spotOn(piece, -0.085, -THICK),
    spotOn(piece, 0.085, -THICK),
    spotOn(piece, 0.018, -0.02),
    spotOn(piece, -0.018, -0.02),
  ])
  return [
    ...paintShadow(blocks, 0.2),
    fill(polygons(blocks), '#d8cfb8'),
    ...(detail === 3 ? paintStones(stones) : []),
    fill(polygons(blocks), '#fff8e6', 0.3),
    stroke(polygons(blocks), STONE_LINE, 0.018),
    fill(polygons(pieces.map((piece) => embrasure(piece, 0.018))), '#f8f2e2'),
    fill(polygons(notches), '#120c06'),
    fill(polygons(sill), '#6d5a3e'),
    stroke(polygons(notches), '#120c06', 0.008),
  ]
}

/** A pale opening with a mullion. */
export function paintWindows(windows: readonly SideFeature[], detail: Detail): DrawOp[] {
  if (windows.length === 0) return []
  const pieces = windows.map((window) => window.piece)
  const frames = pieces.map((piece) => slab(piece, [-0.14, 0.14], [-0.1, 0.1]))
  const panes = pieces.flatMap((piece) => [
    slab(piece, [-0.105, -0.016], [-0.1, 0.1]),
    slab(piece, [0.016, 0.105], [-0.1, 0.1]),
  ])
  const sills = pieces.map((piece) => slab(piece, [-0.14, 0.14], [0.075, 0.125]))
  return [
    fill(polygons(frames), '#b3a78d'),
    stroke(polygons(frames), STONE_LINE, 0.018),
    fill(polygons(panes), detail === 0 ? '#f4f1e0' : '#dfeaea'),
    ...(detail >= 2
      ? [
          fill(
            polygons(
              pieces.flatMap((piece) => [
                slab(piece, [-0.105, -0.016], [-0.1, -0.03]),
                slab(piece, [0.016, 0.105], [-0.1, -0.03]),
              ]),
            ),
            '#8fb0bb',
            0.8,
          ),
        ]
      : []),
    stroke(polygons(panes), '#3b3121', 0.012),
    fill(polygons(sills), '#efe7d2'),
    stroke(polygons(sills), '#3b3121', 0.01),
  ]
}

const LEAF = { wood: '#d8a05a', dark: '#9a6730', line: '#2a1808', iron: '#33302c' } as const

/** A leaf hinged at (s, 0) of the piece's middle, turned inwards by `swing` radians, `width` wide. */
export interface Leaf {
  readonly piece: WallPiece
  readonly hinge: number
  readonly offset: number
  readonly width: number
  readonly swing: number
}

function leafPoint({ piece, hinge, offset, swing }: Leaf, u: number, v: number): Point {
  const towards = hinge < 0 ? 1 : -1
  const cos = Math.cos(swing)
  const sin = Math.sin(swing)
  return spotOn(piece, hinge + towards * (u * cos + v * sin), offset - u * sin + v * cos)
}

/** Bright planks with iron bands: the palest wood on the map, or a gate reads as a hole. */
export function paintLeaves(leaves: readonly Leaf[], thickness: number): DrawOp[] {
  const half = thickness / 2
  const quad = (
    leaf: Leaf,
    [u0, u1]: readonly [number, number],
    [v0, v1]: readonly [number, number],
  ): Point[] => [
    leafPoint(leaf, leaf.width * u0, v0),
    leafPoint(leaf, leaf.width * u1, v0),
    leafPoint(leaf, leaf.width * u1, v1),
    leafPoint(leaf, leaf.width * u0, v1),
  ]
  const bodies = leaves.map((leaf) => quad(leaf, [0, 1], [-half, half]))
  const bands = leaves.flatMap((leaf) => [0.22, 0.62].map((u) => quad(leaf, [u, u + 0.13], [-half, half])))
  const backs = leaves.map((leaf) => quad(leaf, [0, 1], [-half, -half * 0.3]))
  const cast = new PathBuilder()
  for (const body of bodies) cast.polygon(body.map(({ x, y }) => ({ x: x + 0.022, y: y + 0.026 })))
  return [
    fill(cast, '#0a0602', 0.45),
    fill(polygons(bodies), LEAF.wood),
    fill(polygons(backs), LEAF.dark, 0.8),
    fill(polygons(bands), LEAF.iron),
    stroke(polygons(bodies), LEAF.line, 0.013),
  ]
}

/** Two leaves; open ones with the quarter circle of their swing. */
export function paintDoors(doors: readonly SideFeature[], detail: Detail): DrawOp[] {
  if (doors.length === 0) return []
  const frames = doors.flatMap(({ piece }) => [
    slab(piece, [-0.175, -0.125], [-0.112, 0.112]),
    slab(piece, [0.125, 0.175], [-0.112, 0.112]),
  ])
  const sills = doors.map(({ piece }) => slab(piece, [-0.125, 0.125], [-0.1, 0.1]))
  const leaves = doors.flatMap(({ piece, isOpen }) =>
    [-0.125, 0.125].map((hinge) => ({
      piece,
      hinge,
      offset: isOpen ? -0.08 : 0,
      width: 0.12,
      swing: isOpen ? 1.45 : 0,
    })),
  )
  const swings = new PathBuilder()
  for (const { piece, isOpen } of doors) {
    if (!isOpen) continue
    for (const hinge of [-0.125, 0.125]) {
      const steps = [0, 1, 2, 3, 4, 5, 6].map((step) => {
        const turn = (step / 6) * 1.45
        return spotOn(piece, hinge - Math.sign(hinge) * 0.12 * Math.cos(turn), -0.08 - 0.12 * Math.sin(turn))
      })
      swings.polyline(steps)
    }
  }
  return [
    fill(polygons(sills), '#cdb88c'),
    stroke(polygons(sills), STONE_LINE, 0.012),
    ...(detail >= 2
      ? inBatches(
          frames,
          (path, frame) => path.polygon(frame),
          (path) => stroke(path, STONE_LINE, 0.022),
        )
      : []),
    fill(polygons(frames), '#e8e0ca'),
    ...(swings.isEmpty || detail < 2 ? [] : [stroke(swings, '#4a3a20', 0.009, 0.8)]),
    ...paintLeaves(leaves, detail >= 2 ? 0.06 : 0.09),
  ]
}
