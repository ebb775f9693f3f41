/** The picture of an answer over the map (ANA-6): what it leaves legible, and what tells its parts apart without colour. */
import { expect, test } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { mapFrame } from '#shared/painter/frame'
import { type DrawOp, VERB } from '#shared/painter/ops'
import { textWidth } from '#shared/painter/text'
import { answerOps } from '#shared/questions/picture/answerOps'
import { arrowsOf, LINK_LOOKS, WAY_LOOKS } from '#shared/questions/picture/arrows'
import { type AnswerShade } from '#shared/rules/answers/answer'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'

const board = testBoard()
const layout = { grid: board.map.grid, hexMm: board.map.hexMm }
const HEX = hexNamed(board, 'B2')
const NEXT = hexNamed(board, 'B3')

function shade(tone: AnswerShade['tone'], texts: readonly string[] = []): AnswerShade {
  return { id: 'one', name: { fr: 'une', en: 'one' }, tone, hexes: [HEX, NEXT], texts }
}

function flat(ops: readonly DrawOp[]): DrawOp[] {
  return ops.flatMap((op) => [op, ...(op.kind === 'group' ? flat(op.ops) : [])])
}

/** The closed rings of the filled areas. */
function ringsFilled(ops: readonly DrawOp[]): number {
  return flat(ops)
    .flatMap((op) => (op.kind === 'path' && op.fill ? [...op.path] : []))
    .filter((value) => value === VERB.close).length
}

test('a counter stays as it is under a shade: its hex is ringed, not filled', () => {
  const free = answerOps({ shades: [shade(0.5)] }, { layout, mmPerPx: 0.3 })
  const occupied = new Set([hexKey(HEX)])
  const ringed = answerOps({ shades: [shade(0.5)] }, { layout, mmPerPx: 0.3, occupied })
  expect(ringsFilled(free)).toBe(1)
  expect(ringsFilled(ringed)).toBe(2)
})

test('areas end where the map ends', () => {
  const [areas] = answerOps({ shades: [shade('yes')] }, { layout, mmPerPx: 0.3 })
  const { x, y, width, height } = mapFrame(layout)
  const path = areas?.kind === 'group' ? [...(areas.clip?.path ?? [])] : []
  const corners = path.filter((value) => Object.values<number>(VERB).every((verb) => verb !== value))
  expect(Math.max(...corners)).toBeCloseTo(Math.max(x + width, y + height), 2)
})

test('a long chance is written small enough not to touch those beside it', () => {
  const ops = answerOps({ shades: [shade(0.5, ['3087/10000', '7/10'])] }, { layout, mmPerPx: 0.3 })
  const texts = flat(ops).flatMap((op) => (op.kind === 'text' ? [op] : []))
  expect(texts.map(({ text }) => text)).toEqual(['3087/10000', '7/10'])
  for (const { text, font, size } of texts)
    expect(textWidth(text, font, size)).toBeLessThanOrEqual(layout.hexMm * 0.92 + 1e-9)
})

test('of a hex that the end of the map cuts the text stands in the half that is seen', () => {
  const cut = { ...layout, grid: { ...layout.grid, halfHexes: true } }
  const corner: AnswerShade = { ...shade(0.5, ['12']), hexes: [hexNamed(board, 'A1')] }
  const [text] = flat(answerOps({ shades: [corner] }, { layout: cut, mmPerPx: 0.3 })).filter(
    (op) => op.kind === 'text',
  )
  const { x, y } = mapFrame(cut)
  expect(text?.x).toBeGreaterThan(x)
  expect(text?.y).toBeGreaterThan(y)
})

test('each meaning of an arrow is in the legend once, and those that may meet differ in their dashes', () => {
  const link = { from: HEX, to: NEXT }
  const arrows = arrowsOf({
    links: [
      { kind: 'fight', ...link },
      { kind: 'blocked', ...link },
      { kind: 'fight', ...link },
    ],
    ways: [{ path: [HEX, NEXT], rank: 'best' }],
  })
  expect(arrows.map(({ name }) => name.en)).toEqual(['attack in contact', 'not possible', 'recommended way'])
  const { fire, fight, blocked } = LINK_LOOKS
  expect(new Set([fire, fight, blocked].map(({ dash }) => String(dash))).size).toBe(3)
  expect(String(WAY_LOOKS.best.dash)).not.toBe(String(WAY_LOOKS.other.dash))
})

test('areas of one tone in better cover are ruled the more closely, and both ways at last; in the open not at all', () => {
  const lines = (ruled?: AnswerShade['ruled']): number => {
    const ops = answerOps({ shades: [{ ...shade(0.5), ...(ruled && { ruled }) }] }, { layout, mmPerPx: 0.3 })
    const groups = flat(ops).flatMap((op) =>
      op.kind === 'group' && op.clip?.rule === 'evenodd' ? op.ops : [],
    )
    const drawn = groups.flatMap((op) => (op.kind === 'path' ? [...op.path] : []))
    return drawn.filter((value) => value === VERB.move).length
  }
  const counts = [lines(), lines(1), lines(2), lines(3)]
  expect(counts[0]).toBe(0)
  expect(counts[1]).toBeGreaterThan(3)
  expect(counts[2]).toBeGreaterThan((counts[1] ?? 0) * 1.5)
  expect(counts[3]).toBeGreaterThan((counts[2] ?? 0) * 1.8)
})
