/** Declares boards of the map: all of it as one, parts of it, or one more (SCN-7). */
import { type Draft } from 'immer'
import { board } from '#shared/document/entities'
import { id, keyed, list } from '#shared/document/fields/vocabulary'
import { type BoardId } from '#shared/document/ids'
import { type Board } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command, named } from './command/command'
import { BOARD, taken } from './command/refusals'
import { refusedBoard } from './refusedBoard'

export const addBoards = command({
  id: 'add-boards',
  params: keyed({ boards: list(keyed({ id: id<BoardId>(), board })) }),
  name: ({ boards: [first, ...others] }) =>
    first && others.length === 0
      ? named('Déclarer le plateau', 'Declare board', first.board.name)
      : localized('Déclarer les plateaux', 'Declare the boards'),
  run(draft, { boards }) {
    const { map } = found(draft)
    for (const { id, board } of boards) {
      if (draft.boards[id]) return taken(BOARD, id)
      const others = Object.values<Pick<Board, 'name'>>(draft.boards)
      const refused = refusedBoard(board, others, map.grid)
      if (refused) return refused
      draft.boards[id] = board as Draft<Board>
    }
  },
})
