/** Counter sheets: fronts, and backs that come behind them however the paper is turned; the same sheets as cuts for a machine (PRT-2, PRT-6). */
import { titleIn } from '#shared/document/authorText'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { ok, type Result } from '#shared/lang/result'
import { type DrawOp, type Rect, solid, type Stroke } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { inRole } from '#shared/painter/roles'
import { fullSignature, printedEdition } from '../printedEdition'
import { type PrintPage, type PrintPlan } from '../printPlan'
import { type CardboardRuleset, cutPieces, type CutPiece, type PieceFace } from './cutPieces'
import { cutLines } from './cutLines'
import { layOnLabels } from './labelLayout'
import { labelPlaces } from './labels'
import { type CounterSheetOptions } from './options'
import { type SheetFrame, sheetFrame } from './sheetFrame'
import {
  type Caption,
  captions,
  captionText,
  cutLine,
  cutMarks,
  foldMarks,
  foldPath,
  labelCaption,
  measuringSquare,
  registrationCrosses,
  type SheetSide,
} from './sheetMarks'
import { type CounterSheet, layOnSheets, type PlacedPiece } from './sheetLayout'
import { behind, behindOnLabel, isTurned } from './turning'

/**
 * The sheets of a scenario's counters and spare markers: fronts and backs in turn, named 1r, 1v, 2r…; of a fold one page a sheet, 1,
 * 2…; none without counters and markers. Refused when a counter is larger than what paper and margins leave.
 */
export function planCounterSheets(
  scenario: Scenario,
  ruleset: CardboardRuleset,
  options: CounterSheetOptions,
): Result<PrintPlan, Localized> {
  const laid = laidSheets(scenario, ruleset, options)
  if (!laid.ok) return laid
  const { frame, sheets } = laid.value
  const isFolded = options.flip === 'fold' && !options.labels
  const sides: readonly SheetSide[] = isFolded ? ['both'] : ['front', 'back']
  return ok({
    pageCount: sheets.length * sides.length,
    page(index) {
      const number = Math.floor(index / sides.length)
      const side = sides[index % sides.length] ?? 'front'
      const sheet = sheetAt(sheets, number)
      const { language, flip, labels } = options
      const title = titleIn(scenario.info, language)
      const edition = fullSignature('', printedEdition(scenario.info, language))
      const caption = { title, edition, language, flip, side, sheet: number + 1, sheets: sheets.length }
      return {
        ...pageOf(frame, `${number + 1}${SUFFIXES[side]}`),
        ...(side === 'front' && !labels && { trim: sheet.box }),
        ...(index === 0 && { outline: [{ title: captionText({ ...caption, title: '' }), level: 1 }] }),
        paint: ({ part } = {}) => [
          whitePaper(frame),
          inRole({ type: 'Figure', alt: captionText(caption) }, [
            ...(side === 'back' ? shifted(backOps(sheet, frame, part), frame) : facesOf(sheet, part)),
            ...(side === 'both' ? backOps(sheet, frame, part) : []),
          ]),
          ...(side === 'back' ? [] : cutMarks(sheet, frame)),
          ...(labels ? labelCaption(caption, sheet, frame) : besideCard(caption, sheet, frame)),
        ],
      }
    },
  })
}

function besideCard(caption: Caption, sheet: CounterSheet, frame: SheetFrame): DrawOp[] {
  const { side, language } = caption
  return [
    ...(side === 'back' ? [] : measuringSquare(sheet, frame)),
    ...(side === 'both' ? foldMarks(frame, language) : []),
    ...shifted(
      [registrationCrosses(frame), ...captions(caption, frame)],
      side === 'back' ? frame : undefined,
    ),
  ]
}

/** The letters of recto and verso in file names, in both languages. */
const SUFFIXES: Readonly<Record<SheetSide, string>> = { front: 'r', back: 'v', both: '' }

/** A cutting machine cuts the one and only scores the other; it aims by the crosses, which are in ink. */
const CUT: Stroke = { color: '#ff0000', width: 0.1 }
const SCORE: Stroke = { color: '#0000ff', width: 0.1 }

/**
 * The same sheets as lines alone, one page a sheet, to be given to a cutting machine as SVG: each cut once, the whole of it as one path,
 * with the registration crosses where the printed front has them. Refused as the sheets are.
 */
export function planCutLines(
  scenario: Scenario,
  ruleset: CardboardRuleset,
  options: CounterSheetOptions,
): Result<PrintPlan, Localized> {
  const laid = laidSheets(scenario, ruleset, options)
  if (!laid.ok) return laid
  const { frame, sheets } = laid.value
  return ok({
    pageCount: sheets.length,
    page(index) {
      const { pieces } = sheetAt(sheets, index)
      const fold = foldPath(frame)
      return {
        ...pageOf(frame, String(index + 1)),
        paint: () => [
          ...(frame.crosses.length > 0 ? [registrationCrosses(frame)] : []),
          ...(fold ? [{ kind: 'path', path: fold, stroke: SCORE } as const] : []),
          ...cutLines(pieces).map((line) => cutLine(line, CUT)),
        ],
      }
    },
  })
}

interface LaidSheets {
  readonly frame: SheetFrame
  readonly sheets: readonly CounterSheet[]
}

function laidSheets(
  scenario: Scenario,
  ruleset: CardboardRuleset,
  options: CounterSheetOptions,
): Result<LaidSheets, Localized> {
  const pieces = cutPieces(scenario, ruleset, options)
  if (options.labels || options.landscape !== undefined) return laidOn(pieces, options)
  const upright = laidOn(pieces, { ...options, landscape: false })
  const turned = laidOn(pieces, { ...options, landscape: true })
  if (!turned.ok) return upright
  return upright.ok && upright.value.sheets.length <= turned.value.sheets.length ? upright : turned
}

function laidOn(pieces: readonly CutPiece[], options: CounterSheetOptions): Result<LaidSheets, Localized> {
  const frame = sheetFrame(options)
  const labels = options.labels && labelPlaces(options.labels)
  if (labels && !labels.ok) return labels
  const laid = labels ? layOnLabels(pieces, labels.value, frame) : layOnSheets(pieces, frame.area, frame)
  return laid.ok ? ok({ frame, sheets: laid.value }) : laid
}

function sheetAt(sheets: readonly CounterSheet[], index: number): CounterSheet {
  const sheet = sheets[index]
  if (!sheet) throw new RangeError(`sheet ${index} of ${sheets.length}`)
  return sheet
}

function pageOf(
  { widthMm, heightMm }: SheetFrame,
  name: string,
): Pick<PrintPage, 'name' | 'widthMm' | 'heightMm'> {
  return { name, widthMm, heightMm }
}

function whitePaper({ widthMm, heightMm }: SheetFrame): DrawOp {
  return filled({ x: 0, y: 0, width: widthMm, height: heightMm }, '#ffffff')
}

function filled({ x, y, width, height }: Rect, color: string): DrawOp {
  return { kind: 'path', path: new PathBuilder().rect(x, y, width, height).build(), fill: solid(color) }
}

// Backs, and what is printed with them, move as one.
function shifted(ops: readonly DrawOp[], frame: Pick<SheetFrame, 'offset'> | undefined): readonly DrawOp[] {
  const { x, y } = frame?.offset ?? { x: 0, y: 0 }
  return x === 0 && y === 0 ? ops : [{ kind: 'group', transform: [1, 0, 0, 1, x, y], ops }]
}

function facesOf({ pieces }: CounterSheet, part: Rect | undefined): DrawOp[] {
  const faces = pieces.map(({ piece, cut, bled }) => ({ cut, bled, face: piece.front, turned: false }))
  return faceOps(faces, part)
}

function backOps({ pieces }: CounterSheet, frame: SheetFrame, part: Rect | undefined): DrawOp[] {
  const { axis, offset } = frame
  const faces = pieces.map(({ piece: { front, back }, cut, bled, label }): PlacedFace => {
    const face = back ?? { ...front, paint: () => [] }
    const there = (rect: Rect): Rect => (label ? behindOnLabel(rect, label) : behind(rect, axis, frame))
    const place = { cut: there(cut), bled: there(bled) }
    return { ...place, face, turned: isTurned(face, axis) }
  })
  const seen = part && { ...part, x: part.x - offset.x, y: part.y - offset.y }
  return faceOps(faces, seen)
}

interface PlacedFace extends Pick<PlacedPiece, 'cut' | 'bled'> {
  readonly face: PieceFace
  /** Turned by half. */
  readonly turned: boolean
}

// All grounds first: none lies over a neighbour's face.
function faceOps(faces: readonly PlacedFace[], part: Rect | undefined): DrawOp[] {
  const shown = part ? faces.filter(({ bled }) => meet(bled, part)) : faces
  return [...shown.map(({ bled, face }) => filled(bled, face.ground)), ...shown.flatMap(cardOps)]
}

function cardOps({ cut, face, turned }: PlacedFace): DrawOp[] {
  const ops = face.paint()
  if (ops.length === 0) return []
  const { x, y, width, height } = cut
  const by = turned ? -1 : 1
  const card = new PathBuilder().rect(-width / 2, -height / 2, width, height).build()
  return [
    {
      kind: 'group',
      transform: [by, 0, 0, by, x + width / 2, y + height / 2],
      clip: { path: card },
      ops,
    },
  ]
}

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
