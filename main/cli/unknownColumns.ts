/** Columns of a CSV that `import` leaves out. */
import { csvFaultText } from '#shared/armies/csv/csvFault'
import type { CsvTable } from '#shared/armies/csv/readCsv'
import type { Warning } from './warnings'

/** A warning for each heading that no column of the mapping knows, and for cells without one. */
export function unknownColumns(
  { headings, line, rows }: CsvTable,
  mapping: readonly unknown[],
): readonly Warning[] {
  return headings.flatMap((heading, index) => {
    const used = rows.some(({ cells }) => (cells[index] ?? '').trim() !== '')
    if (mapping[index] !== undefined || (heading === '' && !used)) return []
    const column = heading || index + 1
    const says = { fr: 'Colonne inconnue, laissée de côté.', en: 'Unknown column, left out.' }
    return [{ message: csvFaultText({ line, column, says }), line, column }]
  })
}
