/** Refuses a board without a name of its own, or turned where its rectangle cannot be. */
import { type Board } from '#shared/document/types'
import { type Grid, isCut } from '#shared/hex/grid'
import { quotable } from '#shared/i18n/quotable'
import { type Refusal } from './command/command'
import { refusal } from './command/refusals'
import { cannotTurn } from './joinRefusals'

export function refusedBoard(
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
