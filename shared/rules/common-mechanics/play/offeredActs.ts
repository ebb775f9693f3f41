/** The acts worth judging for the units whose turn it is: steps, wandering, attacks, orders, recovery, hiding. */
import { hexDistance } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { countersOnMap, opponentsOf, sideOf } from '../../position'
import { stancesOf } from '../../reach'
import { type Act, type Recovering } from '../../resolution/play'
import { type PlayState } from '../../resolution/state'
import { type FantasyPosition } from '../position/fantasyRules'
import { reach } from '../movement/reach'
import { unitOf } from '../units/unit'

const RECOVERING: readonly Recovering[] = ['rest', 'reload', 'reorganise', 'rally']

/** @param without kinds that the caller does not want. */
export function offeredActs(
  position: FantasyPosition,
  { turn }: PlayState,
  without: readonly Act['kind'][],
): Act[] {
  const { scenario } = position
  const own = countersOnMap(scenario).flatMap(([id, counter]) =>
    sideOf(scenario, counter) === turn.players[turn.player] ? [id] : [],
  )
  const acts = own.flatMap((counter): Act[] => {
    const attacks = opponentsOf(position, counter).flatMap((to): Act[] => [
      { kind: 'attack', from: counter, to, by: 'shock' },
      { kind: 'attack', from: counter, to, by: 'shock', charging: true },
      { kind: 'attack', from: counter, to, by: 'fire' },
      { kind: 'take-place', counter, of: to },
    ])
    return [
      ...(without.includes('go') ? [] : steps(position, counter)),
      ...DIRECTIONS.map((way): Act => ({ kind: 'wander', counter, way })),
      ...attacks,
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

function steps(position: FantasyPosition, counter: Extract<Act, { kind: 'go' }>['counter']): Act[] {
  const from = unitOf(position, counter)?.hexes[0]
  if (!from) return []
  return stancesOf(reach(position, counter).hexes).flatMap(({ hex, facing, placement }): Act[] =>
    hexDistance(hex, from) === 1
      ? [{ kind: 'go', counter, to: hex, ...(facing && { facing }), ...(placement && { placement }) }]
      : [],
  )
}
