/**
 * Draws the margins of a printed sheet: crop and glue marks, its name, its place among the sheets, a ruler to check
 * the printer's scale. Draw operations in the frame of the page, mm.
 */
import { type Localized } from '#shared/i18n/localized'
import { type DrawOp, type Rect, type Stroke, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { capHeight, elideText, fitText, placeText, textWidth } from '#shared/painter/text'
import { type Sheet, type Tiling } from './tiling'

const INK = '#1a1a1a'
const GREY = '#8a8a8a'
const LIGHT = '#d4d4d4'
const HAIRLINE: Stroke = { color: INK, width: 0.15 }

/** Margins narrower than this hold no writing, only crop marks. */
const MARGIN_FOR_WRITING = 7

/** Short lines in the margin that continue the edges of the box: where to cut. */
export function cropMarks(box: Rect, margin: number): DrawOp[] {
  const gap = Math.min(1, margin / 4)
  const length = Math.min(5, margin - gap)
  if (length <= 0) return []
  const path = new PathBuilder()
  const [left, right, top, bottom] = [box.x, box.x + box.width, box.y, box.y + box.height]
  for (const x of [left, right]) {
    path.move(x, top - gap).line(x, top - gap - length)
    path.move(x, bottom + gap).line(x, bottom + gap + length)
  }
  for (const y of [top, bottom]) {
    path.move(left - gap, y).line(left - gap - length, y)
    path.move(right + gap, y).line(right + gap + length, y)
  }
  return [{ kind: 'path', path: path.build(), stroke: HAIRLINE }]
}

/** Marks the edges where the next sheets are placed on this one: dashes in the margin, at the near edge of the overlap. */
export function glueMarks(box: Rect, sheet: Sheet, tiling: Tiling, overlap: number): DrawOp[] {
  const path = new PathBuilder()
  const reach = 3
  if (overlap > 0 && sheet.column < tiling.columns - 1) {
    const x = box.x + box.width - overlap
    path.move(x, box.y - 1).line(x, box.y - 1 - reach)
    path.move(x, box.y + box.height + 1).line(x, box.y + box.height + 1 + reach)
  }
  if (overlap > 0 && sheet.row < tiling.rows - 1) {
    const y = box.y + box.height - overlap
    path.move(box.x - 1, y).line(box.x - 1 - reach, y)
    path.move(box.x + box.width + 1, y).line(box.x + box.width + 1 + reach, y)
  }
  if (path.isEmpty) return []
  return [{ kind: 'path', path: path.build(), stroke: { ...HAIRLINE, color: GREY, dash: [0.6, 0.6] } }]
}

/** The sheets as small boxes, this one filled: where it belongs. At most `width` x `height`, from the right end of x. */
function sheetOverview(
  box: { readonly right: number; readonly y: number; readonly width: number; readonly height: number },
  tiling: Tiling,
  current: Sheet,
): DrawOp[] {
  const shape = tiling.paperWidth / tiling.paperHeight
  const cell = Math.min(box.height / tiling.rows, box.width / tiling.columns / shape)
  const cellWidth = cell * shape
  const x = box.right - cellWidth * tiling.columns
  const lines = new PathBuilder()
  for (let row = 0; row < tiling.rows; row++)
    for (let column = 0; column < tiling.columns; column++)
      lines.rect(x + column * cellWidth, box.y + row * cell, cellWidth, cell)
  const here = new PathBuilder().rect(
    x + current.column * cellWidth,
    box.y + current.row * cell,
    cellWidth,
    cell,
  )
  return [
    { kind: 'path', path: here.build(), fill: solid(INK) },
    { kind: 'path', path: lines.build(), stroke: { color: GREY, width: 0.1 } },
  ]
}

/** A ruler of exactly so many mm with a tick every 10; `y` is its base line, ticks and figures above it. */
export function ruler(x: number, y: number, length: 50 | 100 = 100): DrawOp[] {
  const ticks = new PathBuilder()
  const cells = new PathBuilder()
  ticks.move(x, y).line(x + length, y)
  for (let mm = 0; mm <= length; mm += 10) {
    ticks.move(x + mm, y).line(x + mm, y - (mm % 50 === 0 ? 2.4 : 1.4))
    if (mm < length && mm % 20 === 0) cells.rect(x + mm, y - 0.7, 10, 0.7)
  }
  return [
    { kind: 'path', path: cells.build(), fill: solid(LIGHT) },
    { kind: 'path', path: ticks.build(), stroke: HAIRLINE },
    ...(length === 50 ? [50] : [50, 100]).map((mm) =>
      placeText({
        text: `${mm} mm`,
        x: x + mm + 0.8,
        y: y - 1.1,
        font: 'sans',
        size: 1.9,
        color: INK,
      }),
    ),
  ]
}

/** The same from top to bottom: `x` is its base line, ticks and figures to the right of it. */
export function uprightRuler(x: number, y: number, length: 50 | 100): DrawOp {
  return { kind: 'group', transform: [0, 1, -1, 0, x, y], ops: ruler(0, 0, length) }
}

const NOTE_SIZE = 2.2

const SHEET_OF = (index: number, count: number): Localized => ({
  fr: `feuille ${index} sur ${count}`,
  en: `sheet ${index} of ${count}`,
})

interface SheetNotes {
  readonly title: string
  /** Version, date and licence; may be empty. */
  readonly edition: string
  readonly language: 'fr' | 'en'
  /** The map's place on the page. */
  readonly box: Rect
  readonly margin: number
  readonly sheet: Sheet
  readonly tiling: Tiling
  readonly overlap: number
}

/** Sheet name and place above the map, rulers below and left of it, its title. Nothing in margins too narrow to write in. */
export function sheetNotes(sheetOfMap: SheetNotes): DrawOp[] {
  const { title, edition, language, box, margin, sheet, tiling, overlap } = sheetOfMap
  if (margin < MARGIN_FOR_WRITING) return []
  // Close to the map: printers cannot reach the last millimetres of the paper.
  const height = Math.min(5, margin - 2)
  const above = box.y - 1.5
  const below = box.y + box.height + 4.5
  // Clear of crop and glue marks.
  const inset = 8
  const right = tiling.paperWidth - margin - inset - overlap
  const index = sheet.row * tiling.columns + sheet.column + 1
  const size = Math.min(4, height)
  const name = placeText({
    text: sheet.name,
    x: box.x + inset,
    y: above,
    font: 'sans-bold',
    size,
    color: INK,
  })
  const isOneOfMany = tiling.count > 1
  const place = isOneOfMany ? SHEET_OF(index, tiling.count)[language] : ''
  const x = box.x + inset + textWidth(sheet.name, 'sans-bold', size) + 2
  // Upright or not, paper has room for both beside the small sheets at the right.
  const room = right - (isOneOfMany ? 42 : 0) - x
  const said = [place, edition].filter((part) => part !== '').join(' · ')
  const words = elideText(said, 'sans', room, NOTE_SIZE)
  return [
    name,
    ...(words === ''
      ? []
      : [placeText({ text: words, x, y: above, font: 'sans', size: NOTE_SIZE, color: INK })]),
    ...(isOneOfMany ? sheetOverview({ right, y: above - height, width: 40, height }, tiling, sheet) : []),
    ...titleAndRuler({ title, x: box.x + inset, y: below, right }),
    ...rulerLeftOf(box, inset, { overlap, paperHeight: tiling.paperHeight }),
  ]
}

/** 50 mm from top to bottom, clear of crop and glue marks: beside the map, or below it where a last sheet shows little of it. */
function rulerLeftOf(
  box: Rect,
  inset: number,
  { overlap, paperHeight }: { readonly overlap: number; readonly paperHeight: number },
): DrawOp[] {
  // Its figure stands below it.
  const length = 50 + 7
  const y = inset + length <= box.height - overlap ? box.y + inset : box.y + box.height + inset
  return y + length > paperHeight - 4 ? [] : [uprightRuler(box.x - 4.5, y, 50)]
}

function titleAndRuler(line: {
  readonly title: string
  readonly x: number
  readonly y: number
  readonly right: number
}): DrawOp[] {
  const { title, x, y, right } = line
  // A last sheet may show a strip too narrow for the ruler, but paper is always wide enough for it.
  const titleRoom = right - x - 115
  const ops = ruler(x, y)
  if (titleRoom < 15 || title === '') return ops
  const size = fitText(title, 'sans', titleRoom, 2.6)
  const baseline = y - 1.2 + capHeight('sans', size) / 2
  return [
    ...ops,
    placeText({ text: title, x: right, y: baseline, font: 'sans', size, color: INK, anchor: 'end' }),
  ]
}

/** The title with its edition below a map on one sheet of its own, where the margin has room to write. */
export function noteBelow(
  words: string,
  { box, margin }: { readonly box: Rect; readonly margin: number },
): DrawOp[] {
  if (margin < MARGIN_FOR_WRITING || words === '') return []
  const size = 2.6
  const text = elideText(words, 'sans', box.width, size)
  return [placeText({ text, x: box.x, y: box.y + box.height + 4.5, font: 'sans', size, color: INK })]
}
