/** "The sortie" on paper: `castellan export` is measured as a ruler would, and must hold vectors, not pixels. */
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { hexCenter, type Point } from '#shared/hex/layout'
import { parseHexName } from '#shared/hex/numbering'
import { STYLE_IDS } from '#shared/painter/style'
import { castellan, useFolder } from '../cli/castellan'
import { hasPoppler, measureHexes } from '../support/measurePdf'
import { scenarioIn } from '../support/scenarioFiles'

const FILE = 'assets/gallery/the-sortie.castellan'
const measures = hasPoppler() ? describe : describe.skip
if (!hasPoppler()) console.log('skipped: measuring PDFs needs poppler-utils (pdftoppm, pdffonts, pdfimages)')

const file = useFolder()

async function exportPdf(name: string, ...more: string[]): Promise<string> {
  const out = file(name)
  const words = ['export', FILE, '--what', 'map', '--format', 'pdf', '--hex-mm', '25', '--out', out, ...more]
  expect(await castellan(words)).toMatchObject({ exitCode: 0, stderr: '' })
  return out
}

// Centre of a hex on the single sheet, whose map starts at the frame's corner.
function center(name: string): Point {
  const { grid, numbering, hexMm } = scenarioIn(FILE).map
  const hex = parseHexName(name, numbering, grid)
  if (!hex) throw new Error(`no hex ${name}`)
  return hexCenter(hex, { grid, hexMm })
}

measures('the PDF of The sortie', () => {
  it.each(['C1', 'I2', 'N4'])('ten hexes down from %s measure 250.0 mm ± 0.05', async (name) => {
    const pdf = await exportPdf(`${name}.pdf`, '--style', 'classic', '--layers', 'grid')
    const { x, y } = center(name)
    const length = measureHexes(pdf, { page: 1, x, y: Math.max(0, y - 20) }, 10, 25)
    console.log(`ten hexes from ${name}: ${length.toFixed(3)} mm`)
    expect(Math.abs(length - 250)).toBeLessThan(0.05)
  })

  it.each(STYLE_IDS)('%s is vectors with embedded fonts', async (style) => {
    const pdf = await exportPdf(`${style}.pdf`, '--style', style)
    const images = execFileSync('pdfimages', ['-list', pdf], { encoding: 'utf8' }).trim().split('\n').slice(2)
    expect(images).toEqual([])
    const fonts = execFileSync('pdffonts', [pdf], { encoding: 'utf8' }).trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts) expect(font).toMatch(/\byes yes\b/)
  })
})
