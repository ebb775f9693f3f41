/** The control of a field, by its kind. */
import { Switch } from 'radix-ui'
import { type ReactNode } from 'react'
import { type RowsOf } from '#shared/document/rowUses'
import { type Language, LANGUAGES, localized } from '#shared/i18n/localized'
import { type Field } from '#shared/rules/fields/field'
import { type FormChoice } from '#shared/rules/house/forms/figureForm'
import { type FormRow } from '#shared/rules/house/forms/rowForm'
import { useDraft } from '../../ui/controls/fields'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { ChoiceControl, type ControlProps, ofFile } from './ChoiceControl'
import { ListControl } from './ListControl'
import { LookControl } from './LookControl'
import { PartsControl } from './PartsControl'
import { shownValue, typedValue } from './typed'
import { useForms, useHouse } from './useHouse'

interface FieldControlProps extends ControlProps {
  readonly of: RowsOf
  readonly row: FormRow
  readonly field: Field<unknown>
}

export function FieldControl(props: FieldControlProps): ReactNode {
  const { field, id, value, onSet } = props
  const { choices = [], nothing, parts = {} } = field
  const none = nothing && { value: null, name: nothing }
  switch (field.kind) {
    case 'name':
      return <NameControl {...props} />
    case 'text':
      return <TextControl {...props} nothing={none} />
    case 'integer':
      return <NumberControl {...props} nothing={none} />
    case 'boolean':
      return (
        <Switch.Root id={id} className="switch" checked={value === true} onCheckedChange={onSet}>
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      )
    case 'choice':
      return <ChoiceControl {...props} choices={[...(none ? [none] : []), ...choices.map(ofFile)]} />
    case 'row':
      return <OtherRowControl {...props} nothing={none} />
    case 'look':
      return <LookControl {...props} nothing={nothing} />
    case 'parts':
      return <PartsControl {...props} parts={parts} />
    case 'list':
      return <ListControl {...props} parts={parts} />
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

function OtherRowControl({ field, nothing, ...props }: Worded): ReactNode {
  const { rows: forms } = useForms()
  const house = useHouse()
  const rows = forms.find((form) => form.of === field.of)?.rows(house) ?? []
  const choices = rows.filter((row) => field.slot === undefined || row['slot'] === field.slot).map(ofFile)
  return <ChoiceControl {...props} choices={[...(nothing ? [nothing] : []), ...choices]} />
}
