/** A position of the game: a scenario with the rows that judge it, and the questions every medieval rule asks of it. */
import { effectiveStats, footprintSize } from '#shared/document/counters'
import { markersAt, structureAt, terrainAt } from '#shared/document/map'
import {
  type Counter,
  type CounterId,
  type Scenario,
  type SideId,
  type Stats,
  type Structure,
} from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type MarkerRow, type TerrainRow } from './mapRows'
import { faceRow, type Rows, terrainRow } from './rows'

export interface Position {
  readonly scenario: Scenario
  readonly rows: Rows
}

/** The belligerent of a counter: its own, else its type's. */
export function sideOf(scenario: Scenario, counter: Counter): SideId | undefined {
  return counter.side ?? scenario.counterTypes[counter.type]?.side
}

export function areEnemies(scenario: Scenario, a: Counter, b: Counter): boolean {
  const [sideA, sideB] = [sideOf(scenario, a), sideOf(scenario, b)]
  return sideA !== undefined && sideB !== undefined && sideA !== sideB
}

/** On a mount, by the face shown. */
export function isMounted({ rows }: Position, counter: Counter): boolean {
  return faceRow(rows, counter.face)?.mounted ?? false
}

export function isWounded({ rows }: Position, counter: Counter): boolean {
  return faceRow(rows, counter.face)?.wounded ?? false
}

/** Neither stunned nor dead, and not a mount alone: fit to fight. */
export function isActive({ rows }: Position, counter: Counter): boolean {
  const lone = faceRow(rows, counter.face)?.riderless === true
  return !lone && rows.counterSchema.conditions.every(({ id }) => counter.status[id] !== true)
}

export function hasStat({ scenario }: Position, counter: Counter, stat: string): boolean {
  return effectiveStats(scenario, counter)[stat] === true
}

/** Has a missile weapon, whether or not a source gives its ranges. */
export function isArmedToFire({ missile }: Stats): boolean {
  return missile !== undefined && missile !== 'none'
}

export type Armour = 'none' | 'light' | 'heavy'

export function armourOf({ scenario }: Position, counter: Counter): Armour {
  const { armour } = effectiveStats(scenario, counter)
  return armour === 'light' || armour === 'heavy' ? armour : 'none'
}

/** Every counter on the map but `except`, with its id. */
export function countersOnMap(scenario: Scenario, except?: CounterId): [CounterId, Counter][] {
  const entries = Object.entries(scenario.counters) as [CounterId, Counter][]
  return entries.filter(([id, counter]) => id !== except && counter.hex !== undefined)
}

/** The enemies of a character on the map, in the order of the document. */
export function opponentsOf({ scenario }: Position, character: CounterId): CounterId[] {
  const own = scenario.counters[character]
  if (!own) return []
  return countersOnMap(scenario, character)
    .filter(([, counter]) => areEnemies(scenario, own, counter))
    .map(([id]) => id)
}

/** The terrain a hex counts as: a marker's when one overrides it (MC-MAP-2). Undefined off the map. */
export function terrainRowAt({ scenario, rows }: Position, hex: Axial): TerrainRow | undefined {
  return terrainRow(rows, overridingMarker({ scenario, rows }, hex)?.terrain ?? terrainAt(scenario.map, hex))
}

/** The structure of a hex, unless it has fallen or a marker says that it is gone (MC-MAP-2). */
export function standingStructureAt(position: Position, hex: Axial): Structure | undefined {
  const structure = structureAt(position.scenario.map, hex)
  return structure?.integrity === 0 || overridingMarker(position, hex) ? undefined : structure
}

/** The marker whose terrain counts in place of the hex's own, when there is one (MC-MAP-2). */
export function overridingMarker({ scenario, rows }: Position, hex: Axial): MarkerRow | undefined {
  return markersAt(scenario.map, hex)
    .map(({ kind }) => rows.markers.find(({ id }) => id === kind))
    .find((row) => row?.terrain !== undefined)
}

/** Covers two hexes as it stands: a rider, not an unhorsed one. */
export function isTwoHex({ scenario }: Position, counter: Counter): boolean {
  return footprintSize(scenario, counter) === 2
}
