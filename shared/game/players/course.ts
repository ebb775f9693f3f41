/** A game that machines play to its end, decision by decision. */
import { type SideId } from '#shared/document/ids'
import { createRng } from '#shared/lang/rng'
import { type Applied, type Decision, type GameState, type Verdict } from '../contract'
import { hashOf, seededDice } from '../dice'
import { EndlessGame, mostDecisionsATurn } from '../endless'
import { apply } from '../referee/apply'
import { decide, isVerdict } from '../referee/decide'
import { type Choice, type Player } from './player'

export interface Seeds {
  readonly seed: number
  /** The number of the game in its series. */
  readonly game: number
}

/** One decision of a game, as it was made. */
export interface Step {
  readonly before: GameState
  readonly decision: Decision
  readonly choice: Choice
  readonly applied: Extract<Applied, { readonly kind: 'applied' }>
}

export type Players = Readonly<Record<SideId, Player>>

/** The ids of players, as files keep them. */
export function idsOf(players: Players): Record<SideId, string> {
  return Object.fromEntries(
    (Object.entries(players) as [SideId, Player][]).map(([side, { id }]) => [side, id]),
  )
}

/** The players of one game: none shares its plans with another. */
function seatsOf(players: Players): Players {
  return Object.fromEntries(
    (Object.entries(players) as [SideId, Player][]).map(([side, player]) => [
      side,
      player.forGame?.() ?? player,
    ]),
  )
}

/** Draws of the players are apart from the dice: the same dice fall for whoever plays. */
const PLAYERS_DRAW = 1

interface Asked {
  readonly state: GameState
  readonly decision: Decision
  /** The number of the decision in its game, from 0. */
  readonly number: number
}

/** The choice of a machine player; the same draws for the same decision of the same game. */
export function chosenBy(player: Player, { state, decision, number }: Asked, { seed, game }: Seeds): Choice {
  return player.choose(state, decision, createRng(hashOf(seed, game, PLAYERS_DRAW, number)))
}

/**
 * Plays on until the game is over, telling each step. The same state, players and seeds give the same game.
 * @param from the number of the first decision.
 * @throws EndlessGame when a turn takes more decisions than any can need; when a player chooses what is refused: a fault of ours.
 */
export function playOn(
  begun: GameState,
  players: Players,
  { seed, game }: Seeds,
  tell: (step: Step) => void,
  from = 0,
): { readonly state: GameState; readonly verdict: Verdict } {
  const dice = seededDice(seed, game)
  const seats = seatsOf(players)
  const most = mostDecisionsATurn(begun.scenario)
  let state = begun
  let turnBegan = from
  for (let number = from; ; number++) {
    const decision = decide(state)
    if (isVerdict(decision)) return { state, verdict: decision }
    const { gameTurn: turn } = state.play.turn
    const decisions = number - turnBegan
    if (decisions >= most) {
      const { title } = begun.scenario.info
      throw new EndlessGame({ title, seed, game, players: idsOf(players), turn, decisions })
    }
    const player = seats[decision.side]
    if (!player) throw new Error(`nobody plays ${decision.side}`)
    const choice = chosenBy(player, { state, decision, number }, { seed, game })
    const applied = apply(state, choice.act, dice)
    if (applied.kind !== 'applied')
      throw new Error(`${decision.kind} ${JSON.stringify(choice.act)}: ${applied.kind}`)
    tell({ before: state, decision, choice, applied })
    ;({ state } = applied)
    if (state.play.turn.gameTurn !== turn) turnBegan = number + 1
  }
}
