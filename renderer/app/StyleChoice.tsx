import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type StyleId } from '#shared/painter/style'
import { STYLES } from '#shared/painter/styles'
import { headline } from '../i18n/language'
import { Choice } from './controls/Choice'
import { useEditor, useEditorState, useSay } from './EditorContext'

/** In which style the map is drawn. */
export function StyleChoice(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  return (
    <Choice<StyleId>
      label={say(localized('Style de dessin', 'Drawing style'))}
      value={useEditorState((state) => state.view.style)}
      options={Object.values(STYLES).map(({ id, name }) => ({ value: id, label: headline(say(name)) }))}
      onChange={(style) => editor.setView({ style })}
    />
  )
}
