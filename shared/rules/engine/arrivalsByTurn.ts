/** Marches over numbered stances: the earliest turn of each, breadth first, a whole move a turn. */
import { type Leg, NEVER } from '#shared/rules/answers/stances'

/** The moves of one turn. */
export interface MovesOfTurn {
  readonly stances: number
  /** A mover that has spent more of something that does not come back (rest) is at a higher level; from 0. */
  readonly levels: number
  /**
   * Reports every stance in which a move from one of these ends, with the one that it starts from; a move that costs a level is
   * reported as such. The stances are those of one level.
   * @param left a stance that started a move by now, at this level or a lower one: what it led to is reported already, and need not
   * be reported again.
   */
  endsFrom(
    starts: readonly number[],
    level: number,
    tell: (end: number, start: number, costsLevel: boolean) => void,
    left: (stance: number) => boolean,
  ): void
  /** The move between two such stances, one by one; the start first. */
  leg(start: number, end: number, level: number, costsLevel: boolean): Leg
}

interface TurnsOfStances {
  readonly turns: Int16Array
  wayTo(stance: number): readonly Leg[] | undefined
}

/**
 * The first turn of every stance. Who stands still stays what it is: a stance reached once may be kept, so each is a start of
 * one turn only, the one after its first.
 */
export function arrivalsByTurn(moves: MovesOfTurn, starts: readonly number[], turns: number): TurnsOfStances {
  const { stances, levels } = moves
  // By level and stance: the turn, and the state that its last move starts from.
  const arrived = new Int16Array(levels * stances).fill(NEVER)
  const before = new Int32Array(levels * stances)
  let fresh: number[][] = Array.from({ length: levels }, () => [])
  const arrive = (level: number, stance: number, turn: number, from: number): void => {
    // No worse and no later at a lower level: nothing is gained.
    for (let lower = 0; lower <= level; lower++) if (arrived[lower * stances + stance] !== NEVER) return
    const state = level * stances + stance
    arrived[state] = turn
    before[state] = from
    fresh[level]?.push(stance)
  }
  const leftBy = (level: number, stance: number, turn: number): boolean => {
    for (let lower = 0; lower <= level; lower++) {
      const first = arrived[lower * stances + stance] as number
      if (first !== NEVER && first < turn) return true
    }
    return false
  }
  for (const start of starts) arrive(0, start, 0, start)
  for (let turn = 1; turn <= turns && fresh.some(({ length }) => length > 0); turn++) {
    const leaving = fresh
    fresh = leaving.map(() => [])
    leaving.forEach((from, level) => {
      if (from.length === 0) return
      const tired: (readonly [number, number])[] = []
      const tell = (end: number, start: number, costsLevel: boolean): void => {
        if (costsLevel) tired.push([end, start])
        else arrive(level, end, turn, level * stances + start)
      }
      moves.endsFrom(from, level, tell, (stance) => leftBy(level, stance, turn))
      for (const [end, start] of tired)
        if (level + 1 < levels) arrive(level + 1, end, turn, level * stances + start)
    })
  }
  return { turns: earliest(arrived, stances, levels), wayTo }

  function wayTo(stance: number): readonly Leg[] | undefined {
    const ways = Array.from({ length: levels }, (_, level) => level * stances + stance)
    const known = ways.filter((state) => arrived[state] !== NEVER)
    if (known.length === 0) return undefined
    let state = known.reduce((best, other) => (turnOf(other) < turnOf(best) ? other : best))
    const legs: Leg[] = []
    while (turnOf(state) > 0) {
      const from = before[state] as number
      const [level, after] = [Math.floor(from / stances), Math.floor(state / stances)]
      legs.push(moves.leg(from % stances, state % stances, level, after > level))
      state = from
    }
    return legs.reverse()
  }

  function turnOf(state: number): number {
    return arrived[state] as number
  }
}

/** The earliest arrival in each stance, over its levels. */
function earliest(arrived: Int16Array, stances: number, levels: number): Int16Array {
  const turns = arrived.slice(0, stances)
  for (let level = 1; level < levels; level++)
    for (let stance = 0; stance < stances; stance++) {
      const turn = arrived[level * stances + stance] as number
      const known = turns[stance] as number
      if (turn !== NEVER && (known === NEVER || turn < known)) turns[stance] = turn
    }
  return turns
}
