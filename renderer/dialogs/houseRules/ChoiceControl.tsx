/** The control for a choice among named values; and the properties that all field controls share. */
import { type ReactNode } from 'react'
import { type Json } from '#shared/document/types'
import { type NamedChoice } from '#shared/rules/fields/field'
import { type FormChoice } from '#shared/rules/house/forms/figureForm'
import { headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'

export interface ControlProps {
  readonly id: string
  readonly value: Json
  readonly error: boolean
  /** Answers why not. */
  readonly onSet: (value: Json) => string | undefined
}

/** A choice as the file names it. */
export function ofFile({ id, name }: NamedChoice): FormChoice {
  return { value: id, name }
}

export function ChoiceControl(
  props: ControlProps & { choices: readonly FormChoice[]; label?: string },
): ReactNode {
  const { id, value, choices, label, onSet } = props
  const say = useSay()
  const index = choices.findIndex((choice) => JSON.stringify(choice.value) === JSON.stringify(value))
  return (
    <select
      id={id}
      className="select"
      aria-label={label}
      value={index}
      onChange={(event) => void onSet(choices[Number(event.target.value)]?.value ?? null)}
    >
      {choices.map(({ name }, choice) => (
        <option key={choice} value={choice}>
          {headline(say(name))}
        </option>
      ))}
    </select>
  )
}
