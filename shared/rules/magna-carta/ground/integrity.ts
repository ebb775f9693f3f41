/** Integrity of walls: how many hits a wall still takes, and what a hit does to it (MC-MAP-2). */
import { halfHex, hexsideAt, structureAt } from '#shared/document/map'
import { type Barrier } from '#shared/document/types'
import { type Axial, sameHex } from '#shared/hex/axial'
import { type Direction, neighbor } from '#shared/hex/direction'
import { hexesOfSide, type Hexside, hexsideOf, sideDirectionFrom } from '#shared/hex/hexside'
import { overridingMarker } from '#shared/rules/standing/fallen'
import { standingStructureAt } from '#shared/rules/standing/position'
import { type Position } from '../position/position'
import { featureRow, structureRow } from '#shared/rules/contract/rows'
import { type WallPlace } from '../../resolution/state'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type MedievalPosition } from '../rules/medievalRules'
import { frontDirections, standingFeatures } from '#shared/rules/standing/standingFeatures'

interface WallDamage {
  /** Hits it still takes: what the document keeps as `integrity`. */
  readonly integrity: number
  readonly fallen: boolean
}

/** Hits that a wall still takes, 0 when it has fallen; undefined where nothing stands that can fall. @rule MC-MAP-2 */
export function hitsLeft(position: MedievalPosition, place: WallPlace): Ruling<number> | undefined {
  const wall = wallAt(position, place)
  if (!wall) return undefined
  const { within, integrity } = position.rules.figures.innerWall
  const exposed = wall.outward.some((way) => outerWallHasFallen(position, wall.place, way, within))
  return ruling(exposed ? Math.min(wall.left, integrity) : wall.left, because('MC-MAP-2'))
}

/** The integrity of a wall after so many hits; undefined where nothing stands that can fall. @rule MC-MAP-2 */
export function hitWall(
  position: MedievalPosition,
  place: WallPlace,
  hits = 1,
): Ruling<WallDamage> | undefined {
  const before = hitsLeft(position, place)
  if (!before) return undefined
  const integrity = Math.max(0, before.value - hits)
  return { value: { integrity, fallen: integrity === 0 }, because: before.because }
}

/** The way out from a wall: its own or inside hex, and the direction in which its enemies are. */
interface Outward {
  readonly from: Axial
  readonly toward: Direction
}

interface Wall {
  readonly place: WallPlace
  /** Hits it takes by itself. */
  readonly left: number
  readonly outward: readonly Outward[]
}

function wallAt(position: Position, place: WallPlace): Wall | undefined {
  return 'hex' in place ? wallHexAt(position, place.hex) : wallOnSide(position, place.hexside)
}

function wallHexAt(position: Position, hex: Axial): Wall | undefined {
  const structure = structureAt(position.scenario.map, hex)
  const row = structureRow(position.rows, structure?.feature)
  if (!structure || row?.integrity === undefined) return undefined
  const directions = !structure.facing
    ? []
    : structure.facing.kind === 'side'
      ? [structure.facing.index]
      : frontDirections(structure.facing)
  return {
    place: { hex },
    left: standingStructureAt(position, hex) ? (structure.integrity ?? row.integrity) : 0,
    outward: directions.map((toward) => ({ from: hex, toward })),
  }
}

function wallOnSide(position: Position, side: Hexside): Wall | undefined {
  const painted = hexsideAt(position.scenario.map, side)?.barrier
  const standing = standingFeatures(position, side)?.barrier
  if (!painted) return standing?.inside && wallHexAt(position, halfHex(side, standing.inside))
  const full = featureRow(position.rows, painted.feature)?.integrity
  if (full === undefined) return undefined
  return {
    place: { hexside: side },
    left: standing ? (painted.integrity ?? full) : 0,
    outward: insidesOf(side, painted).map((from) => ({ from, toward: sideDirectionFrom(side, from) })),
  }
}

/** A wall that does not say which hex is inside may have enemies on both hands. */
function insidesOf(side: Hexside, { inside }: Barrier): readonly Axial[] {
  return inside ? [halfHex(side, inside)] : hexesOfSide(side)
}

/** Has the first wall ahead that looks the same way fallen? @rule MC-MAP-2 */
function outerWallHasFallen(
  position: Position,
  own: WallPlace,
  { from, toward }: Outward,
  within: number,
): boolean {
  for (let steps = 0, hex = from; steps < within; steps++, hex = neighbor(hex, toward)) {
    const side = hexsideOf(hex, toward)
    const states = [
      'hexside' in own && isSameSide(own.hexside, side) ? undefined : sideState(position, side, hex),
      hexState(position, neighbor(hex, toward), toward),
    ]
    const first = states.find((state) => state !== undefined)
    if (first !== undefined) return first === 'fallen'
  }
  return false
}

type WallState = 'stands' | 'fallen' | undefined

function sideState(position: Position, side: Hexside, near: Axial): WallState {
  const painted = hexsideAt(position.scenario.map, side)?.barrier
  if (!painted || featureRow(position.rows, painted.feature)?.integrity === undefined) return undefined
  if (!insidesOf(side, painted).some((inside) => sameHex(inside, near))) return undefined
  return standingFeatures(position, side)?.barrier ? 'stands' : 'fallen'
}

function hexState(position: Position, hex: Axial, toward: Direction): WallState {
  if (overridingMarker(position.rows, position.scenario.map, hex)?.opensSides) return 'fallen'
  const structure = structureAt(position.scenario.map, hex)
  const row = structureRow(position.rows, structure?.feature)
  if (!structure?.facing || !row?.front || !frontDirections(structure.facing).includes(toward))
    return undefined
  return standingStructureAt(position, hex) ? 'stands' : 'fallen'
}

function isSameSide(a: Hexside, b: Hexside): boolean {
  return a.direction === b.direction && sameHex(a.hex, b.hex)
}
