/** The buttons of the bars: one picture each, with a name that is read aloud and shown in a tooltip. */
import { type ReactNode } from 'react'
import { type Action } from '../../actions/action'
import { type Words } from '../../i18n/language'
import { shortcutLabel } from '../../i18n/shortcutLabel'
import { useEditor, useEditorState, useLanguage, useSay, useUi } from '../EditorContext'
import { type Icon } from '../icons'
import { Tip } from './Tip'

interface IconButtonProps {
  readonly icon: Icon
  readonly label: Words
  readonly shortcut?: string | undefined
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly tipSide?: 'top' | 'right' | 'bottom' | 'left'
  readonly onClick: () => void
}

export function IconButton(props: IconButtonProps): ReactNode {
  const { icon: Icon, label, shortcut, pressed, tipSide, ...button } = props
  const name = useSay()(label)
  return (
    <Tip text={name} shortcut={shortcut} side={tipSide}>
      <button type="button" className="icon-button" aria-label={name} aria-pressed={pressed} {...button}>
        <Icon aria-hidden />
      </button>
    </Tip>
  )
}

/** An action as a button: name, shortcut and permission are the action's own. */
export function ActionButton({ action, icon }: { action: Action; icon: Icon }): ReactNode {
  const language = useLanguage()
  const editor = useEditor()
  const ui = useUi()
  const state = useEditorState((current) => current)
  const shortcut = action.shortcuts?.[0]
  return (
    <IconButton
      icon={icon}
      label={action.name(state)}
      shortcut={shortcut && shortcutLabel(shortcut, language)}
      disabled={!action.isEnabled(editor)}
      onClick={() => void action.run(editor, ui)}
    />
  )
}
