/** The ground as the scripts see it at the start of a phase: ways to goals and to enemies in turns, and where enemies may strike. */
import { effectiveStats, sideOf } from '#shared/document/counters'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey, hexDistance, hexKey, parseHexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { leastOf, type Arrivals, NEVER } from '#shared/rules/answers/stances'
import { countersOnMap } from '#shared/rules/standing/position'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type PlayState } from '#shared/rules/resolution/state'
import { isOut, piecesNamed } from '#shared/rules/victory/pieces'
import { analysisFor, strikesIn } from '../opening'
import { worthOf } from './worth'

/** The turns that a way is looked for; what is farther counts as this. */
const FAR = 8

export interface Fighter {
  readonly id: CounterId
  readonly at: Axial
  readonly attack: number
  readonly defence: number
  /** Hexes; 0 = it does not shoot. */
  readonly range: number
  readonly worth: number
}

export interface Ground {
  readonly own: readonly Fighter[]
  readonly foes: readonly Fighter[]
  /** The hexes that a counter should get to: those to hold, and those it should leave the map by. */
  goalsOf(id: CounterId): readonly HexKey[]
  /** Turns of its own movement to the nearest goal, up to `FAR`; undefined without goals. */
  turnsToGoal(id: CounterId, hex: Axial): number | undefined
  turnsToFoe(id: CounterId, hex: Axial): number
  /** The attack of the foes who may stand beside this hex after their next move. */
  meleeAt(hex: HexKey): number
  /** Foes who have this hex in range, near ones counting more. */
  fireAt(hex: Axial): number
  /** 0 as the game begins, 1 in its last turn. */
  readonly late: number
}

/** @param begun the scenario as the game began. */
export function groundOf(begun: Scenario, play: PlayState, side: SideId): Ground {
  const { scenario, turn } = play
  const strikes = strikesIn(scenario)
  const { counterSchema } = rulesetOf(scenario)
  const fighters = countersOnMap(scenario).flatMap(([id, counter]) => {
    if (counter.hex === undefined || isOut(counterSchema, counter)) return []
    const { attack, defence } = effectiveStats(scenario, counter) as Record<string, unknown>
    const fighter: Fighter = {
      id,
      at: parseHexKey(counter.hex),
      attack: Number(attack) || 0,
      defence: Number(defence) || 0,
      range: strikes.range(id),
      worth: worthOf(begun, play, id),
    }
    return [{ fighter, side: sideOf(scenario, counter) }]
  })
  const own = fighters.flatMap((one) => (one.side === side ? one.fighter : []))
  const foes = fighters.flatMap((one) =>
    one.side !== side && one.side !== undefined && one.fighter.worth > 0 ? one.fighter : [],
  )
  const melee = meleeOver(play, foes)
  const goals = goalsByCounter(begun, side)
  const fields = new Map<string, Arrivals | undefined>()
  const { movement } = analysisFor(scenario)
  /** Equal counters share a field: it is looked for once for each type and face. */
  const field = (id: CounterId, name: string, starts: () => readonly Axial[]): Arrivals | undefined => {
    const counter = scenario.counters[id]
    const key = `${name} ${counter?.type} ${counter?.face}`
    if (!fields.has(key))
      fields.set(
        key,
        movement.arrivals(scenario, id, { turns: FAR, starts: starts().map((hex) => ({ hex })) }),
      )
    return fields.get(key)
  }
  const turnsBy = (arrivals: Arrivals | undefined, hex: Axial): number => {
    if (!arrivals) return FAR
    const number = leastOf(arrivals.numbers, arrivals.turns, hex)
    return number === undefined || arrivals.turns[number] === NEVER ? FAR : (arrivals.turns[number] ?? FAR)
  }
  const besideFoes = foes.flatMap(({ at }) => neighbors(at))
  const count = scenario.turns?.count
  return {
    own,
    foes,
    goalsOf: goals,
    turnsToGoal(id, hex) {
      const hexes = goals(id)
      if (hexes.length === 0) return undefined
      return turnsBy(
        field(id, hexes.join(' '), () => hexes.map(parseHexKey)),
        hex,
      )
    },
    turnsToFoe: (id, hex) =>
      turnsBy(
        field(id, 'foes', () => besideFoes),
        hex,
      ),
    meleeAt: (hex) => melee.get(hex) ?? 0,
    fireAt: (hex) =>
      foes.reduce((sum, { at, range }) => {
        const far = hexDistance(at, hex)
        return range === 0 || far > range ? sum : sum + 1 - (0.6 * far) / range
      }, 0),
    late: count === undefined ? 0.5 : Math.min(1, turn.gameTurn / count),
  }
}

/** By hex, the attack of those foes who could stand beside it after a move. */
function meleeOver({ scenario }: PlayState, foes: readonly Fighter[]): ReadonlyMap<HexKey, number> {
  const { movement } = analysisFor(scenario)
  const melee = new Map<HexKey, number>()
  for (const { id, at, attack, range } of foes) {
    if (attack === 0) continue
    const reached = [at, ...endsNextTurn(movement.arrivals(scenario, id, { turns: 1 }))]
    const beside = new Set(reached.flatMap((hex) => neighbors(hex).map(hexKey)))
    // A counter that shoots seldom comes to blows.
    const counts = range > 0 ? attack / 3 : attack
    for (const hex of beside) melee.set(hex, (melee.get(hex) ?? 0) + counts)
  }
  return melee
}

/** Each hex where a move of one turn may end. */
function endsNextTurn(arrivals: Arrivals | undefined): Axial[] {
  const hexes: Axial[] = []
  if (!arrivals) return hexes
  const { numbers, turns } = arrivals
  for (let number = 0; number < numbers.count; number++) {
    if (turns[number] !== 1) continue
    hexes.push(numbers.stanceOf(number).hex)
    number += numbers.perHex - 1 - (number % numbers.perHex)
  }
  return hexes
}

const known = new WeakMap<Scenario, Map<SideId, (id: CounterId) => readonly HexKey[]>>()

function goalsByCounter(begun: Scenario, side: SideId): (id: CounterId) => readonly HexKey[] {
  const sides = known.get(begun) ?? new Map<SideId, (id: CounterId) => readonly HexKey[]>()
  known.set(begun, sides)
  const found = sides.get(side) ?? goalsFound(begun, side)
  sides.set(side, found)
  return found
}

/** Hexes to hold are everybody's goal, an exit that of those who should leave by it. */
function goalsFound(begun: Scenario, side: SideId): (id: CounterId) => readonly HexKey[] {
  const { counterSchema } = rulesetOf(begun)
  const held = new Set<HexKey>()
  const exits = new Map<CounterId, Set<HexKey>>()
  for (const way of Object.values(begun.victory))
    for (const condition of way.conditions) {
      if (condition.kind === 'hold') for (const hex of hexesOfPlace(begun, condition.place)) held.add(hex)
      if (condition.kind !== 'exit' || way.side !== side) continue
      for (const id of piecesNamed(counterSchema, begun, condition.who))
        exits.set(id, new Set([...(exits.get(id) ?? []), ...hexesOfPlace(begun, condition.place)]))
    }
  const all = [...held]
  return (id) => (exits.has(id) ? [...(exits.get(id) ?? [])] : all)
}
