/** The control for whole numbers that are given together, or not at all: points on foot and mounted. */
import { type ReactNode } from 'react'
import { type Localized } from '#shared/i18n/localized'
import { type Fields } from '#shared/rules/fields/field'
import { useDraft } from '../../ui/controls/fields'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { type ControlProps } from './ChoiceControl'
import { shownValue, typedValue } from './typed'

type Numbers = Readonly<Record<string, number>>

export function PartsControl({ id, value, parts, onSet }: ControlProps & { parts: Fields }): ReactNode {
  const given = value as Numbers | null
  const ones = Object.fromEntries(Object.keys(parts).map((key) => [key, 1]))
  return (
    <div className="house-number">
      {Object.entries(parts).map(([key, { name }], index) => (
        <Part
          key={key}
          id={index === 0 ? id : `${id}-${key}`}
          name={name}
          value={given?.[key]}
          onSet={(text) => onSet(text === '' ? null : { ...ones, ...given, [key]: typedValue(text) })}
        />
      ))}
    </div>
  )
}

function Part(props: {
  id: string
  name: Localized
  value: number | undefined
  onSet: (text: string) => string | undefined
}): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const shown = props.value === undefined ? '' : shownValue(props.value, language)
  const { input } = useDraft(shown, (text) => props.onSet(text.trim()))
  return (
    <span>
      <input
        id={props.id}
        className="input is-number"
        inputMode="numeric"
        placeholder="–"
        aria-label={say(props.name)}
        {...input}
      />
      <small aria-hidden>{say(props.name)}</small>
    </span>
  )
}
