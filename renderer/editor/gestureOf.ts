/** The gestures of an editor as tools know them, for actions that do what a tool does. */
import { type Editor } from './editor'
import { type ToolContext } from './ports/toolContext'

export function gestureOf(editor: Editor): ToolContext['gesture'] {
  return {
    begin: editor.beginGesture,
    run: editor.run,
    commit: editor.commitGesture,
    cancel: editor.cancelGesture,
  }
}
