/** Blocks of text as Markdown with tables (CommonMark and GitHub's). Pictures have no place in it: their words stand for them. */
import { assertNever } from '#shared/lang/assertNever'
import { type Block, type Cell, isPicture, type Table } from '#shared/print/booklet/blocks/blocks'
import { type Span, type Spans } from '#shared/print/booklet/text/spans'

/** @param level of a heading of level 1 */
export function markdownOf(blocks: readonly Block[], level: number): string {
  return blocks
    .map((block) => blockText(block, level))
    .filter((text) => text !== '')
    .join('\n\n')
}

export function headingText(level: number, text: string): string {
  return `${'#'.repeat(level)} ${escaped(text)}`
}

function blockText(block: Block, level: number): string {
  switch (block.kind) {
    case 'heading': {
      const words = [...(block.number ? [block.number] : []), block.text].join(' ')
      return headingText(level + block.level - 1, block.aside ? `${words} (${block.aside})` : words)
    }
    case 'paragraph':
      return spansText(block.spans)
    case 'list':
      return block.items
        .map((item, index) => `${block.numbered ? `${index + 1}.` : '-'} ${spansText(item)}`)
        .join('\n')
    case 'table':
      return tableText(block)
    case 'figure':
      return spansText(block.caption)
    default:
      return assertNever(block)
  }
}

function tableText({ columns, head, rows, list }: Table): string {
  // A column of pictures says what the words beside them say.
  const kept = columns
    .map((_, index) => index)
    .filter((index) => rows.some((cells) => cellText(cells[index]) !== ''))
  const texts = (cells: readonly Cell[]): string[] => kept.map((index) => cellText(cells[index]))
  if (list)
    return rows
      .map(
        (cells) =>
          `- ${texts(cells)
            .filter((text) => text !== '')
            .join(' · ')}`,
      )
      .join('\n')
  const row = (cells: readonly Cell[]): string => `| ${texts(cells).join(' | ')} |`
  const rule = `| ${kept.map((index) => (columns[index]?.align === 'middle' ? ':-:' : '---')).join(' | ')} |`
  return [row(head), rule, ...rows.map(row)].join('\n')
}

function cellText(cell: Cell | undefined): string {
  return !cell || isPicture(cell)
    ? ''
    : spansText(cell)
        .trim()
        .replace(/\s*\n\s*/g, '<br>')
}

const MARKS: Readonly<Partial<Record<Span['font'], string>>> = {
  'serif-bold': '**',
  'sans-bold': '**',
  'serif-italic': '*',
}

function spansText(spans: Spans): string {
  return joined(spans)
    .map(({ text, font }) => {
      const mark = MARKS[font] ?? ''
      // Marks must touch the words that they mark.
      const [, before, words, after] = /^(\s*)([^]*?)(\s*)$/u.exec(text) as unknown as [
        string,
        string,
        string,
        string,
      ]
      return words === '' ? text : `${before}${mark}${escaped(words)}${mark}${after}`
    })
    .join('')
}

// Two marks side by side would be read as one.
function joined(spans: Spans): Span[] {
  const runs: Span[] = []
  for (const span of spans) {
    const last = runs.at(-1)
    if (last && MARKS[last.font] === MARKS[span.font])
      runs[runs.length - 1] = { ...last, text: last.text + span.text }
    else runs.push(span)
  }
  return runs
}

function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|#~]/g, (sign) => `\\${sign}`)
}
