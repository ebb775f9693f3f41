/** The choice of the style in which hexes are named, for a new map and for the open one. */
import { type ReactNode } from 'react'
import { type Numbering } from '#shared/hex/numbering'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Option, SelectField } from '../../ui/controls/fields'

const STYLES: readonly Option<Numbering['style']>[] = [
  { id: 'letter-number', name: 'A1, B12, AA3' },
  { id: 'column-row', name: localized('0101, colonne puis rangée', '0101, column then row') },
  { id: 'row-column', name: localized('0101, rangée puis colonne', '0101, row then column') },
]

export function NumberingStyle(props: {
  label: Localized
  value: Numbering['style']
  onChange: (style: Numbering['style']) => void
}): ReactNode {
  return <SelectField {...props} options={STYLES} />
}
