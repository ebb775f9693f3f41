/** A map without boards as one board, so that its names stay when it is joined. */
import { mapRecord } from '#shared/lang/mapRecord'
import { boardId, type BoardId } from './ids'
import { type Board, type Scenario } from './types'

// A map without boards becomes one, as it is printed. Boards are called by numbers until the author gives them names, and by the
// next free ones where those of another map have theirs.
export function asBoards(scenario: Scenario, others: readonly string[]): Scenario {
  const { grid, numbering } = scenario.map
  const whole = { firstColumn: 0, firstRow: 0, columns: grid.columns, rows: grid.rows }
  const boards =
    Object.keys(scenario.boards).length > 0
      ? scenario.boards
      : { [boardId('board')]: { name: '', ...whole, numbering, turned: false, edges: [] } }
  const taken = new Set([...others, '', ...Object.values<Board>(boards).map(({ name }) => name)])
  return {
    ...scenario,
    boards: mapRecord<BoardId, Board>(boards, (board) => {
      if (board.name !== '' && !others.includes(board.name)) return board
      let number = 1
      while (taken.has(String(number))) number++
      taken.add(String(number))
      return { ...board, name: String(number) }
    }),
  }
}
