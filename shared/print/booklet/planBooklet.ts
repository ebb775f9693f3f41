/**
 * The booklet of a scenario (PRT-4): title or cover, situation, map and set-up, forces with their counters, turns and reinforcements,
 * victory, special rules, notes. Set in columns, with its maps and counters as vectors; in either language, a text that is not
 * translated in the other.
 */
import { type Scenario } from '#shared/document/types'
import { type Language, type Localized } from '#shared/i18n/localized'
import { ok, type Result } from '#shared/lang/result'
import { type Style } from '#shared/painter/style'
import { type Ruleset } from '#shared/rules/ruleset'
import { type PaperId } from '../paper'
import { type PrintPage, type PrintPlan } from '../printPlan'
import { type Block } from './blocks/blocks'
import { blockRows } from './blocks/blockRows'
import { forcesSection } from './content/forces'
import { notesSection } from './content/notesSection'
import { coverOps, printedTitle, titleFigure } from './content/opening'
import { setUpSection } from './content/setUpSection'
import { situationSection } from './content/situation'
import { specialSection } from './content/specialSection'
import { type BookletSection, type BookletSubject, said } from './content/subject'
import { turnsSection } from './content/turnsSection'
import { victorySection } from './content/victorySection'
import { gridOf, type PageGrid } from './flow/grid'
import { type LaidPage, layOut, type Part } from './flow/layOut'
import { paperOf, printPage } from './pages'

export interface BookletOptions {
  /** Text runs in two columns on A4 and Letter, in more on larger sheets; `sheet` is A4. */
  readonly paper: PaperId
  readonly language: Language
  /** Of its maps. */
  readonly style: Style
}

/**
 * The pages of the booklet. Never refused: every paper has room for it.
 * @param ruleset as the scenario plays it (`rulesetOf`).
 */
export function planBooklet(
  scenario: Scenario,
  ruleset: Ruleset,
  options: BookletOptions,
): Result<PrintPlan, Localized> {
  const grid = gridOf(options.paper)
  const subject: BookletSubject = { scenario, ruleset, language: options.language, style: options.style }
  const title = printedTitle(subject)
  const cover = coverOps(subject, grid)
  const pages = layBooklet(subject, grid)
  const running = { grid, first: cover ? 2 : 1, title }
  const covers: PrintPage[] = cover ? [coverPage(grid, cover)] : []
  const all = pages.map((page, index) => printPage(page, index, running))
  const whole = [...covers, ...all]
  return ok({
    pageCount: whole.length,
    page: (index) => {
      const page = whole[index]
      if (!page) throw new RangeError(`page ${index} of ${whole.length}`)
      return page
    },
  })
}

function coverPage(grid: PageGrid, ops: ReturnType<typeof coverOps> & {}): PrintPage {
  return {
    name: '1',
    widthMm: grid.widthMm,
    heightMm: grid.heightMm,
    paint: () => [paperOf(grid), ...ops],
  }
}

/** The pages as rows in their places, without the cover. */
export function layBooklet(subject: BookletSubject, grid: PageGrid): LaidPage[] {
  const sections = [
    situationSection(subject),
    setUpSection(subject),
    forcesSection(subject),
    turnsSection(subject),
    victorySection(subject),
    specialSection(subject),
    notesSection(subject),
  ].filter((section): section is BookletSection => section !== undefined)
  return layOut(partsOf(subject, sections, grid), grid)
}

/** Parts that follow each other in columns are one: their text flows on. */
function partsOf(subject: BookletSubject, sections: readonly BookletSection[], grid: PageGrid): Part[] {
  const title: Part = { across: 'page', rows: rowsOf(subject, 'page', [titleFigure(subject)], grid, 0) }
  const parts: { across: Part['across']; blocks: Block[] }[] = []
  sections.forEach(({ title: name, parts: own }, index) => {
    const heading: Block = {
      kind: 'heading',
      level: 1,
      number: String(index + 1),
      text: said(subject, name),
    }
    own.forEach(({ across, blocks }, nth) => {
      const all = nth === 0 ? [heading, ...blocks] : blocks
      const last = parts.at(-1)
      if (last?.across === across) last.blocks.push(...all)
      else parts.push({ across, blocks: [...all] })
    })
  })
  let block = 1
  return [
    title,
    ...parts.map(({ across, blocks }): Part => {
      const rows = rowsOf(subject, across, blocks, grid, block)
      block += blocks.length
      return { across, rows }
    }),
  ]
}

function rowsOf(
  { language }: BookletSubject,
  across: Part['across'],
  blocks: readonly Block[],
  grid: PageGrid,
  firstBlock: number,
): ReturnType<typeof blockRows> {
  const width = across === 'page' ? grid.width : grid.columnWidth
  return blockRows(blocks, { width, pageLines: grid.lines, language }, firstBlock)
}
