/** A text without the signs of its markup, for places of a line or two such as the cards of the gallery. */
import { readMarkup } from './readMarkup'
import { type Block, type Runs } from './tree'

/** Blocks on lines of their own, cells of a table apart by `·`; a link is its name. */
export function plainText(text: string): string {
  return readMarkup(text).map(plainBlock).join('\n')
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(plainRuns).join('\n')
    case 'table':
      return [block.head, ...block.rows]
        .map((row) => row.map(plainRuns).filter(Boolean).join(' · '))
        .filter(Boolean)
        .join('\n')
    default:
      return plainRuns(block.runs)
  }
}

function plainRuns(runs: Runs): string {
  return runs.map((run) => (run.kind === 'link' ? run.name : run.text)).join('')
}
