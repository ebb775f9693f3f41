/** Changes a board: its name, the part of the map that it is, how it lies, its numbering, the names of its edges and their spans. */
import { type Draft } from 'immer'
import { withBoard } from '#shared/document/boardReferences'
import { board } from '#shared/document/entities'
import { id, keyed, type ValueOf } from '#shared/document/fields/vocabulary'
import { type BoardId } from '#shared/document/ids'
import { type Board } from '#shared/document/types'
import { found } from './command/cells'
import { applyChange, changeOf } from './command/change'
import { command, named } from './command/command'
import { BOARD, unknown } from './command/refusals'
import { refusedBoard } from './refusedBoard'
import { replaceMap } from './turnMap'

const params = keyed({ board: id<BoardId>(), change: changeOf(board) })
export type EditBoard = ValueOf<typeof params>

/** The content of the map stays where it is: only what it is called by changes. */
export const editBoard = command({
  id: 'edit-board',
  params,
  name: ({ board }, { boards }) => named('Modifier le plateau', 'Edit board', boards[board]?.name ?? board),
  run(draft, { board: id, change }) {
    const scenario = found(draft)
    const present = scenario.boards[id]
    if (!present) return unknown(BOARD, id)
    const next = { ...present } as Draft<Board>
    applyChange<Omit<Board, 'extra'>>(next, change)
    const { [id]: _own, ...others } = scenario.boards
    const refused = refusedBoard(next, Object.values<Board>(others), scenario.map.grid)
    if (refused) return refused
    replaceMap(draft, withBoard(scenario, id, next))
  },
})
