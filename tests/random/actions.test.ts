/** R3: 1,000 random moves by tools, keys, actions and commands for every ruleset and kind of grid, half of them on maps cut by a frame. */
import { describe, expect, it } from 'vitest'
import { BOARDS } from './boards'
import { judge } from './play'

const MOVES = 500

describe('random moves are undone and redone byte for byte', () => {
  it.each(BOARDS.map((board, index) => [board.name, board, index] as const))(
    '%s',
    { timeout: 120_000 },
    async (_name, board, index) => {
      const { log, changes } = await judge(board, 1000 + index, MOVES)
      expect(log).toHaveLength(MOVES)
      // The dice do something: at least every fourth move.
      expect(changes).toBeGreaterThan(MOVES / 4)
    },
  )
})
