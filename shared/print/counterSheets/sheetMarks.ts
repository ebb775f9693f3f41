/** Draws about the pieces of a counter sheet: marks at the ends of cuts, registration crosses, the fold, measures, the caption. */
import { formatNumber, type Language, type Localized, localized } from '#shared/i18n/localized'
import { type Point } from '#shared/hex/layout'
import { leastOf } from '#shared/lang/extremes'
import { type DrawOp, type Rect, type Stroke } from '#shared/painter/ops'
import { PathBuilder, polylinePath } from '#shared/painter/path'
import { elideText, fitText, placeText, textWidth } from '#shared/painter/text'
import { ruler } from '../marks'
import { type CutLine, cutLines } from './cutLines'
import { CROSS_REACH, type SheetFrame, STRIP } from './sheetFrame'
import { type CounterSheet, type PlacedPiece } from './sheetLayout'
import { type Flip, FLIP_NAMES } from './options'

const INK = '#1a1a1a'
const HAIRLINE: Stroke = { color: INK, width: 0.15 }
const FOLD: Stroke = { color: INK, width: 0.15, dash: [3, 1.5] }
/** The side of the square that shows whether the printer keeps the size, mm. */
const SQUARE = 50

/** Short lines beyond the bleed that continue each cut; on labels, as far as each reaches. */
export function cutMarks(sheet: CounterSheet, frame: SheetFrame): DrawOp[] {
  const byLabel = new Map<Rect | undefined, PlacedPiece[]>()
  for (const piece of sheet.pieces) byLabel.set(piece.label, [...(byLabel.get(piece.label) ?? []), piece])
  return [...byLabel].map(([label, pieces]) => {
    const marks = marksOf(pieces, frame)
    if (!label) return marks
    const { x, y, width, height } = label
    return {
      kind: 'group',
      clip: { path: new PathBuilder().rect(x, y, width, height).build() },
      ops: [marks],
    }
  })
}

function marksOf(pieces: readonly PlacedPiece[], { gutter, markGap, markLength }: SheetFrame): DrawOp {
  const path = new PathBuilder()
  for (const line of cutLines(pieces, gutter))
    for (const [from, to] of [
      [line.from - markGap - markLength, line.from - markGap],
      [line.to + markGap, line.to + markGap + markLength],
    ] as const)
      addLine(path, { ...line, from, to })
  return { kind: 'path', path: path.build(), stroke: HAIRLINE }
}

function addLine(path: PathBuilder, { runs, at, from, to }: CutLine): void {
  if (runs === 'upright') path.move(at, from).line(at, to)
  else path.move(from, at).line(to, at)
}

/** One cut from end to end. */
export function cutLine(line: CutLine, stroke: Stroke): DrawOp {
  const path = new PathBuilder()
  addLine(path, line)
  return { kind: 'path', path: path.build(), stroke }
}

/** Crosses in rings, at the same places on both faces. */
export function registrationCrosses({ crosses }: Pick<SheetFrame, 'crosses'>): DrawOp {
  const path = new PathBuilder()
  for (const { x, y } of crosses) {
    path.move(x - CROSS_REACH, y).line(x + CROSS_REACH, y)
    path.move(x, y - CROSS_REACH).line(x, y + CROSS_REACH)
    path.circle(x, y, CROSS_REACH / 2)
  }
  return { kind: 'path', path: path.build(), stroke: HAIRLINE }
}

/** The line of a fold across the printable part; undefined for sheets that are not folded. */
export function foldPath({ fold, axis, printable }: SheetFrame): readonly number[] | undefined {
  if (fold === undefined) return undefined
  const { x, y, width, height } = printable
  const ends: readonly [Point, Point] =
    axis === 'level'
      ? [
          { x, y: fold },
          { x: x + width, y: fold },
        ]
      : [
          { x: fold, y },
          { x: fold, y: y + height },
        ]
  return polylinePath(ends)
}

/** The same, dashed, with its word. */
export function foldMarks(frame: SheetFrame, language: Language): DrawOp[] {
  const path = foldPath(frame)
  const { fold, axis, printable } = frame
  if (!path || fold === undefined) return []
  const word = FOLD_HERE[language]
  const at =
    axis === 'level' ? { x: printable.x, y: fold - 0.8 } : { x: fold + 0.8, y: printable.y + STRIP + 3 }
  return [
    { kind: 'path', path, stroke: FOLD },
    placeText({ text: word, ...at, font: 'sans', size: 2, color: INK }),
  ]
}

const FOLD_HERE = localized('plier', 'fold')

/** A square of 50 mm below the pieces, on fronts that have the room. */
export function measuringSquare({ box }: CounterSheet, { area, between, fold }: SheetFrame): DrawOp[] {
  const y = area.y + area.height - SQUARE
  if (fold !== undefined || box.y + box.height + between > y) return []
  const path = new PathBuilder().rect(area.x, y, SQUARE, SQUARE).build()
  const middle = { x: area.x + SQUARE / 2, y: y + SQUARE / 2 + 1 }
  return [
    { kind: 'path', path, stroke: { color: INK, width: 0.2 } },
    placeText({ text: '50 mm', ...middle, font: 'sans', size: 3, color: INK, anchor: 'middle' }),
  ]
}

export type SheetSide = 'front' | 'back' | 'both'

export interface Caption {
  readonly title: string
  /** Version, date and licence, on a line of their own; may be empty. */
  readonly edition: string
  readonly language: Language
  /** The number of the sheet, from 1. */
  readonly sheet: number
  readonly sheets: number
  readonly side: SheetSide
  readonly flip: Flip
}

const SIDE_NAMES: Readonly<Record<SheetSide, Localized>> = {
  front: localized('recto', 'front'),
  back: localized('verso', 'back'),
  both: localized('recto et verso', 'front and back'),
}

/** The words of a sheet: whose it is, its number, its side. */
export function captionText({ title, language, sheet, sheets, side }: Caption): string {
  const counters = localized('pions', 'counters')[language]
  const number = localized(`feuille ${sheet} sur ${sheets}`, `sheet ${sheet} of ${sheets}`)[language]
  return [title, counters, number, SIDE_NAMES[side][language]].filter((part) => part !== '').join(' · ')
}

/** The words of a sheet of labels, above them where there is room. */
export function labelCaption(caption: Caption, sheet: CounterSheet, { widthMm }: SheetFrame): DrawOp[] {
  const top = leastOf(sheet.pieces.map(({ label }) => label?.y ?? 0))
  if (top < LABEL_CAPTION_ROOM) return []
  const text = [captionText(caption), caption.edition].filter((part) => part !== '').join(' · ')
  const size = fitText(text, 'sans-bold', 0.8 * widthMm, 3)
  return [
    placeText({ text, x: widthMm / 2, y: top - 2.5, font: 'sans-bold', size, color: INK, anchor: 'middle' }),
  ]
}

/** A printer leaves 5 mm of it white. */
const LABEL_CAPTION_ROOM = 10

function wayWords(flip: Flip): Localized {
  const { fr, en } = FLIP_NAMES[flip]
  const isBothSides = flip === 'long' || flip === 'short'
  return isBothSides ? localized(`recto verso, ${fr}`, `both sides, ${en}`) : FLIP_NAMES[flip]
}

/** The caption at the top between the crosses; at the foot a ruler of 100 mm and the distances between the crosses. */
export function captions(caption: Caption, frame: SheetFrame): DrawOp[] {
  const { printable, crosses } = frame
  const { language, flip, edition } = caption
  const left = printable.x + 2 * CROSS_REACH + 3
  const right = printable.x + printable.width - 2 * CROSS_REACH - 3
  const top = printable.y + CROSS_REACH + 1
  const foot = printable.y + printable.height - CROSS_REACH + 1
  const way = wayWords(flip)[language]
  const waySize = fitText(way, 'sans', (right - left) / 3, 2.6)
  const room = right - left - textWidth(way, 'sans', waySize) - 4
  const text = captionText(caption)
  const ops = [
    placeText({
      text,
      x: left,
      y: top,
      font: 'sans-bold',
      size: fitText(text, 'sans-bold', room, 3),
      color: INK,
    }),
    placeText({ text: way, x: right, y: top, font: 'sans', size: waySize, color: INK, anchor: 'end' }),
    ...(edition === '' ? [] : [editionLine(edition, { x: left, y: top + 3, width: right - left })]),
  ]
  const [first, , , last] = crosses
  if (right - left < RULER_ROOM || !first || !last) return ops
  const distances = crossDistances(last.x - first.x, last.y - first.y)[language]
  const size = fitText(distances, 'sans', right - left - RULER_ROOM, 2.4)
  return [
    ...ops,
    ...ruler(left, foot),
    placeText({ text: distances, x: right, y: foot - 0.4, font: 'sans', size, color: INK, anchor: 'end' }),
  ]
}

const EDITION_SIZE = 2.2

function editionLine(edition: string, { x, y, width }: Omit<Rect, 'height'>): DrawOp {
  const text = elideText(edition, 'sans', width, EDITION_SIZE)
  return placeText({ text, x, y, font: 'sans', size: EDITION_SIZE, color: INK })
}

/** The ruler and its last word. */
const RULER_ROOM = 114

function crossDistances(across: number, down: number): Localized {
  const size = (language: Language): string =>
    `${formatNumber(across, language, 1)} × ${formatNumber(down, language, 1)} mm`
  return localized(`croix\u202f: ${size('fr')}`, `crosses: ${size('en')}`)
}
