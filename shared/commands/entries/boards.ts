/** The commands of boards, the parts of the map that were printed as one (SCN-7). */
import { type Draft } from 'immer'
import { withBoard } from '#shared/document/boardReferences'
import { board } from '#shared/document/entities'
import { id, keyed, list } from '#shared/document/fields/vocabulary'
import { type BoardId } from '#shared/document/ids'
import { type Board } from '#shared/document/types'
import { type Grid, isCut } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { found } from '../command/cells'
import { command, named, type ParamsOf, type Refusal } from '../command/command'
import { refusal, taken } from '../command/refusals'
import { BOARD } from '#shared/document/inWords/thingNouns'
import { cannotTurn } from '../command/joinRefusals'
import { replaceMap } from '../command/replaceMap'
import { editing, kind, removing } from './entries'

const BOARDS = kind({
  section: 'boards',
  key: 'board',
  field: board,
  called: BOARD,
  nameOf: ({ name }) => name,
  refused(one, { id, document: { boards, map } }) {
    const { [id]: _own, ...others } = boards
    return refusedBoard(one, Object.values<Board>(others), map.grid)
  },
})

/** Declares all of the map as one board, parts of it, or one more. */
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
      const refused = refusedBoard(board, Object.values<Pick<Board, 'name'>>(draft.boards), map.grid)
      if (refused) return refused
      draft.boards[id] = board as Draft<Board>
    }
  },
})

const edit = editing('edit-board', BOARDS, localized('Modifier le plateau', 'Edit board'))
export type EditBoard = ParamsOf<typeof edit>

/** The content of the map stays where it is: only what it is called by changes, and what names it follows. */
export const editBoard = command({
  ...edit,
  run(draft, params) {
    const refused = edit.run(draft, params)
    if (refused) return refused
    replaceMap(draft, withBoard(found(draft), params.board, draft.boards[params.board] as Board))
  },
})

/** The map stays, and places that named its edges name their hexes. */
export const removeBoard = removing(
  'remove-board',
  BOARDS,
  localized('Retirer le plateau', 'Remove board'),
  (draft, id, before) => {
    replaceMap(draft, withBoard(before, id, undefined))
  },
)

/** Refuses a board without a name of its own, or turned where its rectangle cannot be. */
function refusedBoard(
  { name, turned, columns, rows }: Pick<Board, 'name' | 'turned' | 'columns' | 'rows'>,
  others: readonly Pick<Board, 'name'>[],
  grid: Grid,
): Refusal | undefined {
  if (name.trim() === '')
    return refusal('Un plateau a un nom ou un numéro.', 'A board has a name or a number.')
  if (others.some((other) => other.name === name))
    return refusal(
      `Un autre plateau s’appelle déjà ${quotable(name)}.`,
      `Another board is already called ${quotable(name)}.`,
    )
  const lines = grid.orientation === 'flat' ? columns : rows
  return turned && isCut(grid) && lines % 2 === 0 ? cannotTurn(grid) : undefined
}
