/** The control of a field, by its kind. */
import { Switch } from 'radix-ui'
import { type ReactNode } from 'react'
import { type RowsOf } from '#shared/document/rowUses'
import { type Language, LANGUAGES, localized } from '#shared/i18n/localized'
import { type FieldForm, type FormChoice, type FormRow } from '#shared/rules/house/forms/rowForm'
import { useDraft } from '../../ui/controls/fields'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { AlongControl } from './AlongControl'
import { ChoiceControl, type ControlProps } from './ChoiceControl'
import { LookControl } from './LookControl'
import { ModesControl } from './ModesControl'
import { shownValue, typedValue } from './typed'
import { useForms, useHouse } from './useHouse'

interface FieldControlProps extends ControlProps {
  readonly of: RowsOf
  readonly row: FormRow
  readonly field: FieldForm
}

export function FieldControl(props: FieldControlProps): ReactNode {
  const { field, id, value, onSet } = props
  switch (field.kind) {
    case 'name':
      return <NameControl {...props} />
    case 'text':
      return <TextControl {...props} nothing={field.nothing && { value: null, name: field.nothing }} />
    case 'number':
      return <NumberControl {...props} nothing={field.nothing && { value: null, name: field.nothing }} />
    case 'flag':
      return (
        <Switch.Root id={id} className="switch" checked={value === true} onCheckedChange={onSet}>
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      )
    case 'choice':
      return <ChoiceControl {...props} choices={field.choices} />
    case 'row':
      return <OtherRowControl {...props} of={field.of} slot={field.slot} nothing={field.nothing} />
    case 'look':
      return <LookControl {...props} nothing={field.nothing} />
    case 'along':
      return <AlongControl {...props} nothing={field.nothing} />
    case 'modes':
      return <ModesControl {...props} fire={field.fire} movement={field.movement} />
  }
}

const LANGUAGE_NAMES = { fr: localized('français', 'French'), en: localized('anglais', 'English') } as const

function NameControl({ id, row, error, onSet }: FieldControlProps): ReactNode {
  return (
    <div className="house-names">
      {LANGUAGES.map((language) => (
        <OneName
          key={language}
          id={language === 'fr' ? id : `${id}-${language}`}
          language={language}
          text={row.name[language]}
          error={error}
          apply={(text) => onSet({ ...row.name, [language]: text.trim() })}
        />
      ))}
    </div>
  )
}

function OneName(props: {
  id: string
  language: Language
  text: string
  error: boolean
  apply: (text: string) => string | undefined
}): ReactNode {
  const say = useSay()
  const { input } = useDraft(props.text, props.apply)
  const label = say(localized('Nom en ', 'Name in ')) + say(LANGUAGE_NAMES[props.language])
  return (
    <div>
      <span aria-hidden>{props.language}</span>
      <input id={props.id} className="input" lang={props.language} aria-label={label} {...input} />
    </div>
  )
}

type Worded = FieldControlProps & { nothing: FormChoice | undefined }

function TextControl({ id, value, error, nothing, onSet }: Worded): ReactNode {
  const { input } = useDraft(typeof value === 'string' ? value : '', (text) =>
    onSet(text.trim() === '' && nothing ? null : text.trim()),
  )
  const say = useSay()
  return (
    <input
      id={id}
      className="input"
      placeholder={nothing && say(nothing.name)}
      aria-describedby={error ? `${id}-error` : undefined}
      {...input}
    />
  )
}

/** A number, and where the file may say so, nothing at all. */
function NumberControl({ id, value, error, nothing, onSet }: Worded): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const shown = value === null ? '' : shownValue(value, language)
  const { input } = useDraft(shown, (text) => onSet(text.trim() === '' && nothing ? null : typedValue(text)))
  return (
    <div className="house-number">
      <input
        id={id}
        className="input is-number"
        inputMode="numeric"
        placeholder={nothing && '–'}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
      {nothing && (
        <label>
          <input
            type="checkbox"
            checked={value === null}
            onChange={(event) => void onSet(event.target.checked ? null : 1)}
          />
          {say(nothing.name)}
        </label>
      )}
    </div>
  )
}

function OtherRowControl(
  props: ControlProps & { of: RowsOf; slot: string | undefined; nothing: FormChoice['name'] },
): ReactNode {
  const { rows: forms } = useForms()
  const house = useHouse()
  const rows = forms.find((form) => form.of === props.of)?.rows(house) ?? []
  const choices = rows
    .filter((row) => props.slot === undefined || row['slot'] === props.slot)
    .map(({ id, name }) => ({ value: id, name }))
  return <ChoiceControl {...props} choices={[{ value: null, name: props.nothing }, ...choices]} />
}
