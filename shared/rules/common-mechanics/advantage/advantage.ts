/** The Advantage of one unit's attack on another, item by item. */
import { type CounterId } from '#shared/document/ids'
import { type Advantage, type AdvantageItem, type AttackKind } from '#shared/rules/answers/advantage'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { fireItems, shots } from './advantageFire'
import { shockItems, shocks } from './advantageShock'
import { type Attack } from './attack'
import { type FantasyPosition } from '../position/fantasyRules'
import { areFoes, type Unit, unitOf } from '../units/unit'
import { sumOf } from '../../chances/table'

/** The rules in which the two kinds of attack differ. */
interface AttackRules {
  /** The ways in which it is possible; none, with the rules that forbid it. */
  ways(position: FantasyPosition, attacker: Unit, target: Unit): Ruling<readonly Attack[]>
  items(position: FantasyPosition, attack: Attack): AdvantageItem[]
}

const RULES: Readonly<Record<AttackKind, AttackRules>> = {
  shock: { ways: shocks, items: shockItems },
  fire: { ways: shots, items: fireItems },
}

/**
 * The Advantage of an attack as the two units stand: its items and its sum, positive for the attacker. Refused when one of
 * them is a decoy, when they are no enemies, and when no such attack is possible: then with all that forbids it.
 * @rule CM-TER-1 @rule CM-ORI-4
 * @interpretation a formation attacks from and into those of the hexes that serve it best
 */
export function advantage(
  position: FantasyPosition,
  from: CounterId,
  to: CounterId,
  kind: AttackKind,
): Advantage {
  const [attacker, target] = [unitOf(position, from), unitOf(position, to)]
  if (!attacker || !target) return refused([because('CM-HID-2', { counter: attacker ? to : from })])
  if (!areFoes(attacker, target)) return refused([because('CM-ENG-1', { counter: to })])
  const { value: best, because: reasons } = bestAttack(position, attacker, target, kind)
  return best ? { items: best.items, sum: best.sum } : refused(reasons)
}

/** The way of an attack that serves the attacker best, with what counts in it. */
export interface BestAttack extends Advantage {
  readonly attack: Attack
}

/**
 * The best attack between two units that are foes; undefined when none is possible, then with all that forbids it.
 * @rule CM-ORI-3
 */
export function bestAttack(
  position: FantasyPosition,
  attacker: Unit,
  target: Unit,
  kind: AttackKind,
): Ruling<BestAttack | undefined> {
  const { ways, items } = RULES[kind]
  const { value: attacks, because: reasons } = ways(position, attacker, target)
  const sums = attacks.map((attack): BestAttack => {
    const counted = items(position, attack)
    return { attack, items: counted, sum: sumOf(counted) }
  })
  const [best] = sums.sort((a, b) => b.sum - a.sum)
  return ruling(best, ...reasons)
}

function refused(reasons: readonly Reason[]): Advantage {
  return { items: [], sum: 0, refused: reasons }
}
