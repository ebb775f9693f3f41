/** Blocks on sheets: whole, apart, to be cut apart by straight cuts alone, and on few sheets. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Rect } from '#shared/painter/ops'
import { packBlocks, type PackedBlock, type PieceGroup } from '#shared/print/counterSheets/packBlocks'
import { callsOf } from '../../support/work'
import { editionIn } from '../../support/scenarioFiles'
import { sheetsOf } from './support'

const AREA = { width: 180, height: 250 }
const SPACING = { gutter: 0, between: 10 }

function rectOf(
  { group, x, y, columns, count }: PackedBlock,
  groups: readonly PieceGroup[],
  gutter: number,
): Rect {
  const { width, height } = groups[group] as PieceGroup
  return {
    ...{ x, y },
    width: Math.min(columns, count) * (width + gutter) - gutter,
    height: Math.ceil(count / columns) * (height + gutter) - gutter,
  }
}

/** A cut from edge to edge parts them, and its halves again, until each is alone. */
function canBeGuillotined(rects: readonly Rect[]): boolean {
  if (rects.length < 2) return true
  const halves = (at: number, from: 'x' | 'y', length: 'width' | 'height'): [Rect[], Rect[]] | undefined => {
    const before = rects.filter((rect) => rect[from] + rect[length] <= at + 1e-6)
    const behind = rects.filter((rect) => rect[from] >= at - 1e-6)
    const parts = before.length > 0 && behind.length > 0 && before.length + behind.length === rects.length
    return parts ? [before, behind] : undefined
  }
  return rects.some((rect) => {
    const parts = halves(rect.x + rect.width, 'x', 'width') ?? halves(rect.y + rect.height, 'y', 'height')
    return parts !== undefined && parts.every(canBeGuillotined)
  })
}

const size = fc.integer({ min: 8, max: 60 })
const groupsOf = fc.array(fc.record({ width: size, height: size, count: fc.integer({ min: 1, max: 90 }) }), {
  minLength: 1,
  maxLength: 5,
})

describe('PRT-2: blocks of any sizes', () => {
  it('hold every piece, lie within the area and apart, and straight cuts part them', () => {
    fc.assert(
      fc.property(groupsOf, fc.constantFrom(0, 3), (groups, gutter) => {
        const blocks = packBlocks(groups, AREA, { ...SPACING, gutter }) ?? []
        groups.forEach(({ count }, group) => {
          const own = blocks.filter((block) => block.group === group)
          expect(own.reduce((sum, block) => sum + block.count, 0)).toBe(count)
        })
        const sheets = Math.max(...blocks.map(({ sheet }) => sheet)) + 1
        for (let sheet = 0; sheet < sheets; sheet++) {
          const rects = blocks
            .filter((block) => block.sheet === sheet)
            .map((block) => rectOf(block, groups, gutter))
          expect(rects.length).toBeGreaterThan(0)
          for (const [index, one] of rects.entries()) {
            expect(one.x).toBeGreaterThanOrEqual(0)
            expect(one.y).toBeGreaterThanOrEqual(0)
            expect(one.x + one.width).toBeLessThanOrEqual(AREA.width + 1e-6)
            expect(one.y + one.height).toBeLessThanOrEqual(AREA.height + 1e-6)
            for (const other of rects.slice(index + 1))
              expect(gapBetween(one, other)).toBeGreaterThanOrEqual(10 - 1e-6)
          }
          expect(canBeGuillotined(rects)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('stand side by side where one below the other would take another sheet', () => {
    const groups = [
      { width: 60, height: 60, count: 4 },
      { width: 30, height: 30, count: 28 },
    ]
    // Rows of three and one, and five of six: 120 + 10 + 150 mm. Two by two leave a column of four beside them.
    const blocks = packBlocks(groups, AREA, SPACING) ?? []
    expect(blocks.map(({ sheet }) => sheet)).toEqual([0, 0, 0])
    expect(blocks.map(({ columns, count }) => `${count} in ${columns}`)).toEqual([
      '4 in 2',
      '24 in 6',
      '4 in 1',
    ])
  })

  it.each([
    ['ten thousand sizes of one piece each', 10_000, 1],
    ['seventeen sizes of ten thousand pieces each', 17, 10_000],
    ['a piece a sheet, more sheets than layouts are compared', 1, 25_000],
  ])('%s take a look at no more rooms for each than for few', (_what, sizes, count) => {
    const [width, height] = sizes === 1 ? [170, 240] : [15, 15]
    const groups = Array.from({ length: sizes }, (_, index) => ({
      width: width + (index % 97) / 8,
      height: height + (index % 89) / 8,
      count,
    }))
    let blocks: readonly PackedBlock[] | undefined
    const looks = callsOf(Math, 'floor', () => {
      blocks = packBlocks(groups, AREA, SPACING)
    })
    expect(blocks?.reduce((sum, block) => sum + block.count, 0)).toBe(sizes * count)
    // Two lines are counted for each of 200 rooms, of as many blocks as are tried and as there are.
    expect(looks).toBeLessThan((20_000 + (blocks?.length ?? 0)) * 2 * 250)
  })

  it('are none when a piece is larger than the area', () => {
    expect(packBlocks([{ width: 181, height: 10, count: 1 }], AREA, SPACING)).toBeUndefined()
    expect(packBlocks([], AREA, SPACING)).toEqual([])
  })
})

/** The gap of two rectangles, along the axis on which they are apart. */
function gapBetween(a: Rect, b: Rect): number {
  return Math.max(b.x - a.x - a.width, a.x - b.x - b.width, b.y - a.y - a.height, a.y - b.y - b.height)
}

/** Upright and folded, with the fewest faces and all. */
describe('PRT-2: sheets of A4 for hexes of 40 mm', () => {
  it.each([
    ['the-sortie', [2, 3, 4, 6], [3, 3, 5, 6]],
    ['the-ambush', [2, 2, 3, 4], [2, 3, 3, 5]],
    ['the-pass', [2, 3, 4, 5], [2, 3, 5, 6]],
    ['the-breach', [2, 3, 4, 6], [2, 3, 5, 6]],
    ['the-barrows', [2, 3, 4, 5], [2, 3, 4, 5]],
    ['under-the-hill', [2, 2, 3, 4], [2, 2, 3, 4]],
  ])('%s: %j, where blocks one below the other take %j', (name, sheets) => {
    const scenario = editionIn('fr', name)
    const counted = (['long', 'fold'] as const).flatMap((flip) =>
      (['fewest', 'every-state'] as const).map((faces) => {
        const { pageCount } = sheetsOf(scenario, { flip, faces, hexMm: 40 })
        return flip === 'fold' ? pageCount : pageCount / 2
      }),
    )
    expect(counted).toEqual(sheets)
  })
})
