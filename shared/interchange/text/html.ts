/** Blocks of text as HTML: headings, paragraphs, lists and tables with their heads, for pages and for charts of other programs. */
import { assertNever } from '#shared/lang/assertNever'
import { escapeXml } from '#shared/lang/xmlText'
import {
  type Block,
  type Cell,
  type Figure,
  isPicture,
  type Picture,
  type Table,
} from '#shared/print/booklet/blocks/blocks'
import { type Span, type Spans } from '#shared/print/booklet/text/spans'

interface HtmlOptions {
  /** The level of a heading of level 1: 2 = `h2`. */
  readonly level: number
  /** HTML of a picture or a figure; what is empty is left out with its cell's place kept. Default: the words in its place. */
  readonly picture?: (picture: Picture | Figure) => string
}

export function htmlOf(blocks: readonly Block[], options: HtmlOptions): string {
  return blocks.map((block) => blockHtml(block, options)).join('\n')
}

function blockHtml(block: Block, options: HtmlOptions): string {
  switch (block.kind) {
    case 'heading': {
      const name = `h${Math.min(6, options.level + block.level - 1)}`
      const number = block.number ? `${escapeXml(block.number)} ` : ''
      const aside = block.aside ? ` <small>${escapeXml(block.aside)}</small>` : ''
      return `<${name}>${number}${escapeXml(block.text)}${aside}</${name}>`
    }
    case 'paragraph':
      return block.note ? `<p class="note">${spansHtml(block.spans)}</p>` : `<p>${spansHtml(block.spans)}</p>`
    case 'list': {
      const name = block.numbered ? 'ol' : 'ul'
      return `<${name}>${block.items.map((item) => `<li>${spansHtml(item)}</li>`).join('')}</${name}>`
    }
    case 'table':
      return tableHtml(block, options)
    case 'figure': {
      const drawn = options.picture?.(block) ?? ''
      return drawn === ''
        ? ''
        : `<figure>${drawn}<figcaption>${spansHtml(block.caption)}</figcaption></figure>`
    }
    default:
      return assertNever(block)
  }
}

function tableHtml({ columns, head, rows, list }: Table, options: HtmlOptions): string {
  const align = (index: number): string => (columns[index]?.align === 'middle' ? ' align="center"' : '')
  const cells = (row: readonly Cell[]): string =>
    row.map((cell, index) => `<td${align(index)}>${cellHtml(cell, options)}</td>`).join('')
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')
  if (list) return `<table role="presentation">\n${body}\n</table>`
  const top = head.map((cell, index) => `<th scope="col"${align(index)}>${spansHtml(cell)}</th>`).join('')
  return `<table>\n${top === '' ? '' : `<thead><tr>${top}</tr></thead>\n`}<tbody>\n${body}\n</tbody>\n</table>`
}

function cellHtml(cell: Cell, { picture }: HtmlOptions): string {
  if (!isPicture(cell)) return spansHtml(cell)
  return picture?.(cell) ?? escapeXml(cell.alt ?? '')
}

const TAGS: Readonly<Partial<Record<Span['font'], string>>> = {
  'serif-bold': 'b',
  'sans-bold': 'b',
  'serif-italic': 'i',
}

function spansHtml(spans: Spans): string {
  return spans
    .map(({ text, font }) => {
      const tag = TAGS[font]
      const words = escapeXml(text).replace(/\n/g, '<br>')
      return tag ? `<${tag}>${words}</${tag}>` : words
    })
    .join('')
}
