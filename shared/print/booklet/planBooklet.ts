/**
 * The booklet of a scenario (PRT-4): title or cover, situation, map and set-up, forces with their counters, turns and reinforcements,
 * victory, special rules, notes. Set in columns, with its maps and counters as vectors; in either language, a text that is not
 * translated in the other.
 */
import { type Scenario } from '#shared/document/types'
import { type Language, type Localized } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { ok, type Result } from '#shared/lang/result'
import { type Style } from '#shared/painter/style'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type PaperId } from '../paper'
import { printedEdition } from '../printedEdition'
import { planOf, type PrintPage, type PrintPlan } from '../printPlan'
import { type Block } from './blocks/blocks'
import { forcesSection } from './content/forces'
import { notesSection } from './content/notesSection'
import { coverOps, printedTitle, titleFigure } from './content/opening'
import { setUpSection } from './content/setUpSection'
import { situationSection } from './content/situation'
import { specialSection } from './content/specialSection'
import { type BookletSection, type BookletSubject } from './content/subject'
import { turnsSection } from './content/turnsSection'
import { victorySection } from './content/victorySection'
import { gridOf, LEAD, type PageGrid } from './flow/grid'
import { type LaidPage, layOut } from './flow/layOut'
import { type Row } from './flow/rows'
import { paperOf, printPage } from './pages'
import { partsOf, rowsOf } from './partsOf'

interface BookletOptions {
  /** Text runs in two columns on A4 and Letter, in more on larger sheets; `sheet` is A4. */
  readonly paper: PaperId
  readonly language: Language
  /** The style of its maps. */
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
  const edition = printedEdition(scenario.info, options.language)
  const running = { grid, first: cover ? 2 : 1, title, ...(edition && { edition }) }
  const covers: PrintPage[] = cover ? [coverPage(grid, cover)] : []
  const all = pages.map((page, index) => printPage(page, index, running))
  return ok(planOf([...covers, ...all]))
}

function coverPage(grid: PageGrid, ops: ReturnType<typeof coverOps> & {}): PrintPage {
  return {
    name: '1',
    widthMm: grid.widthMm,
    heightMm: grid.heightMm,
    paint: () => [paperOf(grid), ...ops],
  }
}

/** Heights of the strip of the map above the title, mm. */
const STRIPS = [110, 88, 64, 48, 34, 0]
/** One that is higher only fills a page that were empty otherwise. */
const USUAL_STRIP = 64
/** Shares of the page's width that the map takes. */
const MAP_SHARES = [1, 0.92, 0.84, 0.76]

/** The pages as rows in their places, without the cover: its pictures are as large as leaves few pages, and those full. */
export function layBooklet(subject: BookletSubject, grid: PageGrid): LaidPage[] {
  const situation = situationSection(subject)
  const written = sectionsAfterSetUp(subject)
  // Only the map differs from one try to the next.
  const known = new Map<Block, readonly Row[]>()
  let best: LaidPage[] = []
  let least = Infinity
  for (const share of MAP_SHARES) {
    const sections = [situation, setUpSection(subject, share), ...written]
    const parts = partsOf(subject, sections, { grid, known })
    for (const strip of STRIPS) {
      const title = rowsOf(subject, 'page', [titleFigure(subject, strip)], { grid, firstBlock: 0, known })
      const pages = layOut([{ across: 'page', rows: title }, ...parts], grid)
      const cost = costOf(pages, grid) + 60 * (1 - share) + 0.15 * Math.max(0, USUAL_STRIP - strip)
      if (cost >= least) continue
      least = cost
      best = pages
    }
  }
  return best
}

/** In lines: a page more weighs as much as many empty ones. */
function costOf(pages: readonly LaidPage[], grid: PageGrid): number {
  const empty = pages.slice(0, -1).map(({ rows }) => {
    const ends = rows.map(({ row, y }) => (y - grid.top) / LEAD + row.lines)
    return grid.lines - Math.max(0, greatestOf(ends))
  })
  return 60 * pages.length + empty.reduce((sum, lines) => sum + lines, 0)
}

/** All that a booklet says, in the order in which it is read; the map as wide as the page. */
export function bookletSections(subject: BookletSubject): readonly BookletSection[] {
  return [situationSection(subject), setUpSection(subject, 1), ...sectionsAfterSetUp(subject)]
}

function sectionsAfterSetUp(subject: BookletSubject): BookletSection[] {
  return [
    forcesSection(subject),
    turnsSection(subject),
    victorySection(subject),
    specialSection(subject),
    notesSection(subject),
  ].filter((section): section is BookletSection => section !== undefined)
}
