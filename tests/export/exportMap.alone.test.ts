/** The files themselves: sizes, fonts and lengths as poppler and a decoder see them. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { hexCenter, type Layout } from '#shared/hex/layout'
import { toAxial } from '#shared/hex/grid'
import { planMapExport } from '#shared/print/exportMap'
import { type ExportedFiles } from '#shared/print/export/exportFiles'
import { type PrintRequest } from '#shared/print/export/planPrint'
import { ExportCancelled } from '#shared/print/progress'
import { LAYERS } from '#shared/painter/style'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { exportFilesInNode } from '../../main/export/exportFiles'
import { darkLines, hasPoppler, measureHexes } from '../support/measurePdf'
import { decodePng } from '../support/pictures'
import { plainStyle } from '../support/plainStyle'
import { testBoard } from '../support/board'

const folder = mkdtempSync(join(tmpdir(), 'castellan-export-'))
afterAll(() => rmSync(folder, { recursive: true }))

const poppler = hasPoppler()
if (!poppler) console.warn('poppler (pdftoppm) is not installed: PDFs are not measured')

const REQUEST: PrintRequest = {
  style: plainStyle,
  layers: LAYERS,
  paper: 'sheet',
  overlap: 10,
  margin: 5,
  language: 'fr',
  what: 'map',
  format: 'pdf',
  baseName: 'carte',
  dpi: 60,
}

const scenario = testBoard({ columns: 14, rows: 13 })

async function exported(request: Partial<PrintRequest>, board: Scenario = scenario): Promise<ExportedFiles> {
  const result = await exportFilesInNode({ scenario: board, ruleset: magnaCarta }, { ...REQUEST, ...request })
  if (!result.ok) throw new Error(result.error.en)
  return result.value
}

async function pdfPath(request: Partial<PrintRequest> = {}, board?: Scenario): Promise<string> {
  const { files } = await exported(request, board)
  const path = join(folder, 'map.pdf')
  writeFileSync(path, (files[0] as { bytes: Uint8Array }).bytes)
  return path
}

const run = (program: string, ...args: string[]): string => execFileSync(program, args, { encoding: 'utf8' })

it('refuses a PDF page longer than readers take, and says what to do; pictures have no such limit', async () => {
  const long = { scenario: testBoard({ columns: 2, rows: 210 }), ruleset: magnaCarta }
  const refused = await exportFilesInNode(long, REQUEST)
  expect(refused).toMatchObject({ ok: false })
  if (!refused.ok) expect(refused.error.en).toContain('5,080 mm')
  expect(await exportFilesInNode(long, { ...REQUEST, format: 'svg' })).toMatchObject({ ok: true })
  expect(await exportFilesInNode(long, { ...REQUEST, paper: 'a4' })).toMatchObject({ ok: true })
})

describe.skipIf(!poppler)('PDF of a map', () => {
  it('has pages of the exact size, a title and a language', async () => {
    const { widthMm, heightMm } = await exported({})
    const info = run('pdfinfo', await pdfPath())
    const size = /Page size:\s+([\d.]+) x ([\d.]+) pts/.exec(info)
    // pdfinfo prints six digits.
    expect(Number(size?.[1])).toBeCloseTo((widthMm * 72) / 25.4, 1)
    expect(Number(size?.[2])).toBeCloseTo((heightMm * 72) / 25.4, 1)
    expect(info).toMatch(/Title:\s+Test/)
    expect(run('pdfinfo', await pdfPath({ paper: 'a4' }))).toMatch(
      /Pages:\s+4[\s\S]*595.276 x 841.89 pts \(A4\)/,
    )
  })

  it('PRT-7: says where each sheet is cut, and names it', async () => {
    const path = await pdfPath({ paper: 'a4', margin: 10 })
    const boxes = run('pdfinfo', '-box', path)
    // 10 mm are 28.35 points; 190 by 277 mm remain of A4.
    expect(boxes).toMatch(/TrimBox:\s+28\.35\s+28\.35\s+566\.93\s+813\.54/)
    expect(readFileSync(path, 'latin1')).toMatch(/\/PageLabels << ?\n?\/Nums \[0 << ?\n?\/P \(A1\)/)
  })

  it('is vector and embeds all its fonts', async () => {
    const path = await pdfPath({ paper: 'a4', margin: 10 })
    const fonts = run('pdffonts', path).trim().split('\n').slice(2)
    expect(fonts).toHaveLength(2)
    for (const font of fonts) expect(font).toMatch(/CID TrueType\s+Identity-H\s+yes yes yes/)
    // Two lines of heading and no image.
    expect(run('pdfimages', '-list', path).trim().split('\n')).toHaveLength(2)
  })

  it('says in text what it shows', async () => {
    const text = run('pdftotext', await pdfPath({ paper: 'a4', margin: 10 }), '-')
    expect(text).toContain('feuille 1 sur 4')
    expect(text).toContain('100 mm')
    expect(text).toContain('F7')
  })

  it.each([
    ['flat', 25, 250],
    ['flat', 20, 200],
    ['pointy', 25, 250],
  ] as const)(
    'prints %s hexes of %d mm: ten measure %d mm, within 0.05',
    async (orientation, hexMm, expected) => {
      const board = testBoard({ columns: 14, rows: 14, orientation })
      const layout: Layout = { grid: board.map.grid, hexMm }
      const pointy = orientation === 'pointy'
      const first = hexCenter(toAxial(pointy ? { col: 0, row: 3 } : { col: 3, row: 0 }, layout.grid), layout)
      const path = await pdfPath({ layers: ['grid'], hexMm }, board)
      const at = { page: 1, x: REQUEST.margin + first.x, y: REQUEST.margin + first.y, pointy }
      expect(Math.abs(measureHexes(path, at, 10, hexMm) - expected)).toBeLessThan(0.05)
    },
  )

  it('has rulers of 100 mm below and of 50 mm beside the map of every sheet, within 0.1', async () => {
    const request = { ...REQUEST, paper: 'a4', margin: 10, layers: [] } as const
    const path = await pdfPath(request)
    const plan = planMapExport(scenario, magnaCarta, request)
    if (!plan.ok) throw new Error(plan.error.en)
    const { tiling } = plan.value
    expect(tiling.count).toBe(4)
    for (let index = 0; index < tiling.count; index++) {
      const { height } = tiling.sheet(index).window
      const page = index + 1
      // Strips across the ticks, between cells and figures.
      const below = { x: 10 + 6, y: 10 + height + 4.5 - 1.05, width: 106, height: 0.25 }
      expect(Math.abs(ends(darkLines(path, page, below), 11) - 100)).toBeLessThan(0.1)
      const isBeside = height > 80
      const beside = { x: 10 - 4.5 + 0.8, y: 10 + (isBeside ? 0 : height) + 6, width: 0.25, height: 56 }
      expect(Math.abs(ends(darkLines(path, page, beside), 6) - 50)).toBeLessThan(0.1)
    }
  })
})

/** The distance from the first of so many lines to the last, mm. */
function ends(lines: readonly number[], count: number): number {
  expect(lines).toHaveLength(count)
  return (lines[count - 1] as number) - (lines[0] as number)
}

describe('files of a tiled map', () => {
  it('are one SVG or PNG a sheet, with its name', async () => {
    const names = (map: ExportedFiles): string[] => map.files.map((file) => file.name)
    expect(names(await exported({ format: 'png', paper: 'a4' }))).toEqual([
      'carte-A1.png',
      'carte-B1.png',
      'carte-A2.png',
      'carte-B2.png',
    ])
    expect(names(await exported({ format: 'svg' }))).toEqual(['carte.svg'])
    expect(names(await exported({ format: 'pdf', paper: 'a4' }))).toEqual(['carte.pdf'])
  })

  it('PNG: so many pixels as paper and dpi say, in bands that leave no seam', async () => {
    const { files, widthMm, heightMm } = await exported({ format: 'png', dpi: 250 })
    const picture = await decodePng((files[0] as { bytes: Uint8Array }).bytes)
    expect(picture.width).toBe(Math.round((widthMm * 250) / 25.4))
    expect(picture.height).toBe(Math.round((heightMm * 250) / 25.4))
    // More than one band; a seam would leave a white row inside the map.
    expect(picture.width * picture.height).toBeGreaterThan(1 << 22)
    const column = Math.round(picture.width / 2)
    const from = Math.round((45 * 250) / 25.4)
    const whites = Array.from({ length: picture.height - 2 * from }, (_, row) => {
      const at = ((row + from) * picture.width + column) * 4
      return (
        (picture.data[at] as number) + (picture.data[at + 1] as number) + (picture.data[at + 2] as number)
      )
    }).filter((sum) => sum > 750)
    expect(whites).toEqual([])
  })

  it('stop when the user gives up, and say how far they are', async () => {
    const shares: number[] = []
    const signal = { aborted: false }
    const report = (share: number): void => {
      shares.push(share)
      signal.aborted = share >= 0.5
    }
    const request = { ...REQUEST, paper: 'a4', format: 'png' } as const
    const cancelled = exportFilesInNode({ scenario, ruleset: magnaCarta }, request, { report, signal })
    await expect(cancelled).rejects.toBeInstanceOf(ExportCancelled)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBe(0.5)
  })
})
