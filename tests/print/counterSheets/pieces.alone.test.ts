/** The pieces of a sheet: how many, how large, whose, and where they may not lie. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { counterId, sideId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { pathBounds } from '#shared/painter/bounds'
import { FLIPS } from '#shared/print/counterSheets/options'
import { planCounterSheets } from '#shared/print/counterSheets/planCounterSheets'
import { type PrintPlan } from '#shared/print/printPlan'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { editionIn } from '../../support/scenarioFiles'
import { changed, testBoard } from '../../support/board'
import { hasPoppler, inkBox } from '../../support/measurePdf'
import { type Card, cardsOn, sheetOptions, sheetsOf, writePdf } from './support'

const folder = mkdtempSync(join(tmpdir(), 'castellan-pieces-'))
afterAll(() => rmSync(folder, { recursive: true }))

function frontsOf(plan: PrintPlan): Card[] {
  return Array.from({ length: plan.pageCount / 2 }, (_, sheet) => cardsOn(plan, 2 * sheet)).flat()
}

function withCode(cards: readonly Card[], code: string): Card[] {
  return cards.filter(({ words }) => words.includes(code))
}

const board = (): Scenario =>
  testBoard({
    counters: {
      guy: { type: 'crusaders-knight', at: 'B2', name: 'Guy' },
      raoul: { type: 'crusaders-soldier', at: 'C2' },
      perrin: { type: 'crusaders-soldier', at: 'C3' },
    },
  })

describe('PRT-2: quantities', () => {
  it('are those of the counters there are, or of the order of battle where that has more', () => {
    const counted = (scenario: Scenario): number =>
      withCode(frontsOf(sheetsOf(scenario, { sides: [sideId('crusaders')], markers: false })), 'Sol').length
    expect(counted(board())).toBe(2)
    expect(counted(changed(board(), 'counterTypes', 'crusaders-soldier', { quantity: 5 }))).toBe(5)
    expect(counted(changed(board(), 'counterTypes', 'crusaders-soldier', { quantity: 200 }))).toBe(200)
  })

  it('have reserves and reinforcements among them, and no decoys', () => {
    const off = changed(board(), 'counters', 'perrin', { hex: undefined } as never)
    expect(withCode(frontsOf(sheetsOf(off, { markers: false })), 'Sol')).toHaveLength(3)
    const decoy = changed(board(), 'counters', 'perrin', { decoy: true })
    expect(withCode(frontsOf(sheetsOf(decoy, { markers: false })), 'Sol')).toHaveLength(2)
  })

  it('PRT-3: are the pieces of one counter alone when one is asked for', () => {
    const plan = sheetsOf(board(), { counter: counterId('guy') })
    expect(plan.pageCount).toBe(2)
    expect(cardsOn(plan, 0).map(({ words }) => words.includes('Guy'))).toEqual([true, true, true])
    expect(sheetsOf(board(), { counter: counterId('nobody') }).pageCount).toBe(0)
  })
})

describe('pieces of cardboard', () => {
  it('CTR-2: measure 18 mm on hexes of 25 mm, two-hex ones 43 by 18, and grow with the hexes', () => {
    const sizes = (hexMm?: number): string[] => {
      const cards = frontsOf(sheetsOf(board(), { markers: false, ...(hexMm && { hexMm }) }))
      return [...new Set(cards.map(({ cut }) => `${cut.width.toFixed(2)} x ${cut.height.toFixed(2)}`))]
    }
    expect(sizes()).toEqual(['43.00 x 18.00', '18.00 x 18.00'])
    expect(sizes(20)).toEqual(['34.40 x 14.40', '14.40 x 14.40'])
  })

  it('MC-MAP-3: show every state or the fewest, and back each other as their author wishes', () => {
    const guy = { counter: counterId('guy') }
    const attacks = (options: Parameters<typeof sheetsOf>[1], scenario = board()): string[] => {
      const plan = sheetsOf(scenario, { ...guy, ...options })
      const [fronts, backs] = [cardsOn(plan, 0), cardsOn(plan, 1)]
      return fronts.map(({ words }, index) => `${attackOf(words)} / ${attackOf(backs[index]?.words ?? [])}`)
    }
    expect(attacks({})).toEqual(['14 / 0', '7 / 0', '9 / 4'])
    // Healthy and stunned, wounded and dead.
    expect(attacks({ faces: 'every-state' })).toEqual(['14 / 0', '7 / 0', '9 / 9', '4 / 4'])
    const pairs = [{ front: 'mounted-healthy', back: 'mounted-wounded' }]
    expect(attacks({}, changed(board(), 'counterTypes', 'crusaders-knight', { pairs }))).toEqual([
      '14 / 7',
      '0 / 0',
      '9 / 4',
    ])
  })

  it('of one size that are more than a page holds go on to the next; what is larger than the paper is refused', () => {
    const many = changed(board(), 'counterTypes', 'crusaders-soldier', { quantity: 300 })
    const plan = sheetsOf(many, { markers: false })
    expect(plan.pageCount).toBe(6)
    expect(Array.from({ length: 6 }, (_, index) => plan.page(index).name)).toEqual([
      ...['1r', '1v', '2r', '2v', '3r', '3v'],
    ])
    expect(planCounterSheets(board(), magnaCarta, sheetOptions({ hexMm: 300 }))).toMatchObject({ ok: false })
  })

  it('share their cuts, or stand a gutter apart', () => {
    const lefts = (gutter: number): number[] => {
      const cards = frontsOf(sheetsOf(board(), { markers: false, gutter }))
      const row = cards.filter(({ cut }) => cut.width < 20).map(({ cut }) => cut)
      return row.slice(1).map(({ x }, index) => Math.round(1000 * (x - (row[index]?.x ?? 0))) / 1000)
    }
    expect(lefts(0).slice(0, 3)).toEqual([18, 18, 18])
    expect(lefts(3).slice(0, 3)).toEqual([21, 21, 21])
  })
})

describe('PRT-6: spare markers', () => {
  const lettered = (scenario: Scenario, word: string, sides?: readonly SideId[]): number =>
    withCode(frontsOf(sheetsOf(scenario, sides && { sides })), word).length

  it.each([
    ['the-sortie', 'stunned', [9, 4, 5]],
    ['the-barrows', 'shaken', [12, 6, 6]],
    ['the-barrows', 'points', [2, 0, 2]],
  ])('%s, "%s": those that each side needs when it is printed alone', (name, word, all) => {
    const scenario = editionIn('en', name)
    const sides = Object.keys(scenario.sides).map(sideId)
    expect([lettered(scenario, word), ...sides.map((side) => lettered(scenario, word, [side]))]).toEqual(all)
  })
})

describe('a part of a page', () => {
  it.each([0, 1])('page %d: has the faces that reach into it, where the whole has them', (index) => {
    const plan = sheetsOf(board(), { offset: { x: 0, y: 30 } })
    const { widthMm, heightMm } = plan.page(index)
    const all = cardsOn(plan, index)
    // Between the riders and those on foot.
    const middle = Math.max(...all.map(({ cut }) => cut.y)) - 5
    const halves = [
      { x: 0, y: 0, width: widthMm, height: middle },
      { x: 0, y: middle, width: widthMm, height: heightMm - middle },
    ].map((part) => cardsOn(plan, index, part))
    for (const half of halves) {
      expect(half.length).toBeLessThan(all.length)
      expect(all).toEqual(expect.arrayContaining(half))
    }
    const shown = new Set(halves.flat().map((card) => JSON.stringify(card)))
    expect(shown.size).toBe(all.length)
  })

  it('is free on the last sheet for a square of 50 mm, on its front alone', () => {
    const squares = (page: number, quantity: number): unknown[] => {
      const scenario = changed(board(), 'counterTypes', 'crusaders-soldier', { quantity })
      const ops = sheetsOf(scenario, { markers: false }).page(page).paint()
      return ops
        .flatMap((op) => (op.kind === 'path' && op.stroke ? (pathBounds(op.path) ?? []) : []))
        .filter(({ width, height }) => width === 50 && height === 50)
    }
    expect(squares(0, 2)).toHaveLength(1)
    expect(squares(1, 2)).toHaveLength(0)
    expect(squares(0, 150)).toHaveLength(0)
  })
})

function attackOf(words: readonly string[]): string {
  return words.find((word) => /^\d+$/.test(word)) ?? ''
}

describe.skipIf(!hasPoppler())('the margins', () => {
  test.each(FLIPS)('hold nothing on either side, %s, the offset included', async (flip) => {
    const many = changed(board(), 'counterTypes', 'crusaders-soldier', { quantity: 130 })
    const plan = sheetsOf(many, { flip, margin: 9, offset: { x: 2, y: -1 } })
    const path = await writePdf(plan, many, join(folder, `${flip}.pdf`))
    const [first, second] = [0, 1].map((page) =>
      inkBox(path, page + 1, { x: 0, y: 0, width: 210, height: 297 }, 150),
    )
    for (const box of [first, second]) {
      // A pixel, and half a hairline.
      expect(box?.x).toBeGreaterThan(9 - 0.25)
      expect(box?.y).toBeGreaterThan(9 - 0.25)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(201 + 0.25)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(288 + 0.25)
    }
  })
})

describe('the gallery', () => {
  it.each([
    ['the-sortie', 'magna-carta', 2, 9 * 2 + 34],
    ['the-ambush', 'savoy', 2, 4 * 2 + 27],
    ['the-barrows', 'common-mechanics', 2, 24],
  ])('%s (%s): %d pages, %d pieces of counters', (name, ruleset, pages, pieces) => {
    const scenario = editionIn('en', name)
    expect(scenario.ruleset).toBe(ruleset)
    const plan = sheetsOf(scenario)
    expect(plan.pageCount).toBe(pages)
    const counters = sheetsOf(scenario, { markers: false })
    expect(frontsOf(counters)).toHaveLength(pieces)
    expect(frontsOf(plan).length).toBeGreaterThan(pieces)
  })
})
