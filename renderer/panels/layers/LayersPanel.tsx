/** The layers of the picture, top first: what is shown on screen and in which style. */
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { LAYERS } from '#shared/painter/style'
import { actionById } from '../../actions/index'
import { useEditor, useEditorState, useSay, useUi } from '../../app/EditorContext'
import { StyleChoice } from '../../app/StyleChoice'
import './layers.css'

export function LayersPanel(): ReactNode {
  const say = useSay()
  return (
    <div className="layers scrolls">
      <div className="layers-style">
        <span>{say(localized('Style', 'Style'))}</span>
        <StyleChoice />
      </div>
      <ul>
        {[...LAYERS].reverse().map((layer) => (
          <LayerItem key={layer} action={`layer-${layer}`} />
        ))}
      </ul>
    </div>
  )
}

function LayerItem({ action: id }: { action: string }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  const state = useEditorState((current) => current)
  const action = actionById(id)
  if (!action?.isChecked) throw new Error(`there is no choice ${id}`)
  if (!action.isEnabled(editor)) return null
  const shown = action.isChecked(state)
  const Icon = shown ? Eye : EyeOff
  return (
    <li>
      <button
        type="button"
        className="layer"
        role="switch"
        aria-checked={shown}
        onClick={() => void action.run(editor, ui)}
      >
        <Icon aria-hidden />
        {say(action.name(state))}
      </button>
    </li>
  )
}
