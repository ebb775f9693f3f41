/** DOC-6, CM-SCN-4: half hexes at all four edges, on every kind of grid: what one points at there, what is drawn, what is printed. */
import { describe, expect, test } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { type Grid, hexCount, hexesOfGrid, onGrid, toOffset } from '#shared/hex/grid'
import { hexesOfSide } from '#shared/hex/hexside'
import { hexCenter, hexCorners, hexRadius, type Point } from '#shared/hex/layout'
import { mapFrame } from '#shared/painter/frame'
import { hexesInRect } from '#shared/painter/hexesInRect'
import { pathBounds } from '#shared/painter/bounds'
import { LAYERS } from '#shared/painter/style'
import { planMapExport } from '#shared/print/exportMap'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { pointedAt } from '../../renderer/tools/pointing/pointerToHex'
import { testBoard } from '../support/board'
import { plainStyle } from '../support/plainStyle'
import { GRID_KINDS } from './gridKinds'

const HEX_MM = 25

const KINDS = GRID_KINDS.flatMap((kind) =>
  [
    { columns: 7, rows: 7 },
    { columns: 8, rows: 6 },
  ].map((size): Grid => ({ ...kind, ...size, halfHexes: true })),
)

/** Points just within the frame, all along it. */
function alongFrame(grid: Grid, inset: number): Point[] {
  const { x, y, width, height } = mapFrame({ grid, hexMm: HEX_MM })
  const points: Point[] = []
  for (let part = 0; part <= 1; part += 1 / 211) {
    const [along, down] = [x + inset + (width - 2 * inset) * part, y + inset + (height - 2 * inset) * part]
    points.push({ x: along, y: y + inset }, { x: along, y: y + height - inset })
    points.push({ x: x + inset, y: down }, { x: x + width - inset, y: down })
  }
  return points
}

describe.each(
  KINDS.map((grid) => [`${grid.orientation} ${grid.stagger} ${grid.columns} x ${grid.rows}`, grid] as const),
)('%s', (_name, grid) => {
  const layout = { grid, hexMm: HEX_MM }
  const frame = mapFrame(layout)
  const scenario = testBoard({ ...grid, hexMm: HEX_MM })
  const last = { col: grid.columns - 1, row: grid.rows - 1 }
  const isRim = ({ col, row }: { col: number; row: number }): boolean =>
    col === 0 || row === 0 || col === last.col || row === last.row

  test('the frame runs from corner centre to corner centre: so many pitches wide and high', () => {
    const along = hexRadius(layout) * 1.5
    const [wide, high] = grid.orientation === 'flat' ? [along, HEX_MM] : [HEX_MM, along]
    expect(frame.width).toBeCloseTo(last.col * wide, 9)
    expect(frame.height).toBeCloseTo(last.row * high, 9)
  })

  test('wherever one points within the frame, at its very edge too, there is a hex of the map', () => {
    for (const point of alongFrame(grid, 0.01)) {
      const { hex, hexside } = pointedAt(point, layout, scenario)
      expect(onGrid(hex, grid)).toBe(true)
      expect(hexesOfSide(hexside).some((one) => onGrid(one, grid))).toBe(true)
    }
  })

  test('every rim hex can be pointed at, and nothing else lies along the frame', () => {
    const seen = new Set<string>()
    for (const point of alongFrame(grid, 0.01)) {
      const { hex } = pointedAt(point, layout, scenario)
      expect(isRim(toOffset(hex, grid)) || touchesFrame(hexCorners(hex, layout))).toBe(true)
      seen.add(hexKey(hex))
    }
    const cut = [...hexesOfGrid(grid)].filter((hex) => touchesFrame(hexCorners(hex, layout)))
    expect([...seen].sort()).toEqual(cut.map(hexKey).sort())
  })

  test('corner hexes of the first line are quarters: their centre is the corner of the frame', () => {
    const centers = [...hexesOfGrid(grid)].map((hex) => hexCenter(hex, layout))
    const near = ({ x, y }: Point) =>
      centers.filter((center) => Math.hypot(center.x - x, center.y - y) < 1e-6).length
    expect(near(frame)).toBe(1)
    const across = grid.orientation === 'flat' ? 'columns' : 'rows'
    const along: Point =
      grid.orientation === 'flat'
        ? { x: frame.x, y: frame.y + frame.height }
        : { x: frame.x + frame.width, y: frame.y }
    expect(near(along)).toBe(1)
    // At the far corner too, when the last line is like the first.
    const far = near({ x: frame.x + frame.width, y: frame.y + frame.height })
    expect(far).toBe(grid[across] % 2)
  })

  test('what the frame shows is painted: all hexes of the map, cut ones included', () => {
    expect(hexesInRect(frame, layout).map(hexKey).sort()).toEqual([...hexesOfGrid(grid)].map(hexKey).sort())
    expect(hexesInRect(frame, layout)).toHaveLength(hexCount(grid))
  })

  test('what is printed is the frame, and nothing beyond it', () => {
    const options = { style: plainStyle, layers: LAYERS, overlap: 0, margin: 0, language: 'en' } as const
    const plan = planMapExport(scenario, magnaCarta, { ...options, paper: 'sheet' })
    if (!plan.ok) throw new Error(plan.error.en)
    expect(plan.value.widthMm).toBeCloseTo(frame.width, 9)
    expect(plan.value.heightMm).toBeCloseTo(frame.height, 9)
    const group = plan.value
      .page(0)
      .paint()
      .find((op) => op.kind === 'group')
    const clip = group?.kind === 'group' && group.clip && pathBounds(group.clip.path)
    expect(clip && [clip.width, clip.height].map((mm) => mm.toFixed(6))).toEqual(
      [frame.width, frame.height].map((mm) => mm.toFixed(6)),
    )
  })

  // Does the rim of the frame run through this hex, or along it from inside?
  function touchesFrame(corners: readonly Point[]): boolean {
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
    const near = 1e-6
    return (
      Math.min(...xs) < frame.x + near ||
      Math.max(...xs) > frame.x + frame.width - near ||
      Math.min(...ys) < frame.y + near ||
      Math.max(...ys) > frame.y + frame.height - near
    )
  }
})
