/** Asks for the reason why a finding is silenced, in its place: Enter takes the first way, Escape gives up. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { Button } from './Button'
import { Field } from './fields'
import { useSay } from '../EditorContext'
import './reasonForm.css'

const TEXT = {
  reason: localized('Raison', 'Reason'),
  example: localized('Pourquoi c’est voulu', 'Why it is meant'),
  missing: localized('Une raison est attendue.', 'A reason is expected.'),
  cancel: localized('Annuler', 'Cancel'),
}

/** A thing to do with the reason; it is never empty. */
interface Way {
  readonly name: Words
  readonly run: (reason: string) => void
}

export function ReasonForm(props: {
  ways: readonly [Way, ...Way[]]
  reason?: string
  onCancel: () => void
}): ReactNode {
  const { ways, onCancel } = props
  const say = useSay()
  const id = useId()
  const [reason, setReason] = useState(props.reason ?? '')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const take = ({ run }: Way): void => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') field.current?.focus()
    else run(reason.trim())
  }
  const [first, ...others] = ways
  return (
    <form
      className="reason-form"
      onSubmit={(event) => {
        event.preventDefault()
        take(first)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <Field label={TEXT.reason} htmlFor={id} error={missing ? TEXT.missing : undefined}>
        <input
          ref={field}
          id={id}
          className="input"
          value={reason}
          placeholder={say(TEXT.example)}
          aria-invalid={missing}
          aria-describedby={missing ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setReason(target.value)
            setMissing(false)
          }}
        />
      </Field>
      <div className="reason-ways">
        <Button name={first.name} type="submit" look="is-primary" />
        <Button name={TEXT.cancel} onClick={onCancel} />
        {others.map((way) => (
          <Button key={say(way.name)} name={way.name} onClick={() => take(way)} />
        ))}
      </div>
    </form>
  )
}
