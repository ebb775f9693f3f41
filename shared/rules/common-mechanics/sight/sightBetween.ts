/** Sight in the fantasy game, with the rules that decided it (CM-LOS). The first that applies decides. */
import { type Placement } from '#shared/document/armies'
import { type Axial, hexDistance, hexKey } from '#shared/hex/axial'
import { hexsideBetween, hexsideKey } from '#shared/hex/hexside'
import { type Checkpoint, type SightPath, sightPath, type Stage } from '../../engine/sightPath'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type Sight, type SightLine, sightOffMap } from '#shared/rules/answers/sight'
import { effectiveAltitude, type SightHeights, sightHeights } from './altitude'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit } from '../units/unit'

/**
 * Is there a line of sight from one hex and placement to another (`ground` unless given)? The same from both ends. Of several
 * hexes that block, the first rule decides, and of those that it blocks by the nearest to `from` is named.
 * @rule CM-LOS-1 @rule CM-LOS-2 @rule CM-LOS-3 @rule CM-LOS-4 @rule CM-LOS-8 @rule CM-LOS-9
 * @interpretation CM-LOS-3 speaks of adjacent units, and adjacency is not mutual (CM-ADJ-1), yet sight is: between hexes that
 * touch nothing is crossed, so that every line there is free, whichever rule says so.
 */
export function sightBetween(
  position: FantasyPosition,
  { from, to, fromPlacement = 'ground', toPlacement = 'ground' }: SightLine,
  heights: SightHeights = sightHeights(position),
): Sight {
  const offMap = [from, to].find((hex) => !heights.onMap(hex))
  if (offMap) return sightOffMap(offMap)
  const path = sightPath(from, to)
  const { crossed, pairs } = path
  const placed = byPlacement(fromPlacement, toPlacement)
  if (placed) return { visible: placed.visible, because: [because(placed.rule)], crossed, pairs }
  if (hexDistance(from, to) === 1) return { visible: true, because: [because('CM-LOS-3')], crossed, pairs }
  const along = pairs.length > 0 ? [because('CM-LOS-8')] : []
  const blocker = firstBlocker(position, path, heights)
  if (!blocker) return { visible: true, because: [because('CM-LOS-4'), ...along], crossed, pairs }
  return { visible: false, ...blocker, crossed, pairs }
}

/**
 * The verdict on a line between these placements that needs no map; undefined when the ground decides.
 * @rule CM-LOS-1 @rule CM-LOS-2
 */
export function byPlacement(
  from: Placement,
  to: Placement,
): { readonly visible: boolean; readonly rule: 'CM-LOS-1' | 'CM-LOS-2' } | undefined {
  if (from === 'high-flight' || to === 'high-flight') return { visible: true, rule: 'CM-LOS-1' }
  if (from === 'deep-infiltration' || to === 'deep-infiltration') return { visible: false, rule: 'CM-LOS-2' }
  return undefined
}

/**
 * Sight between two units: the best of the lines between their hexes. Undefined when one is not on the map.
 * @rule CM-LOS-9
 */
export function sightBetweenUnits(
  position: FantasyPosition,
  from: Pick<Unit, 'hexes' | 'placement'>,
  to: Pick<Unit, 'hexes' | 'placement'>,
  heights: SightHeights = sightHeights(position),
): Sight | undefined {
  const placements = { fromPlacement: from.placement, toPlacement: to.placement }
  const lines = from.hexes.flatMap((start) =>
    to.hexes.map((end) => sightBetween(position, { from: start, to: end, ...placements }, heights)),
  )
  return lines.find(({ visible }) => visible === true) ?? lines.find(({ visible }) => !visible) ?? lines[0]
}

// In the order in which they apply.
const BLOCKING = ['CM-LOS-5', 'CM-LOS-6', 'CM-LOS-7', 'CM-LOS-10'] as const
type BlockingRule = (typeof BLOCKING)[number]

function firstBlocker(
  position: FantasyPosition,
  path: SightPath,
  heights: SightHeights,
): Pick<Sight, 'because' | 'blockedBy'> | undefined {
  const ends = [heights.ground(path.from), heights.ground(path.to)] as const
  const length = 2 * hexDistance(path.from, path.to)
  const blockers = new Map<BlockingRule, Axial>()
  for (const stage of path.stages)
    for (const { hex, at } of crossedIn(stage)) {
      if (!ruleThatBlocks(heights.top(hex), ends, at, length)) continue
      const rule = ruleThatBlocks(effectiveAltitude(position, hex), ends, at, length) ?? 'CM-LOS-10'
      if (!blockers.has(rule)) blockers.set(rule, hex)
    }
  for (const rule of BLOCKING) {
    const hex = blockers.get(rule)
    const blockedBy = hex && { hex: hexKey(hex) }
    if (blockedBy) return { because: [because(rule, blockedBy), ...alongside(path, hex)], blockedBy }
  }
  return undefined
}

/**
 * The rule by which a crossed hex of this height blocks; `at` of `length` half hexes from the start.
 * @rule CM-LOS-5 @rule CM-LOS-6 @rule CM-LOS-7
 */
function ruleThatBlocks(
  top: number,
  [start, end]: readonly [number, number],
  at: number,
  length: number,
): BlockingRule | undefined {
  if (top > start && top > end) return 'CM-LOS-5'
  // Up: nearer the source as high as the target, or next to the source and higher than it.
  if (start < end && ((top === end && 2 * at < length) || (top > start && at === 2))) return 'CM-LOS-6'
  // Down: the same seen from the target.
  if (start > end && ((top === start && 2 * at > length) || (top > end && at === length - 2)))
    return 'CM-LOS-7'
  return undefined
}

type HexPoint = Extract<Checkpoint, { kind: 'hex' }>

/**
 * The hexes that a stage crosses: one, both of a pair, or none where the line only touches a vertex.
 * @rule CM-LOS-8
 */
function crossedIn([first, second]: Stage): readonly HexPoint[] {
  const hexes = first.filter(isHex)
  return second && hexes.length > 0 ? [...hexes, ...second.filter(isHex)] : hexes
}

function isHex(point: Checkpoint): point is HexPoint {
  return point.kind === 'hex'
}

/** The reason of a blocking hex that the line runs along: the side. @rule CM-LOS-8 */
function alongside({ pairs }: SightPath, hex: Axial): Reason[] {
  const pair = pairs.find((hexes) => hexes.some(({ q, r }) => q === hex.q && r === hex.r))
  const side = pair && hexsideBetween(...pair)
  return side ? [because('CM-LOS-8', { hexside: hexsideKey(side) })] : []
}
