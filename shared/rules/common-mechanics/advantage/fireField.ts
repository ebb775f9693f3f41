/** The field of fire of a unit: the hexes into which it may fire as it stands, and what counts in a shot there. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexesWithin } from '#shared/hex/region'
import { type AdvantageItem } from '#shared/rules/answers/advantage'
import { sumOf } from '../../chances/table'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { inFireCone } from '../facing/bearing'
import { type FantasyPosition } from '../position/fantasyRules'
import { sightField } from '../sight/sightField'
import { sightAlong } from '../sight/sightRay'
import { type Unit } from '../units/unit'
import { beyond, fireItems, rangeOf, unfitToFire, unseen } from './advantageFire'
import { type Attack, inHex } from './attack'

/** A shot into a hex, whoever is there. */
export interface ShotInto {
  /** The hex of the unit that fires, and the one that it fires into. */
  readonly from: Axial
  readonly into: Axial
  /** The reasons that forbid it; empty when it is possible. */
  readonly refused: readonly Reason[]
  /** Nothing but the lack of sight forbids it. */
  readonly unseen: boolean
  /** The items against a unit on the ground that faces the firer. */
  readonly items: readonly AdvantageItem[]
  readonly sum: number
}

/**
 * A shot into a hex, from the hex of the unit that serves it best: range, fog, cone and sight are judged, and nothing that is
 * the target's own. Of an impossible one the reasons of the hex that fewest forbid. Undefined for a unit off the map.
 * @rule CM-ORI-3 @rule CM-STAT-3
 */
export function shotInto(position: FantasyPosition, unit: Unit, into: Axial): ShotInto | undefined {
  return bestShot(position, unit, into, (attack) => unseen(position, attack))
}

function bestShot(
  position: FantasyPosition,
  unit: Unit,
  into: Axial,
  blindTo: (attack: Attack) => readonly Reason[],
): ShotInto | undefined {
  const general = unfitToFire(position, unit)
  const target: Unit = { ...unit, placement: 'ground' }
  const tried = unit.hexes.map((from): ShotInto => {
    const attack: Attack = { attacker: unit, target, from, into, zone: 'front' }
    const barred = general.length > 0 ? general : beyond(position, attack)
    const blind = barred.length > 0 ? [] : blindTo(attack)
    const refused = [...barred, ...blind]
    const items = refused.length > 0 ? [] : fireItems(position, attack)
    return { from, into, refused, unseen: blind.length > 0, items, sum: sumOf(items) }
  })
  return tried.sort((a, b) => a.refused.length - b.refused.length || b.sum - a.sum)[0]
}

/**
 * The hexes of the map within range and in the cone of a unit, its own left out: those into which it may fire and those that it
 * does not see, row by row from its own. None for one that cannot fire at all.
 * @rule CM-ORI-3 @rule CM-STAT-3
 */
export function fireField(position: FantasyPosition, unit: Unit): ShotInto[] {
  const range = rangeOf(position, unit)
  const { grid } = position.scenario.map
  if (range === undefined || unfitToFire(position, unit).length > 0) return []
  const own = new Set(unit.hexes.map(hexKey))
  const near = new Map(unit.hexes.flatMap((hex) => hexesWithin(hex, range)).map((hex) => [hexKey(hex), hex]))
  // With hundreds of hexes nobody asks which one blocks the view.
  const sees = sightAlong(sightField(position))
  const blindTo = ({ from, into }: Attack): Reason[] =>
    sees({ hexes: [from], placement: unit.placement }, { hexes: [into], placement: 'ground' })
      ? []
      : [because('CM-LOS-9', inHex(into))]
  return [...near.values()]
    .filter((hex) => !own.has(hexKey(hex)) && onGrid(hex, grid) && inFireCone(unit, hex).value)
    .flatMap((hex) => bestShot(position, unit, hex, blindTo) ?? [])
}
