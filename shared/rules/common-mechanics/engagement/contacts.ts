/** Lists the contacts of a unit: those that it engages and those that engage it, by zone. */
import { type CounterId } from '#shared/document/ids'
import { hexKey, type HexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { type Ruling } from '#shared/rules/sentences/ruling'
import { type Engagement, engagementsOf } from './engagement'
import { type FantasyPosition } from '../position/fantasyRules'
import { unitsAt } from '../facing/stackOrder'
import { areFoes, type Unit, unitOf } from '../units/unit'

/** A foe of a unit; at least one of the two engages the other. */
export interface Contact {
  readonly foe: CounterId
  /** The engagements of the foe by the unit, with the zone of the foe that each comes from; empty when there are none. */
  readonly engages: Ruling<readonly Engagement[]>
  /** Those of the unit by the foe, with the zone of the unit. */
  readonly engagedBy: Ruling<readonly Engagement[]>
}

/**
 * The contacts of a unit, in the order of the hexes about it. None when it is not on the map, or no unit.
 * @rule CM-ENG-1
 * @rule CM-ENG-2
 */
export function contactsOf(position: FantasyPosition, id: CounterId): Contact[] {
  const unit = unitOf(position, id)
  if (!unit) return []
  return foesNear(position, unit).flatMap((foe) => {
    const engages = engagementsOf(position, unit, foe)
    const engagedBy = engagementsOf(position, foe, unit)
    return engages.value.length + engagedBy.value.length > 0 ? [{ foe: foe.id, engages, engagedBy }] : []
  })
}

/** Foes in its hexes and next to them, each once, in the order of the hexes about it. */
export function foesNear(position: FantasyPosition, unit: Unit): readonly Unit[] {
  const hexes = new Map<HexKey, Unit['hexes'][number]>()
  for (const hex of unit.hexes) for (const near of [hex, ...neighbors(hex)]) hexes.set(hexKey(near), near)
  const found = new Map<CounterId, Unit>()
  for (const hex of hexes.values())
    for (const other of unitsAt(position, hex)) if (areFoes(other, unit)) found.set(other.id, other)
  return [...found.values()]
}
