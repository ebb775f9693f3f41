/** A note of several lines, with its label above it. Kept when it is left; Escape puts back the document's. */
import { type ReactNode, useId, useState } from 'react'
import { headed, type Words } from '../../i18n/language'
import { useSay } from '../EditorContext'
import './noteField.css'

export function NoteField(props: {
  label: Words
  value: string
  onChange: (text: string) => void
}): ReactNode {
  const { label, value, onChange } = props
  const say = useSay()
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const text = draft ?? value
  return (
    <div className="note-field">
      <label className="field-label" htmlFor={id}>
        {headed(label, say)}
      </label>
      <textarea
        id={id}
        className="input"
        rows={Math.min(Math.max(text.split('\n').length, 2), 8)}
        value={text}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => {
          setDraft(undefined)
          if (draft !== undefined && draft.trim() !== value) onChange(draft.trim())
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || draft === undefined) return
          event.stopPropagation()
          setDraft(undefined)
        }}
      />
    </div>
  )
}
