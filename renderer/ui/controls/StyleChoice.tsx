/** The drawing style, wherever it is chosen. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { STYLE_IDS, STYLE_NAMES, type StyleId } from '#shared/painter/style'
import { headline } from '../../i18n/language'
import { useEditor, useEditorState, useSay } from '../EditorContext'
import { Choice } from './Choice'

/** In which style the map is drawn. */
export function StyleChoice(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  return (
    <Choice<StyleId>
      label={say(localized('Style de dessin', 'Drawing style'))}
      value={useEditorState((state) => state.view.style)}
      options={STYLE_IDS.map((style) => ({ value: style, label: headline(say(STYLE_NAMES[style])) }))}
      onChange={(style) => editor.view.set({ style })}
    />
  )
}
