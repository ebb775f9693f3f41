/** The first row of a table whose rows have names too: an empty corner and the name of each column. */
import { type ReactNode } from 'react'
import { type Localized } from '#shared/i18n/localized'
import { headline } from '../../i18n/language'
import { useSay } from '../EditorContext'

export function ColumnHeads({ columns }: { columns: readonly Localized[] }): ReactNode {
  const say = useSay()
  return (
    <thead>
      <tr>
        <td />
        {columns.map((column, index) => (
          <th key={index} scope="col">
            {headline(say(column))}
          </th>
        ))}
      </tr>
    </thead>
  )
}
