/** The cost of one step: of the hex entered and the side crossed (HS-MOV-1, -2, -4). */
import { elevationAt } from '#shared/document/map'
import { type Counter } from '#shared/document/armies'
import { type HexsideFeatures, type Opening } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexsideBetween, hexsideKey } from '#shared/hex/hexside'
import { terrainRowAt } from '#shared/rules/standing/position'
import { isMounted } from '../position/position'
import { featureRow } from '#shared/rules/contract/rows'
import { type FeatureRow, type MedievalRows as Rows } from '../rows/mapRows'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type MedievalPosition } from '../rules/medievalRules'
import { slopeCost } from '../ground/slope'
import { mayStand } from '../ground/standing'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'

/** Points of a step; undefined = it may not be taken. */
type StepCost = Ruling<number | undefined>

/**
 * The cost of a step into an adjacent hex: the terrain and the side between; those who stand there do not count.
 * @rule HS-MOV-1 @rule HS-MOV-2
 */
export function stepCost(position: MedievalPosition, mover: Counter, from: Axial, to: Axial): StepCost {
  const ground = groundCost(position, mover, to)
  if (ground.value === undefined) return ground
  const crossing = crossingCost(position, mover, from, to)
  if (crossing.value.points === undefined) return { ...crossing, value: undefined }
  const points = (crossing.value.along ?? ground.value) + crossing.value.points
  return ruling(points, because('HS-MOV-1', { hex: hexKey(to) }))
}

/** The cost of entering a hex, by its terrain alone; beyond the grid there is none. @rule DOC-6 @rule CHK-3 @rule HS-MOV-1 */
export function groundCost(position: MedievalPosition, mover: Counter, hex: Axial): StepCost {
  const at = { hex: hexKey(hex) }
  if (!onGrid(hex, position.scenario.map.grid)) return ruling(undefined, because('DOC-6', at))
  const standing = mayStand(position, mover, hex)
  if (!standing.value) return { ...standing, value: undefined }
  const row = terrainRowAt(position, hex)
  return ruling(isMounted(position, mover) ? row?.costMounted : row?.costFoot, because('HS-MOV-1', at))
}

interface Crossing {
  /** Points of the side; undefined = it is not crossed. */
  readonly points: number | undefined
  /** Entering along a way: the cost in place of the terrain's. */
  readonly along?: number
}

/** The cost of crossing the side between two adjacent hexes. @rule HS-MOV-2 @rule HS-MOV-4 */
export function crossingCost(
  position: MedievalPosition,
  mover: Counter,
  from: Axial,
  to: Axial,
): Ruling<Crossing> {
  const side = hexsideBetween(from, to)
  if (!side) return ruling({ points: undefined }, because('HS-MOV-1', { hex: hexKey(to) }))
  const { map } = position.scenario
  const features = standingFeatures(position, side)
  const mounted = isMounted(position, mover)
  const slope = slopeCost(position, elevationAt(map, to) - elevationAt(map, from))
  const at = { hexside: hexsideKey(side) }
  if (!features) return ruling({ points: slope }, because(slope === undefined ? 'HS-MOV-4' : 'HS-MOV-1', at))

  const crossed = (row: FeatureRow): number | undefined => (mounted ? row.crossMounted : row.crossFoot)
  const through = throughBarrier(position.rows, features, crossed)
  const climbed = featureRow(position.rows, features.fixture?.feature)
  const over = climbed && crossed(climbed)
  const level = sum(through, slope)
  const cheapest = level === undefined || over === undefined ? (level ?? over) : Math.min(level, over)
  if (cheapest === undefined)
    return ruling({ points: undefined }, because(through === undefined ? 'HS-MOV-2' : 'HS-MOV-4', at))
  const way = featureRow(position.rows, features.way?.feature)
  const along = way?.along && (mounted ? way.along.mounted : way.along.foot)
  const points = sum(cheapest, way ? crossed(way) : 0)
  return ruling({ points, ...(along !== undefined && { along }) }, because('HS-MOV-2', at))
}

/** Through the opening when there is one, else over the barrier itself; undefined = neither. */
function throughBarrier(
  rows: Rows,
  { barrier, opening }: HexsideFeatures,
  crossed: (row: FeatureRow) => number | undefined,
): number | undefined {
  const gap = featureRow(rows, opening?.feature)
  if (gap && opening) return isShut(gap, opening) ? undefined : crossed(gap)
  const row = featureRow(rows, barrier?.feature)
  return row ? crossed(row) : 0
}

/** A door without a state is closed; a lowered portcullis closes whatever the leaves do. */
function isShut(row: FeatureRow, { state, portcullis }: Opening): boolean {
  return (row.hasState && state !== 'open') || portcullis === 'lowered'
}

function sum(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a + b
}
