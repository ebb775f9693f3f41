/** The parts of a booklet, set to their measure. */
import { append } from '#shared/lang/append'
import { type Block } from './blocks/blocks'
import { blockRows } from './blocks/blockRows'
import { type BookletSection, type BookletSubject, said } from './content/subject'
import { type PageGrid } from './flow/grid'
import { type Part } from './flow/layOut'
import { type Row } from './flow/rows'

/** Parts that follow each other in columns are one: their text flows on. */
export function partsOf(
  subject: BookletSubject,
  sections: readonly BookletSection[],
  { grid, known }: Pick<Setting, 'grid' | 'known'>,
): Part[] {
  const parts: { across: Part['across']; blocks: Block[] }[] = []
  sections.forEach(({ title, parts: own }, index) => {
    const heading: Block = {
      kind: 'heading',
      level: 1,
      number: String(index + 1),
      text: said(subject, title),
    }
    own.forEach(({ across, blocks }, nth) => {
      const all = nth === 0 ? [heading, ...blocks] : blocks
      const last = parts.at(-1)
      if (last?.across === across) append(last.blocks, all)
      else if (all.length > 0) parts.push({ across, blocks: [...all] })
    })
  })
  let firstBlock = 1
  return parts.map(({ across, blocks }): Part => {
    const rows = rowsOf(subject, across, blocks, { grid, firstBlock, known })
    firstBlock += blocks.length
    return { across, rows }
  })
}

interface Setting {
  readonly grid: PageGrid
  readonly firstBlock: number
  readonly known: Map<Block, readonly Row[]>
}

export function rowsOf(
  { language }: BookletSubject,
  across: Part['across'],
  blocks: readonly Block[],
  { grid, firstBlock, known }: Setting,
): Row[] {
  const width = across === 'page' ? grid.width : grid.columnWidth
  return blockRows(blocks, { width, pageLines: grid.lines, language, known }, firstBlock)
}
