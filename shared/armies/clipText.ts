/** Cells as spreadsheets put them on the clipboard, and back: LibreOffice, Excel and Google Sheets write the same text. */
import Papa from 'papaparse'

/** Lines of texts; they may be of unlike length. */
export type Cells = readonly (readonly string[])[]

const TAB = '\t'

/**
 * Lines by line breaks, cells by tabs; a cell in quotes may hold both. Excel ends the text with a line break, which is no
 * further line. A text that only looks quoted is taken as it stands.
 */
export function readClip(text: string): Cells {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (text === '') return []
  if (lines === '') return [['']]
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter: TAB, newline: '\n' })
  return errors.some(({ type }) => type === 'Quotes')
    ? lines.split('\n').map((line) => line.split(TAB))
    : data
}

export function writeClip(cells: Cells): string {
  return Papa.unparse(cells as string[][], { delimiter: TAB, newline: '\n' })
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' }

/** The same as a table, for text programs; line breaks in cells are kept. */
export function writeClipTable(cells: Cells): string {
  const inTable = (text: string): string => text.replace(/[&<>\n]/g, (sign) => SIGNS[sign] ?? sign)
  const line = (texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<td>${inTable(text)}</td>`).join('')}</tr>`
  return `<table>${cells.map(line).join('')}</table>`
}
