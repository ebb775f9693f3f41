/** Ends the typing of a label: what stands in the field becomes the label's text; an emptied label goes. */
import { addLabel, editLabel, removeLabels } from '#shared/commands/entries/labels'
import { freshId, labelId } from '#shared/document/ids'
import { withPlain } from '#shared/document/words'
import { type Editor } from '../../editor/editor'

export function finishTyping(editor: Editor, typed: string): void {
  const { document, session, view } = editor.store.getState()
  if (!session.typing) return
  const { id, label } = session.typing
  editor.session.type(undefined)
  const text = typed.trim()
  if (id === undefined) {
    if (text === '') return
    const added = labelId(freshId('label', document.scenario.labels, editor.document.idCode))
    if (!editor.document.run(addLabel, { id: added, label: { ...label, text } }))
      editor.session.select({ kind: 'label', label: added })
  } else if (text === '') editor.document.run(removeLabels, { labels: [id] })
  else {
    const present = document.scenario.labels[id] ?? label
    editor.document.run(editLabel, { label: id, change: withPlain(present, 'text', view.language, text) })
  }
}
