/** The map as the medieval rules of sight read it: levels, what grows or stands on hexes, walls and their openings. */
import { elevationAt, halfHex } from '#shared/document/map'
import { type Barrier, type HexsideFeatures, type HexsideHalf, type Opening } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Hexside, hexesOfSide } from '#shared/hex/hexside'
import { greatestOf } from '#shared/lang/extremes'
import { type SightBarrier, type SightBoard } from '../../engine/sightBoard'
import { standingStructureAt, terrainRowAt } from '#shared/rules/standing/position'
import { type Position } from '../position/position'
import { featureRow, structureRow } from '#shared/rules/contract/rows'
import { type FeatureRow, type MedievalRows as Rows } from '../rows/mapRows'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'

/** Heights are counted in half levels. */
export const LEVEL = 2
/** Half a level above the ground: from the second rank of a height one still sees what lies farther off. @rule HS-LOS-3 */
export const EYE_HEIGHT = 1

/** Reads the document place by place; `sightField.ts` holds the same in arrays. */
export function sightBoard(position: Position): SightBoard {
  const { map } = position.scenario
  return {
    onMap: (hex) => onGrid(hex, map.grid),
    eyeHeight: EYE_HEIGHT,
    ground: (hex) => elevationAt(map, hex) * LEVEL,
    roofed: (hex) => standsOn(position, hex).roofed,
    top: (hex, indoors) => {
      const { sightHeight, roofed } = standsOn(position, hex)
      return (elevationAt(map, hex) + (roofed && indoors ? 0 : sightHeight)) * LEVEL
    },
    barrier: (side) => barrierOn(position, side, standingFeatures(position, side)),
  }
}

/** The height of what stands on a hex, in levels above its ground, and whether it is a roof. */
interface Standing {
  readonly sightHeight: number
  readonly roofed: boolean
}

/** @rule HS-LOS-4 @rule HS-LOS-8 @rule HS-LOS-9 */
export function standsOn(position: Position, hex: Axial): Standing {
  const terrain = terrainRowAt(position, hex)
  const structure = structureRow(position.rows, standingStructureAt(position, hex)?.feature)
  return {
    sightHeight: Math.max(terrain?.sightHeight ?? 0, structure?.sightHeight ?? 0),
    roofed: (terrain?.roofed ?? false) || (structure?.roofed ?? false),
  }
}

/** The barrier that the features of a side are to sight; undefined when it passes. @rule HS-LOS-5 @rule HS-LOS-9 */
export function barrierOn(
  { scenario: { map }, rows }: Position,
  side: Hexside,
  features: HexsideFeatures | undefined,
): SightBarrier | undefined {
  const wall = features && wallToSight(rows, features)
  if (!wall) return undefined
  const hexes = hexesOfSide(side)
  const grounds = hexes.filter((hex) => onGrid(hex, map.grid)).map((hex) => elevationAt(map, hex))
  const top = (greatestOf(grounds) + wall.height) * LEVEL
  if (!wall.loophole) return { top, behind: [] }
  const { inside } = wall.loophole
  return { top, behind: inside === undefined ? hexes : [halfHex(side, inside)] }
}

interface WallToSight {
  /** Levels above the higher of its two hexes. */
  readonly height: number
  /** Seen through by who is directly behind it: on its `inside`, or on either hex when it has none. */
  readonly loophole?: { readonly inside?: HexsideHalf }
  /** A door or gate that is closed. */
  readonly closed: boolean
}

/** The barrier of a side as sight meets it, with what sits in it; undefined when one sees through. @rule HS-LOS-6 @rule HS-LOS-7 */
export function wallToSight(rows: Rows, { barrier, opening }: HexsideFeatures): WallToSight | undefined {
  const wall = featureRow(rows, barrier?.feature)
  if (!barrier || !wall || wall.sight === 'clear') return undefined
  const height = wall.sightHeight
  const hole = featureRow(rows, opening?.feature)
  if (opening && hole?.sight === 'loophole')
    return { height, loophole: insideOf(hole, opening), closed: false }
  // A door without a state is closed: it is as its wall.
  const closed = hole?.sight === 'when-closed' && opening?.state !== 'open'
  if (hole && hole.sight !== 'blocks' && !closed) return undefined
  return { height, closed, ...(wall.sight === 'loophole' && { loophole: insideOf(wall, barrier) }) }
}

function insideOf({ directional }: FeatureRow, { inside }: Barrier | Opening): { inside?: HexsideHalf } {
  return directional ? { inside: inside ?? 'owner' } : {}
}
