/** Answers kept beside the present one, as they were given: to compare two places, or before and after an edit. */
import X from 'lucide-react/icons/x'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { subjectInWords } from '#shared/questions/inWords'
import { INQUIRY_KINDS, type InquiryId } from '#shared/rules/answers/inquiryKinds'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { AnswerView } from './AnswerView'

const TEXT = {
  title: localized('Épinglées', 'Pinned'),
  drop: localized('Retirer', 'Remove'),
  compare: localized('Comparer avec la réponse affichée', 'Compare with the answer shown'),
  apart: localized('Ne plus comparer', 'Compare no more'),
}

/** @param asked the question whose answer is shown. */
export function Pinned({ asked }: { asked: InquiryId | undefined }): ReactNode {
  const say = useSay()
  const { session } = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const pinned = useEditorState((state) => state.session.pinned)
  const compared = useEditorState((state) => state.session.compared)
  if (pinned.length === 0) return null
  return (
    <section className="ask-pinned" aria-label={say(TEXT.title)}>
      <h3>{say(TEXT.title)}</h3>
      {pinned.map((one, index) => {
        const { inquiry, answer } = one
        const name = `${subjectInWords(scenario, inquiry)} · ${say(INQUIRY_KINDS[inquiry.question].name)}`
        return (
          <details key={index}>
            <summary>
              <span>
                <strong>{name}</strong>
                {headline(say(answer.headline))}
              </span>
              <IconButton
                icon={X}
                label={`${say(TEXT.drop)} ${name}`}
                onClick={() => session.setPinned(pinned.filter((other) => other !== one))}
              />
            </summary>
            {inquiry.question === asked && (
              <Button
                name={compared === one ? TEXT.apart : TEXT.compare}
                look="is-small"
                onClick={() => session.compareWith(compared === one ? undefined : one)}
              />
            )}
            <AnswerView answer={answer} />
          </details>
        )
      })}
    </section>
  )
}
