/** The author's texts as blocks of the booklet: their small markup becomes headings, lists, tables and fonts (SCN-6). */
import { textIn } from '#shared/document/authorText'
import { type AuthorText } from '#shared/document/game'
import { type Language } from '#shared/i18n/localized'
import { readMarkup } from '#shared/markup/readMarkup'
import { type Block as MarkupBlock, type Run, type Runs } from '#shared/markup/tree'
import { type FontId } from '#shared/painter/ops'
import { type Block } from '../blocks/blocks'
import { type Spans } from '../text/spans'
import { printedText } from '../text/typography'

/** The blocks of a text in this language, else in the other; none of a text that is empty in both. */
export function authorBlocks(text: AuthorText | undefined, language: Language): Block[] {
  return readMarkup(textIn(text, language)).map((block) => blockOf(block, language))
}

function blockOf(block: MarkupBlock, language: Language): Block {
  const spans = (runs: Runs): Spans => runs.map((run) => spanOf(run, language))
  switch (block.kind) {
    case 'heading':
      // Below the headings of the booklet's own.
      return { kind: 'heading', level: block.level === 1 ? 2 : 3, text: plain(block.runs, language) }
    case 'paragraph':
      return { kind: 'paragraph', spans: spans(block.runs) }
    case 'list':
      return { kind: 'list', numbered: block.numbered, items: block.items.map(spans) }
    case 'table': {
      const columns = (block.rows[0] ?? block.head).map((_, at) => ({
        width: at === 0 ? ('rest' as const) : ('fit' as const),
        align: at === 0 ? ('left' as const) : ('middle' as const),
      }))
      const head = block.head.map((runs) => runs.map((run) => ({ ...spanOf(run, language), font: BOLD })))
      return { kind: 'table', columns, head, rows: block.rows.map((row) => row.map(spans)) }
    }
  }
}

const BOLD: FontId = 'serif-bold'

function spanOf(run: Run, language: Language): Spans[number] {
  const text = run.kind === 'link' ? run.name : run.text
  // There are no bold italics: bold is the stronger.
  const font = run.bold ? BOLD : run.italic ? 'serif-italic' : 'serif'
  return { text: printedText(text, language), font }
}

function plain(runs: Runs, language: Language): string {
  return runs.map((run) => spanOf(run, language).text).join('')
}
