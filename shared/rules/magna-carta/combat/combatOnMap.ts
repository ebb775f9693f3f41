/** A fight read from the counters on the map: who can fight, with what strength, by which table (MC-CBT, SV-CBT). */
import { effectiveStats, footprint } from '#shared/document/counters'
import { type Counter, type Stats } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { directionTo } from '#shared/hex/direction'
import { armourOf, isMounted, isWounded, type Position } from '../position/position'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { attackQuarters, attackSum, type AttackerTraits, type CombatQuery } from './combat'
import { type Arc, arcToward } from '../position/facing'
import { type MedievalPosition } from '../rules/medievalRules'
import { canMelee } from '../ground/melee'

export interface Fight {
  readonly attackers: readonly CounterId[]
  readonly defenders: readonly CounterId[]
  /** Riders among the attackers who charge. */
  readonly charging?: readonly CounterId[]
}

export interface FightOnMap {
  /** The fight of those who can; its die is for the caller to throw. */
  readonly query: CombatQuery
  /** Each of them as its strength is read, in the order given. */
  readonly attackers: readonly { readonly counter: CounterId; readonly traits: AttackerTraits }[]
  /** The side on which each of them stands, as its defender faces. */
  readonly arcs: Readonly<Record<CounterId, Arc>>
  /** Attackers who can reach no defender, and why: they count for nothing. */
  readonly outOfReach: readonly { readonly counter: CounterId; readonly because: readonly Reason[] }[]
}

/**
 * The sums, counts and armour of a fight. Undefined when no attacker can reach a defender.
 * @rule MC-CBT-1 @rule MC-CBT-5 @rule SV-CBT-1
 * @interpretation Defenders on foot and mounted together are fought by the table of those on foot, and defenders are in
 * armour when all of them are. Who strikes several defenders counts from where it is worst placed; a rider that touches
 * one with both halves strikes from its front hex.
 */
export function combatOnMap(position: MedievalPosition, fight: Fight): Ruling<FightOnMap | undefined> {
  const { scenario, rules } = position
  const defenders = fight.defenders.flatMap((id) => scenario.counters[id] ?? [])
  const reaches = fight.attackers.flatMap((id) => {
    const counter = scenario.counters[id]
    return counter ? [{ id, counter, ...reachOf(position, id, counter, defenders) }] : []
  })
  const able = reaches.filter(({ arcs }) => arcs.length > 0)
  if (able.length === 0) return ruling(undefined, ...reaches.flatMap((reach) => reach.because))
  const placed = able.map(({ id, counter, arcs }) => ({ id, counter, from: worst(arcs) }))
  const traits = placed.map(({ id, counter, from }) => ({
    counter: id,
    traits: attackerTraits(position, counter, from, fight.charging?.includes(id) ?? false),
  }))
  const attackers = traits.map((one) => one.traits)
  const standingCounts = Object.values(rules.figures.strength.arcHalves).some((halves) => halves !== 2)
  const doubled = attackers.some((one) => attackQuarters(one, rules.figures.strength) !== 4 * one.attack)
  const query: CombatQuery = {
    attack: attackSum(attackers, rules.figures.strength),
    defence: defenders.reduce(
      (sum, counter) => sum + number(effectiveStats(scenario, counter), 'defence'),
      0,
    ),
    target: defenders.every((counter) => isMounted(position, counter)) ? 'mounted' : 'foot',
    attackers: attackers.length,
    mountedAttackers: attackers.filter(({ mounted }) => mounted).length,
    armour: defenders.every((counter) => armourOf(position, counter) !== 'none'),
  }
  return ruling(
    {
      query,
      attackers: traits,
      arcs: Object.fromEntries(placed.map(({ id, from }) => [id, from])),
      outOfReach: reaches
        .filter(({ arcs }) => arcs.length === 0)
        .map(({ id, because: reasons }) => ({ counter: id, because: reasons })),
    },
    because('MC-CBT-1'),
    ...(standingCounts ? [because('SV-CBT-1')] : doubled ? [because('MC-CBT-5')] : []),
  )
}

interface Reach {
  /** The side on which the attacker stands, for each defender that it can strike. */
  readonly arcs: readonly Arc[]
  readonly because: readonly Reason[]
}

function reachOf(position: Position, id: CounterId, attacker: Counter, defenders: readonly Counter[]): Reach {
  const { scenario } = position
  const strikes = defenders.map((defender) => {
    const held = footprint(scenario, defender)
    const melee = held.map((hex) => canMelee(position, id, hex))
    const struck = held.filter((_, index) => melee[index]?.value)
    const from = footprint(scenario, attacker).find((own) =>
      struck.some((hex) => directionTo(own, hex) !== undefined),
    )
    return { arc: from && arcToward(position, defender, from), because: melee.flatMap((one) => one.because) }
  })
  return {
    arcs: strikes.flatMap(({ arc }) => arc ?? []),
    because: strikes.flatMap((strike) => strike.because),
  }
}

const FROM_WORST: readonly Arc[] = ['front', 'side', 'rear']

function worst(arcs: readonly Arc[]): Arc {
  return FROM_WORST.find((arc) => arcs.includes(arc)) ?? 'front'
}

function attackerTraits(position: Position, counter: Counter, from: Arc, charging: boolean): AttackerTraits {
  const stats = effectiveStats(position.scenario, counter)
  return {
    attack: number(stats, 'attack'),
    twoHanded: stats['twoHanded'] === true,
    mounted: isMounted(position, counter),
    wounded: isWounded(position, counter),
    charging,
    from,
  }
}

function number(stats: Stats, name: string): number {
  const value = stats[name]
  return typeof value === 'number' ? value : 0
}
