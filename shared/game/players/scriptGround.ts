/** The ground as the scripts see it at the start of a phase: ways to goals and to enemies in turns, and where enemies may strike. */
import { effectiveStats, sideOf } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Axial, type HexKey, hexDistance, hexKey, parseHexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { leastOf, type Arrivals, NEVER } from '#shared/rules/answers/stances'
import { countersOnMap } from '#shared/rules/standing/position'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type PlayState } from '#shared/rules/resolution/state'
import { isOut } from '#shared/rules/victory/pieces'
import { analysisFor, strikesIn } from '../opening'
import { goalsByCounter, goalWorths } from './counterGoals'
import { type View } from './view'

/** The turns that a way is looked for; what is farther counts as this. */
const FAR = 8

/** The share that the worth of a goal keeps for each turn that it is away. */
const PER_TURN = 0.85

export interface Fighter {
  readonly id: CounterId
  readonly at: Axial
  readonly hex: HexKey
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
  /** The worth of being so near to its goal: nothing where it would come too late. */
  nearness(id: CounterId, hex: Axial): number
  /** The hexes where a foe may stand after its next move. */
  reachOf(foe: CounterId): ReadonlySet<HexKey>
  /** The foes who may stand on a hex after their next move, and come to blows. */
  foesOn(hex: HexKey): readonly Fighter[]
  /** The attack of the foes who may stand beside this hex after their next move. */
  meleeAt(hex: HexKey): number
  /** Foes who have this hex in range, near ones counting more. */
  fireAt(hex: Axial): number
}

export function groundOf({ begun, play, side, worth }: View): Ground {
  const { scenario, turn } = play
  const strikes = strikesIn(scenario)
  const { counterSchema } = rulesetOf(scenario)
  const fighters = countersOnMap(scenario).flatMap(([id, counter]) => {
    if (counter.hex === undefined || counter.decoy || isOut(counterSchema, counter)) return []
    const { attack, defence } = effectiveStats(scenario, counter) as Record<string, unknown>
    const fighter: Fighter = {
      id,
      at: parseHexKey(counter.hex),
      hex: counter.hex,
      attack: Number(attack) || 0,
      defence: Number(defence) || 0,
      range: strikes.range(id),
      worth: worth(play, id),
    }
    return [{ fighter, side: sideOf(scenario, counter) }]
  })
  const own = fighters.flatMap((one) => (one.side === side ? one.fighter : []))
  const foes = fighters.flatMap((one) =>
    one.side !== side && one.side !== undefined && one.fighter.worth > 0 ? one.fighter : [],
  )
  const reach = reachOver(play, foes)
  const melee = meleeOver(foes, reach)
  const standers = standersOver(foes, reach)
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
  const goalWorth = goalWorths(begun, play, side, goals)
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
    nearness(id, hex) {
      const worth = goalWorth(id)
      if (worth === 0) return 0
      const turns = this.turnsToGoal(id, hex) ?? FAR
      const spare = (count ?? turn.gameTurn + FAR) - turn.gameTurn - turns
      return spare < 0 ? 0 : worth * PER_TURN ** turns
    },
    reachOf: (id) => reach.get(id) ?? NOWHERE,
    foesOn: (hex) => standers.get(hex) ?? [],
    meleeAt: (hex) => melee.get(hex) ?? 0,
    fireAt: (hex) =>
      foes.reduce((sum, { at, range }) => {
        const far = hexDistance(at, hex)
        return range === 0 || far > range ? sum : sum + 1 - (0.6 * far) / range
      }, 0),
  }
}

const NOWHERE: ReadonlySet<HexKey> = new Set()

/** By foe, the hexes where it may stand after its next move. */
function reachOver(
  { scenario }: PlayState,
  foes: readonly Fighter[],
): ReadonlyMap<CounterId, ReadonlySet<HexKey>> {
  const { movement } = analysisFor(scenario)
  return new Map(
    foes.map(({ id, hex }) => [
      id,
      new Set([hex, ...endsNextTurn(movement.arrivals(scenario, id, { turns: 1 })).map(hexKey)]),
    ]),
  )
}

/** By hex, the foes who may stand there after their next move and come to blows. */
function standersOver(
  foes: readonly Fighter[],
  reach: ReadonlyMap<CounterId, ReadonlySet<HexKey>>,
): ReadonlyMap<HexKey, readonly Fighter[]> {
  const standers = new Map<HexKey, Fighter[]>()
  for (const foe of foes) {
    if (foe.attack === 0) continue
    for (const hex of reach.get(foe.id) ?? NOWHERE) {
      const there = standers.get(hex) ?? []
      there.push(foe)
      standers.set(hex, there)
    }
  }
  return standers
}

/** By hex, the attack of those foes who could stand beside it after a move. */
function meleeOver(
  foes: readonly Fighter[],
  reach: ReadonlyMap<CounterId, ReadonlySet<HexKey>>,
): ReadonlyMap<HexKey, number> {
  const melee = new Map<HexKey, number>()
  for (const { id, attack, range } of foes) {
    if (attack === 0) continue
    const beside = new Set<HexKey>()
    for (const hex of reach.get(id) ?? NOWHERE)
      for (const next of neighbors(parseHexKey(hex))) beside.add(hexKey(next))
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
