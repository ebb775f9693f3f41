/** Roads and footpaths. Each coat is painted for all roads before the next, so that junctions merge by themselves. */
import { type Point } from '#shared/hex/layout'
import { append } from '#shared/lang/append'
import { fbm, hash, placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { type PathBuilder } from '../path'
import { normals, ribbon } from '../ribbon'
import { type Detail } from '../style'
import { fill, inBatches, polygons } from './marks'
import { addDot, addTuft, ngon } from './shapes'
import { type Lines, type StreakOptions, streaks } from './ways'

interface Coat {
  readonly width: number
  readonly color: Color
  readonly opacity?: number
}

const ROAD: readonly Coat[] = [
  { width: 0.42, color: '#8c8a4c', opacity: 0.26 },
  { width: 0.35, color: '#a8935a', opacity: 0.45 },
  { width: 0.29, color: '#86683f', opacity: 0.6 },
  { width: 0.26, color: '#cfb581' },
]

const PATH: readonly Coat[] = [
  { width: 0.22, color: '#8c8a4c', opacity: 0.28 },
  { width: 0.15, color: '#a08a55', opacity: 0.5 },
  { width: 0.115, color: '#c8b07e', opacity: 0.9 },
]

function bed(lines: Lines, width: number): PathBuilder {
  const half = ({ x, y }: Point): number => width / 2 + (fbm(x * 3.2, y * 3.2, 80) - 0.5) * 0.06
  const path = polygons(lines.map((line) => ribbon(line, half)))
  // Round ends, turned as ribbons are, so that they merge.
  for (const line of lines)
    for (const end of [line[0], line[line.length - 1]])
      if (end) path.polygon(ngon(end, half(end), 16).reverse())
  return path
}

interface Streak {
  readonly color: Color
  readonly opacity: number
  readonly options: StreakOptions
}

function rut(seed: number, at: number, half: number): StreakOptions {
  const sign = (roll: number): number => (roll < 0.5 ? -1 : 1)
  return {
    seed,
    chance: 0.62,
    reach: [3, 7],
    half,
    offset: (roll) => sign(roll) * at + ((roll * 7) % 1) * 0.014 - 0.007,
  }
}

const STREAKS: readonly Streak[] = [
  {
    color: '#e2cfa2',
    opacity: 0.8,
    options: { seed: 400, chance: 0.5, reach: [3, 7], half: 0.026, offset: (roll) => (roll - 0.5) * 0.03 },
  },
  { color: '#8a6a3e', opacity: 0.75, options: rut(410, 0.064, 0.016) },
  { color: '#5f4526', opacity: 0.55, options: rut(420, 0.074, 0.0055) },
  { color: '#f1e3ba', opacity: 0.8, options: rut(430, 0.045, 0.006) },
]

function scatterBeside(
  lines: Lines,
  seed: number,
  chance: number,
  offset: (roll: number) => number,
): Point[] {
  return lines.flatMap((line) => {
    const sideways = normals(line)
    return line.flatMap((at, index) => {
      const normal = sideways[index] as Point
      const turn = normal.x + normal.y * 0.001 < 0 ? -1 : 1
      return [0, 1, 2].flatMap((which) => {
        const roll = hash(Math.round(at.x * 1000), Math.round(at.y * 1000) + which, seed)
        if (roll >= chance) return []
        const by = offset(roll / chance) * turn
        return [{ x: at.x + normal.x * by, y: at.y + normal.y * by }]
      })
    })
  })
}

/** The trodden middle of a path, and its darker edge here and there. */
const TRODDEN: readonly Streak[] = [
  {
    color: '#dcc898',
    opacity: 0.75,
    options: { seed: 440, chance: 0.5, reach: [3, 6], half: 0.017, offset: (roll) => (roll - 0.5) * 0.02 },
  },
  {
    color: '#8a7044',
    opacity: 0.5,
    options: {
      seed: 450,
      chance: 0.5,
      reach: [2, 5],
      half: 0.006,
      offset: (roll) => (roll < 0.5 ? -1 : 1) * (0.046 + 0.012 * ((roll * 7) % 1)),
    },
  },
]

function streakOps(lines: Lines, all: readonly Streak[]): DrawOp[] {
  return all.flatMap(({ color, opacity, options }) =>
    inBatches(
      lines.flatMap((line) => streaks(line, normals(line), options)),
      (path, piece) => path.polygon(piece),
      (path) => fill(path, color, opacity),
    ),
  )
}

/** Pebbles on the way and grass along it; `half`: of its width, hex widths. */
function details(lines: Lines, half: number): DrawOp[] {
  const pebbles = scatterBeside(lines, 95, 0.2, (roll) => (roll - 0.5) * 2 * half)
  const verge = scatterBeside(
    lines,
    98,
    0.14,
    (roll) => (roll < 0.5 ? -1 : 1) * (half + 0.045 * ((roll * 9) % 1)),
  )
  return [
    ...inBatches(
      pebbles,
      (path, at) => addDot(path, at, 0.0066 + 0.0088 * placeRandom(at, 97)()),
      (path) => fill(path, '#7b6440', 0.6),
    ),
    ...inBatches(
      verge,
      (path, at) => addTuft(path, { x: at.x, y: at.y + 0.02 }, 0.062, placeRandom(at, 3)),
      (path) => fill(path, '#6d823c', 0.95),
    ),
  ]
}

export function paintRoads(roads: Lines, paths: Lines, detail: Detail): DrawOp[] {
  const coat = (lines: Lines, { width, color, opacity }: Coat): DrawOp[] =>
    lines.length === 0 ? [] : [fill(bed(lines, detail === 0 ? width * 1.15 : width), color, opacity)]
  // The edge of a road is broken where a path comes to it: its trodden middle is drawn before the road's own.
  const laid = (layers: readonly Coat[]): { edges: readonly Coat[]; middle: readonly Coat[] } => ({
    edges: layers.slice(detail === 0 ? -2 : 0, -1),
    middle: layers.slice(-1),
  })
  const [path, road] = [laid(PATH), laid(ROAD)]
  const ops = [
    ...path.edges.flatMap((layer) => coat(paths, layer)),
    ...road.edges.flatMap((layer) => coat(roads, layer)),
    ...path.middle.flatMap((layer) => coat(paths, layer)),
    ...road.middle.flatMap((layer) => coat(roads, layer)),
  ]
  if (detail < 2) return ops
  append(ops, streakOps(paths, TRODDEN))
  append(ops, streakOps(roads, STREAKS))
  if (detail === 3) {
    append(ops, details(paths, 0.06))
    append(ops, details(roads, 0.135))
  }
  return ops
}
