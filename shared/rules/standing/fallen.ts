/** Tells what hits and markers have brought down (MC-MAP-2): for rules that ask what stands, and for the painted scene. */
import { markersAt } from '#shared/document/map'
import { type Barrier, type ScenarioMap, type Structure } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Hexside, hexesOfSide } from '#shared/hex/hexside'
import { type FeatureRow, type MarkerRow } from '#shared/rules/map/mapRows'
import { featureRow, markerRow } from '#shared/rules/contract/rows'

/** The rows that say what falls, and which markers bring it down. */
export interface FallRows<M extends MarkerRow = MarkerRow> {
  readonly features: readonly FeatureRow[]
  readonly markers: readonly M[]
}

/** The marker whose terrain counts in place of the hex's own, when there is one. @rule MC-MAP-2 */
export function overridingMarker<M extends MarkerRow>(
  rows: Pick<FallRows<M>, 'markers'>,
  map: ScenarioMap,
  hex: Axial,
): M | undefined {
  return markersAt(map, hex)
    .map(({ kind }) => markerRow(rows, kind))
    .find((row) => row?.terrain !== undefined)
}

/** Did its hits bring a structure down, or does a marker say that it is gone? @rule MC-MAP-2 */
export function isFallenStructure(
  rows: FallRows,
  map: ScenarioMap,
  hex: Axial,
  { integrity }: Structure,
): boolean {
  return integrity === 0 || overridingMarker(rows, map, hex) !== undefined
}

/**
 * Did its hits bring a barrier down, or rubble on one of its hexes? Rubble brings down what falls under hits, and nothing
 * else. @rule MC-MAP-2
 */
export function isFallenBarrier(
  rows: FallRows,
  map: ScenarioMap,
  side: Hexside,
  { feature, integrity }: Barrier,
): boolean {
  if (integrity === 0) return true
  const breached = hexesOfSide(side).some((hex) => overridingMarker(rows, map, hex)?.opensSides)
  return breached && featureRow(rows, feature)?.integrity !== undefined
}
