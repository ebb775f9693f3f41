/** Changes what the faces of counters do not show (stunned, dead, fatigue…) and what is their own, each as one undo step. */
import { type EditCounter, editCounter } from '#shared/commands/editCounter'
import { setCounterState } from '#shared/commands/setCounterState'
import { type StatValue } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { changeCounters } from './changeCounters'

type Changing = Pick<Editor, 'document' | 'session'>

export const DECOY = localized('Un leurre n’a pas d’état.', 'A decoy has no states.')

/** Gives these counters a state, null takes it away; decoys stay as they are, named in the status line. */
export function setStatus(
  editor: Changing,
  ids: readonly CounterId[],
  state: string,
  value: StatValue | null,
): void {
  changeCounters(editor, ids, (counter, { decoy }, label) =>
    decoy
      ? DECOY
      : editor.document.run(setCounterState, { counter, status: { [state]: value }, label })?.message,
  )
}

/** Changes what is the counters' own: side, wing, whether they are hidden (decoys cannot be) or decoys. */
export function editCounters(
  editor: Changing,
  ids: readonly CounterId[],
  change: Omit<EditCounter['change'], 'name'>,
): void {
  changeCounters(editor, ids, (counter, { decoy }, label) =>
    decoy && change.hidden !== undefined
      ? DECOY
      : editor.document.run(editCounter, { counter, change, label })?.message,
  )
}
