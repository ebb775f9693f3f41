/** The layers of the picture, top first: what is shown on screen and in which style. */
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { LAYERS, type LayerId, type StyleId } from '#shared/painter/style'
import { STYLES } from '#shared/painter/styles'
import { useEditor, useEditorState, useSay } from '../../app/EditorContext'
import { Choice } from '../../app/controls/Choice'
import { LAYER_NAMES } from './layerNames'
import './layers.css'

const TOP_FIRST: readonly LayerId[] = [...LAYERS].reverse()

export function LayersPanel(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const { hiddenLayers, style } = useEditorState((state) => state.view)
  const toggle = (layer: LayerId): void =>
    editor.setView({
      hiddenLayers: hiddenLayers.includes(layer)
        ? hiddenLayers.filter((hidden) => hidden !== layer)
        : [...hiddenLayers, layer],
    })
  return (
    <div className="layers scrolls">
      <div className="layers-style">
        <span>{say(localized('Style', 'Style'))}</span>
        <Choice<StyleId>
          label={say(localized('Style de dessin', 'Drawing style'))}
          value={style}
          options={Object.values(STYLES).map(({ id, name }) => ({ value: id, label: say(name) }))}
          onChange={(next) => editor.setView({ style: next })}
        />
      </div>
      <ul>
        {TOP_FIRST.map((layer) => {
          const shown = !hiddenLayers.includes(layer)
          const Icon = shown ? Eye : EyeOff
          return (
            <li key={layer}>
              <button
                type="button"
                className="layer"
                role="switch"
                aria-checked={shown}
                onClick={() => toggle(layer)}
              >
                <Icon aria-hidden />
                {say(LAYER_NAMES[layer])}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
