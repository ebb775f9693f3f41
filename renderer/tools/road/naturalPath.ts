/**
 * The course a road or a stream would take by itself: roads go round woods, water and slopes, streams go downhill. Only for
 * drawing: what a way costs those who walk on it is the rules' business.
 */
import { elevationAt, hexsideAt, terrainAt } from '#shared/document/map'
import { type Axial, hexDistance, hexKey, type HexKey, sameHex } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { hexsideBetween, sidesOfHex } from '#shared/hex/hexside'
import { hexLine } from '#shared/hex/region'
import { TERRAIN_LOOK_ROWS } from '#shared/rules/map/looks'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { type ToolContext } from '../../editor/ports/toolContext'

/** The cost of a stream over a look that says nothing of streams. */
const STREAM_ON_OPEN_GROUND = 10
const ALONG_WAY = 4
/** A side holds one way: a stream is crossed where it runs by, not drawn over. */
const OVER_OTHER_WAY = 250
const ROAD_PER_LEVEL = 12
const STREAM_UP = 80
const BARRIER = 25
const CLOSED = 200
/** A stream where no bridge or ford is. */
const STREAM_TO_CROSS = 60

/**
 * The path from one hex to another, both included; straight where nothing of the map lies between: of ways that cost alike, the
 * one that keeps nearest to the straight line.
 */
export function naturalPath(from: Axial, to: Axial, way: FeatureRow, context: ToolContext): Axial[] {
  const { grid } = context.layout
  if (!onGrid(from, grid) || !onGrid(to, grid)) return hexLine(from, to)
  const cost = stepCost(way, context)
  const distance = hexDistance(from, to)
  // Not beyond an oval round both ends: nobody means a way round the whole map.
  const longest = distance + Math.max(4, distance / 2)
  const within = (hex: Axial): boolean =>
    onGrid(hex, grid) && hexDistance(from, hex) + hexDistance(hex, to) <= longest
  // Twice the area between hex and line, in cells: exact, and in proportion to the distance from the line.
  const aside = ({ q, r }: Axial): number =>
    Math.abs((to.q - from.q) * (r - from.r) - (to.r - from.r) * (q - from.q))
  const cameFrom = new Map<HexKey, Axial>()
  const astray = new Map<HexKey, number>([[hexKey(from), 0]])
  const best = new Map<HexKey, number>([[hexKey(from), 0]])
  // Costs are small whole numbers: one bucket for each.
  const buckets: Axial[][] = [[from]]
  for (let spent = 0; spent < buckets.length; spent++)
    for (const here of buckets[spent] ?? []) {
      if (sameHex(here, to)) return backFrom(to, cameFrom)
      if (best.get(hexKey(here)) !== spent) continue
      for (const hex of neighbors(here).filter(within)) {
        const key = hexKey(hex)
        const total = spent + cost(here, hex)
        const known = best.get(key) ?? Infinity
        if (total > known) continue
        const off = (astray.get(hexKey(here)) as number) + aside(hex)
        // Each step costs something: whoever ties comes before the hex itself is looked at.
        if (total === known && off >= (astray.get(key) as number)) continue
        best.set(key, total)
        astray.set(key, off)
        cameFrom.set(key, here)
        if (total < known) (buckets[total] ??= []).push(hex)
      }
    }
  return hexLine(from, to)
}

function backFrom(to: Axial, cameFrom: ReadonlyMap<HexKey, Axial>): Axial[] {
  const path = [to]
  for (let before = cameFrom.get(hexKey(to)); before; before = cameFrom.get(hexKey(before))) path.push(before)
  return path.reverse()
}

function stepCost(way: FeatureRow, { scenario: { map }, ruleset }: ToolContext) {
  const flows = way.look === 'stream'
  const looks = new Map(ruleset.terrains.map(({ id, look }) => [id, look]))
  const closing = new Set(ruleset.features.filter(({ closes }) => closes).map(({ id }) => id))
  const streams = new Set(ruleset.features.filter((row) => row.look === 'stream').map(({ id }) => id))
  const flowsThrough = (hex: Axial): boolean =>
    sidesOfHex(hex).some((side) => streams.has(hexsideAt(map, side)?.way?.feature ?? ''))
  return (from: Axial, to: Axial): number => {
    const between = hexsideBetween(from, to)
    const side = between && hexsideAt(map, between)
    if (side?.way?.feature === way.id) return ALONG_WAY
    const other = side?.way ? OVER_OTHER_WAY : 0
    const climb = elevationAt(map, to) - elevationAt(map, from)
    const look = looks.get(terrainAt(map, to) ?? '') ?? 'clear'
    const { road, stream = STREAM_ON_OPEN_GROUND, crossing } = TERRAIN_LOOK_ROWS[look]
    const ground = flows ? stream : road
    if (flows) return ground + Math.max(0, climb) * STREAM_UP + other
    const closed = side?.barrier && closing.has(side.barrier.feature)
    const barrier = side?.barrier && !side.opening ? (closed ? CLOSED : BARRIER) : 0
    const wade = crossing || !flowsThrough(to) ? 0 : STREAM_TO_CROSS
    return ground + wade + Math.abs(climb) * ROAD_PER_LEVEL + barrier + other
  }
}
