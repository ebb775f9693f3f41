/** The acts worth judging in a state: those of the duty that is due, else of every counter that the phase lets act. */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, neighbors } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { countersOnMap, opponentsOf, sideOf } from '#shared/rules/standing/position'
import { namedExits } from '../../resolution/exitHexes'
import { type Act } from '../../resolution/play'
import { type Duty, type PlayState } from '../../resolution/state'
import { type MedievalPosition } from '../rules/medievalRules'
import { facingCounts } from '../movement/turnInPlace'
import { hasStat, isTwoHex } from '../position/position'
import { groupAdvances } from './groupOffers'
import { openingActs } from './openingAct'
import { retreatsOf } from './wayAct'

export function offeredActs(position: MedievalPosition, state: PlayState): Act[] {
  const {
    turn,
    owed: [duty],
  } = state
  if (duty) return settling(position, duty)
  const { scenario } = position
  const side = turn.players[turn.player]
  const own = countersOnMap(scenario).flatMap(([id, counter]) =>
    sideOf(scenario, counter) === side ? [id] : [],
  )
  const others = countersOnMap(scenario).flatMap(([id, counter]) =>
    sideOf(scenario, counter) === side ? [] : [id],
  )
  const acts = own.flatMap((id): Act[] => {
    switch (turn.phase) {
      case 'offensive-fire':
        return opponentsOf(position, id).flatMap((target) => shotsAt(position, id, target))
      case 'movement':
        return [
          ...steps(position, id),
          ...turnsInPlace(position, id),
          ...openingActs(position, id),
          ...exits(position, id),
          ...groupAdvances(position, state, id),
        ]
      default:
        return opponentsOf(position, id).flatMap((defender): Act[] => [
          { kind: 'fight', attackers: [id], defenders: [defender] },
          { kind: 'capture', captor: id, counter: defender },
        ])
    }
  })
  const defence = others.flatMap((firer) =>
    opponentsOf(position, firer).map((target): Act => ({ kind: 'fire', firer, target })),
  )
  return [...acts, ...(turn.phase === 'movement' ? defence : []), { kind: 'next-phase' }]
}

function shotsAt({ scenario }: MedievalPosition, firer: CounterId, target: CounterId): Act[] {
  const hex = scenario.counters[target]?.hex
  const thrown: Act[] =
    hex === undefined ? [] : [{ kind: 'throw-naphtha', thrower: firer, target: parseHexKey(hex) }]
  return [{ kind: 'fire', firer, target }, ...thrown]
}

function steps({ scenario }: MedievalPosition, id: CounterId): Act[] {
  const [front] = footprint(scenario, scenario.counters[id])
  if (!front) return []
  const hexes = neighbors(front).filter((hex) => onGrid(hex, scenario.map.grid))
  return [
    ...hexes.map((hex): Act => ({ kind: 'move', counter: id, path: [hex] })),
    { kind: 'about-turn', counter: id, path: [] },
  ]
}

/** The paths of an advance that begin in a hex which the losers left, as far as the limit lets them. @rule MC-ADV-1 */
function advancesFrom({ scenario, rules }: MedievalPosition, hex: Axial): Axial[][] {
  const onward = (path: readonly Axial[]): Axial[][] => {
    const longer = path.length < rules.figures.movement.advanceLimit ? neighbors(path.at(-1) as Axial) : []
    const next = longer.filter((one) => onGrid(one, scenario.map.grid)).map((one) => [...path, one])
    return [[...path], ...next.flatMap(onward)]
  }
  return onward([hex])
}

/** The turns to every other facing: of riders, of engines, and on foot where facing counts. @rule HS-MOV-5 @rule SV-MOV-1 @rule MC-MAP-4 */
function turnsInPlace(position: MedievalPosition, id: CounterId): Act[] {
  const counter = position.scenario.counters[id]
  if (!counter) return []
  const turns =
    isTwoHex(position, counter) ||
    hasStat(position, counter, 'naphthaThrower') ||
    facingCounts(position.rules)
  if (!turns) return []
  const { kind, index: present } = counter.facing
  return DIRECTIONS.filter((index) => index !== present).map((index): Act => ({
    kind: 'move',
    counter: id,
    path: [],
    turns: [{ after: 0, facing: { kind, index } }],
  }))
}

/** The exits by the hexes that conditions of victory name: any other of the rim may be judged, and is of no use. @rule SCN-5 */
function exits({ scenario }: MedievalPosition, id: CounterId): Act[] {
  const named = namedExits(scenario)
  return footprint(scenario, scenario.counters[id])
    .filter((hex) => named.has(hexKey(hex)))
    .map((by): Act => ({ kind: 'exit', counter: id, by }))
}

function settling(position: MedievalPosition, duty: Duty): Act[] {
  switch (duty.kind) {
    case 'retreat': {
      const { counter } = duty
      const paths = retreatsOf(position, duty).paths
      return [...paths.map((path): Act => ({ kind: 'retreat', counter, path })), { kind: 'stay', counter }]
    }
    case 'burn':
      return [{ kind: 'burn', counter: duty.counter }]
    case 'advance':
      return [
        ...duty.winners.flatMap((counter) =>
          duty.into.flatMap((hex) =>
            advancesFrom(position, hex).map((path): Act => ({ kind: 'advance', counter, path })),
          ),
        ),
        { kind: 'decline' },
      ]
  }
}
