/** The questions that every medieval rule asks of a position. */
import { effectiveStats, footprintSize } from '#shared/document/counters'
import { type Counter, type Stats } from '#shared/document/armies'
import type * as anyGame from '#shared/rules/standing/position'
import { faceRow } from '#shared/rules/contract/rows'
import { type MedievalRows } from '../rows/mapRows'

export type Position = anyGame.Position<MedievalRows>

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

/** Covers two hexes as it stands: a rider, not an unhorsed one. */
export function isTwoHex({ scenario }: Position, counter: Counter): boolean {
  return footprintSize(scenario, counter) === 2
}
