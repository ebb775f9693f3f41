/** A grid of figures: the ruleset's greyed, the author's own beside what they replace. A block of a spreadsheet may be pasted. */
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { headline } from '../../i18n/language'
import { ColumnHeads } from '../../ui/controls/ColumnHeads'
import { FieldError } from '../../ui/controls/fields'
import { useEditor, useSay } from '../../ui/EditorContext'
import { FigureCell, hasLetters } from './FigureCell'
import { setFigures } from './houseEdits'
import { pastedBlock, typedValue, wordsOf } from './typed'
import { useHouse } from './useHouse'
import { type Localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { withoutTables } from '#shared/rules/contract/house'
import {
  type FigureCell as Cell,
  type FigureForm,
  type FigureGrid as Grid,
  type FigureSheet,
} from '#shared/rules/house/figureForm'

interface FigureGridProps {
  readonly form: FigureForm
  readonly sheet: FigureSheet
  readonly grid: Grid
  /** The title of the table. */
  readonly title: Localized
}

export function FigureGrid({ form, sheet, grid, title }: FigureGridProps): ReactNode {
  const { title: heading, columns, rows } = grid
  const say = useSay()
  const editor = useEditor()
  const own = form.under(withoutTables(useHouse()))
  const [error, setError] = useState<Localized>()
  const set = (changes: readonly { readonly cell: Cell; readonly value: Json }[]): string | undefined => {
    const problem = setFigures(editor.document, form, changes, title)
    setError(problem)
    return problem && say(problem)
  }
  const paste = (event: ClipboardEvent, row: number, column: number): void => {
    const block = pastedBlock(event.clipboardData.getData('text/plain'))
    if (!block) return
    event.preventDefault()
    set(
      block.flatMap((line, down) =>
        line.flatMap((text, across) => {
          const cell = rows[row + down]?.cells[column + across]
          return cell ? [{ cell, value: typedValue(text, wordsOf(cell.field)) }] : []
        }),
      ),
    )
  }
  if (rows.length === 0) return null
  return (
    <section
      className="house-group"
      // Escape puts back what the field held: nothing is wrong any more.
      onKeyDownCapture={({ key }) => key === 'Escape' && setError(undefined)}
    >
      {heading && <h4>{say(heading)}</h4>}
      <div className="house-grid">
        <table className={gridClass(rows)}>
          {columns.length > 0 && <ColumnHeads columns={columns} />}
          <tbody>
            {rows.map(({ label, cells }, row) => (
              <tr key={row}>
                <th scope="row">{headline(say(label))}</th>
                {cells.map((cell, column) => (
                  <td key={column} onPaste={(event) => paste(event, row, column)}>
                    {cell && (
                      <FigureCell
                        written={sheet.written}
                        own={own.written}
                        cell={cell}
                        label={[label, columns[column]]
                          .flatMap((words) => (words ? [say(words)] : []))
                          .join(', ')}
                        onSet={(value) => set([{ cell, value }])}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FieldError words={error} />
    </section>
  )
}

// The width of its fields: letters need little, words more than figures.
function gridClass(rows: Grid['rows']): string {
  const fields = rows.flatMap((row) => row.cells).flatMap((cell) => cell?.field ?? [])
  if (fields.some(hasLetters)) return 'has-letters'
  if (fields.some((field) => field.kind === 'number' && wordsOf(field).length > 0)) return 'has-words'
  return fields.every(({ kind }) => kind === 'number') ? 'has-figures' : ''
}
