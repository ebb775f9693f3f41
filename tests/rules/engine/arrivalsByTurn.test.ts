/** Marches over numbered stances, turn after turn. */
import { describe, expect, test } from 'vitest'
import { axial } from '#shared/hex/axial'
import { arrivalsByTurn, type MovesOfTurn } from '#shared/rules/engine/arrivalsByTurn'
import { NEVER } from '#shared/rules/answers/stances'

type Move = readonly [from: number, to: number, costsLevel: boolean]

/** Moves from stance to stance; a leg tells its level by the cost of its end. */
function movesOf(stances: number, levels: number, moves: readonly Move[]): MovesOfTurn {
  const at = (stance: number) => ({ hex: axial(stance, 0) })
  return {
    stances,
    levels,
    endsFrom(starts, _, tell) {
      for (const [from, to, costsLevel] of moves) if (starts.includes(from)) tell(to, from, costsLevel)
    },
    leg: (start, end, level, costsLevel) => [
      { ...at(start), cost: 0 },
      { ...at(end), cost: level, ...(costsLevel && { minimal: true }) },
    ],
  }
}

describe('arrivalsByTurn', () => {
  test('a stance is reached in its first turn, from the nearest start; what no move reaches never', () => {
    const line: Move[] = [0, 1, 2, 3, 4].map((from) => [from, from + 1, false])
    const { turns, wayTo } = arrivalsByTurn(movesOf(7, 1, line), [0, 3], 9)
    expect([...turns]).toEqual([0, 1, 2, 0, 1, 2, NEVER])
    expect(wayTo(5)?.map((leg) => leg.map(({ hex }) => hex.q))).toEqual([
      [3, 4],
      [4, 5],
    ])
    expect(wayTo(3)).toEqual([])
    expect(wayTo(6)).toBeUndefined()
  })

  test('no turn after the last', () => {
    const line: Move[] = [0, 1, 2].map((from) => [from, from + 1, false])
    expect([...arrivalsByTurn(movesOf(4, 1, line), [0], 2).turns]).toEqual([0, 1, 2, NEVER])
    expect([...arrivalsByTurn(movesOf(4, 1, line), [0], 0).turns]).toEqual([0, NEVER, NEVER, NEVER])
  })

  test('a move that costs a level is made as often as there are levels, and only where it is earlier', () => {
    // Stance 3 is two such moves away, or three others.
    const moves: Move[] = [
      [0, 1, true],
      [1, 3, true],
      [3, 4, true],
      [0, 2, false],
      [2, 1, false],
      [1, 3, false],
      [4, 5, false],
    ]
    expect([...arrivalsByTurn(movesOf(6, 1, moves), [0], 9).turns]).toEqual([0, 2, 1, 3, NEVER, NEVER])
    const { turns, wayTo } = arrivalsByTurn(movesOf(6, 3, moves), [0], 9)
    expect([...turns]).toEqual([0, 1, 1, 2, 3, 4])
    expect(wayTo(5)?.map((leg) => leg[1])).toEqual([
      { hex: axial(1, 0), cost: 0, minimal: true },
      { hex: axial(3, 0), cost: 1 },
      { hex: axial(4, 0), cost: 1, minimal: true },
      { hex: axial(5, 0), cost: 2 },
    ])
  })
})
