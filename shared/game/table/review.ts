/** A game looked at again, line by line and at any speed: the moment that is shown, for whoever shows a table (PLY-2). */
import { type PlayedGame, standingAt, wayHere } from './playedGame'

/**
 * A past moment of the branch on which the table stands. Nothing is decided meanwhile. There is none at the last moment: that is the
 * table itself.
 */
export interface Review {
  /** The number of decisions that are shown as made, from 0 to one less than the branch has. */
  readonly moment: number
  /** It goes on by itself. */
  readonly isRunning: boolean
}

/** Lines a second, the slowest first. */
export const REVIEW_SPEEDS = [0.5, 1, 2, 4, 8] as const
export type ReviewSpeed = (typeof REVIEW_SPEEDS)[number]

export const USUAL_SPEED: ReviewSpeed = 1

/** The moment at which all decisions of the branch have been made. */
export function lastMoment(game: PlayedGame): number {
  return wayHere(game).length
}

export function momentOf(game: PlayedGame, review: Review | undefined): number {
  return review?.moment ?? lastMoment(game)
}

/** The moment that a line of the branch leaves, 0 for the beginning; undefined for a line of another branch. */
export function momentAfter(game: PlayedGame, line: number): number | undefined {
  const moment = [0, ...wayHere(game)].indexOf(line)
  return moment < 0 ? undefined : moment
}

/** The review at a moment, which is kept between the first and the last; undefined at the last. */
export function reviewedAt(game: PlayedGame, moment: number, isRunning = false): Review | undefined {
  return moment >= lastMoment(game) ? undefined : { moment: Math.max(moment, 0), isRunning }
}

/** A review that goes on by itself from the moment shown; from the beginning where that is the last one. */
export function runningFrom(game: PlayedGame, review: Review | undefined): Review | undefined {
  return reviewedAt(game, review?.moment ?? 0, true)
}

/** The game as it stood at the moment that is shown. */
export function shownIn(game: PlayedGame, review: Review | undefined): PlayedGame {
  return review ? standingAt(game, wayHere(game)[review.moment - 1] ?? 0) : game
}
