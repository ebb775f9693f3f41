/** Answers of the rules printed over a map, with the legend that says what each shade means (ANA-6). */
import { expect, test } from 'vitest'
import { type DrawOp } from '#shared/painter/ops'
import { STYLES } from '#shared/painter/picture/styles'
import { type LayerId } from '#shared/painter/style'
import { textWidth } from '#shared/painter/text'
import { planMapExport } from '#shared/print/exportMap'
import { type PrintedAnswer } from '#shared/questions/picture/printedAnswers'
import { inkOf } from '#shared/questions/picture/tones'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { testBoard, withPieces } from '../support/board'
import { hexNamed } from '../support/names'

const board = testBoard()
const answer: PrintedAnswer = {
  title: 'Guy – Mouvement',
  answer: {
    headline: { fr: '2 cases accessibles', en: '2 hexes in reach' },
    shades: [
      {
        id: 'one',
        name: { fr: '1 point', en: '1 point' },
        tone: 0.5,
        hexes: [hexNamed(board, 'B2'), hexNamed(board, 'B3')],
        texts: ['1', '1'],
      },
    ],
  },
}

function texts(ops: readonly DrawOp[]): string[] {
  return ops.flatMap((op) => (op.kind === 'text' ? [op.text] : op.kind === 'group' ? texts(op.ops) : []))
}

function page(
  answers: readonly PrintedAnswer[],
  scenario = board,
  layers: readonly LayerId[] = ['terrain'],
): DrawOp[] {
  const plan = planMapExport(scenario, rulesetOf(scenario), {
    style: STYLES.classic,
    layers,
    paper: 'sheet',
    overlap: 0,
    margin: 10,
    language: 'fr',
    answers,
  })
  if (!plan.ok) throw new Error(plan.error.en)
  return plan.value.page(0).paint()
}

test('its areas with their figures, and a legend of the question, its answer and each shade', () => {
  expect(texts(page([]))).toEqual([])
  expect(texts(page([answer]))).toEqual(['1', '1', 'Guy – Mouvement\u202f: 2 cases accessibles', '1 point'])
})

test('a long conclusion is broken at its blanks: the legend is no wider than fits a page of A4', () => {
  const said = 'tué 1 sur 10, blessé 3 sur 10, assommé 2 sur 10, repoussé 4 sur 10, et ainsi de suite'
  const long = { ...answer, answer: { ...answer.answer, headline: { fr: said, en: said } } }
  const rows = texts(page([long])).slice(2, -1)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.join(' ')).toBe(`Guy – Mouvement\u202f: ${said}`)
  const size = board.map.hexMm * 0.17
  for (const row of rows) expect(textWidth(row, 'sans-bold', size)).toBeLessThanOrEqual(160)
})

test('a figure is not printed over a counter, where counters are printed', () => {
  const occupied = withPieces(board, {
    counters: { guy: { type: 'crusaders-soldier', at: hexNamed(board, 'B2') } },
  })
  const figures = (layers: readonly LayerId[]): number =>
    texts(page([answer], occupied, layers)).filter((text) => text === '1').length
  const [without, over] = [figures(['terrain']), figures(['terrain', 'counters'])]
  const bare = texts(page([], occupied, ['terrain', 'counters'])).filter((text) => text === '1').length
  expect([without, over - bare]).toEqual([2, 1])
})

test('steps of a scale differ in grey: each is darker than the one before', () => {
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const steps = Array.from({ length: 11 }, (_, index) => luminance(inkOf(index / 10).color))
  for (const [index, step] of steps.slice(1).entries()) expect(step).toBeLessThan((steps[index] ?? 0) - 5)
})
