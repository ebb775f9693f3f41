/** Blocks as rows of a measure: headings, paragraphs, lists and figures here, tables in `tableRows.ts`. */
import { type Language } from '#shared/i18n/localized'
import { type DrawOp, type Role, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { inRole, inRoles } from '#shared/painter/roles'
import { placeText, textWidth } from '#shared/painter/text'
import { type OutlineEntry } from '../../printPlan'
import { ACCENT, BASELINE, FAINT, LEAD, SIZES } from '../flow/grid'
import { keptLines, type Row } from '../flow/rows'
import { type Line, setLines } from '../text/lines'
import { span } from '../text/spans'
import { type Block, type Figure, type Heading, type List, type Paragraph } from './blocks'
import { paintLine } from './paintLine'
import { tableRows } from './tableRows'

interface Measure {
  /** mm */
  readonly width: number
  /** The height of a page, in lines of the grid. */
  readonly pageLines: number
  readonly language: Language
  /** Rows of blocks that were set before, in this measure and at this place: they are not set again. */
  readonly known?: Map<Block, readonly Row[]>
  /** The first heading is the title of the text; else a title stands above all of them. */
  readonly isTitled?: true
}

/** Indent of a paragraph that follows another, and of lists, mm. */
const INDENT = 4

/**
 * The rows of some blocks, one below the other; `firstBlock` numbers them in the whole text. The last lines before a figure stand in
 * its column.
 */
export function blockRows(blocks: readonly Block[], measure: Measure, firstBlock: number): Row[] {
  return blocks.flatMap((block, index) => {
    const known = measure.known?.get(block)
    if (known) return known
    const rows = rowsOfBlock(block, measure, {
      id: firstBlock + index,
      before: blocks[index - 1],
      after: blocks[index + 1],
    })
    measure.known?.set(block, rows)
    return rows
  })
}

interface Neighbours {
  readonly id: number
  readonly before: Block | undefined
  readonly after: Block | undefined
}

function rowsOfBlock(block: Block, measure: Measure, { id, before, after }: Neighbours): Row[] {
  const follows = before?.kind === block.kind
  switch (block.kind) {
    case 'heading':
      return headingRows(block, measure, { id, follows })
    case 'paragraph': {
      const introduces = block.introduces === true || after?.kind === 'figure'
      return paragraphRows({ ...block, ...(introduces && { introduces }) }, measure, { id, follows })
    }
    case 'list':
      return listRows(block, measure, id)
    case 'table':
      return tableRows(block, measure, id)
    case 'figure':
      return [figureRow(block, measure, id)]
  }
}

// -------------------------------------------------------------------------------------------- headings

const HEADINGS = {
  1: { size: SIZES.heading1, font: 'serif-bold', lines: 2, space: 1, lead: 6.6 },
  2: { size: SIZES.heading2, font: 'serif-bold', lines: 1, space: 1, lead: LEAD },
  3: { size: SIZES.heading3, font: 'serif-italic', lines: 1, space: 0, lead: LEAD },
} as const

const RANKS = ['H1', 'H2', 'H3', 'H4'] as const

/** The part of a heading in the text, for readers: no rank is left out. */
function headingRole(level: 1 | 2 | 3, isTitled: boolean, block: number): Role {
  return { type: RANKS[isTitled ? level - 1 : level] ?? 'H4', id: String(block) }
}

interface BlockPlace {
  readonly id: number
  /** It stands directly below one of its kind. */
  readonly follows: boolean
}

function headingRows(
  { level, text, number, aside }: Heading,
  { width, language, isTitled }: Measure,
  { id: block, follows }: BlockPlace,
): Row[] {
  const { size, font, lines: fewest, space, lead } = HEADINGS[level]
  const words = number === undefined ? text : `${number}\u00a0\u00a0${text}`
  const color = level === 3 ? undefined : ACCENT
  const small = aside === undefined ? 0 : textWidth(aside, 'sans', ASIDE) + 2
  const lines = setLines([span(words, font, color)], { size, width: width - small, language, align: 'left' })
  const outline: OutlineEntry = { title: words.replace('\u00a0\u00a0', ' '), level }
  const role = headingRole(level, isTitled === true, block)
  // One that is longer than any heading should be is still no row that a page cannot hold.
  const parts = Array.from({ length: Math.max(1, Math.ceil(lines.length / MOST_LINES)) }, (_, at) =>
    lines.slice(at * MOST_LINES, (at + 1) * MOST_LINES),
  )
  return parts.map((part, index): Row => {
    const height = Math.max(fewest, Math.ceil((part.length * lead + (level === 1 ? 2.2 : 0)) / LEAD))
    const isFirst = index === 0
    return {
      kind: 'heading',
      lines: height,
      space: follows || !isFirst ? 0 : space,
      keep: true,
      paint: (x, y) => [
        ...paintHeading(part, { x, y, width, level, bottom: y + height * LEAD, role }),
        ...(aside === undefined || !isFirst ? [] : [inRole(role, [asideOp(aside, x + width, y + BASELINE)])]),
      ],
      ...(level < 3 && isFirst && { outline }),
      ...(level === 1 && isFirst && { section: text }),
      of: { block, index, count: parts.length },
      set: part.map((line) => ({ line, measure: width })),
    }
  })
}

/** Lines of one row of a heading. */
const MOST_LINES = 6

/** Em size of what stands after a heading, mm. */
const ASIDE = 2.3

function asideOp(text: string, x: number, y: number): DrawOp {
  return placeText({ text, x, y, font: 'sans', size: ASIDE, color: FAINT, anchor: 'end' })
}

interface HeadingPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly level: 1 | 2 | 3
  readonly bottom: number
  readonly role: Role
}

function paintHeading(lines: readonly Line[], { x, y, width, level, bottom, role }: HeadingPlace): DrawOp[] {
  const { size, lead } = HEADINGS[level]
  // A section's words stand on a rule; the others on the grid.
  const last = level === 1 ? bottom - 3.6 : y + BASELINE + (lines.length - 1) * lead
  const words = lines.flatMap((line, index) =>
    paintLine(line, x, last - (lines.length - 1 - index) * lead, size),
  )
  const said = inRole(role, words)
  if (level > 1) return [said]
  const rule = new PathBuilder().rect(x, bottom - 2, width, 0.25).build()
  return [said, { kind: 'path', path: rule, fill: solid(ACCENT) }]
}

// ------------------------------------------------------------------------------------- paragraphs, lists

function paragraphRows(
  { spans, introduces, note, flush }: Paragraph,
  { width, language }: Measure,
  { id, follows }: BlockPlace,
): Row[] {
  const size = note ? SIZES.small : SIZES.text
  const align = note ? ('left' as const) : ('justify' as const)
  const indent = follows && !note && !flush ? INDENT : 0
  const lines = setLines(spans, { size, width, language, align, indent, hyphens: true })
  const roles = [{ type: 'P', id: String(id) }] as const
  return lineRows(lines, { block: id, left: 0, size, width, introduces: introduces === true, roles })
}

function listRows({ numbered, items, together }: List, { width, language }: Measure, block: number): Row[] {
  const measure = width - INDENT
  const rows = items.flatMap((spans, nth) => {
    const lines = setLines(spans, { size: SIZES.text, width: measure, language })
    const sign = numbered ? `${nth + 1}.` : '•'
    const item = String(nth)
    return lineRows(lines, {
      block: block + nth / 1000,
      roles: [
        { type: 'L', id: String(block), labels: numbered ? 'numbers' : 'dots' },
        { type: 'LI', id: item },
        { type: 'LBody', id: item },
      ],
      left: INDENT,
      size: SIZES.text,
      width: measure,
      sign,
    })
  })
  const whole = together && rows.length <= MOST_TOGETHER
  return whole ? rows.map((row, at) => (at < rows.length - 1 ? { ...row, keep: true } : row)) : rows
}

/** Lines of a list that no column must divide: more would leave it half empty. */
const MOST_TOGETHER = 14

interface LineRows {
  readonly block: number
  /** mm from the left end of the column. */
  readonly left: number
  readonly size: number
  readonly width: number
  readonly introduces?: boolean
  /** Before the first line: the label of a list's item. */
  readonly sign?: string
  /** The roles of the lines, which are one text though they stand in several columns; the outermost first. */
  readonly roles: readonly Role[]
}

function lineRows(lines: readonly Line[], setting: LineRows): Row[] {
  const { block, left, size, width, introduces = false, sign, roles } = setting
  const keeps = keptLines(lines.length)
  return lines.map((line, index) => ({
    kind: 'text',
    lines: 1,
    space: 0,
    keep: keeps[index] === true || (introduces && index === lines.length - 1),
    paint: (x, y) => [
      ...(index === 0 && sign !== undefined
        ? inRoles(
            [...roles.slice(0, -1), { type: 'Lbl' }],
            [placeText({ text: sign, x, y: y + BASELINE, font: 'serif', size, color: ACCENT })],
          )
        : []),
      ...inRoles(roles, paintLine(line, x + left, y + BASELINE, size)),
    ],
    of: { block, index, count: lines.length },
    set: [{ line, measure: width }],
  }))
}

// --------------------------------------------------------------------------------------------- figures

const CAPTION_LEAD = 4

function figureRow(figure: Figure, { width, pageLines, language }: Measure, block: number): Row {
  const caption = setLines(figure.caption, { size: SIZES.small, width, language, align: 'left' })
  const below = caption.length === 0 ? 1 : caption.length * CAPTION_LEAD + 1.6
  const size = figure.size(width, pageLines * LEAD - below - 2 * LEAD)
  const lines = Math.ceil((size.height + below) / LEAD)
  return {
    kind: 'figure',
    lines,
    space: 1,
    keep: figure.introduces === true,
    paint: (x, y, pxPerMm) => {
      const left = x + (width - size.width) / 2
      // Below the figure's own edge where it has the room.
      const captionLeft = caption.every((line) => line.width <= size.width) ? left : x
      const box = new PathBuilder().rect(0, 0, size.width, size.height).build()
      const drawing: DrawOp = {
        kind: 'group',
        transform: [1, 0, 0, 1, left, y],
        clip: { path: box },
        ops: figure.paint(size.width, size.height, pxPerMm),
      }
      const words = caption.flatMap((line, index) =>
        paintLine(line, captionLeft, y + size.height + 4 + index * CAPTION_LEAD, SIZES.small),
      )
      if (figure.alt === undefined) return [drawing, ...words]
      const below = words.length > 0 ? [inRole({ type: 'Caption' }, words)] : []
      return [inRole({ type: 'Figure', alt: figure.alt }, [drawing, ...below])]
    },
    of: { block, index: 0, count: 1 },
    set: caption.map((line) => ({ line, measure: width })),
  }
}
