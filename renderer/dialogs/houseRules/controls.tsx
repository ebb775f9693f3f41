/** The control that fields of rows and cells of figures share: a choice among named values. */
import { type ReactNode } from 'react'
import { headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { type Field, type NamedChoice } from '#shared/rules/fields/field'
import { sameJson } from '#shared/rules/house/forms/figureData'

/** Puts a value, as the file would give it; answers why not. */
export type Put<T> = (value: T) => string | undefined

/** The properties that the controls of a row's fields share. */
export interface ControlProps {
  readonly id: string
  /** The id of the row. */
  readonly row: string
  readonly field: Field<unknown>
  readonly value: Json
  readonly describedBy: string | undefined
  readonly onSet: Put<Json>
}

export const NAME_IN: Readonly<Record<Language, Localized>> = {
  fr: localized('Nom en français', 'Name in French'),
  en: localized('Nom en anglais', 'Name in English'),
}

export function ChoiceControl(props: {
  id?: string | undefined
  label?: string
  value: Json
  choices: readonly NamedChoice<Json>[]
  onSet: Put<Json>
}): ReactNode {
  const { id, label, value, choices, onSet } = props
  const say = useSay()
  return (
    <select
      id={id}
      className="select"
      aria-label={label}
      value={choices.findIndex((choice) => sameJson(choice.id, value))}
      onChange={(event) => void onSet(choices[Number(event.target.value)]?.id ?? null)}
    >
      {choices.map(({ name }, index) => (
        <option key={index} value={index}>
          {headline(say(name))}
        </option>
      ))}
    </select>
  )
}
