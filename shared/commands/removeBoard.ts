/** Takes a board out of the scenario; the map stays, and places that named its edges name their hexes. */
import { withBoard } from '#shared/document/boardReferences'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type BoardId } from '#shared/document/ids'
import { found } from './command/cells'
import { command, named } from './command/command'
import { BOARD, unknown } from './command/refusals'
import { replaceMap } from './turnMap'

export const removeBoard = command({
  id: 'remove-board',
  params: keyed({ board: id<BoardId>() }),
  name: ({ board }, { boards }) => named('Retirer le plateau', 'Remove board', boards[board]?.name ?? board),
  run(draft, { board }) {
    const scenario = found(draft)
    if (!scenario.boards[board]) return unknown(BOARD, board)
    replaceMap(draft, withBoard(scenario, board, undefined))
  },
})
