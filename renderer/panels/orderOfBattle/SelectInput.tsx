/** A list of choices in a bar, its name read aloud only. */
import { type ReactNode } from 'react'
import { headed, type Words } from '../../i18n/language'
import { type Option } from '../../ui/controls/fields'
import { useSay } from '../../ui/EditorContext'

export function SelectInput(props: {
  label: Words
  value: string
  options: readonly Option<string>[]
  onChange: (value: string) => void
}): ReactNode {
  const { label, value, options, onChange } = props
  const say = useSay()
  return (
    <select
      className="select"
      aria-label={say(label)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {headed(name, say)}
        </option>
      ))}
    </select>
  )
}
