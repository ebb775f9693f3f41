/** Counters on sticky labels: in the middle of each, their backs behind them, measured on the plan and on the PDF. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type Rect } from '#shared/painter/ops'
import {
  LABEL_SHEET_IDS,
  LABEL_SHEETS,
  labelPlaces,
  type LabelSheet,
  labelSheetName,
} from '#shared/print/counterSheets/labels'
import { planCounterSheets, planCutLines } from '#shared/print/counterSheets/planCounterSheets'
import { paperSize } from '#shared/print/paper'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { changed, testBoard } from '../../support/board'
import { hasPoppler, inkBox } from '../../support/measurePdf'
import { type Card, cardsOn, sheetOptions, sheetsOf, writePdf } from './support'

const folder = mkdtempSync(join(tmpdir(), 'castellan-labels-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Two riders of three pieces, 43 by 18 mm and 18 by 18, and on foot 20 of one type and some more. */
const board = changed(
  testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'B2' } } }),
  'counterTypes',
  'crusaders-soldier',
  { quantity: 20 },
)

function placesOf(sheet: LabelSheet): readonly Rect[] {
  const places = labelPlaces(sheet)
  if (!places.ok) throw new Error(places.error.en)
  return places.value
}

function boxOf(cards: readonly Card[]): Rect {
  const left = Math.min(...cards.map(({ cut }) => cut.x))
  const top = Math.min(...cards.map(({ cut }) => cut.y))
  const right = Math.max(...cards.map(({ cut }) => cut.x + cut.width))
  const foot = Math.max(...cards.map(({ cut }) => cut.y + cut.height))
  return { x: left, y: top, width: right - left, height: foot - top }
}

const middleOf = ({ x, y, width, height }: Rect): string =>
  `${(x + width / 2).toFixed(3)} ${(y + height / 2).toFixed(3)}`

const liesOn = (card: Card, { x, y, width, height }: Rect): boolean =>
  card.cut.x > x - 1e-6 &&
  card.cut.x + card.cut.width < x + width + 1e-6 &&
  card.cut.y > y - 1e-6 &&
  card.cut.y + card.cut.height < y + height + 1e-6

describe('PRT-6: ready sheets of labels', () => {
  it.each(LABEL_SHEET_IDS)('%s is symmetrical on its paper', (id) => {
    const sheet = LABEL_SHEETS[id]
    const places = placesOf(sheet)
    const { width, height } = paperSize(sheet.paper)
    expect(places).toHaveLength(sheet.columns * sheet.rows)
    const last = places.at(-1) as Rect
    expect(width - last.x - last.width).toBeCloseTo(sheet.left, 1)
    expect(Math.abs(height - last.y - last.height - sheet.top)).toBeLessThan(0.3)
  })

  it('are named by paper, number and size', () => {
    expect(labelSheetName(LABEL_SHEETS['a4-63.5x38.1'])).toEqual({
      fr: 'A4, 21 de 63,5 × 38,1\u202fmm',
      en: 'A4, 21 of 63.5 × 38.1 mm',
    })
  })

  it.each(LABEL_SHEET_IDS.filter((id) => LABEL_SHEETS[id].width > 43))(
    '%s: every block of counters is in the middle of a label, and its backs on the label behind it',
    (id) => {
      const labels = LABEL_SHEETS[id]
      const plan = sheetsOf(board, { labels, markers: false, flip: 'fold', margin: 30 })
      const { width, height } = paperSize(labels.paper)
      expect(plan.page(0)).toMatchObject({ name: '1r', widthMm: width, heightMm: height })
      const [fronts, backs] = [cardsOn(plan, 0), cardsOn(plan, 1)]
      const used = placesOf(labels).filter((label) => fronts.some((card) => liesOn(card, label)))
      let counted = 0
      for (const label of used) {
        const [own, behind] = [fronts, backs].map((cards) => cards.filter((card) => liesOn(card, label)))
        counted += own?.length ?? 0
        expect(middleOf(boxOf(own ?? []))).toBe(middleOf(label))
        own?.forEach(({ cut }, index) => {
          const mirrored = 2 * label.x + label.width - cut.x - cut.width
          expect(behind?.[index]?.cut.x).toBeCloseTo(mirrored, 6)
          expect(behind?.[index]?.cut.y).toBeCloseTo(cut.y, 6)
        })
      }
      expect(counted).toBe(fronts.length)
      expect(new Set(fronts.map(({ leads }) => leads))).toEqual(new Set(['up', 'right']))
      expect(new Set(backs.map(({ leads }) => leads))).toEqual(new Set(['up', 'left']))
    },
  )
})

describe('PRT-6: labels of one’s own', () => {
  const own: LabelSheet = {
    ...{ paper: 'a4', columns: 4, rows: 6, width: 45, height: 40 },
    ...{ left: 10, top: 20, across: 48, down: 44 },
  }

  it('hold as many of one size as fit, and go on to the next sheet', () => {
    const plan = sheetsOf(board, { labels: { ...own, rows: 1 }, markers: false })
    const labels = placesOf({ ...own, rows: 1 })
    const fronts = cardsOn(plan, 0)
    // Two riders’ pieces one above the other, twice; then four on foot a label.
    expect(labels.map((label) => fronts.filter((card) => liesOn(card, label)).length)).toEqual([2, 2, 4, 4])
    expect(fronts.slice(0, 2).map(({ cut }) => [cut.x, cut.y])).toEqual([
      [11, 22],
      [11, 40],
    ])
    const counted = Array.from({ length: plan.pageCount / 2 }, (_, sheet) => cardsOn(plan, 2 * sheet).length)
    expect(counted).toEqual([12, 16, 3])
  })

  it('are refused where they overlap, leave the paper, or are smaller than a counter', () => {
    const refusal = (part: Partial<LabelSheet>): string | undefined => {
      const plan = planCounterSheets(board, magnaCarta, sheetOptions({ labels: { ...own, ...part } }))
      return plan.ok ? undefined : plan.error.en
    }
    expect(refusal({})).toBeUndefined()
    expect(refusal({ across: 44 })).toMatch(/overlap/)
    expect(refusal({ left: 30 })).toMatch(/beyond the paper/)
    expect(refusal({ rows: 7 })).toMatch(/beyond the paper/)
    expect(refusal({ width: 42 })).toMatch(/does not fit on a label/)
  })

  it('are cut where their fronts are, without crosses', () => {
    const cuts = planCutLines(board, magnaCarta, sheetOptions({ labels: own, markers: false }))
    const [first] = cuts.ok ? cuts.value.page(0).paint() : []
    // From the first edge of the first block, 43 by 36 mm in a label of 45 by 40.
    expect(first).toMatchObject({ kind: 'path', stroke: { color: '#ff0000' } })
    expect(first?.kind === 'path' && first.path.slice(1, 3)).toEqual([11, 22])
  })

  test.skipIf(!hasPoppler())('lie within 0.2 mm of where they should be on the PDF', async () => {
    const plan = sheetsOf(board, {
      labels: { ...own, width: 50, across: 50, left: 5 },
      bleed: 0,
      markers: false,
    })
    const path = await writePdf(plan, board, join(folder, 'labels.pdf'))
    // The block of 43 by 36 mm in the middle of a label of 50 by 40; 0.4 mm beyond a cut there is no mark yet.
    const block = { x: 5 + 3.5, y: 20 + 2, width: 43, height: 36 }
    for (const page of [1, 2]) {
      const ink = inkBox(path, page, {
        ...{ x: block.x - 0.4, y: block.y - 0.4 },
        ...{ width: block.width + 0.8, height: block.height + 0.8 },
      }) as Rect
      for (const key of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(ink[key] - block[key])).toBeLessThan(0.2)
    }
  })
})
