/**
 * Reads a text in the small markup (SCN-6) for whoever draws it. It never throws: what is not markup is text.
 *
 *     # Heading        (to ###)
 *     - item           (or *)
 *     1. item          (a list begins with 1: a line that begins with a year is none)
 *     | cell | cell |  (a second row |---|---| makes the first one headings)
 *
 * An empty line ends a paragraph, a list or a table; a single line break in a paragraph is kept.
 */
import { greatestOf } from '#shared/lang/extremes'
import { readRuns } from './runs'
import { type Block, type Runs } from './tree'

const HEADING = /^(#{1,3})\s+(\S.*)$/
const BULLET = /^\s*[-*]\s+(\S.*)$/
const FIRST = /^\s*1[.)]\s+(\S.*)$/
const NUMBERED = /^\s*\d{1,3}[.)]\s+(\S.*)$/
const ROW = /^\s*\|(.*)\|\s*$/
const RULED = /^[\s|:-]*-[\s|:-]*$/

export function readMarkup(text: string): readonly Block[] {
  const lines = text.split(/\r\n|\r|\n/)
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] as string
    const end = endOfBlock(lines, at)
    const taken = lines.slice(at, end)
    at = end
    if (line.trim() !== '') blocks.push(blockOf(line, taken))
  }
  return blocks
}

type Kind = 'empty' | 'heading' | 'bullet' | 'numbered' | 'row' | 'plain'

function kindOf(line: string): Kind {
  if (line.trim() === '') return 'empty'
  if (HEADING.test(line)) return 'heading'
  if (BULLET.test(line)) return 'bullet'
  if (FIRST.test(line)) return 'numbered'
  return ROW.test(line) ? 'row' : 'plain'
}

/** After the last line of the block that begins here. */
function endOfBlock(lines: readonly string[], from: number): number {
  const kind = kindOf(lines[from] as string)
  let end = from + 1
  if (kind === 'heading' || kind === 'empty') return end
  while (end < lines.length && continues(kind, lines[end] as string)) end++
  return end
}

function continues(kind: Kind, line: string): boolean {
  return kind === 'numbered' ? NUMBERED.test(line) : kindOf(line) === kind
}

function blockOf(first: string, lines: readonly string[]): Block {
  switch (kindOf(first)) {
    case 'heading': {
      const [, signs = '', text = ''] = HEADING.exec(first) ?? []
      return { kind: 'heading', level: signs.length as 1 | 2 | 3, runs: readRuns(text.trimEnd()) }
    }
    case 'bullet':
      return { kind: 'list', numbered: false, items: lines.map((line) => itemOf(BULLET, line)) }
    case 'numbered':
      return { kind: 'list', numbered: true, items: lines.map((line) => itemOf(NUMBERED, line)) }
    case 'row':
      return tableOf(lines)
    default:
      return { kind: 'paragraph', runs: readRuns(lines.join('\n').trimEnd()) }
  }
}

function itemOf(pattern: RegExp, line: string): Runs {
  return readRuns((pattern.exec(line)?.[1] ?? '').trimEnd())
}

function tableOf(lines: readonly string[]): Block {
  const [first = '', second] = lines
  const headed = second !== undefined && RULED.test(second)
  const body = headed ? lines.slice(2) : lines
  const cells = (headed ? [first, ...body] : body).map(cellsOf)
  const width = greatestOf(cells.map((row) => row.length))
  const rows = cells.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? []))
  return { kind: 'table', head: headed ? (rows[0] ?? []) : [], rows: headed ? rows.slice(1) : rows }
}

function cellsOf(line: string): Runs[] {
  return (ROW.exec(line)?.[1] ?? '').split('|').map((cell) => readRuns(cell.trim()))
}
