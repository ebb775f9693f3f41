/** Judges whether a counter may stand in a hex, and with whom (CHK-2, CHK-3, CHK-4). */
import { elevationAt } from '#shared/document/map'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey } from '#shared/hex/axial'
import { hexsideBetween, hexsideKey } from '#shared/hex/hexside'
import { standingStructureAt, terrainRowAt } from '#shared/rules/standing/position'
import { isMounted, type Position } from '../position/position'
import { faceRow, featureRow, structureRow } from '#shared/rules/contract/rows'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type FiguredPosition } from '../rules/figuredPosition'
import { passesBarrier } from './melee'
import { slopeCost } from './slope'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'

/** Riders stay out of woods, floors and towers; nobody on foot stands in deep water. Off the map nothing is forbidden. */
export function mayStand(position: Position, counter: Counter, hex: Axial): Ruling<boolean> {
  return isOpenTo(position, hex, isMounted(position, counter))
}

/** May riders, or those on foot, stand in a hex at all? */
export function isOpenTo(position: Position, hex: Axial, mounted: boolean): Ruling<boolean> {
  const at = { hex: hexKey(hex) }
  const terrain = terrainRowAt(position, hex)
  const closed = terrain && (mounted ? terrain.costMounted : terrain.costFoot) === undefined
  const structure = structureRow(position.rows, standingStructureAt(position, hex)?.feature)
  const walled = mounted && structure?.mountedMayEnter === false
  return ruling(!closed && !walled, because('CHK-3', at))
}

/**
 * A rider lies across a side unless a wall, a cliff, a loophole or a closed door splits it, and on no levels that it could not
 * step between: a pivot would climb what a step may not. @rule CHK-4 @rule HS-MOV-4
 */
export function mayStraddle(position: FiguredPosition, front: Axial, rear: Axial): Ruling<boolean> {
  const side = hexsideBetween(front, rear)
  if (!side) return ruling(true, because('CHK-4'))
  const at = { hexside: hexsideKey(side) }
  const features = standingFeatures(position, side)
  if (features && !passesBarrier(position.rows, features)) return ruling(false, because('CHK-4', at))
  const { map } = position.scenario
  const level = slopeCost(position, elevationAt(map, front) - elevationAt(map, rear)) !== undefined
  const climbed = featureRow(position.rows, features?.fixture?.feature)?.crossMounted !== undefined
  if (!level && !climbed) return ruling(false, because('HS-MOV-4', at), because('CHK-4', at))
  return ruling(true, because('CHK-4', at))
}

/** One character a hex; the dead stay on the map and are in nobody's way (MC-MAP-3). */
export function mayStack(
  { scenario, rows }: Position,
  hex: Axial,
  counters: readonly CounterId[],
): Ruling<boolean> {
  const living = counters.filter((id) => {
    const counter = scenario.counters[id]
    return counter && counter.status['dead'] !== true && !faceRow(rows, counter.face)?.fallen
  })
  return ruling(living.length <= 1, because('CHK-2', { hex: hexKey(hex) }))
}
