/** The stats of each face: a row a face, a column a stat. */
import { type ReactNode } from 'react'
import { type CounterTypeChange } from '#shared/commands/entries/counterTypes'
import { type CounterType, type StatValue } from '#shared/document/armies'
import { faceChange } from '#shared/rules/counters/faceStats'
import { type FaceRow, type StatField } from '#shared/rules/contract/ruleset'
import { headline, type Words } from '../../i18n/language'
import { useDraft } from '../../ui/controls/fields'
import { NumberBox } from '../../ui/controls/NumberBox'
import { useRuleset, useSay } from '../../ui/EditorContext'
import { statInput } from './statValue'

/** Letters of a column's heading. */
const HEADING_LENGTH = 3

export function FaceTable(props: {
  type: CounterType
  faces: readonly FaceRow[]
  fields: readonly StatField[]
  change: (change: CounterTypeChange) => Words | undefined
}): ReactNode {
  const { type, faces, fields, change } = props
  const say = useSay()
  const schema = useRuleset().counterSchema
  return (
    <table className="face-table">
      <thead>
        <tr>
          <td />
          {fields.map((field) => (
            <th key={field.id} scope="col" title={headline(say(field.name))}>
              {headline(say(field.name)).slice(0, HEADING_LENGTH)}.
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faces.map((face) => (
          <tr key={face.id}>
            <th scope="row">{headline(say(face.name))}</th>
            {fields.map((field) => (
              <FaceStat
                key={field.id}
                field={field}
                label={`${say(face.name)}, ${say(field.name)}`}
                value={type.faces[face.id]?.stats[field.id] ?? type.stats[field.id] ?? field.default}
                set={(value) =>
                  change({ faces: faceChange(schema, type, { face: face.id, stat: field.id, value }) })
                }
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FaceStat(props: {
  field: StatField
  label: string
  value: StatValue
  set: (value: StatValue) => Words | undefined
}): ReactNode {
  const { field, label, value, set } = props
  const { error, input } = useDraft(String(value), statInput(field, set))
  return (
    <td>
      <NumberBox aria-label={label} {...input} />
      {error !== undefined && (
        <p className="face-error" role="alert">
          {error}
        </p>
      )}
    </td>
  )
}
