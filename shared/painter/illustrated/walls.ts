/** Stone walls: courses of stones cut to the mitres, a wall walk, merlons on the outer edge of battlements. */
import { type Point } from '#shared/hex/layout'
import { append } from '#shared/lang/append'
import { FEATURE_LOOK_ROWS } from '#shared/rules/map/looks'
import { hash } from '../noise'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { blockOf, endAt, isFree, outlineOf, pointAt, startAt, type WallPiece } from '../wallRuns'
import { type DamagedWall, paintDamage } from './damage'
import { fill, inBatches, polygons, stroke } from './marks'
import { LIGHT } from './shapes'
import { type SideFeature } from './sides'
import { merged, paintMerlons, paintShadow, paintStones, STONE_LINE } from './stone'
import { type Detail } from '../style'

/** Half the thickness of a stone wall (look: about 18 % of a hex in all). */
const WALL_HALF = 0.09

const COURSES: readonly (readonly [number, number])[] = [
  [-0.088, -0.032],
  [-0.032, 0.028],
  [0.028, 0.088],
]

function stonesOf(piece: WallPiece): Point[][] {
  const { q, r } = piece.side.hex
  const seed = q * 31 + r * 7 + piece.side.direction * 3
  return COURSES.flatMap(([o0, o1], course) => {
    const stones: Point[][] = []
    let s = Math.min(startAt(piece, o0), startAt(piece, o1))
    const last = Math.max(endAt(piece, o0), endAt(piece, o1))
    for (let index = 0; s < last - 0.02; index++) {
      const first = index === 0 && course === 1 ? 0.5 : 1
      const next = Math.min(last, s + (0.07 + 0.045 * hash(seed, index * 3 + course, 8)) * first)
      stones.push(blockOf(piece, [s + 0.003, next - 0.003], [o0 + 0.003, o1 - 0.003]))
      s = next
    }
    return stones
  })
}

/** Half the length of the thicker piece an opening stands in, where no merlon stands. */
const OPENING_HALF: Partial<Record<SideFeature['look'], number>> = {
  'arrow-slit': 0.17,
  window: 0.12,
  door: 0.15,
  gate: 0.3,
  'fortification-entrance': 0.3,
}

function merlonsOf(piece: WallPiece, gap: number): Point[][] {
  const from = startAt(piece, 0.105)
  const to = endAt(piece, 0.105)
  const count = Math.max(3, Math.round((to - from) / 0.145))
  const step = (to - from) / count
  const merlons: Point[][] = []
  for (let index = 0; index < count; index++) {
    const middle = from + step * (index + 0.5)
    const half = step * 0.31
    if (Math.abs(middle - piece.length / 2) - half < gap) continue
    merlons.push(
      [
        [middle - half, 0.038],
        [middle + half, 0.038],
        [middle + half, 0.108],
        [middle - half, 0.108],
      ].map(([s, o]) => pointAt(piece, s as number, o as number)),
    )
  }
  return merlons
}

// The wall walk lies lower than the parapet: a line, and the shade or light of the slope behind it.
function walkOps(pieces: readonly WallPiece[], parapets: readonly WallPiece[]): DrawOp[] {
  const line = (list: readonly WallPiece[], o: number): PathBuilder => {
    const path = new PathBuilder()
    for (const piece of list)
      path.polyline([pointAt(piece, startAt(piece, o), o), pointAt(piece, endAt(piece, o), o)])
    return path
  }
  const strips = (lit: boolean): DrawOp[] => {
    const path = new PathBuilder()
    for (const piece of pieces) {
      const facing = -(piece.outward.x * LIGHT.x + piece.outward.y * LIGHT.y)
      if (facing > 0.2 === lit && Math.abs(facing) > 0.2)
        path.polygon(blockOf(piece, [-1, 1], [-0.09, -0.05]))
    }
    return path.isEmpty ? [] : [fill(path, lit ? '#fff6dc' : '#2a2113', 0.24)]
  }
  return [
    ...strips(true),
    ...strips(false),
    stroke(line(pieces, -0.02), '#fff8e2', 0.07, 0.2),
    ...(parapets.length > 0
      ? [
          stroke(line(parapets, 0.022), '#2a2113', 0.024, 0.3),
          stroke(line(parapets, 0.03), '#4b402c', 0.012, 0.75),
        ]
      : []),
  ]
}

// A wall that ends nowhere ends in a pier.
function piersOf(piece: WallPiece): Point[][] {
  const pier = (s: number): Point[] =>
    [
      [s - 0.115, -0.115],
      [s + 0.115, -0.115],
      [s + 0.115, 0.115],
      [s - 0.115, 0.115],
    ].map(([u, o]) => pointAt(piece, u as number, o as number))
  return [
    ...(isFree(piece.start) ? [pier(0.02)] : []),
    ...(isFree(piece.end) ? [pier(piece.length - 0.02)] : []),
  ]
}

function pierOps(piers: readonly Point[][]): DrawOp[] {
  const inner = piers.map((pier) => {
    const x = ((pier[0] as Point).x + (pier[2] as Point).x) / 2
    const y = ((pier[0] as Point).y + (pier[2] as Point).y) / 2
    return pier.map((point) => ({ x: x + (point.x - x) * 0.68, y: y + (point.y - y) * 0.68 }))
  })
  return [
    ...inBatches(
      piers,
      (path, pier) => path.polygon(pier),
      (path) => stroke(path, STONE_LINE, 0.03),
    ),
    ...inBatches(
      piers,
      (path, pier) => path.polygon(pier),
      (path) => fill(path, '#b9ae96'),
    ),
    ...inBatches(
      inner,
      (path, pier) => path.polygon(pier),
      (path) => fill(path, '#e2dac4'),
    ),
    ...inBatches(
      inner,
      (path, pier) => path.polygon(pier),
      (path) => stroke(path, '#5a4e3a', 0.008, 0.7),
    ),
  ]
}

function damagedWall({ piece, integrity }: SideFeature): DamagedWall[] {
  if (integrity === undefined) return []
  const frame = { origin: piece.from, along: piece.along, across: piece.outward }
  return [{ frame, length: piece.length, half: WALL_HALF, integrity }]
}

export function paintWalls(
  walls: readonly SideFeature[],
  openings: ReadonlyMap<WallPiece['side'], SideFeature['look']>,
  detail: Detail,
): DrawOp[] {
  if (walls.length === 0) return []
  const pieces = walls.map((wall) => wall.piece)
  const outlines = pieces.map((piece) => outlineOf(piece, WALL_HALF))
  const body = merged(outlines)
  if (detail === 0) return [stroke(body, STONE_LINE, 0.07), fill(body, '#cfc5ae')]
  const ops = paintShadow(outlines, 0.35)
  ops.push(stroke(body, STONE_LINE, 0.032), fill(body, '#a0957e'))
  if (detail === 1) return [...ops, fill(merged(pieces.map((piece) => outlineOf(piece, 0.05))), '#d6cdb6')]
  const parapets = walls.filter(({ look }) => FEATURE_LOOK_ROWS[look].crenellated).map((wall) => wall.piece)
  if (detail === 3) append(ops, paintStones(pieces.flatMap(stonesOf)))
  else ops.push(fill(merged(pieces.map((piece) => outlineOf(piece, 0.06))), '#c6bba2'))
  append(ops, walkOps(pieces, parapets))
  append(ops, pierOps(pieces.flatMap(piersOf)))
  const merlons = parapets.flatMap((piece) => {
    const opening = openings.get(piece.side)
    return merlonsOf(piece, opening ? (OPENING_HALF[opening] ?? 0) : 0)
  })
  if (detail === 3) append(ops, paintMerlons(merlons))
  else ops.push(fill(polygons(merlons), '#f0e9d6'), stroke(polygons(merlons), '#3b3121', 0.014))
  return [...ops, ...paintDamage(walls.flatMap(damagedWall), detail)]
}
