/** The choice of the style in which hexes are named, for a new map and for the open one. */
import { type ReactNode } from 'react'
import { type Numbering } from '#shared/hex/numbering'
import { type Localized, localized } from '#shared/i18n/localized'
import { SelectField } from '../../ui/controls/fields'
import { useSay } from '../../ui/EditorContext'

const COLUMN_ROW = localized('0101, colonne puis rangée', '0101, column then row')
const ROW_COLUMN = localized('0101, rangée puis colonne', '0101, row then column')

interface NumberingStyleProps {
  readonly label: Localized
  readonly value: Numbering['style']
  readonly onChange: (style: Numbering['style']) => void
}

export function NumberingStyle({ label, value, onChange }: NumberingStyleProps): ReactNode {
  const say = useSay()
  return (
    <SelectField<Numbering['style']>
      label={say(label)}
      value={value}
      options={[
        { value: 'letter-number', label: 'A1, B12, AA3' },
        { value: 'column-row', label: say(COLUMN_ROW) },
        { value: 'row-column', label: say(ROW_COLUMN) },
      ]}
      onChange={onChange}
    />
  )
}
