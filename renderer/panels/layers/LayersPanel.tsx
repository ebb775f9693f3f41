/** The layers of the picture, top first: shown, locked, how opaque on screen; the style of all, and who sees them. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { VIEW_LAYERS } from '../../editor/layers'
import { SeenByField } from '../../ui/controls/SeenByField'
import { StyleChoice } from '../../ui/controls/viewChoices'
import { useEditor, useEditorState, useRuleset, useSay } from '../../ui/EditorContext'
import { LayerRow } from './LayerRow'
import './layers.css'

const TEXT = {
  style: localized('Style', 'Style'),
  layers: localized('Calques', 'Layers'),
  alone: localized(
    'Alt et un clic sur un œil (ou Alt+Entrée)\u202f: ce calque seul, puis tous. L’opacité ne s’imprime pas.',
    'Alt and a click on an eye (or Alt+Enter): that layer alone, then all. Opacity is not printed.',
  ),
}

export function LayersPanel(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const view = useEditorState((state) => state.view)
  // Rules that read no attributes have none to show.
  const { hexAttributes } = useRuleset()
  const layers = VIEW_LAYERS.filter((layer) => layer !== 'attributes' || hexAttributes.length > 0)
  return (
    <div className="layers scrolls">
      <div className="layers-style">
        <span>{say(TEXT.style)}</span>
        <StyleChoice />
      </div>
      <div className="layers-seen">
        <SeenByField eyes={view.eyes} onChange={(eyes) => editor.view.set({ eyes })} />
      </div>
      <ul aria-label={say(TEXT.layers)}>
        {layers.toReversed().map((layer) => (
          <LayerRow key={layer} layer={layer} view={view} />
        ))}
      </ul>
      <p className="layers-hint">{say(TEXT.alone)}</p>
    </div>
  )
}
