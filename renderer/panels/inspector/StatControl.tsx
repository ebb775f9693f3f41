/** The control of one stat of a schema, by the kind of its field. */
import { type ReactNode } from 'react'
import { type StatValue } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type StatField } from '#shared/rules/ruleset'
import { headline } from '../../i18n/language'
import { DraftField, SelectField, SwitchField } from '../../ui/controls/fields'
import { useSay } from '../../ui/EditorContext'
import { parseStat } from './statValue'

export function StatControl(props: {
  field: StatField
  value: StatValue
  /** Sets the value, or says why it cannot be set. */
  set: (value: StatValue) => string | undefined
}): ReactNode {
  const { field, value, set } = props
  const say = useSay()
  const label = headline(say(field.name))
  if (field.kind === 'boolean') return <SwitchField label={label} checked={value === true} onChange={set} />
  if (field.kind === 'choice')
    return (
      <SelectField
        label={label}
        value={String(value)}
        options={choicesWith(field, String(value)).map(({ id, name }) => ({
          value: id,
          label: headline(say(name)),
        }))}
        onChange={set}
      />
    )
  const apply = (text: string): string | undefined => {
    const read = parseStat(field, text)
    return read.ok ? set(read.value) : say(read.error)
  }
  return <DraftField label={label} number={field.kind === 'integer'} value={String(value)} apply={apply} />
}

/** A value that the schema does not offer stays in the file and is shown as it is. */
function choicesWith(
  field: StatField,
  value: string,
): readonly { readonly id: string; readonly name: Localized }[] {
  const choices = field.choices ?? []
  return choices.some(({ id }) => id === value)
    ? choices
    : [{ id: value, name: localized(value, value) }, ...choices]
}
