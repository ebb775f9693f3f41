/** A question that must be answered, by one of two or three buttons. Closing it is the answer no. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { Button } from '../ui/controls/Button'
import { DialogFrame } from '../ui/controls/DialogFrame'

interface Answer<A> {
  readonly name: Localized
  readonly answer: A
  readonly look?: string
}

export const CANCEL = { name: localized('Annuler', 'Cancel'), answer: 'cancel' } as const

export function Question<A>(props: {
  title: Localized
  words: Localized
  size?: 'small'
  /** Apart from the two, at the left. */
  other?: Answer<A> | undefined
  no: Answer<A>
  yes: Answer<A>
  onAnswer: (answer: A) => void
}): ReactNode {
  const { title, words, size, other, no, yes, onAnswer } = props
  const button = ({ name, answer, look = '' }: Answer<A>, place: string, focused = false): ReactNode => (
    <Button
      name={name}
      look={`is-large ${place} ${look}`}
      data-autofocus={focused || undefined}
      onClick={() => onAnswer(answer)}
    />
  )
  return (
    <DialogFrame
      title={title}
      description={words}
      {...(size && { size })}
      mustAnswer
      onClose={() => onAnswer(no.answer)}
      footer={
        <>
          {other && button(other, 'is-first')}
          {button(no, '')}
          {button(yes, 'is-primary', true)}
        </>
      }
    />
  )
}
