/** The scan on paper: only where it is meant for print, in its own colours, and without seams in any output (MAP-4). */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, describe, expect, it } from 'vitest'
import { type Background, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { importImage } from '#shared/images/importImage'
import { STYLES } from '#shared/painter/picture/styles'
import { type ExportFormat } from '#shared/print/products'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { exportFilesInNode } from '../../main/export/exportFiles'
import { hasPoppler } from '../support/measurePdf'
import { decodePng } from '../support/pictures'
import { testBoard } from '../support/board'

const folder = mkdtempSync(join(tmpdir(), 'castellan-background-'))
afterAll(() => rmSync(folder, { recursive: true }))

const poppler = hasPoppler()
if (!poppler) console.warn('poppler (pdftoppm) is not installed: scans in PDFs are not looked at')

const [RED, BLUE] = ['#c02010', '#1030a0']

/** Much larger than the map, left half red, right half blue. */
function halves(type: 'image/png' | 'image/webp'): Uint8Array {
  const canvas = createCanvas(1600, 1200)
  const context = canvas.getContext('2d')
  context.fillStyle = RED
  context.fillRect(0, 0, 800, 1200)
  context.fillStyle = BLUE
  context.fillRect(800, 0, 800, 1200)
  return new Uint8Array(
    type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/webp', 100),
  )
}

const board = testBoard({ columns: 8, rows: 8 })

/** Warped, and reaching over all edges of the map; the middle of the picture is right of the middle of the map. */
function scanned(change: Partial<Background>, type: 'image/png' | 'image/webp' = 'image/png'): Scenario {
  const imported = importImage(halves(type), 'scan')
  if (!imported.ok) throw new Error(imported.error.message.en)
  const { hash, image, size } = imported.value
  const { grid, hexMm } = board.map
  const fit = [0, 3, 7].flatMap((col, i) =>
    [0, 4, 7].map((row, j) => {
      const hex = toAxial({ col, row }, grid)
      const { x, y } = hexCenter(hex, { grid, hexMm })
      return { hex: hexKey(hex), x: 300 + 4 * x + i * j * 6, y: 200 + 4 * y - (i === 1 ? 18 : 0) }
    }),
  )
  const background = { image: hash, ...size, fit, print: true, ...change }
  return testBoard({ columns: 8, rows: 8, background, images: { [hash]: image } })
}

async function exported(scenario: Scenario, format: ExportFormat): Promise<Uint8Array> {
  const result = await exportFilesInNode(
    { scenario, ruleset: magnaCarta },
    {
      ...{ style: STYLES.classic, layers: ['background'], paper: 'sheet', overlap: 0, margin: 0 },
      ...{ language: 'fr', format, baseName: 'scan', dpi: 72, what: 'map' },
    },
  )
  if (!result.ok) throw new Error(result.error.en)
  return (result.value.files[0] as { bytes: Uint8Array }).bytes
}

/** The colours of the page but for its frame and the line between the halves, each with how often it comes. */
async function colors(png: Uint8Array): Promise<Map<string, number>> {
  const { width, height, data } = await decodePng(png)
  const found = new Map<string, number>()
  for (let y = 4; y < height - 4; y++)
    for (let x = 4; x < width - 4; x++) {
      const at = 4 * (y * width + x)
      const color = [0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, '0')).join('')
      found.set(`#${color}`, (found.get(`#${color}`) ?? 0) + 1)
    }
  return found
}

/** Every pixel is one of the two, but for a line of a few pixels where they meet. */
function expectHalves(
  found: ReadonlyMap<string, number>,
  [left, right]: readonly [string, string],
  near = 1,
): void {
  const parts = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
  const isClose = (a: string, b: string): boolean =>
    parts(a).every((value, index) => Math.abs(value - (parts(b)[index] ?? 0)) <= near)
  const count = (wanted: (color: string) => boolean): number =>
    [...found].reduce((sum, [color, times]) => sum + (wanted(color) ? times : 0), 0)
  const all = count(() => true)
  expect(count((color) => isClose(color, left))).toBeGreaterThan(all / 4)
  expect(count((color) => isClose(color, right))).toBeGreaterThan(all / 10)
  expect(count((color) => !isClose(color, left) && !isClose(color, right))).toBeLessThan(all / 60)
}

describe('a scan that is meant for print', () => {
  it('covers the sheet in its colours as PNG, warped and without a seam', async () => {
    expectHalves(await colors(await exported(scanned({}), 'png')), [RED, BLUE])
  })

  it('is laid over white paper with its opacity, once', async () => {
    expectHalves(await colors(await exported(scanned({ opacity: 0.5 }), 'png')), ['#e09088', '#8898d0'], 2)
  })

  it('is the same from a WebP', async () => {
    expectHalves(await colors(await exported(scanned({}, 'image/webp'), 'png')), [RED, BLUE], 6)
  })

  it('is embedded once in SVG and in PDF', async () => {
    const svg = new TextDecoder().decode(await exported(scanned({}), 'svg'))
    expect(svg.match(/<image /g)).toHaveLength(1)
    expect(svg.match(/<use /g)).toHaveLength(1)
    const pdf = Buffer.from(await exported(scanned({}, 'image/webp'), 'pdf')).toString('latin1')
    expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(1)
  })

  it.skipIf(!poppler)('has no seam in PDF either', async () => {
    for (const [opacity, wanted] of [
      [1, [RED, BLUE]],
      [0.5, ['#e09088', '#8898d0']],
    ] as const) {
      const path = join(folder, 'scan.pdf')
      writeFileSync(path, await exported(scanned({ opacity }), 'pdf'))
      execFileSync('pdftoppm', ['-r', '72', '-png', '-singlefile', path, join(folder, 'scan')])
      expectHalves(await colors(readFileSync(join(folder, 'scan.png'))), wanted, 3)
    }
  })
})

it('a scan that is not leaves the paper white', async () => {
  const found = await colors(await exported(scanned({ print: false }), 'png'))
  expect([...found.keys()]).toEqual(['#ffffff'])
})
