/** A map on paper: which pages there are, and what is drawn on each. */
import { titleIn } from '#shared/document/authorText'
import { withHexMm } from '#shared/document/changedHexes'
import { countersByHex } from '#shared/document/counters'
import { type Eyes } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey } from '#shared/hex/axial'
import { toAxial, toOffset } from '#shared/hex/grid'
import { hexCorners, type Layout } from '#shared/hex/layout'
import { formatNumber, type Language, type Localized, localized } from '#shared/i18n/localized'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { fail, ok, type Result } from '#shared/lang/result'
import { mapFrame } from '#shared/painter/frame'
import { intersection } from '#shared/painter/intersection'
import { type DrawOp, type Rect, type Role, solid, type Stroke } from '#shared/painter/ops'
import { sceneInParts } from '#shared/painter/picture/paintScene'
import { PathBuilder, polylinePath } from '#shared/painter/path'
import { type Scene, type SceneRuleset } from '#shared/painter/scene'
import { sceneOf } from '#shared/painter/sceneOf'
import { detailFor, type LayerId, type Style } from '#shared/painter/style'
import { answerInLine, type PrintedAnswer, printedAnswerOps } from '#shared/questions/picture/printedAnswers'
import { inLargeParts } from './largeParts'
import { cropMarks, glueMarks, noteBelow, sheetNotes } from './marks'
import { type Overview, overviewPage } from './overviewPage'
import { type PaperId, PAPERS } from './paper'
import { fullSignature, type PrintedEdition, printedEdition } from './printedEdition'
import { type PrintPage, type PrintPlan, type Shown } from './printPlan'
import { type Sheet, tileMap, type Tiling } from './tiling'

export interface MapExportOptions {
  readonly style: Style
  readonly layers: readonly LayerId[]
  readonly paper: PaperId
  /** Upright or turned; by default whatever takes fewer sheets. Of no account for `sheet`. */
  readonly landscape?: boolean
  /** mm */
  readonly overlap: number
  /** mm */
  readonly margin: number
  /** Width of a hex on paper instead of the map's own; labels grow with it. */
  readonly hexMm?: number
  /** Only the rectangle of hexes between two corners, both included. */
  readonly region?: { readonly from: Axial; readonly to: Axial }
  /** The player for whom the map is drawn; default all of them, with nobody’s secrets (CM-HID). */
  readonly eyes?: Eyes
  /** The language of the words in the margins. */
  readonly language: Language
  /** A sheet more, when there are several, that shows how they are joined. Default none. */
  readonly overview?: boolean
  /** Answers of the rules to print over the map, with their legend. */
  readonly answers?: readonly PrintedAnswer[]
}

export interface MapExport extends PrintPlan {
  /** The width of a page: all have the same size. */
  readonly widthMm: number
  readonly heightMm: number
  readonly tiling: Tiling
  /** Width of a hex on paper, mm. */
  readonly hexMm: number
}

/** The pages of a map; refused when paper, margins or region leave nothing to print. */
export function planMapExport(
  scenario: Scenario,
  ruleset: SceneRuleset,
  options: MapExportOptions,
): Result<MapExport, Localized> {
  const sized = options.hexMm === undefined ? scenario : withHexMm(scenario, options.hexMm)
  const scene = sceneOf(sized, ruleset, { eyes: options.eyes ?? 'players', onPaper: true })
  const frame = printedFrame(scene, options.region)
  if (frame.width <= 0 || frame.height <= 0) return fail(NOTHING_IN_FRAME)
  const { margin } = options
  const paper =
    options.paper === 'sheet'
      ? { width: frame.width + 2 * margin, height: frame.height + 2 * margin }
      : PAPERS[options.paper]
  const landscape = options.paper === 'sheet' ? { landscape: false } : pickLandscape(options)
  const overlap = options.paper === 'sheet' ? 0 : options.overlap
  const tiled = tileMap(frame, { paper, margin, overlap, ...landscape })
  if (!tiled.ok) return tiled
  const tiling = tiled.value
  const occupied = new Set(countersByHex(sized).keys())
  const context: PageContext = {
    scene,
    frame,
    tiling,
    options,
    title: titleIn(scenario.info, options.language),
    edition: printedEdition(scenario.info, options.language),
    overlap,
    occupied,
  }
  const hasOverview = options.overview === true && tiling.count > 1
  return ok({
    widthMm: tiling.paperWidth,
    heightMm: tiling.paperHeight,
    tiling,
    hexMm: scene.layout.hexMm,
    joined: { columns: tiling.columns, rows: tiling.rows },
    mapMm: { width: frame.width, height: frame.height },
    pageCount: tiling.count + (hasOverview ? 1 : 0),
    page: (index) =>
      index < tiling.count ? mapPage(tiling.sheet(index), context) : overviewPage(overviewOf(context)),
  })
}

function overviewOf({ scene, frame, tiling, options, title, edition, overlap }: PageContext): Overview {
  const { style, layers, language, margin } = options
  const words = formatNumber(overlap, language, 1)
  return {
    scene,
    frame,
    tiling,
    style,
    layers,
    title,
    language,
    margin,
    overlap: words,
    edition: fullSignature('', edition),
  }
}

const NOTHING_IN_FRAME: Localized = {
  fr: 'La région choisie est hors du cadre de la carte\u202f: il n’y a rien à imprimer.',
  en: 'The chosen region lies outside the frame of the map: there is nothing to print.',
}

function pickLandscape({ landscape }: MapExportOptions): { landscape?: boolean } {
  return landscape === undefined ? {} : { landscape }
}

function printedFrame(scene: Scene, region: MapExportOptions['region']): Rect {
  const frame = mapFrame(scene.layout)
  if (!region) return frame
  const box = regionBox(region.from, region.to, scene.layout)
  const x = Math.max(frame.x, box.x)
  const y = Math.max(frame.y, box.y)
  const right = Math.min(frame.x + frame.width, box.x + box.width)
  const bottom = Math.min(frame.y + frame.height, box.y + box.height)
  return { x, y, width: right - x, height: bottom - y }
}

/** The box of all hexes of a rectangle of columns and rows. */
function regionBox(from: Axial, to: Axial, layout: Layout): Rect {
  const a = toOffset(from, layout.grid)
  const b = toOffset(to, layout.grid)
  // Two lines at each end: by the stagger, the last but one may reach further than the last.
  const points = endsOf(a.col, b.col).flatMap((col) =>
    endsOf(a.row, b.row).flatMap((row) => hexCorners(toAxial({ col, row }, layout.grid), layout)),
  )
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const [x, y] = [leastOf(xs), leastOf(ys)]
  return { x, y, width: greatestOf(xs) - x, height: greatestOf(ys) - y }
}

function endsOf(a: number, b: number): number[] {
  const [first, last] = [Math.min(a, b), Math.max(a, b)]
  return [first, Math.min(first + 1, last), Math.max(first, last - 1), last]
}

interface PageContext {
  readonly scene: Scene
  /** The printed part of the map, in the map's mm. */
  readonly frame: Rect
  readonly tiling: Tiling
  readonly options: MapExportOptions
  readonly title: string
  readonly edition: PrintedEdition | undefined
  readonly overlap: number
  /** The hexes where counters stand. */
  readonly occupied: ReadonlySet<HexKey>
}

function mapPage(sheet: Sheet, context: PageContext): PrintPage {
  const { tiling } = context
  return {
    name: sheet.name,
    widthMm: tiling.paperWidth,
    heightMm: tiling.paperHeight,
    trim: {
      x: context.options.margin,
      y: context.options.margin,
      width: sheet.window.width,
      height: sheet.window.height,
    },
    paint: (shown) => [...pageInParts(sheet, context, shown)].flat(),
    inParts: () => pageInParts(sheet, context),
  }
}

const FRAME_LINE: Stroke = { color: '#1a1a1a', width: 0.3 }

function* pageInParts(
  sheet: Sheet,
  context: PageContext,
  { part, pxPerMm }: Shown = {},
): Generator<DrawOp[], void> {
  const { scene, frame, tiling, options, title, edition, overlap } = context
  const { margin, style, layers, language } = options
  const detail = pxPerMm === undefined ? 3 : detailFor(scene.layout.hexMm * pxPerMm)
  // Where the window of the map lies on the page, and what must be added to map mm to get page mm.
  const box = { x: margin, y: margin, width: sheet.window.width, height: sheet.window.height }
  const dx = margin - frame.x - sheet.window.x
  const dy = margin - frame.y - sheet.window.y
  const shown = part ? intersection(box, part) : box
  const paper = new PathBuilder().rect(0, 0, tiling.paperWidth, tiling.paperHeight).build()
  yield [{ kind: 'path', path: paper, fill: solid('#ffffff') }]
  if (shown) {
    const rect = { x: shown.x - dx, y: shown.y - dy, width: shown.width, height: shown.height }
    const clip = new PathBuilder().rect(box.x - dx, box.y - dy, box.width, box.height).build()
    // One figure, whatever it is drawn in.
    const role: Role = { type: 'Figure', alt: inWords(sheet, context), id: sheet.name }
    for (const ops of inLargeParts(sceneInParts(scene, { rect, style, layers, detail })))
      yield [{ kind: 'group', role, transform: [1, 0, 0, 1, dx, dy], clip: { path: clip }, ops }]
    const over = { layout: scene.layout, ...(layers.includes('counters') && { occupied: context.occupied }) }
    const answered = printedAnswerOps(options.answers ?? [], over, frame, language)
    if (answered.length > 0)
      yield [{ kind: 'group', role, transform: [1, 0, 0, 1, dx, dy], clip: { path: clip }, ops: answered }]
  }
  yield frameLines(frame, sheet.window, box)
  if (options.paper === 'sheet') {
    if (edition) yield noteBelow(fullSignature(title, edition), { box, margin })
    return
  }
  yield cropMarks(box, margin)
  yield glueMarks(box, sheet, tiling, overlap)
  yield sheetNotes({
    title,
    language,
    box,
    margin,
    sheet,
    tiling,
    overlap,
    edition: fullSignature('', edition),
  })
}

function inWords(
  { name, row, column }: Sheet,
  { title, tiling, options: { language, answers = [] } }: PageContext,
): string {
  const { columns, count } = tiling
  const map = localized(`Carte de «\u202f${title}\u202f»`, `Map of “${title}”`)
  const index = row * columns + column + 1
  const sheet = localized(`feuille ${name}, ${index} sur ${count}`, `sheet ${name}, ${index} of ${count}`)
  const shown = count === 1 ? map[language] : `${map[language]}, ${sheet[language]}`
  return [shown, ...answers.map((answer) => answerInLine(answer, language))].join('. ')
}

/** The edges of the map that this window reaches: the others are cuts, not edges. */
function frameLines(frame: Rect, window: Rect, box: Rect): DrawOp[] {
  const [left, right, top, bottom] = [box.x, box.x + box.width, box.y, box.y + box.height]
  const touches = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6
  if (touches(window.width, frame.width) && touches(window.height, frame.height)) {
    const path = new PathBuilder().rect(box.x, box.y, box.width, box.height).build()
    return [{ kind: 'path', path, stroke: FRAME_LINE }]
  }
  const edges = [
    { at: touches(window.x, 0), from: { x: left, y: top }, to: { x: left, y: bottom } },
    { at: touches(window.y, 0), from: { x: left, y: top }, to: { x: right, y: top } },
    {
      at: touches(window.x + window.width, frame.width),
      from: { x: right, y: top },
      to: { x: right, y: bottom },
    },
    {
      at: touches(window.y + window.height, frame.height),
      from: { x: left, y: bottom },
      to: { x: right, y: bottom },
    },
  ]
  return edges
    .filter((edge) => edge.at)
    .map((edge) => ({
      kind: 'path',
      path: polylinePath([edge.from, edge.to]),
      stroke: { ...FRAME_LINE, cap: 'square' },
    }))
}
