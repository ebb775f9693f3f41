/** The turn track to play on: a box for each turn, large enough for a counter where the page allows. */
import { textIn } from '#shared/document/authorText'
import { some } from '#shared/document/inWords/lists'
import { SMALLEST_TEXT } from '#shared/document/limits'
import { type TrackRow } from '#shared/document/turnTrack'
import { type Localized, localized } from '#shared/i18n/localized'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { fitText, placeText } from '#shared/painter/text'
import { type Figure } from '../blocks/blocks'
import { ACCENT, FAINT, INK, PALE } from '../flow/grid'
import { printedText } from '../text/typography'
import { type BookletSubject, said } from './subject'

/** The side of the largest box, mm: a counter of 18 mm fits in it. */
const LARGEST = 19
const SMALLEST = 12
const GAP = 1

/** Boxes of one figure at most: a longer track goes on in the next. */
const MOST = 60

/** The figures; their boxes stand in as few rows as the width allows. */
export function trackFigures(subject: BookletSubject, track: readonly TrackRow[]): Figure[] {
  return Array.from({ length: Math.ceil(track.length / MOST) }, (_, at) =>
    trackFigure(subject, track.slice(at * MOST, (at + 1) * MOST)),
  )
}

function trackFigure(subject: BookletSubject, track: readonly TrackRow[]): Figure {
  return {
    kind: 'figure',
    caption: [],
    alt: said(subject, trackInWords(track.length)),
    size: (width, highest) => {
      const { columns, size } = boxes(track.length, width)
      const rows = Math.ceil(track.length / columns)
      return {
        width: Math.min(columns, track.length) * (size + GAP) - GAP,
        height: Math.min(highest, rows * (size + GAP) - GAP),
      }
    },
    paint: (width) => {
      const { columns, size } = boxes(track.length, width + 0.01)
      return track.flatMap((row, index) =>
        paintBox(subject, row, {
          x: (index % columns) * (size + GAP),
          y: Math.floor(index / columns) * (size + GAP),
          size,
        }),
      )
    },
  }
}

function boxes(count: number, width: number): { readonly columns: number; readonly size: number } {
  const inOneRow = (width + GAP) / count - GAP
  if (inOneRow >= SMALLEST) return { columns: count, size: Math.min(LARGEST, inOneRow) }
  const columns = Math.max(1, Math.floor((width + GAP) / (LARGEST - 3 + GAP)))
  return { columns, size: (width + GAP) / columns - GAP }
}

interface BoxPlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

function paintBox({ language }: BookletSubject, row: TrackRow, { x, y, size }: BoxPlace): DrawOp[] {
  const line = 0.2
  const path = new PathBuilder().rect(x + line / 2, y + line / 2, size - line, size - line).build()
  const isEntry = row.enters.length > 0
  const below = row.time?.time ?? printedText(textIn(row.name, language), language)
  const fitted = fitText(below, 'serif-italic', size - 1.6, 2.6)
  return [
    {
      kind: 'path',
      path,
      fill: solid(isEntry ? PALE : '#ffffff'),
      stroke: { color: isEntry ? ACCENT : FAINT, width: line },
    },
    ...(row.light === 'night'
      ? [
          {
            kind: 'path' as const,
            path: new PathBuilder().rect(x, y, size, 1.2).build(),
            fill: solid('#3c4252'),
          },
        ]
      : []),
    placeText({
      text: String(row.turn),
      x: x + size / 2,
      y: y + size * 0.58,
      font: 'serif-bold',
      size: size * 0.38,
      color: isEntry ? ACCENT : INK,
      anchor: 'middle',
    }),
    // A name that is too long for the box stands in the table below.
    ...(fitted < SMALLEST_TEXT
      ? []
      : [
          placeText({
            text: below,
            x: x + size / 2,
            y: y + size - 1.8,
            font: 'serif-italic',
            size: fitted,
            color: INK,
            anchor: 'middle',
          }),
        ]),
  ]
}

function trackInWords(turns: number): Localized {
  const { fr, en } = some(turns, localized('tour', 'turn'), localized('tours', 'turns'))
  return localized(`Piste de ${fr}`, `Track of ${en}`)
}
