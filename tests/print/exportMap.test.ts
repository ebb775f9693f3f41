import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { parseHexName } from '#shared/hex/numbering'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { pathBounds } from '#shared/painter/bounds'
import { LAYERS } from '#shared/painter/style'
import { type MapExport, type MapExportOptions, planMapExport } from '#shared/print/exportMap'
import { ruler } from '#shared/print/marks'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { plainStyle } from '../support/plainStyle'
import { type BoardParts, testBoard } from '../support/board'
import { withoutRoles } from '../support/withoutRoles'

const OPTIONS: MapExportOptions = {
  style: plainStyle,
  layers: LAYERS,
  paper: 'a4',
  overlap: 10,
  margin: 10,
  language: 'en',
}

function planned(scenario: Scenario, options: Partial<MapExportOptions> = {}): MapExport {
  const plan = planMapExport(scenario, magnaCarta, { ...OPTIONS, ...options })
  if (!plan.ok) throw new Error(plan.error.en)
  return plan.value
}

const board = (parts: BoardParts = {}): Scenario => testBoard({ columns: 26, rows: 16, ...parts })

function mapGroup(ops: readonly DrawOp[]): Extract<DrawOp, { kind: 'group' }> {
  const group = ops.find((op) => op.kind === 'group')
  if (group?.kind !== 'group') throw new Error('the page has no map')
  return group
}

/** Window of the map on the page, mm from the page's corner. */
function windowOnPage(ops: readonly DrawOp[]): Rect {
  const { clip, transform } = mapGroup(ops)
  const box = clip && pathBounds(clip.path)
  if (!box || !transform) throw new Error('the map is not clipped')
  const [scaleX, , , scaleY, dx, dy] = transform
  return {
    x: box.x * scaleX + dx,
    y: box.y * scaleY + dy,
    width: box.width * scaleX,
    height: box.height * scaleY,
  }
}

describe('laying a map on paper', () => {
  it('cuts the 26 x 16 board at 25 mm into sheets of A4', () => {
    const plan = planned(board())
    expect([plan.tiling.columns, plan.tiling.rows, plan.pageCount]).toEqual([4, 2, 8])
    expect([plan.widthMm, plan.heightMm]).toEqual([210, 297])
    expect(plan.page(5).name).toBe('B2')
  })

  it('clips each page exactly at its window', () => {
    const plan = planned(board())
    expect(windowOnPage(plan.page(0).paint())).toEqual({ x: 10, y: 10, width: 190, height: 277 })
    const last = windowOnPage(plan.page(7).paint())
    // 26 columns take (25 x 1.5 + 2) radii, 16 rows 16.5 hexes; three sheets of 180 mm and one of 267 come before.
    expect(last.width).toBeCloseTo((39.5 * 25) / Math.sqrt(3) - 540, 6)
    expect(last.height).toBeCloseTo(16.5 * 25 - 267, 6)
  })

  it('PRT-1: adds a sheet that shows all sheets by name, when there are several', () => {
    const plan = planned(board(), { overview: true })
    expect(plan.pageCount).toBe(9)
    const { name, widthMm, paint } = plan.page(8)
    expect([name, widthMm]).toEqual(['Assembly', 210])
    const ops = withoutRoles(paint())
    const words = ops.flatMap((op) => (op.kind === 'text' ? [op.text] : []))
    expect(words).toEqual(
      expect.arrayContaining(['A1', 'D1', 'D2', '8 sheets, each laid 10 mm over the next.']),
    )
    // The whole map, 39.5 pitches wide, on 190 mm: none of it outside the margins.
    const window = windowOnPage(ops)
    expect(window.x).toBeCloseTo(10, 6)
    expect(planned(board(), { paper: 'sheet', overview: true }).pageCount).toBe(1)
  })

  it('PRT-7: says where each sheet is cut', () => {
    expect(planned(board()).page(0).trim).toEqual({ x: 10, y: 10, width: 190, height: 277 })
  })

  it('makes one sheet of the map’s own size and a margin', () => {
    const plan = planned(board(), { paper: 'sheet', margin: 5 })
    expect(plan.pageCount).toBe(1)
    expect(plan.widthMm).toBeCloseTo((39.5 * 25) / Math.sqrt(3) + 10, 6)
    expect(plan.heightMm).toBeCloseTo(16.5 * 25 + 10, 6)
  })

  it('cuts rim hexes by the frame: 26 x 16 half hexes are 25 column pitches by 15 rows', () => {
    const plan = planned(board({ halfHexes: true }), { paper: 'sheet', margin: 0 })
    expect(plan.widthMm).toBeCloseTo((25 * 1.5 * 25) / Math.sqrt(3), 6)
    expect(plan.heightMm).toBeCloseTo(15 * 25, 6)
  })

  it('re-lays the map at another hex size', () => {
    const plan = planned(board(), { paper: 'sheet', margin: 0, hexMm: 20 })
    expect(plan.heightMm).toBeCloseTo(16.5 * 20, 6)
    expect(plan.hexMm).toBe(20)
  })

  it('prints a region: its whole hexes, and nothing beside them', () => {
    const scenario = board()
    const { grid, numbering } = scenario.map
    const hex = (name: string): NonNullable<ReturnType<typeof parseHexName>> => {
      const found = parseHexName(name, numbering, grid)
      if (!found) throw new Error(name)
      return found
    }
    const plan = planned(scenario, {
      paper: 'sheet',
      margin: 0,
      region: { from: hex('F9'), to: hex('C5') },
    })
    // Columns C to F: 4 columns; rows 5 to 9 and half a hex of stagger.
    expect(plan.widthMm).toBeCloseTo((6.5 * 25) / Math.sqrt(3), 6)
    expect(plan.heightMm).toBeCloseTo(5.5 * 25, 6)
    const one = planned(scenario, { paper: 'sheet', margin: 0, region: { from: hex('C5'), to: hex('C5') } })
    expect(one.heightMm).toBeCloseTo(25, 6)
  })

  it('paints only what a part of the page shows, and that the same as the whole', () => {
    const page = planned(board(), { paper: 'sheet' }).page(0)
    const names = (ops: readonly DrawOp[]): string[] =>
      mapGroup(ops).ops.flatMap((op) => (op.kind === 'text' ? [op.text] : []))
    const whole = names(page.paint())
    const part = names(page.paint({ part: { x: 0, y: 100, width: page.widthMm, height: 30 } }))
    expect(whole).toHaveLength(26 * 16)
    expect(part.length).toBeLessThan(26 * 5)
    expect(part).toContain('D4')
  })

  it('refuses paper without room', () => {
    expect(planMapExport(board(), magnaCarta, { ...OPTIONS, margin: 200 }).ok).toBe(false)
  })

  it('draws a ruler of exactly 100 mm', () => {
    const line = ruler(30, 290).find((op) => op.kind === 'path' && op.stroke !== undefined)
    const box = line?.kind === 'path' ? pathBounds(line.path) : undefined
    expect(box).toMatchObject({ x: 30, width: 100 })
  })
})
