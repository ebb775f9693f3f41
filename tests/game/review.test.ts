/** A game looked at again: its moments, and that nothing but the way on from there comes of it (PLY-2). */
import { describe, expect, it } from 'vitest'
import { seededDice } from '#shared/game/dice'
import { HUMAN } from '#shared/game/file/gameFile'
import { decide, isVerdict } from '#shared/game/referee/decide'
import { chosenBy } from '#shared/game/players/course'
import { RANDOM_PLAYER } from '#shared/game/players/random'
import {
  newGame,
  type PlayedGame,
  playAct,
  standingAt,
  stateAt,
  takenBack,
  wayHere,
} from '#shared/game/table/playedGame'
import {
  lastMoment,
  momentAfter,
  momentOf,
  type Review,
  reviewedAt,
  runningFrom,
  shownIn,
} from '#shared/game/table/review'
import { galleryScenario } from '../support/scenarioFiles'

const SORTIE = galleryScenario('the-sortie')
const PLAYERS = Object.fromEntries(Object.keys(SORTIE.sides).map((side) => [side, HUMAN]))

function playedOn(game: PlayedGame, decisions: number, seed = 3): PlayedGame {
  const decision = decide(stateAt(game))
  if (decisions === 0 || isVerdict(decision)) return game
  const about = { state: stateAt(game), decision, number: wayHere(game).length + seed }
  const { act } = chosenBy(RANDOM_PLAYER, about, { ...game.header, seed })
  const next = playAct(game, act, seededDice(seed, 0))
  if ('kind' in next) throw new Error(`${act.kind}: ${next.kind}`)
  return playedOn(next, decisions - 1, seed)
}

const GAME = playedOn(newGame(SORTIE, { players: PLAYERS, seed: 3, file: 'sortie.castellan' }), 12)

describe('the moments of a game', () => {
  it('PLY-2: show each state of the branch, from the beginning to the table itself', () => {
    expect(lastMoment(GAME)).toBe(12)
    for (let moment = 0; moment < 12; moment++)
      expect(stateAt(shownIn(GAME, reviewedAt(GAME, moment)))).toBe(GAME.states[moment])
    expect(reviewedAt(GAME, 12)).toBeUndefined()
    expect(shownIn(GAME, undefined)).toBe(GAME)
  })

  it('are kept between the first and the last', () => {
    expect(reviewedAt(GAME, -3)).toEqual({ moment: 0, isRunning: false })
    expect(reviewedAt(GAME, Infinity)).toBeUndefined()
  })

  it('are those of the branch on which the table stands: after another way on, its own', () => {
    const back = takenBack(takenBack(GAME))
    const other = playedOn(back, 3, 11)
    expect(wayHere(other)).toEqual([...wayHere(back), 13, 14, 15])
    expect(lastMoment(other)).toBe(13)
    expect(momentAfter(other, 14)).toBe(12)
    expect(momentAfter(other, 12)).toBeUndefined()
    expect(shownIn(other, reviewedAt(other, 11)).at).toBe(13)
  })

  it('after undo end where the table stands', () => {
    expect(lastMoment(standingAt(GAME, 5))).toBe(5)
    expect(momentAfter(standingAt(GAME, 5), 0)).toBe(0)
  })
})

describe('a review that goes on by itself', () => {
  it('begins at the moment shown, at the end from the beginning, and stops at the last', () => {
    expect(runningFrom(GAME, undefined)).toEqual({ moment: 0, isRunning: true })
    let review: Review | undefined = runningFrom(GAME, reviewedAt(GAME, 9))
    const seen: number[] = []
    while (review) {
      expect(review.isRunning).toBe(true)
      seen.push(review.moment)
      review = reviewedAt(GAME, momentOf(GAME, review) + 1, true)
    }
    expect(seen).toEqual([9, 10, 11])
  })

  it('is none in a game in which nothing has been decided', () => {
    const begun = newGame(SORTIE, { players: PLAYERS, seed: 3, file: 'sortie.castellan' })
    expect(runningFrom(begun, undefined)).toBeUndefined()
    expect(lastMoment(begun)).toBe(0)
  })
})
