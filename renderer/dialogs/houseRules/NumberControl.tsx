/** Whole numbers of a row: one, or several that are given together; where the file may say so, nothing at all. */
import { type ReactNode } from 'react'
import { type Json } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type Fields } from '#shared/rules/fields/field'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { type ControlProps, DraftInput, type Put } from './controls'
import { shownValue, typedValue } from './typed'

export function NumberControl({ id, value, error, field: { nothing }, onSet }: ControlProps): ReactNode {
  const say = useSay()
  return (
    <div className="house-number">
      <OneNumber
        id={id}
        value={value}
        nothing={nothing}
        describedBy={error ? `${id}-error` : undefined}
        onSet={onSet}
      />
      {nothing && (
        <label>
          <input
            type="checkbox"
            checked={value === null}
            onChange={(event) => void onSet(event.target.checked ? null : 1)}
          />
          {say(nothing)}
        </label>
      )}
    </div>
  )
}

/** Points on foot and mounted: emptied, one takes the others away. */
export function PartsControl(props: ControlProps & { parts: Fields }): ReactNode {
  const { id, value, parts, onSet } = props
  const say = useSay()
  const given = value as Readonly<Record<string, Json>> | null
  const ones = Object.fromEntries(Object.keys(parts).map((key) => [key, 1]))
  return (
    <div className="house-number">
      {Object.entries(parts).map(([key, { name }], index) => (
        <span key={key}>
          <OneNumber
            id={index === 0 ? id : `${id}-${key}`}
            label={say(name)}
            value={given?.[key] ?? null}
            nothing={name}
            onSet={(next) => onSet(next === null ? null : { ...ones, ...given, [key]: next })}
          />
          <small aria-hidden>{say(name)}</small>
        </span>
      ))}
    </div>
  )
}

function OneNumber(props: {
  id: string
  label?: string
  value: Json
  nothing: Localized | undefined
  describedBy?: string | undefined
  onSet: Put<Json>
}): ReactNode {
  const { id, label, value, nothing, describedBy, onSet } = props
  const language = useLanguage()
  return (
    <DraftInput
      id={id}
      number
      placeholder={nothing && '–'}
      aria-label={label}
      aria-describedby={describedBy}
      text={value === null ? '' : shownValue(value, language)}
      apply={(text) => onSet(text.trim() === '' && nothing ? null : typedValue(text))}
    />
  )
}
