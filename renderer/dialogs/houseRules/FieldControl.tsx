/** The control of a field of a row, by its kind. */
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Switch } from 'radix-ui'
import { type ReactNode } from 'react'
import { DraftInput } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { ChoiceControl, type ControlProps, NAME_IN } from './controls'
import { LookControl } from './LookControl'
import { shownValue, typedValue, wordsOf } from './typed'
import { useForms, useHouse } from './useHouse'
import { LANGUAGES, localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'

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
      return <PartsControl {...props} />
    case 'list':
      return <ListControl {...props} />
  }
}

type Parts = Readonly<Record<string, Json>>

function NameControl({ id, value, onSet }: ControlProps): ReactNode {
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
            text={(value as Record<string, string>)[language] ?? ''}
            apply={(text) => onSet({ ...(value as Parts), [language]: text.trim() })}
          />
        </div>
      ))}
    </div>
  )
}

function TextControl({ id, value, describedBy, field: { nothing }, onSet }: ControlProps): ReactNode {
  const say = useSay()
  return (
    <DraftInput
      id={id}
      placeholder={nothing && say(nothing)}
      aria-describedby={describedBy}
      text={typeof value === 'string' ? value : ''}
      apply={(text) => onSet(text.trim() === '' && nothing ? null : text.trim())}
    />
  )
}

/** A whole number; where the file may say so, nothing at all. */
function NumberControl(props: ControlProps): ReactNode {
  const { value, field, onSet } = props
  const { nothing } = field
  const say = useSay()
  return (
    <div className="house-number">
      <OneNumber {...props} emptied={nothing !== undefined} />
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

function OneNumber(
  props: Pick<ControlProps, 'id' | 'value' | 'describedBy' | 'onSet'> & {
    label?: string
    /** May it be emptied, which takes it away? */
    emptied: boolean
  },
): ReactNode {
  const { id, value, describedBy, label, emptied, onSet } = props
  const language = useLanguage()
  return (
    <DraftInput
      id={id}
      number
      placeholder={emptied ? '–' : undefined}
      aria-label={label}
      aria-describedby={describedBy}
      text={value === null ? '' : shownValue(value, language)}
      apply={(text) => onSet(text.trim() === '' && emptied ? null : typedValue(text))}
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

/** Points on foot and mounted: emptied, one takes the others away. */
function PartsControl({ id, value, field: { parts = {} }, onSet }: ControlProps): ReactNode {
  const say = useSay()
  const given = value as Parts | null
  const ones = Object.fromEntries(Object.keys(parts).map((key) => [key, 1]))
  return (
    <div className="house-number">
      {Object.entries(parts).map(([key, { name }], index) => (
        <span key={key}>
          <OneNumber
            id={index === 0 ? id : `${id}-${key}`}
            label={say(name)}
            value={given?.[key] ?? null}
            describedBy={undefined}
            emptied
            onSet={(next) => onSet(next === null ? null : { ...ones, ...given, [key]: next })}
          />
          <small aria-hidden>{say(name)}</small>
        </span>
      ))}
    </div>
  )
}

/** At least one item, each of some choices: when a weapon fires, and how its user may move then. */
function ListControl({ id, value, field: { parts = {} }, onSet }: ControlProps): ReactNode {
  const say = useSay()
  const items = Array.isArray(value) ? (value as Parts[]) : []
  return (
    <div className="house-modes">
      {items.map((item, index) => (
        <div key={index}>
          {Object.entries(parts).map(([key, { name, choices = [] }], part) => (
            <ChoiceControl
              key={key}
              id={index + part === 0 ? id : `${id}-${index}-${key}`}
              label={say(name)}
              value={item[key] ?? null}
              choices={choices}
              onSet={(next) => onSet(items.with(index, { ...item, [key]: next }))}
            />
          ))}
          <IconButton
            icon={Minus}
            label={localized('Retirer ce mode de tir', 'Take this mode of fire away')}
            disabled={items.length === 1}
            onClick={() => void onSet(items.toSpliced(index, 1))}
          />
        </div>
      ))}
      <IconButton
        icon={Plus}
        label={localized('Ajouter un mode de tir', 'Add a mode of fire')}
        onClick={() => void onSet([...items, ...items.slice(-1)])}
      />
    </div>
  )
}
