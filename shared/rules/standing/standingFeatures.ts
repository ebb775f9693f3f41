/** Finds what stands on a hexside: what is painted there and the fronts of the wall hexes beside it (MC-MAP-2). */
import { halfOf, hexsideAt, structureAt } from '#shared/document/map'
import { type HexsideFeatures, type Structure } from '#shared/document/types'
import { type Axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Direction, direction } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import {
  type Hexside,
  hexesOfSide,
  type HexsideKey,
  hexsideOf,
  parseHexsideKey,
  sideDirectionFrom,
} from '#shared/hex/hexside'
import { type StructureRow } from '#shared/rules/map/mapRows'
import { isFallenBarrier } from './fallen'
import { type Position, standingStructureAt } from './position'
import { structureRow } from '#shared/rules/contract/rows'

/**
 * The features that stand on a side; undefined when none do. Painted ones win over the front of a structure; fallen
 * ones (integrity 0, or rubble on one of the two hexes) are left out. `inside` of a front is the structure's hex.
 * @rule MC-MAP-2
 */
export function standingFeatures(position: Position, side: Hexside): HexsideFeatures | undefined {
  const painted = withoutFallen(position, side, hexsideAt(position.scenario.map, side))
  if (painted?.barrier) return painted
  const front = frontOn(position, side)
  return front && painted ? { ...front, ...painted } : (front ?? painted)
}

/**
 * Every side on which something stands, with what; a side between two wall hexes may come twice.
 * Work is proportional to the sides painted and the structures. @rule MC-MAP-2
 */
export function* standingSides(position: Position): Generator<readonly [Hexside, HexsideFeatures]> {
  const { map } = position.scenario
  for (const bucket of Object.values(map.hexsides))
    for (const key of Object.keys(bucket) as HexsideKey[]) yield* standingOn(position, parseHexsideKey(key))
  for (const [key, { facing }] of Object.entries(map.structures) as [HexKey, Structure][])
    for (const toward of facing ? frontDirections(facing) : []) {
      const side = hexsideOf(parseHexKey(key), toward)
      if (!hexsideAt(map, side)) yield* standingOn(position, side)
    }
}

function* standingOn(position: Position, side: Hexside): Generator<readonly [Hexside, HexsideFeatures]> {
  const features = standingFeatures(position, side)
  if (features) yield [side, features]
}

/** Was something there brought down: a barrier painted on the side, or a wall hex that fronted it? @rule MC-MAP-2 */
export function hasFallen(position: Position, side: Hexside): boolean {
  const { map } = position.scenario
  if (hexsideAt(map, side)?.barrier && !standingFeatures(position, side)?.barrier) return true
  return hexesOfSide(side).some((hex) => {
    const { facing } = structureAt(map, hex) ?? {}
    const fronted = facing !== undefined && frontDirections(facing).includes(sideDirectionFrom(side, hex))
    return fronted && standingStructureAt(position, hex) === undefined
  })
}

/** A fallen barrier takes with it what sat in it and what climbed it; the way that ran there stays. */
function withoutFallen(
  position: Position,
  side: Hexside,
  features: HexsideFeatures | undefined,
): HexsideFeatures | undefined {
  if (!features?.barrier) return features
  const { rows, scenario } = position
  if (!isFallenBarrier(rows, scenario.map, side, features.barrier)) return features
  return features.way && { way: features.way }
}

/** The front that a wall hex beside this side has on it; the owner's, when both have one. */
function frontOn(position: Position, side: Hexside): HexsideFeatures | undefined {
  const [owner, across] = hexesOfSide(side)
  const [ours, theirs] = [frontToward(position, owner, side), frontToward(position, across, side)]
  if (ours && theirs) return ours
  // Two wall hexes side by side are one wall: its front does not run between them.
  if (ours) return isWallHex(position, across) ? undefined : ours
  return isWallHex(position, owner) ? undefined : theirs
}

function frontToward(position: Position, hex: Axial, side: Hexside): HexsideFeatures | undefined {
  const row = standingStructureRow(position, hex)
  const facing = structureAt(position.scenario.map, hex)?.facing
  if (!row?.front || !facing) return undefined
  const toward = sideDirectionFrom(side, hex)
  if (!frontDirections(facing).includes(toward)) return undefined
  const inside = halfOf(side, hex)
  return {
    barrier: { feature: row.front, inside },
    ...(row.opening && opensToward(facing, toward) && { opening: { feature: row.opening, inside } }),
  }
}

function isWallHex(position: Position, hex: Axial): boolean {
  return standingStructureRow(position, hex)?.front !== undefined
}

function standingStructureRow(position: Position, hex: Axial): StructureRow | undefined {
  return structureRow(position.rows, standingStructureAt(position, hex)?.feature)
}

/**
 * The sides that a structure fronts: the one it faces and its two neighbours; the two of a vertex. @rule MC-MAP-2
 * @interpretation The sources only say "with a direction"; a wall hex is closed towards the half that it faces.
 */
export function frontDirections({ kind, index }: Facing): Direction[] {
  return kind === 'side' ? [direction(index - 1), index, direction(index + 1)] : [index, direction(index + 1)]
}

/** Its opening looks out on the side it faces; facing a vertex, on both its sides. */
function opensToward({ kind, index }: Facing, toward: Direction): boolean {
  return kind === 'vertex' || index === toward
}
