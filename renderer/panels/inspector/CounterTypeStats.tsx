/** The stats of a sheet that hold for all its faces, under the headings of the schema. */
import { type ReactNode, useId } from 'react'
import { statText, statTextChange } from '#shared/armies/changeInLanguage'
import { editCounterType } from '#shared/commands/entries/counterTypes'
import { type CounterType, type StatValue } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Localized, localized } from '#shared/i18n/localized'
import { type StatField } from '#shared/rules/contract/ruleset'
import { headline, type Words } from '../../i18n/language'
import { useEditor, useRuleset, useSay } from '../../ui/EditorContext'
import { changeSheetStats } from '../../actions/changeSheets'
import { NameFields } from '../../ui/controls/NameFields'
import { InspectorSection } from '../InspectorFrame'
import { StatControl } from './StatControl'

const COMMON = localized('Caractéristiques', 'Stats')
/** So many faculties and more are a list of boxes to tick. */
const MANY = 4

/** In the order in which the schema names them first. */
export function statGroups(fields: readonly StatField[]): { name: Localized; fields: StatField[] }[] {
  const names = fields.map(({ group = COMMON }) => group)
  return [...new Map(names.map((name) => [name.en, name])).values()].map((name) => ({
    name,
    fields: fields.filter(({ group = COMMON }) => group.en === name.en),
  }))
}

export function CounterTypeStats({ id, type }: { id: CounterTypeId; type: CounterType }): ReactNode {
  const editor = useEditor()
  const { counterSchema } = useRuleset()
  const set = (field: StatField, value: StatValue): Words | undefined =>
    changeSheetStats(editor.document, id, { [field.id]: value })?.message
  const groups = statGroups(counterSchema.fields.filter((field) => field.of === 'type'))
  return groups.map(({ name, fields }) => (
    <InspectorSection key={name.en} title={name}>
      {isList(fields) ? (
        <ul className="faculties">
          {fields.map((field) => (
            <Faculty
              key={field.id}
              field={field}
              checked={(type.stats[field.id] ?? field.default) === true}
              set={(on) => set(field, on)}
            />
          ))}
        </ul>
      ) : (
        fields.map((field) =>
          field.kind === 'text' ? (
            <TextStat key={field.id} field={field} id={id} type={type} />
          ) : (
            <StatControl
              key={field.id}
              field={field}
              value={type.stats[field.id] ?? field.default}
              set={(value) => set(field, value)}
            />
          ),
        )
      )}
    </InspectorSection>
  ))
}

/** Words of the author's, which the other language may have too. */
function TextStat(props: { field: StatField; id: CounterTypeId; type: CounterType }): ReactNode {
  const { field, id, type } = props
  const editor = useEditor()
  return (
    <NameFields
      label={field.name}
      thing={statText(type, field.id, field.default)}
      of="text"
      apply={(change) =>
        editor.document.run(editCounterType, {
          counterType: id,
          change: statTextChange(type, field.id, change),
        })?.message
      }
    />
  )
}

function isList(fields: readonly StatField[]): boolean {
  return fields.length >= MANY && fields.every(({ kind }) => kind === 'boolean')
}

function Faculty(props: { field: StatField; checked: boolean; set: (on: boolean) => void }): ReactNode {
  const { field, checked, set } = props
  const say = useSay()
  const id = useId()
  return (
    <li>
      <input id={id} type="checkbox" checked={checked} onChange={(event) => set(event.target.checked)} />
      <label htmlFor={id}>{headline(say(field.name))}</label>
    </li>
  )
}
