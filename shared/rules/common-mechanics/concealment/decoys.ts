/** Decoys: how many a side may have, where they are put, in which order they are played (CM-HID-2, CM-HID-3). */
import { bottomFirst } from '#shared/document/counters'
import { type CounterId, type SideId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { countersOnMap, sideOf } from '#shared/rules/standing/position'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type FantasyPosition } from '../position/fantasyRules'
import { unitsOnMap } from '../units/unit'

/** The decoys of a side on the map, in the order of the document. */
export function decoysOf({ scenario }: FantasyPosition, side: SideId): CounterId[] {
  return countersOnMap(scenario)
    .filter(([, counter]) => counter.decoy && sideOf(scenario, counter) === side)
    .map(([id]) => id)
}

/**
 * The number of decoys that a side may have: as many as it has stacks with hidden units. A stack is what lies in one hex and
 * placement; one under a formation reaches over both of its hexes.
 * @rule CM-HID-2
 */
export function decoyLimit(position: FantasyPosition, side: SideId): Ruling<number> {
  const hidden = unitsOnMap(position).filter((unit) => unit.side === side && unit.counter.hidden)
  const held = new Set<string>()
  let stacks = 0
  // Formations first: who stands in either of their hexes is of their stack.
  for (const { hexes, placement } of hidden.toSorted((a, b) => b.hexes.length - a.hexes.length)) {
    const places = hexes.map((hex) => `${hexKey(hex)} ${placement}`)
    if (!places.some((place) => held.has(place))) stacks++
    for (const place of places) held.add(place)
  }
  return ruling(stacks, because('CM-HID-2'))
}

/**
 * The decoys of a side above its limit, which must go.
 * @rule CM-HID-2
 * @interpretation Which of them is their player's choice; we name those that come last in the document.
 */
export function surplusDecoys(position: FantasyPosition, side: SideId): Ruling<readonly CounterId[]> {
  const limit = decoyLimit(position, side)
  return ruling(decoysOf(position, side).slice(limit.value), ...limit.because)
}

/** May a decoy be put on or under this counter, just activated? On a hidden unit or a decoy, below the limit. @rule CM-HID-2 */
export function mayPutDecoy(position: FantasyPosition, on: CounterId): Ruling<boolean> {
  const { scenario } = position
  const counter = scenario.counters[on]
  const side = counter && sideOf(scenario, counter)
  const reason = because('CM-HID-2', { counter: on })
  if (counter?.hex === undefined || side === undefined || !(counter.hidden || counter.decoy))
    return ruling(false, reason)
  return ruling(decoysOf(position, side).length < decoyLimit(position, side).value, reason)
}

/**
 * In which order the counter just activated and the decoy put with it are played, both before any other: as they are stacked.
 * @rule CM-HID-2
 * @interpretation The source only says in the order of the stack: from its top, which is its front (CM-STK-5).
 */
export function playedTogether(
  { scenario }: FantasyPosition,
  activated: CounterId,
  decoy: CounterId,
): Ruling<readonly CounterId[]> {
  return ruling(bottomFirst(scenario, [activated, decoy]).toReversed(), because('CM-HID-2'))
}

/** May a decoy be given a special order for so many points of command? @rule CM-HID-3 */
export function mayOrderDecoy({ rules }: FantasyPosition, points: number): Ruling<boolean> {
  return ruling(points >= rules.figures.hiding.leastDecoyOrder, because('CM-HID-3'))
}
