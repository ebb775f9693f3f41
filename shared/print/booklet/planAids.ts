/**
 * The players' aid of a scenario (PRT-8): the tables of its rules that concern it, as the program itself plays them, with the
 * sequence of play and the options that it chooses; what the scenario has changed is marked.
 */
import { type Scenario } from '#shared/document/types'
import { colon, type Language, type Localized, localized } from '#shared/i18n/localized'
import { ok, type Result } from '#shared/lang/result'
import { type Rect } from '#shared/painter/ops'
import { resolutionOf } from '#shared/rules/registry/parts'
import { overriddenTables } from '#shared/rules/registry/overriddenTables'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type PaperId } from '../paper'
import { printedEdition } from '../printedEdition'
import { planOf, type PrintPage, type PrintPlan } from '../printPlan'
import { aidBlocks, CHANGED } from './aids/aidBlocks'
import { tablesConcerned } from './aids/concerns'
import { type Block } from './blocks/blocks'
import { blockRows } from './blocks/blockRows'
import { leastWidth, naturalWidth } from './blocks/tableWidths'
import { printedTitle } from './content/opening'
import { capital } from './content/subject'
import { gridOf, type PageGrid } from './flow/grid'
import { type LaidPage, layOut, type Part } from './flow/layOut'
import { printPage } from './pages'
import { span, type Spans } from './text/spans'
import { printedText } from './text/typography'

const TEXT = {
  title: localized('Aide de jeu', 'Players’ aid'),
  sequence: localized('Séquence d’un tour', 'Sequence of a turn'),
  options: localized('Options choisies', 'Chosen options'),
  changed: localized(
    `${CHANGED}\u202f: table propre à ce scénario, ce n’est pas celle de la règle.`,
    `${CHANGED}: table of this scenario, not that of the rules.`,
  ),
}

interface AidOptions {
  /** In columns, as the booklet; `sheet` is A4. */
  readonly paper: PaperId
  readonly language: Language
}

/**
 * The pages of the aid: at least one. Never refused.
 * @param ruleset as the scenario plays it (`rulesetOf`): its tables hold the house changes.
 */
export function planAids(
  scenario: Scenario,
  ruleset: Ruleset,
  { paper, language }: AidOptions,
): Result<PrintPlan, Localized> {
  const grid = aidGrid(paper)
  const pages = layAids(scenario, ruleset, { grid, language })
  const title = aidTitle(scenario, language)
  const edition = printedEdition(scenario.info, language)
  const running = { grid, first: 1, title, ...(edition && { edition }) }
  const printed = pages.map((page, index) => scaled(printPage(page, index, running), SCALE))
  return ok(planOf(printed))
}

/** Tables are looked up, not read: their letters are smaller than the booklet's. */
const SCALE = 0.83

/** The grid that aids are placed on: that of a larger page, printed smaller. */
export function aidGrid(paper: PaperId): PageGrid {
  return gridOf(paper, SCALE)
}

/** The same page at another size. */
function scaled(page: PrintPage, scale: number): PrintPage {
  return {
    ...page,
    widthMm: page.widthMm * scale,
    heightMm: page.heightMm * scale,
    paint: ({ part, pxPerMm } = {}) => [
      {
        kind: 'group',
        transform: [scale, 0, 0, scale, 0, 0],
        ops: page.paint({
          ...(part && { part: larger(part, 1 / scale) }),
          ...(pxPerMm !== undefined && { pxPerMm: pxPerMm * scale }),
        }),
      },
    ],
  }
}

function larger({ x, y, width, height }: Rect, factor: number): Rect {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor }
}

function aidTitle(scenario: Scenario, language: Language): string {
  return `${TEXT.title[language]} – ${printedTitle({ scenario, language })}`
}

interface AidSetting {
  readonly grid: PageGrid
  readonly language: Language
}

/** The content of an aid, before it has a layout. */
interface AidContent {
  readonly title: string
  /** Whatever concerns all of it, and what is no table: the sequence of play, the options chosen. */
  readonly legend: readonly Block[]
  readonly opening: readonly Block[]
  /** Each with its heading and notes. */
  readonly tables: readonly (readonly Block[])[]
}

/** @param ruleset as the scenario plays it. */
export function aidContent(scenario: Scenario, ruleset: Ruleset, language: Language): AidContent {
  const changed = new Set(overriddenTables(scenario).map(({ id }) => id))
  const concerned = tablesConcerned(scenario, ruleset)
  const legend: Block = {
    kind: 'paragraph',
    note: true,
    spans: [span(printedText(TEXT.changed[language], language), 'serif-italic')],
  }
  return {
    title: aidTitle(scenario, language),
    legend: concerned.some(({ id }) => changed.has(id)) ? [legend] : [],
    opening: [...sequence(scenario, language), ...chosenOptions(scenario, ruleset, language)],
    tables: concerned.map((table) => aidBlocks(table, language, changed.has(table.id))),
  }
}

/** The pages as rows in their places: narrow tables in columns, then those that need the width of the page. */
export function layAids(scenario: Scenario, ruleset: Ruleset, setting: AidSetting): LaidPage[] {
  const { grid, language } = setting
  const { title, legend, opening, tables } = aidContent(scenario, ruleset, language)
  const wide = tables.filter((blocks) => isWide(blocks, setting))
  const narrow = tables.filter((blocks) => !wide.includes(blocks))
  const heading: Block = { kind: 'heading', level: 1, text: title }
  const parts = [
    { across: 'page', blocks: [heading, ...legend] },
    { across: 'columns', blocks: [...opening, ...narrow.flat()] },
    { across: 'page', blocks: wide.flat() },
  ] as const
  let firstBlock = 0
  const rows = parts.map(({ across, blocks }): Part => {
    const width = across === 'page' ? grid.width : grid.columnWidth
    const set = blockRows(blocks, { width, pageLines: grid.lines, language, isTitled: true }, firstBlock)
    firstBlock += blocks.length
    return { across, rows: set }
  })
  return layOut(rows, grid)
}

/** A table that is hardly narrower in a column than it asks stays there. */
function isWide(blocks: readonly Block[], { grid, language }: AidSetting): boolean {
  return blocks.some(
    (block) =>
      block.kind === 'table' &&
      (leastWidth(block, language) > grid.columnWidth ||
        naturalWidth(block, language) > 1.35 * grid.columnWidth),
  )
}

function sequence(scenario: Scenario, language: Language): Block[] {
  const phases = resolutionOf(scenario.ruleset)?.play.phases ?? []
  if (phases.length < 2) return []
  const items = phases.map(({ name }): Spans => [span(capital(printedText(name[language], language)))])
  return [
    { kind: 'heading', level: 2, text: TEXT.sequence[language] },
    { kind: 'list', numbered: true, items },
  ]
}

/** All that the ruleset leaves to the scenario, as it is played; those that differ from the usual in bold. */
function chosenOptions(scenario: Scenario, { options }: Ruleset, language: Language): Block[] {
  if (options.length === 0) return []
  const items = options.map(({ id, name, choices, default: usual, rule }): Spans => {
    const choice =
      choices.find((one) => one.id === scenario.options[id]) ?? choices.find((one) => one.id === usual)
    const said = printedText(choice?.name[language] ?? '', language)
    return [
      span(`${capital(printedText(name[language], language))}${colon(language)} `),
      span(said, choice?.id === usual ? 'serif-italic' : 'serif-bold'),
      span(` (${rule})`),
    ]
  })
  return [
    { kind: 'heading', level: 2, text: TEXT.options[language] },
    { kind: 'list', numbered: false, items },
  ]
}
