/** Reads the bytes of a CSV as rows of texts: encoding and separator are found out (XCH-3). Never throws. */
import papaparse from 'papaparse'
import { type Localized, localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { columnsNamed, type Headed } from '../headings'
import { type CsvFault } from './csvFault'
import { unguarded } from './guarded'

export const LARGEST_CSV_BYTES = 8_000_000
const MOST_COLUMNS = 500
const MOST_ROWS = 5000

type Unicode = 'utf-8' | 'utf-16le' | 'utf-16be'
export type CsvEncoding = Unicode | 'windows-1252'

/** The text of bytes without its mark; throws on bytes that the encoding does not have. A platform's `TextDecoder` does it. */
type Decode = (bytes: Uint8Array, encoding: Unicode) => string

export interface CsvTable {
  readonly encoding: CsvEncoding
  readonly separator: string
  /** The line of the headings; lines are counted from 1 as spreadsheets do, a text of several lines being in one. */
  readonly line: number
  readonly headings: readonly string[]
  /** The rows without blank ones. Short rows stay short. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/** The rows of a file; the first that is not blank has the headings, by which the separator is found too. */
export function readCsv(
  bytes: Uint8Array,
  decode: Decode,
  columns: readonly Headed[],
): Result<CsvTable, CsvFault> {
  if (bytes.length > LARGEST_CSV_BYTES) return fail({ line: 1, column: 1, says: TOO_LARGE })
  const { encoding, text: raw } = decoded(bytes, decode)
  const { said, text } = withoutSeparatorLine(raw.replace(/\r\n?/g, '\n'))
  const separator = said ?? separatorOf(text, columns)
  const parse = (part: string) =>
    papaparse.parse(part, { delimiter: separator, newline: '\n', preview: MOST_ROWS + 2 })
  const at = (index: number, says: Localized): Result<CsvTable, CsvFault> => {
    const before = parse(text.slice(0, index)).data
    return fail({ line: Math.max(before.length, 1), column: before.at(-1)?.length || 1, says })
  }
  const binary = text.indexOf('\0')
  if (binary >= 0) return at(binary, NO_TEXT)
  const { data, errors } = parse(text)
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) return at(quotes.index ?? 0, QUOTES)
  const [first, ...rows] = data
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!first) return fail({ line: 1, column: 1, says: NO_HEADINGS })
  if (data.length > MOST_ROWS + 1) return fail({ line: MOST_ROWS + 2, column: 1, says: TOO_MANY_ROWS })
  const wide = [first, ...rows].find(({ cells }) => cells.length > MOST_COLUMNS)
  if (wide) return fail({ line: wide.line, column: MOST_COLUMNS + 1, says: TOO_MANY_COLUMNS })
  return ok({
    encoding,
    separator,
    line: first.line,
    headings: first.cells.map((cell) => cell.trim()),
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(unguarded) })),
  })
}

function decoded(bytes: Uint8Array, decode: Decode): { encoding: CsvEncoding; text: string } {
  const mark = `${bytes[0]} ${bytes[1]}`
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8'
  try {
    return { encoding, text: decode(bytes, encoding) }
  } catch {
    return { encoding: 'windows-1252', text: fromWindows1252(bytes) }
  }
}

/** Spreadsheets say the separator in a first line `sep=;`, which some put between quotes; the line stays, blank, so that lines are counted as there. */
function withoutSeparatorLine(text: string): { said?: string; text: string } {
  const [line, said, quoted] = /^(?:sep=([^"\n])|"sep=([^"\n])")[ ;,\t]*(?=\n|$)/i.exec(text) ?? []
  return line === undefined ? { text } : { said: (said ?? quoted) as string, text: text.slice(line.length) }
}

/** The signs 80 to 9F of Windows-1252; its other bytes are their own code points. Some versions of Node decode these wrongly. */
const SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

function fromWindows1252(bytes: Uint8Array): string {
  const parts: string[] = []
  for (const byte of bytes) parts.push(SIGNS[byte - 0x80] ?? String.fromCharCode(byte))
  return parts.join('')
}

/** The separator by which most headings are known: texts hold commas and semicolons too. */
function separatorOf(text: string, columns: readonly Headed[]): string {
  const known = [';', ',', '\t', '|'].map((separator) => {
    const { data } = papaparse.parse(text, { delimiter: separator, newline: '\n', preview: 20 })
    const headings = data.find((cells) => cells.some((cell) => cell.trim() !== '')) ?? []
    return { separator, count: columnsNamed(columns, headings).filter(Boolean).length }
  })
  const best = known.reduce((one, other) => (other.count > one.count ? other : one))
  return best.count > 0
    ? best.separator
    : papaparse.parse(text, { newline: '\n', preview: 20 }).meta.delimiter
}

const TOO_LARGE = localized('Le fichier dépasse 8\u202fMo.', 'The file is larger than 8 MB.')
const NO_TEXT = localized(
  'Ce n’est pas un texte mais un fichier binaire.',
  'This is no text but a binary file.',
)
const QUOTES = localized(
  'Des guillemets ouverts ici ne sont pas fermés comme il faut.',
  'Quotes opened here are not closed as they should be.',
)
const NO_HEADINGS = localized('Une ligne d’en-têtes est attendue.', 'A line of headings is expected.')
const TOO_MANY_ROWS = localized(
  `Le fichier a plus de ${MOST_ROWS} lignes.`,
  `The file has more than ${MOST_ROWS} lines.`,
)
const TOO_MANY_COLUMNS = localized(
  `La ligne a plus de ${MOST_COLUMNS} cellules.`,
  `The line has more than ${MOST_COLUMNS} cells.`,
)
