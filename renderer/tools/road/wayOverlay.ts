/** Draws the road tool's preview: the next stretch as a ribbon, and the places where a road meets water. */
import { hexsideAt, terrainAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { hexsideKey, sidesOfHex } from '#shared/hex/hexside'
import { hexCenter, type Point } from '#shared/hex/layout'
import { type DrawOp } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { type FeatureLook, TERRAIN_LOOK_ROWS } from '#shared/rules/map/looks'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { featureRow } from '#shared/rules/contract/rows'
import { type ToolContext } from '../../editor/ports/toolContext'
import { crossed } from './ways'

/** Rim, middle, width in hexes: as ways look on the map. */
const INKS: Readonly<Partial<Record<FeatureLook, readonly [string, string, number]>>> = {
  stream: ['#3f7d96', '#a3c9d6', 0.22],
  path: ['#93805a', '#e0cfa0', 0.1],
}
const ROAD_INK = ['#6e5837', '#e3cf9d', 0.19] as const
const ERASED = ['#ffffff', '#c92a2a', 0.12] as const

/** A smooth line across the sides, as the painters draw it but for its wavering. */
export function ribbonOps(
  hexes: readonly Axial[],
  way: FeatureRow | undefined,
  context: Pick<ToolContext, 'layout'>,
): DrawOp[] {
  if (hexes.length < 2) return []
  const { layout } = context
  const points = softened(hexes.map((hex) => hexCenter(hex, layout)))
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  const line = new PathBuilder().move(first.x, first.y)
  for (let index = 0; index < points.length - 1; index++) {
    const here = points[index] as Point
    const { x, y } = middle(here, points[index + 1] as Point)
    line.quad(here.x, here.y, x, y)
  }
  const path = line.line(last.x, last.y).build()
  const [rim, fill, width] = way ? (INKS[way.look] ?? ROAD_INK) : ERASED
  const stroke = (color: string, wide: number): DrawOp => ({
    kind: 'path',
    path,
    stroke: { color, width: wide * layout.hexMm, opacity: 0.85, cap: 'round', join: 'round' },
  })
  return [stroke(rim, width + 0.05), stroke(fill, width)]
}

// Towards the chord of its neighbours, as the styles draw it: a course between two directions is no zigzag.
function softened(points: readonly Point[]): Point[] {
  return points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after) return point
    const toChord = (at: 'x' | 'y'): number => point[at] * 0.5 + (before[at] + after[at]) * 0.25
    return { x: toChord('x'), y: toChord('y') }
  })
}

/** The hexes in which a road meets water that has no bridge or ford yet, where the rules know these; with the way that is drawn. */
export function wetCrossings(hexes: readonly Axial[], way: FeatureRow, context: ToolContext): Axial[] {
  const { ruleset, scenario, layout } = context
  if (!ruleset.terrains.some(({ look }) => TERRAIN_LOOK_ROWS[look].crossing)) return []
  const looks = new Map(ruleset.terrains.map(({ id, look }) => [id, look]))
  const drawn = new Set(crossed(hexes, { layout }).map(hexsideKey))
  const flows = way.look === 'stream'
  return hexes.filter((hex) => {
    const look = looks.get(terrainAt(scenario.map, hex) ?? '')
    if (look === undefined || TERRAIN_LOOK_ROWS[look].crossing) return false
    const others = sidesOfHex(hex)
      .filter((side) => !drawn.has(hexsideKey(side)))
      .flatMap((side) => hexsideAt(scenario.map, side)?.way ?? [])
      .map(({ feature }) => featureRow(ruleset, feature)?.look)
    if (flows) return others.some((other) => other !== undefined && other !== 'stream')
    return TERRAIN_LOOK_ROWS[look].water !== undefined || others.includes('stream')
  })
}
