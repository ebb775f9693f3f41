/** The control of one stat of a schema, by the kind of its field. */
import { type ReactNode } from 'react'
import { type StatValue } from '#shared/document/armies'
import { type StatField } from '#shared/rules/contract/ruleset'
import { type Words } from '../../i18n/language'
import { DraftField, type Option, SelectField, SwitchField } from '../../ui/controls/fields'
import { MIXED, type Mixed } from '../../ui/controls/mixed'
import { statInput } from './statValue'

export function StatControl(props: {
  field: StatField
  value: StatValue | Mixed
  /** Sets the value, or says why it cannot be set. */
  set: (value: StatValue) => Words | undefined
}): ReactNode {
  const { field, value, set } = props
  const { name: label } = field
  if (field.kind === 'boolean')
    return <SwitchField label={label} checked={value === MIXED ? value : value === true} onChange={set} />
  if (field.kind === 'choice')
    return (
      <SelectField
        label={label}
        value={String(value)}
        options={choicesWith(field, String(value))}
        onChange={set}
      />
    )
  const number = field.kind === 'integer'
  const text = value === MIXED ? '' : String(value)
  return <DraftField label={label} number={number} value={text} apply={statInput(field, set)} />
}

/** A value that the schema does not offer stays in the file and is shown as it is. */
function choicesWith({ choices = [] }: StatField, value: string): readonly Option<string>[] {
  const known = value === MIXED || choices.some(({ id }) => id === value)
  return known ? choices : [{ id: value, name: value }, ...choices]
}
