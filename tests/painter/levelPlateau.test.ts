/** Levels in the classic style: bands along slopes alone, so that a plateau is one area; a triangle a level in each of its hexes. */
import { describe, expect, it } from 'vitest'
import { classic } from '#shared/painter/classic/index'
import { HYPSOMETRIC_DOWN, HYPSOMETRIC_UP } from '#shared/painter/classic/ground/grounds'
import { type DrawOp, VERB } from '#shared/painter/ops'
import { sampleScene } from '../../scripts/contactSheet/sampleMap'

type PathOp = Extract<DrawOp, { kind: 'path' }>

const HEX_MM = 25
// In the middle of seven by seven: two hexes of a column, and what reaches into their box.
const RECT = { x: 63, y: 75, width: 20, height: 40 }

function levels(level: (column: number, row: number) => number, orientation: 'flat' | 'pointy' = 'flat') {
  const rows = [...Array(7).keys()]
  const scene = sampleScene(
    {
      rows: rows.map(() => rows.map(() => '.').join(' ')),
      levels: rows.map((row) => rows.map((column) => String(level(column, row))).join(' ')),
    },
    orientation,
    HEX_MM,
  )
  const ops = classic.paint(scene, 'elevation', RECT, 3)
  const paths = ops.filter((op): op is PathOp => op.kind === 'path')
  const filled = (color: string, opacity?: number): PathOp[] =>
    paths.filter(
      ({ fill }) =>
        fill?.kind === 'solid' && fill.color === color && (opacity === undefined || fill.opacity === opacity),
    )
  const lines = paths.filter(({ stroke }) => stroke !== undefined)
  const marks = paths.filter(({ fill }) => fill?.kind === 'solid' && fill.opacity === undefined)
  const triangles = marks.map(({ path }) => path.filter((_, at) => at % 10 === 9))
  return {
    filled,
    lines,
    texts: ops.filter(({ kind }) => kind === 'text').length,
    triangles: triangles.flat().filter((verb) => verb === VERB.close).length,
    marks,
  }
}

describe('a plateau', () => {
  it.each([
    [3, HYPSOMETRIC_UP[2]],
    [5, HYPSOMETRIC_UP[4]],
    [7, HYPSOMETRIC_UP[4]],
    [-2, HYPSOMETRIC_DOWN[1]],
  ])('of level %d is one wash without lines, with its triangles and a number in each hex', (level, color) => {
    const { filled, lines, texts, triangles } = levels(() => level)
    expect(filled(color).map(({ fill }) => fill?.opacity)).toEqual([0.19])
    expect(lines).toEqual([])
    expect(texts).toBeGreaterThan(0)
    expect(triangles).toBe(texts * Math.min(5, Math.abs(level)))
  })
})

describe('a slope', () => {
  it('has a band in the tint of the higher level, and the line along it', () => {
    const { filled, lines } = levels((column) => (column < 3 ? 2 : 1))
    expect(filled(HYPSOMETRIC_UP[1], 0.85)).toHaveLength(1)
    // Its own ground has no slope.
    expect(filled(HYPSOMETRIC_UP[0], 0.85)).toHaveLength(0)
    expect(lines.length).toBeGreaterThan(0)
  })

  it.each(['flat', 'pointy'] as const)(
    'marks a depth in pale where its band lies below its number, %s',
    (o) => {
      const inks = (of: ReturnType<typeof levels>): string[] =>
        of.marks.map(({ fill }) => (fill?.kind === 'solid' ? fill.color : ''))
      expect(inks(levels(() => -4, o))).not.toContain('#f7f0d8')
      expect(inks(levels((_, row) => (row < 4 ? -4 : -3), o))).toContain('#f7f0d8')
      expect(inks(levels((_, row) => (row < 4 ? -2 : -1), o))).not.toContain('#f7f0d8')
    },
  )
})
