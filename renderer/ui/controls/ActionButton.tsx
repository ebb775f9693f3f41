/** An action in a bar. */
import { type ReactNode } from 'react'
import { type Action } from '../../actions/action'
import { shortcutLabel } from '../../i18n/shortcutLabel'
import { useEditor, useEditorState, useLanguage, useSay, useUi } from '../EditorContext'
import { type Icon } from '../icons'
import { IconButton } from './IconButton'

/** An action as a button of one picture: name, shortcut and permission are the action's own. */
export function ActionButton({ action, icon }: { action: Action; icon: Icon }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const ui = useUi()
  const state = useEditorState((current) => current)
  const shortcut = action.shortcuts?.[0]
  return (
    <IconButton
      icon={icon}
      label={say(action.name(state))}
      shortcut={shortcut && shortcutLabel(shortcut, language)}
      disabled={!action.isEnabled(editor)}
      onClick={() => void action.run(editor, ui)}
    />
  )
}
