/** Counts of the table of counter types, in words. */
import { type Localized, localized } from '#shared/i18n/localized'
import { counted } from '../../i18n/language'
import { type Table } from './useTable'

/** "12 types", "3 lignes sur 12" while rows are filtered out. */
export function typesShown({ rows, allRows, layout }: Pick<Table, 'rows' | 'allRows' | 'layout'>): Localized {
  const all = allRows.length
  if (rows.length < all) return localized(`${rows.length} sur ${all}`, `${rows.length} of ${all}`)
  return layout === 'types'
    ? counted(all, localized('type', 'type'), localized('types', 'types'))
    : counted(all, localized('face', 'face'), localized('faces', 'faces'))
}
