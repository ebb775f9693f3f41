/** Plays a plan of movement on in thought: the side's fights, the enemy's whole turn as the greedy player has it, the side's next shots. */
import { sideOf } from '#shared/document/counters'
import { type CounterId, type SideId } from '#shared/document/ids'
import { parseHexKey } from '#shared/hex/axial'
import { createRng } from '#shared/lang/rng'
import { countersOnMap } from '#shared/rules/standing/position'
import { type Decision, type GameAct, type GameState, type Verdict } from '../contract'
import { type DiceSource, hashOf, seededDice } from '../dice'
import { apply } from '../referee/apply'
import { decide, isVerdict } from '../referee/decide'
import { greedyChoice, plainWorths } from './greedy'
import { heldWorth } from './holdings'
import { type Choice } from './player'
import { type Ground } from './scriptGround'
import { type View } from './view'
import { movesOf, phaseOf } from './turnsOf'
import { signFor } from './worth'

/** The worth of a game that is won: a figure of the player, no rule. */
const WON = 40
/** Decisions after which a turn in thought is broken off. */
const MOST = 1000

/** The way in which a side plays in thought. */
export type Way = (state: GameState, decision: Decision) => Choice

/**
 * The worth for a side of where its way leads: to its next movement, or to the end of the game.
 * @param state at the start of its movement.
 * @param dice the number of a set of dice: in each set the same act meets the same dice, whatever else was done.
 */
export function foreseen(view: View, ground: Ground, state: GameState, own: Way, dice: number): number {
  const { side } = view
  const ofEnemy = plainWorths(state.scenario)
  let begins = phaseOf(state)
  let rounds = roundsFrom(state)
  const rng = createRng(dice)
  let now = state
  for (let number = 0; number < MOST; number++) {
    const decision = decide(now)
    if (isVerdict(decision)) return verdictWorth(decision, side) + worthOfState(view, ground, now)
    const phase = phaseOf(now)
    const mine = decision.side === side
    if (mine && phase !== begins && movesOf(decision).length > 0) {
      if (--rounds === 0) break
      begins = phase
    }
    const { act } = mine ? own(now, decision) : greedyChoice(now, decision, rng, ofEnemy)
    const applied = apply(now, act, diceOf(dice, phase, act, now.dice))
    if (applied.kind !== 'applied') break
    now = applied.state
  }
  return worthOfState(view, ground, now)
}

/** Thought goes to the side's next movement; from the last turn but one on to the end of the game. */
function roundsFrom({ play: { scenario, turn } }: GameState): number {
  const { count } = scenario.turns ?? {}
  return count !== undefined && turn.gameTurn >= count - 1 ? 2 : 1
}

/** Plans are compared on the same dice: those of an act are known by who does it to whom, and when. */
function diceOf(set: number, phase: string, act: GameAct, from: number): DiceSource {
  const parties = Object.entries(act).filter(([key]) => !['path', 'track', 'turns'].includes(key))
  const name = `${phase} ${JSON.stringify(parties)}`
  const key = Array.from(name).reduce((hash, char) => hashOf(hash, char.charCodeAt(0)), 0)
  const dice = seededDice(set, key)
  return (roll, first) => dice(roll, first - from)
}

function verdictWorth({ winner }: Verdict, side: SideId): number {
  return winner === undefined ? 0 : winner === side ? WON : -WON
}

function worthOfState({ begun, side, worth }: View, ground: Ground, { play }: GameState): number {
  let sum = heldWorth(begun, play, side)
  for (const id of Object.keys(begun.counters) as CounterId[])
    sum += signFor(side, play, id) * worth(play, id)
  for (const [id, counter] of countersOnMap(play.scenario))
    if (counter.hex !== undefined && sideOf(play.scenario, counter) === side)
      sum += ground.nearness(id, parseHexKey(counter.hex))
  return sum
}
