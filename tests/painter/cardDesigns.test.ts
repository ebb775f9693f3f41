/** CTR-5: every ready design keeps its cards whole and legible; what the author changes is drawn over it. */
import { describe, expect, it } from 'vitest'
import { boundsOf } from '#shared/painter/bounds'
import { cardFace } from '#shared/painter/cardFace'
import { cardReach, cardSize } from '#shared/painter/counters/designs/cardLayout'
import { SMALLEST_TEXT } from '#shared/document/limits'
import { designOf } from '#shared/painter/counters/designs/designOf'
import { READY_DESIGNS } from '#shared/painter/counters/designs/index'
import { paintFace } from '#shared/painter/counters/face'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { type CardDesign, type ReadyDesignId } from '#shared/document/armies'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { counterId } from '#shared/document/ids'
import { CARDS, CHANGED_DESIGNS, statesOf } from '../../scripts/contactSheet/cards'
import { testBoard } from '../support/board'

const W = 25
const BASES = Object.keys(READY_DESIGNS) as ReadyDesignId[]
const SAMPLES = Object.values(CARDS).flat()
const FACES: readonly CounterFace[] = [...SAMPLES, ...statesOf(SAMPLES)].map(({ face }) => face)

type Text = Extract<DrawOp, { kind: 'text' }>
const texts = (face: CounterFace): Text[] =>
  paintFace(face, W, 3).flatMap((op) => (op.kind === 'text' ? [op] : []))

/** Mitred corners reach far beyond their lines in a bounding box and hardly in print: their lines are measured as round. */
function inkBox(ops: readonly DrawOp[]): Rect {
  const rounded = (op: DrawOp): DrawOp =>
    op.kind === 'group'
      ? { ...op, ops: op.ops.map(rounded) }
      : op.kind === 'path' && op.stroke
        ? { ...op, stroke: { ...op.stroke, join: 'round' } }
        : op
  return boundsOf(ops.map(rounded))!
}

/** The boxes of the three numbers, as they stand on the card. */
function numberBoxes(face: CounterFace): Rect[] {
  const { layout } = designOf(face, W)
  return [face.attack, face.defence, face.movement].flatMap((value, index) => {
    const y = layout.numbers.at[index]![1] * W
    const found = texts(face).filter(({ text, ...op }) => text === value && Math.abs(op.y - y) < 0.16 * W)
    const nearest = found.sort((a, b) => {
      const x = layout.numbers.at[index]![0] * W
      return Math.abs(a.x - x) - Math.abs(b.x - x)
    })[0]
    const box = nearest && boundsOf([nearest])
    // Letters without the room above and below them.
    return box ? [{ ...box, y: nearest.y - 0.71 * nearest.size, height: 0.71 * nearest.size }] : []
  })
}
const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe.each(BASES)('CTR-5: the design %s', (base) => {
  const designed = FACES.map((face): CounterFace => ({ ...face, design: { base } }))

  it('keeps everything within the card, with every state and badge', () => {
    for (const face of designed) {
      const size = cardSize(face, W)
      const box = inkBox(paintFace(face, W, 3))
      expect(box.width, face.name).toBeLessThan(size.width + 1.6)
      expect(box.height, face.name).toBeLessThan(size.height + 1.6)
    }
  })

  it('keeps the three numbers clear of each other', () => {
    for (const face of designed) {
      const boxes = numberBoxes(face)
      expect(boxes, face.name).toHaveLength(3)
      const pairs = [
        [0, 1],
        [1, 2],
        [0, 2],
      ] as const
      expect(
        pairs.some(([a, b]) => overlap(boxes[a]!, boxes[b]!)),
        face.name,
      ).toBe(false)
    }
  })

  it('prints no letter under 5 points on a card of 18 mm, nor on a small one', () => {
    // The marks about the numbers are of the medieval games, which have no small cards.
    for (const face of designed.filter(({ small, armour }) => !small || armour === 'none'))
      for (const { size, text } of texts(face)) expect(size, text).toBeGreaterThan(SMALLEST_TEXT - 1e-9)
  })

  it('tells a wounded face and each side of a card apart', () => {
    const [face] = designed as [CounterFace]
    const drawn = (change: Partial<CounterFace>): string =>
      JSON.stringify(paintFace({ ...face, ...change }, W, 3))
    const seen = [
      {},
      { wounded: true },
      { conditions: ['dead'] },
      { armour: 'light' as const },
      { color: '#123456' },
    ]
    expect(new Set(seen.map(drawn)).size).toBe(seen.length)
  })
})

describe('CTR-5: what the author changes', () => {
  it.each(CHANGED_DESIGNS)('stays within the card: %j', (design) => {
    for (const face of FACES) {
      const changed = { ...face, design, hex: 'F12' }
      const size = cardSize(changed, W)
      const unit = (design.widthMm ?? 18) / 18
      const box = inkBox(paintFace(changed, W, 3))
      expect(box.width, face.name).toBeLessThan(size.width + 1.8 * unit)
      expect(box.height, face.name).toBeLessThan(size.height + 1.8 * unit)
    }
  })

  it('sizes are those given, whatever the hex', () => {
    const design: CardDesign = { base: 'boxed', widthMm: 16, lengthMm: 40 }
    for (const hexMm of [15, 25, 40]) {
      expect(cardSize({ footprint: 1, design }, hexMm).width).toBeCloseTo(16, 9)
      expect(cardSize({ footprint: 2, design }, hexMm).width).toBeCloseTo(40, 9)
      expect(cardSize({ footprint: 2, design }, hexMm).height).toBeCloseTo(16, 9)
      expect(cardReach({ footprint: 1, design }, hexMm)).toBeGreaterThan(Math.hypot(8, 8))
    }
  })

  it('parts that are not shown are not drawn, and a part that is added is', () => {
    const face: CounterFace = { ...FACES[0]!, hex: 'F12' }
    const words = (design: CardDesign): string[] => texts({ ...face, design }).map(({ text }) => text)
    expect(words({ base: 'standard' })).toContain(face.code)
    expect(words({ base: 'standard' })).not.toContain('F12')
    const changed = words({ base: 'standard', shows: { name: false, code: false, hex: true } })
    expect(changed).toEqual([...['F12'], face.attack, face.defence, face.movement])
  })

  it('another font sets every letter', () => {
    const face: CounterFace = { ...FACES[0]!, design: { base: 'figure', font: 'serif' } }
    expect(new Set(texts(face).map(({ font }) => font))).toEqual(new Set(['serif']))
  })

  it('square corners are four, round ones stay within them', () => {
    const outline = (corners: CardDesign['corners']) =>
      designOf({ ...FACES[0]!, design: { base: 'standard', ...(corners && { corners }) } }, W).layout.outline
    expect(outline(undefined)).toHaveLength(5)
    expect(outline('square')).toHaveLength(4)
    for (const [x, y] of outline('round'))
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(0.8601)
  })
})

describe('CTR-5: the face of a counter', () => {
  const board = testBoard({ counters: { a: { at: 'C3' } } })
  const counter = board.counters[counterId('a')]!

  it('is the ruleset’s own without a design', () => {
    expect(cardFace(board, counter, magnaCarta)).toEqual(magnaCarta.counterFace(board, counter))
  })

  it('has the scenario’s design by reference, and its hex when that is shown', () => {
    const cardDesign: CardDesign = { base: 'numbers', shows: { hex: true } }
    const face = cardFace({ ...board, cardDesign }, counter, magnaCarta)
    expect(face.design).toBe(cardDesign)
    expect(face.hex).toBe('C3')
  })
})
