/** The acts worth judging for the units whose turn it is: steps, wandering, attacks, orders, recovery, hiding. */
import { type CounterId } from '#shared/document/ids'
import { hexDistance, hexKey } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { countersOnMap, opponentsOf, sideOf } from '#shared/rules/standing/position'
import { stancesOf } from '#shared/rules/answers/reach'
import { leastOf } from '#shared/lang/extremes'
import { namedExits } from '../../resolution/exitHexes'
import { type Act, type Recovering } from '../../resolution/play'
import { type PlayState } from '../../resolution/state'
import { type FantasyPosition } from '../position/fantasyRules'
import { reach } from '../movement/reach'
import { weaponRange } from '../figures/weaponFigures'
import { unitOf } from '../units/unit'
import { mayGo } from './goAct'

const RECOVERING: readonly Recovering[] = ['rest', 'reload', 'reorganise', 'rally']

/** Those of one hex are legal as `reach` has found them: to judge each anew would be a whole reach each. */
export function isSettledByReach({ kind }: Act): boolean {
  return kind === 'go'
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
      ...RECOVERING.map((by): Act => ({ kind: 'recover', counter, by })),
      ...own
        .filter((other) => other !== counter)
        .map((target): Act => ({ kind: 'command', leader: counter, target })),
      { kind: 'hide', counter },
      { kind: 'show', counter },
    ]
  })
  return [...acts, { kind: 'next-phase' } as const].filter(({ kind }) => !without.includes(kind))
}

/** Of those near enough: nobody shocks over a hex, nor fires beyond the range of its weapon. @rule CM-ENG-1 @rule CM-STAT-3 */
function attacksOf(position: FantasyPosition, from: CounterId): Act[] {
  const unit = unitOf(position, from)
  if (!unit) return []
  const range = weaponRange(position.rules.figures.weapons, unit.weapon) ?? 0
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

/** By the hexes that conditions of victory name. @rule SCN-5 */
function exits(position: FantasyPosition, counter: CounterId): Act[] {
  const named = namedExits(position.scenario)
  const hexes = named.size === 0 ? [] : (unitOf(position, counter)?.hexes ?? [])
  return hexes.filter((hex) => named.has(hexKey(hex))).map((by): Act => ({ kind: 'exit', counter, by }))
}

function steps(position: FantasyPosition, state: PlayState, counter: CounterId): Act[] {
  const unit = mayGo(position, state, counter).value
  const from = unit?.hexes[0]
  if (!from) return []
  return stancesOf(reach(position, counter).hexes).flatMap(({ hex, facing, placement }): Act[] =>
    hexDistance(hex, from) === 1
      ? [{ kind: 'go', counter, to: hex, ...(facing && { facing }), ...(placement && { placement }) }]
      : [],
  )
}
