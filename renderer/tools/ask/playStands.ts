/** Plays what an entry of an answer moves: every counter to its place, with the states that getting there changes, as one undo step. */
import { moveCounters } from '#shared/commands/moveCounters'
import { setCounterState } from '#shared/commands/setCounterState'
import { hexKey } from '#shared/hex/axial'
import { type Localized } from '#shared/i18n/localized'
import { type AnswerStand } from '#shared/rules/answers/answer'
import { type Editor } from '../../editor/editor'

/** @param label of the undo step: the name of the entry. */
export function playStands(
  { document }: Pick<Editor, 'document'>,
  stands: readonly AnswerStand[],
  label: Localized,
): void {
  const moves = stands.map(({ counter, hex, facing, placement }) => ({
    counter,
    hex: hexKey(hex),
    facing,
    ...(placement && { placement }),
  }))
  document.begin()
  document.run(moveCounters, { moves, label })
  for (const { counter, status } of stands)
    if (status) document.run(setCounterState, { counter, status, label })
  document.commit()
}
