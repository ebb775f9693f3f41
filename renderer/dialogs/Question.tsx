/** Questions in a dialog: one to three buttons. One with a `no` must be answered, and closing it is that answer. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type UserAnswer, type UserQuestion } from '../editor/ports/userQuestion'
import { Button } from '../ui/controls/Button'
import { DialogFrame } from '../ui/controls/DialogFrame'
import { useEditorState } from '../ui/EditorContext'

export const CANCEL = { name: localized('Annuler', 'Cancel'), answer: 'cancel' } as const

/** The question that the session asks now. */
export function AskedQuestion(): ReactNode {
  const asked = useEditorState(({ session }) => session.asked[0])
  if (!asked) return null
  const { question, answer } = asked
  return <Question key={question.title.en} {...question} onAnswer={answer} />
}

export function Question<A>(
  props: UserQuestion<A> & { size?: 'small'; onAnswer: (answer: A) => void },
): ReactNode {
  const { title, words, size, other, no, yes, onAnswer } = props
  const button = ({ name, answer, look }: UserAnswer<A>, place: string, focused = false): ReactNode => (
    <Button
      name={name}
      look={`is-large ${place} ${look ?? ''}`}
      data-autofocus={focused || undefined}
      onClick={() => onAnswer(answer)}
    />
  )
  return (
    <DialogFrame
      title={title}
      description={words}
      {...(size && { size })}
      mustAnswer={no !== undefined}
      onClose={() => onAnswer((no ?? yes).answer)}
      footer={
        <>
          {other && button(other, 'is-first')}
          {no && button(no, '')}
          {button(yes, 'is-primary', true)}
        </>
      }
    />
  )
}
