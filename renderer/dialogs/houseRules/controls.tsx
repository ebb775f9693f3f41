/** The small controls that fields of rows and cells of figures share: a typed text, and a choice among named values. */
import { type ComponentProps, type ReactNode } from 'react'
import { type Json } from '#shared/document/types'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type Field, type NamedChoice } from '#shared/rules/fields/field'
import { sameJson } from '#shared/rules/house/forms/figureData'
import { headline } from '../../i18n/language'
import { useDraft } from '../../ui/controls/fields'
import { NumberBox } from '../../ui/controls/NumberBox'
import { useSay } from '../../ui/EditorContext'

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

/** A text that is applied when the field is left; a wrong one stays, with its reason as title. */
export function DraftInput(
  props: { text: string; number?: boolean; apply: Put<string> } & Omit<ComponentProps<'input'>, 'value'>,
): ReactNode {
  const { text, number, apply, title, ...attributes } = props
  const { input, error } = useDraft(text, apply)
  const all = { title: error ?? title, ...attributes, ...input }
  return number ? <NumberBox {...all} /> : <input className="input" {...all} />
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
