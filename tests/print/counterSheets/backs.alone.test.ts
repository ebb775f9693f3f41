/** Backs come behind their fronts, however the paper is turned: as planned, and as measured on the PDF. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type DrawOp, type Rect, VERB } from '#shared/painter/ops'
import { type CounterSheetOptions, type Flip, FLIPS } from '#shared/print/counterSheets/options'
import { type PrintPlan } from '#shared/print/printPlan'
import { testBoard } from '../../support/board'
import { fantasyBoard } from '../../support/fantasyBoard'
import { hasPoppler, inkBox } from '../../support/measurePdf'
import { type Card, cardsOn, sheetsOf, writePdf } from './support'

const folder = mkdtempSync(join(tmpdir(), 'castellan-counter-sheets-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Paper {
  readonly widthMm: number
  readonly heightMm: number
}

/** The way by hand: an upright sheet turned about its long edge swaps left and right; a turned one, top and foot. */
const SWAPS: Readonly<Record<Flip, { upright: 'sides' | 'ends'; landscape: 'sides' | 'ends' }>> = {
  long: { upright: 'sides', landscape: 'ends' },
  short: { upright: 'ends', landscape: 'sides' },
  fold: { upright: 'ends', landscape: 'sides' },
  apart: { upright: 'sides', landscape: 'sides' },
}

function seenFromBehind(box: Rect, swaps: 'sides' | 'ends', { widthMm, heightMm }: Paper): Rect {
  return swaps === 'sides'
    ? { ...box, x: widthMm - box.x - box.width }
    : { ...box, y: heightMm - box.y - box.height }
}

const AS_SEEN = {
  sides: { up: 'up', down: 'down', left: 'right', right: 'left' },
  ends: { up: 'down', down: 'up', left: 'left', right: 'right' },
} as const

/** The middles of the crosses in the corners of a page: the squares of 6 mm among its strokes, an offset added. */
function crossesOn(plan: PrintPlan, page: number): { x: number; y: number }[] {
  const found = (ops: readonly DrawOp[], dx: number, dy: number): { x: number; y: number }[] =>
    ops.flatMap((op) => {
      if (op.kind === 'group' && op.transform && !op.clip)
        return found(op.ops, dx + op.transform[4], dy + op.transform[5])
      if (op.kind !== 'path' || !op.stroke) return []
      // Arms, one after the other: move, line of 6 mm to the right, move, line of 6 mm down.
      return op.path.flatMap((verb, at) => {
        const [x, y, line, right, level] = op.path.slice(at + 1, at + 6)
        const isArm = verb === VERB.move && line === VERB.line && y === level
        return isArm && x !== undefined && y !== undefined && Math.abs((right ?? 0) - x - 6) < 1e-9
          ? [{ x: dx + x + 3, y: dy + y }]
          : []
      })
    })
  return found(plan.page(page).paint(), 0, 0)
}

function codesOf(cards: readonly Card[]): string[] {
  return cards.map(({ words }) => words.find((word) => /^[A-Z][a-z]{2}$/.test(word)) ?? '')
}

/** Two riders, and on foot one piece more than there are columns on upright A4: the last row is not full. */
const board = testBoard({
  counters: {
    ...{ guy: { type: 'crusaders-knight', at: 'B2' }, reynald: { type: 'saracens-knight', at: 'B4' } },
    ...{ a: { type: 'saracens-archer', at: 'C4' }, b: { type: 'saracens-archer', at: 'C5' } },
    ...{ c: { type: 'saracens-archer', at: 'C6' }, d: { type: 'saracens-archer', at: 'C7' } },
  },
})

const CASES = FLIPS.flatMap((flip) =>
  ([false, true] as const).map((landscape) => [flip, landscape ? 'landscape' : 'upright'] as const),
)

describe.each(CASES)('PRT-2, PRT-6: %s, %s', (flip, lies) => {
  const swaps = SWAPS[flip][lies]
  const options: Partial<CounterSheetOptions> = {
    ...{ flip, landscape: lies === 'landscape', bleed: 0, markers: false },
    offset: { x: 1.5, y: -0.8 },
  }
  // A fold and glued sheets have no offset: they are not turned in the printer.
  const offset = flip === 'long' || flip === 'short' ? { x: 1.5, y: -0.8 } : { x: 0, y: 0 }
  const back = flip === 'fold' ? 0 : 1

  it('lays each back behind its front, shifted by the offset, and its front edge behind the front’s', () => {
    const plan = sheetsOf(board, options)
    const all = cardsOn(plan, 0)
    const fronts = flip === 'fold' ? all.slice(0, all.length / 2) : all
    const backs = flip === 'fold' ? all.slice(all.length / 2) : cardsOn(plan, 1)
    expect(plan.pageCount).toBe(flip === 'fold' ? 1 : 2)
    // Two riders of three pieces each; on foot the types of the board, one of them four times.
    expect(fronts).toHaveLength(2 * 3 + 9)
    expect(codesOf(backs)).toEqual(codesOf(fronts))
    expect(codesOf(fronts)).toContain('Kni')
    fronts.forEach((front, index) => {
      const expected = seenFromBehind(front.cut, swaps, plan.page(0))
      const card = backs[index] as Card
      expect(card.cut.x).toBeCloseTo(expected.x + offset.x, 6)
      expect(card.cut.y).toBeCloseTo(expected.y + offset.y, 6)
      expect([card.cut.width, card.cut.height]).toEqual([front.cut.width, front.cut.height])
      expect(AS_SEEN[swaps][card.leads]).toBe(front.leads)
    })
    expect(new Set(fronts.map(({ leads }) => leads))).toEqual(new Set(['up', 'right']))
  })

  it('has registration crosses on both faces, behind each other', () => {
    const plan = sheetsOf(board, options)
    const front = crossesOn(plan, 0)
    expect(front).toHaveLength(4)
    if (flip === 'fold') return
    const places = (points: { x: number; y: number }[]): string[] =>
      points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).sort()
    const behind = crossesOn(plan, 1).map(({ x, y }) => ({ x: x - offset.x, y: y - offset.y }))
    const expected = front.map(({ x, y }) =>
      seenFromBehind({ x, y, width: 0, height: 0 }, swaps, plan.page(0)),
    )
    expect(places(behind)).toEqual(places(expected))
  })

  test.skipIf(!hasPoppler())('backs coincide with fronts within 0.2 mm on the PDF', async () => {
    const plan = sheetsOf(board, options)
    const paper = plan.page(0)
    const path = await writePdf(plan, board, join(folder, `${flip}-${lies}.pdf`))
    const cards = cardsOn(plan, 0).slice(0, 15)
    // 0.4 mm beyond a cut there is no mark yet.
    for (const { box, edge } of outerEdges(cards)) {
      const front = inkBox(path, 1, box) as Rect
      const there = seenFromBehind(box, swaps, paper)
      const behind = inkBox(path, back + 1, {
        ...there,
        x: there.x + offset.x,
        y: there.y + offset.y,
      }) as Rect
      const expected = seenFromBehind(front, swaps, paper)
      const [x, y] = [behind.x - offset.x, behind.y - offset.y]
      if (edge !== 'level') {
        expect(Math.abs(x - expected.x)).toBeLessThan(0.1)
        expect(Math.abs(x + behind.width - expected.x - expected.width)).toBeLessThan(0.1)
      }
      if (edge !== 'upright') {
        expect(Math.abs(y - expected.y)).toBeLessThan(0.1)
        expect(Math.abs(y + behind.height - expected.y - expected.height)).toBeLessThan(0.1)
      }
    }
  })
})

/** Boxes that hold outer edges of pieces and white beside them: the riders' block, the right and the lower edge of the last piece. */
function outerEdges(
  cards: readonly Card[],
): { readonly box: Rect; readonly edge: 'upright' | 'level' | 'both' }[] {
  const riders = cards.filter(({ leads }) => leads === 'right').map(({ cut }) => cut)
  const left = Math.min(...riders.map(({ x }) => x))
  const right = Math.max(...riders.map(({ x, width }) => x + width))
  const top = Math.min(...riders.map(({ y }) => y))
  const bottom = Math.max(...riders.map(({ y, height }) => y + height))
  const whole = { x: left - 0.4, y: top - 0.4, width: right - left + 0.8, height: bottom - top + 0.8 }
  const last = (cards.at(-1) as Card).cut
  return [
    { box: whole, edge: 'both' },
    // Clear of the marks of the row above, and of its own.
    {
      box: { x: last.x + 4, y: last.y + 5, width: last.width - 4 + 0.4, height: last.height - 10 },
      edge: 'upright',
    },
    {
      box: { x: last.x + 4, y: last.y + 5, width: last.width - 8, height: last.height - 5 + 0.4 },
      edge: 'level',
    },
  ]
}

it('CM-ORI-1: the card of a formation, two hexes across, points up on its front and down behind a short edge', () => {
  const pikes = fantasyBoard({ counters: { pikes: { at: 'C3', kind: 'formation' } } })
  const leads = (flip: Flip, page: number): string[] =>
    cardsOn(sheetsOf(pikes, { flip, markers: false }), page).map((card) => card.leads)
  const [formation] = cardsOn(sheetsOf(pikes, { markers: false }), 0)
  expect(formation?.cut.width).toBeCloseTo(43, 6)
  expect(leads('long', 1)).toEqual(leads('long', 0))
  expect(leads('long', 0)[0]).toBe('up')
  expect(leads('short', 1)[0]).toBe('down')
})
