/** Answers printed on a map: their areas, arrows and ways as on the screen, and a legend that says what each shade means. */
import { type Scenario } from '#shared/document/types'
import { colon, type Language } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { type DrawOp, type FontId, type Rect, solid, type Stroke } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { capHeight, elideText, placeText, textWidth } from '#shared/painter/text'
import { type Answer, type AnswerShade } from '#shared/rules/answers/answer'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { questionInWords } from '../inWords'
import { answerOps } from './answerOps'
import { type ArrowLook, arrowsOf } from './arrows'
import { type AnswerFrame } from './hexText'
import { inkOf, rulingOf } from './tones'
import { arrowOps } from './wayLine'

export interface PrintedAnswer {
  /** The question and whom it is about, in the language of the print. */
  readonly title: string
  readonly answer: Pick<Answer, 'headline' | 'shades' | 'links' | 'ways'>
}

/** The parts of an answer that are printed, under its question. */
export function printedAnswer(
  scenario: Scenario,
  inquiry: Inquiry,
  { headline, shades, links, ways }: Answer,
  language: Language,
): PrintedAnswer {
  return {
    title: questionInWords(scenario, inquiry, language),
    answer: { headline, ...(shades && { shades }), ...(links && { links }), ...(ways && { ways }) },
  }
}

/** The question and the conclusion of its answer. */
export function answerInLine({ title, answer }: PrintedAnswer, language: Language): string {
  return `${title}${colon(language)} ${answer.headline[language]}`
}

/** A hex on paper is drawn as one of so many pixels on the screen: lines and figures keep their proportions. */
const HEX_PX = 64
/** The width of an arrow's swatch, likewise. */
const SWATCH_PX = 32
/** Share of the width of a hex. */
const LETTER = 0.17
/** Longer lines of the legend are broken, so that it is read on one page: in sizes of its letters. */
const WIDEST = 36

/**
 * @param over the map as it is printed, and the hexes where counters are printed with it.
 * @param frame the printed part of the map, mm; the legend lies in its lower left corner.
 */
export function printedAnswerOps(
  answers: readonly PrintedAnswer[],
  over: Pick<AnswerFrame, 'layout' | 'occupied'>,
  frame: Rect,
  language: Language,
): DrawOp[] {
  if (answers.length === 0) return []
  const { layout } = over
  const overMap = { ...over, mmPerPx: layout.hexMm / HEX_PX }
  return [
    ...answers.flatMap(({ answer }) => answerOps(answer, overMap)),
    ...legendOps(answers, layout.hexMm * LETTER, frame, language),
  ]
}

/** Broken at its blanks; a word that is wider by itself is elided. @param width mm. */
function brokenLine(text: string, font: FontId, size: number, width: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const longer = rows.length === 0 ? word : `${rows.at(-1) ?? ''} ${word}`
    if (rows.length > 0 && textWidth(longer, font, size) <= width) rows[rows.length - 1] = longer
    else rows.push(elideText(word, font, width, size))
  }
  return rows
}

interface LegendLine {
  readonly text: string
  readonly shade?: AnswerShade
  readonly arrow?: ArrowLook
}

function legendOps(
  answers: readonly PrintedAnswer[],
  size: number,
  frame: Rect,
  language: Language,
): DrawOp[] {
  const lines = answers.flatMap(({ title, answer }): LegendLine[] => [
    { text: answerInLine({ title, answer }, language) },
    ...(answer.shades ?? []).map((shade) => ({ text: shade.name[language], shade })),
    ...arrowsOf(answer).map((arrow) => ({ text: arrow.name[language], arrow })),
  ])
  const [pad, step, swatch] = [size * 0.9, size * 1.5, size * 1.7]
  const widest = Math.min(frame.width - 4 * pad, size * WIDEST)
  const shown = lines.flatMap((line) => {
    const explains = line.shade !== undefined || line.arrow !== undefined
    const indent = explains ? swatch + size * 0.6 : 0
    const font = explains ? ('sans' as const) : ('sans-bold' as const)
    return brokenLine(line.text, font, size, widest - indent).map((text, row) => ({
      ...(row === 0 && line),
      text,
      indent,
      font,
      width: indent + textWidth(text, font, size),
    }))
  })
  const width = greatestOf(shown.map((line) => line.width)) + 2 * pad
  const height = shown.length * step + 2 * pad - (step - size)
  const [left, top] = [frame.x + pad, frame.y + frame.height - pad - height]
  const paper = new PathBuilder().rect(left, top, width, height).build()
  return [
    {
      kind: 'path',
      path: paper,
      fill: solid('#ffffff'),
      stroke: { color: '#1a1a1a', width: size * 0.06 },
    },
    ...shown.flatMap(({ text, shade, arrow, indent, font }, index) => {
      const middle = top + pad + size / 2 + index * step
      const words = placeText({
        text,
        x: left + pad + indent,
        y: middle + capHeight(font, size) / 2,
        font,
        size,
        color: '#1a1a1a',
        anchor: 'start',
      })
      const at = { x: left + pad, y: middle - size / 2, width: swatch, height: size }
      if (shade) return [...swatchOps(shade, at), words]
      return arrow ? [...arrowSwatchOps(arrow, at), words] : [words]
    }),
  ]
}

function arrowSwatchOps({ color, px, dash }: ArrowLook, { x, y, width, height }: Rect): DrawOp[] {
  const line = [
    { x, y: y + height / 2 },
    { x: x + width * 0.72, y: y + height / 2 },
  ]
  return arrowOps(line, color, px, { mmPerPx: width / SWATCH_PX }, dash)
}

/** On the colour of open ground, as the shade lies on the map. */
function swatchOps(shade: AnswerShade, { x, y, width, height }: Rect): DrawOp[] {
  const { color, opacity, hatched, rimmed } = inkOf(shade.tone)
  const ruling = rulingOf(shade)
  const box = new PathBuilder().rect(x, y, width, height).build()
  const lines = (step: number, rises: boolean, stroke: Stroke): DrawOp => {
    const path = new PathBuilder()
    const [from, to] = rises ? [height, 0] : [0, height]
    for (let at = -height; at < width; at += step)
      path.polyline([
        { x: x + at, y: y + from },
        { x: x + at + height, y: y + to },
      ])
    return { kind: 'path', path: path.build(), stroke }
  }
  const within = (ops: DrawOp[]): DrawOp => ({ kind: 'group', clip: { path: box }, ops })
  const inside: DrawOp = hatched
    ? within([lines(width / 4, false, { color, width: height / 10, opacity })])
    : { kind: 'path', path: box, fill: solid(color, opacity) }
  const over: DrawOp[] = []
  if (ruling) {
    const stroke: Stroke = { color: ruling.color, width: height / 12, opacity: ruling.opacity }
    const ways = ruling.crossed ? [false, true] : [false]
    over.push(within(ways.map((rises) => lines(width / ruling.lines, rises, stroke))))
  }
  return [
    { kind: 'path', path: box, fill: solid('#d9d5c3') },
    inside,
    ...over,
    {
      kind: 'path',
      path: box,
      stroke: rimmed ? { color, width: height / 6 } : { color: '#1a1a1a', width: height / 20 },
    },
  ]
}
