/** Says in the status line that the map is not seen as its author sees it; a click goes back to that. */
import Eye from 'lucide-react/icons/eye'
import X from 'lucide-react/icons/x'
import { type ReactNode } from 'react'
import { eyesName } from '#shared/document/eyes'
import { colon, localized } from '#shared/i18n/localized'
import { SEEN_BY } from '../editor/eyes'
import { Tip } from '../ui/controls/Tip'
import { useEditor, useEditorState, useLanguage, useSay } from '../ui/EditorContext'

const BACK = localized(
  'Revenir à la vue de l’auteur, qui voit tout',
  'Back to the view of the author, who sees all',
)

export function SeenBy(): ReactNode {
  const say = useSay()
  const between = colon(useLanguage())
  const editor = useEditor()
  const eyes = useEditorState((state) => state.view.eyes)
  const scenario = useEditorState((state) => state.document.scenario)
  if (eyes === 'author') return null
  return (
    <Tip text={BACK}>
      <button type="button" className="status-eyes" onClick={() => editor.view.set({ eyes: 'author' })}>
        <Eye aria-hidden />
        <span>
          {say(SEEN_BY)}
          {between} {say(eyesName(eyes, scenario))}
        </span>
        <X aria-hidden />
      </button>
    </Tip>
  )
}
