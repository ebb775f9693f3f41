/** Whole games of machines, for the tests of the game: each step with its state, and what no state may be. */
import { footprint } from '#shared/document/counters'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type GameState, type Verdict } from '#shared/game/contract'
import { type Player } from '#shared/game/players/player'
import { playOn, type Step } from '#shared/game/players/course'
import { RANDOM_PLAYER } from '#shared/game/players/random'
import { beginGame } from '#shared/game/referee/begin'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'

export interface Played {
  readonly begun: GameState
  readonly steps: readonly Step[]
  readonly state: GameState
  readonly verdict: Verdict
}

/** Everybody plays as this player does. */
export function allAs(scenario: Scenario, player: Player): Record<SideId, Player> {
  return Object.fromEntries((Object.keys(scenario.sides) as SideId[]).map((side) => [side, player]))
}

/** The games that files of one worker ask for again. */
const known = new WeakMap<Scenario, Map<number, Played>>()

/** A game of random players, played once. */
export function randomGame(scenario: Scenario, game: number): Played {
  const games = known.get(scenario) ?? new Map<number, Played>()
  known.set(scenario, games)
  const played = games.get(game) ?? machineGame(scenario, game)
  games.set(game, played)
  return played
}

export function machineGame(scenario: Scenario, game: number, player: Player = RANDOM_PLAYER): Played {
  const begun = beginGame(scenario)
  const steps: Step[] = []
  const { state, verdict } = playOn(begun, allAs(scenario, player), { seed: 7, game }, (step) =>
    steps.push(step),
  )
  return { begun, steps, state, verdict }
}

/** The faults of a state: who is off the map, who has got lost, which duty is nobody's. */
export function faultsOf({ scenario: start, play }: GameState): string[] {
  const { scenario, owed, course } = play
  const faults: string[] = []
  for (const id of Object.keys(scenario.counters) as CounterId[]) {
    const counter = scenario.counters[id]
    if (counter?.hex === undefined) continue
    for (const hex of footprint(scenario, counter))
      if (!onGrid(hex, scenario.map.grid)) faults.push(`${id} off the map at ${hexKey(hex)}`)
    if (!rulesetOf(scenario).counterSchema.faces.some(({ id: face }) => face === counter.face))
      faults.push(`${id} shows ${counter.face}`)
  }
  for (const id of Object.keys(start.counters) as CounterId[])
    if (!scenario.counters[id] && !course.gone[id]) faults.push(`${id} lost`)
  for (const duty of owed)
    for (const id of duty.kind === 'advance' ? duty.winners : [duty.counter])
      if (!scenario.counters[id]) faults.push(`${duty.kind} owed by nobody: ${id}`)
  return faults
}
