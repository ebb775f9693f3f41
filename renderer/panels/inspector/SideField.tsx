/** The choice of a side, or of none. */
import { type ReactNode } from 'react'
import { type Side } from '#shared/document/armies'
import { type SideId } from '#shared/document/ids'
import { type Localized, localized } from '#shared/i18n/localized'
import { SelectField } from '../../ui/controls/fields'
import { MIXED, type Mixed } from '../../ui/controls/mixed'
import { useEditorState } from '../../ui/EditorContext'

interface SideFieldProps {
  readonly side: SideId | Mixed | undefined
  /** The word for no side. */
  readonly none: Localized
  readonly onChange: (side: SideId | null) => void
}

/** A side that the scenario does not have stays chosen, as the check says. */
export function SideField({ side, none, onChange }: SideFieldProps): ReactNode {
  const sides = useEditorState((state) => state.document.scenario.sides)
  const known = (Object.entries(sides) as [SideId, Side][]).map(([id, { name }]) => ({ id, name }))
  const unknown = side === undefined || side === MIXED || side in sides ? [] : [{ id: side, name: side }]
  return (
    <SelectField<SideId | ''>
      label={localized('Camp', 'Side')}
      value={side ?? ''}
      options={[{ id: '', name: none }, ...known, ...unknown]}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  )
}
