/** R3: 1,000 random moves by tools, keys, actions and commands for every ruleset and kind of grid, whole or cut by a frame. */
import { describe, expect, it } from 'vitest'
import { BOARDS } from './boards'
import { judge } from './play'

/** In two sequences: more steps than these may be more than the history remembers. */
const MOVES = 500
const SEEDS = [1000, 2000] as const

describe('random moves are undone and redone byte for byte', () => {
  it.each(BOARDS.map((board, index) => [board.name, board, index] as const))(
    '%s',
    { timeout: 240_000 },
    async (_name, board, index) => {
      for (const seed of SEEDS) {
        const { log, changes } = await judge(board, seed + index, MOVES)
        expect(log).toHaveLength(MOVES)
        // The dice do something: at least every fourth move.
        expect(changes).toBeGreaterThan(MOVES / 4)
      }
    },
  )
})
