/** The control of a field of a row, by its kind. */
import { Switch } from 'radix-ui'
import { type ReactNode } from 'react'
import { LANGUAGES } from '#shared/i18n/localized'
import { useSay } from '../../ui/EditorContext'
import { ChoiceControl, type ControlProps, DraftInput, NAME_IN } from './controls'
import { ListControl } from './ListControl'
import { LookControl } from './LookControl'
import { NumberControl, PartsControl } from './NumberControl'
import { wordsOf } from './typed'
import { useForms, useHouse } from './useHouse'

export function FieldControl(props: ControlProps): ReactNode {
  const { field, id, value, onSet } = props
  switch (field.kind) {
    case 'name':
      return <NameControl {...props} />
    case 'text':
      return <TextControl {...props} />
    case 'number':
      return <NumberControl {...props} />
    case 'boolean':
      return (
        <Switch.Root id={id} className="switch" checked={value === true} onCheckedChange={onSet}>
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      )
    case 'choice':
      return <ChoiceControl {...props} choices={wordsOf(field)} />
    case 'row':
      return <OtherRowControl {...props} />
    case 'look':
      return <LookControl {...props} />
    case 'parts':
      return <PartsControl {...props} parts={field.parts ?? {}} />
    case 'list':
      return <ListControl {...props} parts={field.parts ?? {}} />
  }
}

function NameControl({ id, row, onSet }: ControlProps): ReactNode {
  const say = useSay()
  return (
    <div className="house-names">
      {LANGUAGES.map((language) => (
        <div key={language}>
          <span aria-hidden>{language}</span>
          <DraftInput
            id={language === 'fr' ? id : `${id}-${language}`}
            lang={language}
            aria-label={say(NAME_IN[language])}
            text={row.name[language]}
            apply={(text) => onSet({ ...row.name, [language]: text.trim() })}
          />
        </div>
      ))}
    </div>
  )
}

function TextControl({ id, value, error, field: { nothing }, onSet }: ControlProps): ReactNode {
  const say = useSay()
  return (
    <DraftInput
      id={id}
      placeholder={nothing && say(nothing)}
      aria-describedby={error ? `${id}-error` : undefined}
      text={typeof value === 'string' ? value : ''}
      apply={(text) => onSet(text.trim() === '' && nothing ? null : text.trim())}
    />
  )
}

function OtherRowControl({ field, ...props }: ControlProps): ReactNode {
  const { rows: forms } = useForms()
  const house = useHouse()
  const rows = forms.find((form) => form.of === field.of)?.rows(house) ?? []
  const choices = rows.filter((row) => field.slot === undefined || row['slot'] === field.slot)
  return <ChoiceControl {...props} choices={wordsOf({ ...field, kind: 'choice', choices })} />
}
