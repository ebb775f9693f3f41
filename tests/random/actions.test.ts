/** R3: random moves by tools, keys, actions and commands for every ruleset and kind of grid, whole or cut by a frame. */
import { describe, expect, it } from 'vitest'
import { BOARDS } from './boards'
import { longRun } from '../support/longRuns'
import { judge } from './play'

/** Moves in two sequences: more steps than these may be more than the history remembers. */
const { cases: moves, seed: first } = longRun('random moves by tools, keys, actions and commands')
const SEEDS = [first, first + 1000]

describe('random moves are undone and redone byte for byte', () => {
  it.each(BOARDS.map((board, index) => [board.name, board, index] as const))(
    '%s',
    async (_name, board, index) => {
      for (const seed of SEEDS) {
        const { log, changes } = await judge(board, seed + index, moves)
        expect(log).toHaveLength(moves)
        // The dice do something: at least every fourth move.
        expect(changes).toBeGreaterThan(moves / 4)
      }
    },
  )
})
