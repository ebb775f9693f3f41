/** A text that no file can hold may stand alone as the last thing done: undo takes it back first. */
import { type EditedTable } from './tableEdits'
import { type Draft } from './tableStore'

type Drafted = Pick<EditedTable, 'editor' | 'store'>

/** True when nothing else came with the last draft, and nothing has been done since. */
export function hasLoneDraft({ editor, store }: Drafted): boolean {
  const last = store.getState().drafts.at(-1)
  return last !== undefined && isAlone(last, editor.document.scenario)
}

/** Gives up those that stand alone. */
export function takeBackDraft({ editor, store }: Drafted): void {
  const { scenario } = editor.document
  store.setState(({ drafts }) => ({ drafts: drafts.filter((draft) => !isAlone(draft, scenario)) }))
  // They are no longer there; the buttons of undo look again.
  editor.session.dropNotice()
}

const isAlone = ({ before, after }: Draft, scenario: Draft['after']): boolean =>
  before === scenario && after === scenario
