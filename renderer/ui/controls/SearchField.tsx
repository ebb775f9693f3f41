/** A field to search what stands below it. */
import Search from 'lucide-react/icons/search'
import { type ReactNode } from 'react'
import { type Localized } from '#shared/i18n/localized'
import { useSay } from '../EditorContext'
import './searchField.css'

export function SearchField(props: {
  /** Says what is searched: the name of the field, shown in it while it is empty. */
  label: Localized
  value: string
  onChange: (value: string) => void
  /** The field has the focus when its dialog opens. */
  autofocus?: boolean
  /** At its end and read aloud: how much was found. */
  found?: string
}): ReactNode {
  const { label, value, onChange, autofocus = false, found } = props
  const say = useSay()
  return (
    <div className="search-field">
      <Search aria-hidden />
      <input
        type="search"
        data-autofocus={autofocus || undefined}
        aria-label={say(label)}
        placeholder={say(label)}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {found !== undefined && <span role="status">{found}</span>}
    </div>
  )
}
