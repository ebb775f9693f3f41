/** The acts worth judging for the units whose turn it is: steps, wandering, attacks, orders, recovery, hiding. */
import { type CounterId } from '#shared/document/ids'
import { hexDistance, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, neighbors } from '#shared/hex/direction'
import { countersOnMap, opponentsOf, sideOf } from '#shared/rules/standing/position'
import { NEVER } from '#shared/rules/answers/stances'
import { leastOf } from '#shared/lang/extremes'
import { namedExits } from '../../resolution/exitHexes'
import { type Act, type Recovering } from '../../resolution/play'
import { type PlayState } from '../../resolution/state'
import { type FantasyPosition } from '../position/fantasyRules'
import { leastCosts } from '../movement/leanReach'
import { weaponRange } from '../figures/weaponFigures'
import { isLeader, type Unit, unitOf } from '../units/unit'
import { mayGo, wanderingStep } from './goAct'

const RECOVERING: readonly Recovering[] = ['rest', 'reload', 'reorganise', 'rally']

/**
 * Is the act allowed? Undefined when only its judgement tells. Moves of one hex are legal as the lean reach has found them, and who
 * may wander or be ordered is known without the outcomes: to judge each would be a whole reach, ten falls of a die, or an advantage each.
 */
export function isKnownAllowed(position: FantasyPosition, state: PlayState, act: Act): boolean | undefined {
  switch (act.kind) {
    case 'go':
    case 'command':
      return true
    case 'wander':
      return wanderingStep(position, state, act).value !== undefined
    default:
      return undefined
  }
}

/** @param without kinds that the caller does not want. */
export function offeredActs(
  position: FantasyPosition,
  state: PlayState,
  without: readonly Act['kind'][],
): Act[] {
  const { scenario } = position
  const { turn } = state
  const own = countersOnMap(scenario).flatMap(([id, counter]) =>
    sideOf(scenario, counter) === turn.players[turn.player] ? [id] : [],
  )
  const acts = own.flatMap((counter): Act[] => {
    return [
      ...(without.includes('go') ? [] : steps(position, state, counter)),
      ...DIRECTIONS.map((way): Act => ({ kind: 'wander', counter, way })),
      ...attacksOf(position, counter),
      ...exits(position, counter),
      ...recoveries(position, counter),
      ...orders(position, counter, own),
      { kind: 'hide', counter },
      { kind: 'show', counter },
    ]
  })
  return [...acts, { kind: 'next-phase' } as const].filter(({ kind }) => !without.includes(kind))
}

/** A leader orders the other units and decoys of his side. @rule CM-CMD-1 */
function orders(position: FantasyPosition, leader: CounterId, own: readonly CounterId[]): Act[] {
  const unit = unitOf(position, leader)
  if (!unit || !isLeader(unit)) return []
  return own.flatMap((target): Act[] => (target === leader ? [] : [{ kind: 'command', leader, target }]))
}

/** Nobody reloads without a weapon that shoots. @rule CM-STAT-3 */
function recoveries(position: FantasyPosition, counter: CounterId): Act[] {
  const unit = unitOf(position, counter)
  const shoots = unit && rangeOf(position, unit) > 0
  return RECOVERING.flatMap((by): Act[] =>
    by === 'reload' && !shoots ? [] : [{ kind: 'recover', counter, by }],
  )
}

/** Hexes; 0 = it does not shoot. */
function rangeOf({ rules }: FantasyPosition, { weapon }: Unit): number {
  return weaponRange(rules.figures.weapons, weapon) ?? 0
}

/**
 * The attacks on those near enough: nobody shocks over a hex, nor fires beyond the range of its weapon. @rule CM-ENG-1
 * @rule CM-STAT-3
 */
function attacksOf(position: FantasyPosition, from: CounterId): Act[] {
  const unit = unitOf(position, from)
  if (!unit) return []
  const range = rangeOf(position, unit)
  return opponentsOf(position, from).flatMap((to): Act[] => {
    const target = unitOf(position, to)
    const apart = unit.hexes.flatMap((own) => target?.hexes.map((hex) => hexDistance(own, hex)) ?? [])
    const nearest = leastOf(apart)
    const shocks: Act[] = [
      { kind: 'attack', from, to, by: 'shock' },
      { kind: 'attack', from, to, by: 'shock', charging: true },
    ]
    return [
      ...(nearest <= 1 ? shocks : []),
      ...(nearest <= range ? [{ kind: 'attack', from, to, by: 'fire' } as const] : []),
      ...(nearest <= 1 ? [{ kind: 'take-place', counter: from, of: to } as const] : []),
    ]
  })
}

/** The exits by the hexes that conditions of victory name. @rule SCN-5 */
function exits(position: FantasyPosition, counter: CounterId): Act[] {
  const named = namedExits(position.scenario)
  const hexes = named.size === 0 ? [] : (unitOf(position, counter)?.hexes ?? [])
  return hexes.filter((hex) => named.has(hexKey(hex))).map((by): Act => ({ kind: 'exit', counter, by }))
}

function steps(position: FantasyPosition, state: PlayState, counter: CounterId): Act[] {
  const unit = mayGo(position, state, counter).value
  const from = unit?.hexes[0]
  if (!from) return []
  const { numbers, costs } = leastCosts(position, counter) ?? {}
  if (!numbers || !costs) return []
  return neighbors(from).flatMap((next) => {
    const first = numbers.firstOf(next)
    if (first === undefined) return []
    return Array.from({ length: numbers.perHex }, (_, index) => first + index).flatMap((number): Act[] => {
      if (costs[number] === NEVER) return []
      const { hex, facing, placement } = numbers.stanceOf(number)
      return [{ kind: 'go', counter, to: hex, ...(facing && { facing }), ...(placement && { placement }) }]
    })
  })
}
