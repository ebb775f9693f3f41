import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { pathBounds } from '#shared/painter/bounds'
import { LAYERS } from '#shared/painter/style'
import { PAPERS } from '#shared/print/paper'
import { planTestSheet } from '#shared/print/testSheet'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { exportFilesInNode } from '../../main/export/exportFiles'
import { testBoard } from '../support/board'
import { darkLines, hasPoppler } from '../support/measurePdf'
import { plainStyle } from '../support/plainStyle'
import { withoutRoles } from '../support/withoutRoles'

const folder = mkdtempSync(join(tmpdir(), 'castellan-test-sheet-'))
afterAll(() => rmSync(folder, { recursive: true }))

type PaperName = keyof typeof PAPERS

/** The middles of the crosses of a page, mm from its corner: its paths that are as wide as high, by their size. */
function crosses(page: 0 | 1, paper: PaperName, size: number): { x: number; y: number }[] {
  const plan = planTestSheet({ paper, language: 'fr' })
  if (!plan.ok) throw new Error(plan.error.fr)
  return withoutRoles(plan.value.page(page).paint())
    .flatMap((op) => (op.kind === 'path' && op.stroke ? (pathBounds(op.path) ?? []) : []))
    .filter((box) => box.width === size && box.height === size)
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
}

test.each(Object.keys(PAPERS) as PaperName[])(
  'PRT-2: on %s the crosses of the back lie behind those of the front, whichever edge the paper is turned about',
  (paper) => {
    const { width, height } = PAPERS[paper]
    const front = crosses(0, paper, 16)
    expect(front).toHaveLength(4)
    const back = crosses(1, paper, 20)
    const byPlace = (points: { x: number; y: number }[]) => points.map(({ x, y }) => `${x} ${y}`).sort()
    expect(byPlace(back.map(({ x, y }) => ({ x: width - x, y })))).toEqual(byPlace(front))
    expect(byPlace(back.map(({ x, y }) => ({ x, y: height - y })))).toEqual(byPlace(front))
  },
)

describe.skipIf(!hasPoppler())('the printed test sheet', () => {
  it('has an upright ruler of 100 mm, measured on its PDF', async () => {
    const request = { what: 'test-sheet', format: 'pdf', style: plainStyle, layers: LAYERS } as const
    const paper = { paper: 'a4', overlap: 0, margin: 0, language: 'fr', baseName: 'essai', dpi: 72 } as const
    const made = await exportFilesInNode(
      { scenario: testBoard(), ruleset: magnaCarta },
      { ...request, ...paper },
    )
    if (!made.ok) throw new Error(made.error.fr)
    expect(made.value.pages).toBe(2)
    const path = join(folder, 'essai.pdf')
    writeFileSync(path, made.value.files[0]!.bytes)
    // Across the ticks, between cells and figures.
    const ticks = darkLines(path, 1, { x: 33.75, y: 80, width: 0.3, height: 115 }, 600)
    expect(ticks).toHaveLength(11)
    expect(ticks.at(-1)! - ticks[0]!).toBeGreaterThan(99.9)
    expect(ticks.at(-1)! - ticks[0]!).toBeLessThan(100.1)
  })
})
