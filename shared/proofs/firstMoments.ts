/** Tells of each counter on the map whether it moves before enemies can fire at it, by the order of sides and phases. */
import { footprint, footprintSize, sideOf } from '#shared/document/counters'
import { sidesInOrder } from '#shared/document/turnTrack'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexDistance, hexKey } from '#shared/hex/axial'
import { type Analysis } from '#shared/rules/contract/analysis'
import { areEnemies, countersOnMap } from '#shared/rules/standing/position'
import { NEVER } from '#shared/rules/answers/stances'
import { type TurnPhase } from '#shared/rules/answers/strikes'

/** The first that happens to a counter: its own move, or fire at it. */
export interface FirstMoment {
  readonly counter: CounterId
  /** `unknown` = enemies could come into range before it moves; whether they then may fire is not asked. */
  readonly first: 'move' | 'fire' | 'unknown'
  /** Turn of the game in which it happens, or could. */
  readonly turn: number
  /** The enemies who fire, or could. */
  readonly by: readonly CounterId[]
}

/** May fire at `other` from where it stands. */
interface Shot {
  readonly counter: CounterId
  readonly other: CounterId
}

export function foesOnMap(scenario: Scenario, a: CounterId, b: CounterId): boolean {
  const { [a]: one, [b]: other } = scenario.counters
  return one?.hex !== undefined && other?.hex !== undefined && areEnemies(scenario, one, other)
}

/** Turns of a game without an end that are looked at; the first says it all unless phases are left out. */
const MOST_TURNS = 99

/** Finds the first moments of each counter that has enemies on the map, in the order of the document. There are none when nobody ever moves or fires. */
export function firstMoments(scenario: Scenario, analysis: Analysis, shots: readonly Shot[]): FirstMoment[] {
  const ids = countersOnMap(scenario).map(([id]) => id)
  const comesNear = approach(scenario, analysis)
  const sideOfId = (id: CounterId): SideId | undefined => sideOf(scenario, scenario.counters[id] as Counter)

  function firstOf(counter: CounterId, foes: readonly CounterId[]): FirstMoment | undefined {
    const moves = new Map<SideId, number>()
    for (const { turn, side, phase } of phasesOfGame(scenario, analysis)) {
      if (side === sideOfId(counter)) {
        if (phase.moves) return { counter, first: 'move', turn, by: [] }
        continue
      }
      const moved = (moves.get(side) ?? 0) + (phase.moves ? 1 : 0)
      moves.set(side, moved)
      if (!phase.fires) continue
      const theirs = foes.filter((id) => sideOfId(id) === side)
      const firing = theirs.filter((id) =>
        shots.some((shot) => shot.counter === id && shot.other === counter),
      )
      if (firing.length > 0) return { counter, first: 'fire', turn, by: firing }
      const coming = moved === 0 ? [] : theirs.filter((id) => comesNear(id, counter, moved))
      if (coming.length > 0) return { counter, first: 'unknown', turn, by: coming }
    }
    return undefined
  }

  return ids.flatMap((counter) => {
    const foes = ids.filter((id) => foesOnMap(scenario, counter, id))
    return foes.length > 0 ? (firstOf(counter, foes) ?? []) : []
  })
}

/** One phase after the other, without those that a turn leaves out. */
function* phasesOfGame(
  scenario: Scenario,
  { strikes }: Analysis,
): Generator<{ readonly turn: number; readonly side: SideId; readonly phase: TurnPhase }> {
  const sides = sidesInOrder(scenario)
  const last = scenario.turns?.count ?? MOST_TURNS
  for (let turn = 1; turn <= last; turn++) {
    const without = scenario.turns?.rows[turn]?.without ?? []
    for (const side of sides)
      for (const phase of strikes.phases) if (!without.includes(phase.id)) yield { turn, side, phase }
  }
}

type ComesNear = (enemy: CounterId, counter: CounterId, moves: number) => boolean

/** Could an enemy have a counter within the range of its weapon after so many moves? After more than one it always could. */
function approach(scenario: Scenario, { strikes, movement }: Analysis): ComesNear {
  const { range: rangeOf } = strikes.among(scenario)
  const known = new Map<CounterId, readonly Axial[] | undefined>()

  function endsOf(id: CounterId): readonly Axial[] | undefined {
    const found = movement.costs(scenario, id)
    if (!found) return undefined
    const { numbers, costs } = found
    const hexes = new Map<string, Axial>()
    for (let number = 0; number < numbers.count; number++) {
      if (costs[number] === NEVER) continue
      const { hex } = numbers.stanceOf(number)
      hexes.set(hexKey(hex), hex)
    }
    return [...hexes.values()]
  }

  return (enemy, counter, moves) => {
    const range = rangeOf(enemy)
    if (range === 0) return false
    if (moves > 1) return true
    if (!known.has(enemy)) known.set(enemy, endsOf(enemy))
    const ends = known.get(enemy)
    // It stands as no rule lets it: nothing is known of its moves.
    if (!ends) return true
    // Its other half may lie a hex nearer.
    const far = range + footprintSize(scenario, scenario.counters[enemy] as Counter) - 1
    const targets = footprint(scenario, scenario.counters[counter])
    return ends.some((from) => targets.some((to) => hexDistance(from, to) <= far))
  }
}
