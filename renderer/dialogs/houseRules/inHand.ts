/** Puts a row in the hand: the tool that lays it, ready to use. */
import { type RowsOf } from '#shared/document/rowUses'
import { type Editor } from '../../editor/editor'

type Take = (editor: Editor, id: string) => void

export const IN_HAND: Readonly<Record<RowsOf, Take | undefined>> = {
  terrains(editor, terrain) {
    editor.setOptions({ terrain, scatter: false })
    editor.setTool('brush')
  },
  features(editor, feature) {
    editor.setOptions({ feature })
    editor.setTool('hexside')
  },
  structures(editor, structure) {
    editor.setOptions({ structure })
    editor.setTool('structure')
  },
  markers(editor, marker) {
    editor.setOptions({ marker })
    editor.setTool('marker')
  },
  weapons: undefined,
}
