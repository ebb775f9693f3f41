/** Ends the typing of a label: what stands in the field becomes the label's text; an emptied label goes. */
import { addLabel } from '#shared/commands/addLabel'
import { editLabel } from '#shared/commands/editLabel'
import { removeLabels } from '#shared/commands/removeLabels'
import { freshId, labelId } from '#shared/document/ids'
import { type Editor } from '../../editor/editor'

export function finishTyping(editor: Editor, typed: string): void {
  const { document, session } = editor.store.getState()
  if (!session.typing) return
  const { id, label } = session.typing
  editor.type(undefined)
  const text = typed.trim()
  if (id === undefined) {
    if (text === '') return
    const added = labelId(freshId('label', document.scenario.labels))
    if (!editor.run(addLabel, { id: added, label: { ...label, text } }))
      editor.select({ kind: 'label', label: added })
  } else if (text === '') editor.run(removeLabels, { labels: [id] })
  else editor.run(editLabel, { label: id, change: { text } })
}
