/** Cells of the first table in HTML: for a clipboard that holds no plain text. */
import { type Cells } from '#shared/armies/clipText'

/** A cell merged over several is the first of them; the others are empty, as spreadsheets write them in plain text. */
export function cellsOfHtml(html: string): Cells {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  const cells: string[][] = []
  for (const [at, line] of [...(table?.rows ?? [])].entries()) {
    const own = (cells[at] ??= [])
    let column = 0
    for (const cell of line.cells) {
      while (own[column] !== undefined) column++
      for (let down = 0; down < cell.rowSpan; down++)
        for (let right = 0; right < cell.colSpan; right++) {
          const lower = (cells[at + down] ??= [])
          lower[column + right] = down + right === 0 ? (cell.textContent ?? '').trim() : ''
        }
    }
  }
  return cells.map((line) => Array.from(line, (text) => text ?? ''))
}
