/** The two things that are done with an answer: copy it as text, or keep it beside the next. */
import Copy from 'lucide-react/icons/copy'
import Pin from 'lucide-react/icons/pin'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { answerInWords } from '#shared/questions/inWords'
import { type Answer } from '#shared/rules/answers/answer'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { Button } from '../../ui/controls/Button'
import { copyText } from '../../ui/copyText'
import { useEditor, useEditorState, useLanguage } from '../../ui/EditorContext'

const TEXT = {
  copy: localized('Copier le texte', 'Copy as text'),
  copied: localized('Réponse copiée.', 'Answer copied.'),
  pin: localized('Épingler', 'Pin'),
}

export function InquiryActions({ inquiry, answer }: { inquiry: Inquiry; answer: Answer }): ReactNode {
  const language = useLanguage()
  const { session } = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const pinned = useEditorState((state) => state.session.pinned)
  return (
    <div className="route-actions">
      <Button
        name={TEXT.copy}
        icon={Copy}
        onClick={() => {
          copyText(answerInWords(scenario, inquiry, answer, language))
          session.notify(TEXT.copied)
        }}
      />
      <Button
        name={TEXT.pin}
        icon={Pin}
        onClick={() => session.setPinned([...pinned, { inquiry, answer }])}
      />
    </div>
  )
}
