/** Large maps are painted and written part after part: none holds much, and together they are the same page. */
import { describe, expect, it } from 'vitest'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { classic } from '#shared/painter/classic/index'
import { sceneInParts, paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { LAYERS } from '#shared/painter/style'
import { inLargeParts } from '#shared/print/largeParts'
import { createPdfPages, pdfBytes, type PdfPage } from '#shared/print/pdfPages'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { createNodePlatform } from '../../main/export/nodePlatform'
import { testBoard } from '../support/board'
import { PdfFile } from '../support/pdfObjects'
import { allTags, faultsOf, tagsOf } from '../support/pdfTags'

const square: DrawOp = {
  kind: 'path',
  path: new PathBuilder().rect(10, 10, 20, 20).build(),
  fill: solid('#ff0000'),
}

async function pdfOf(page: Pick<PdfPage, 'paint' | 'inParts'>): Promise<PdfFile> {
  const { createPdf, fonts, imageBytes, text, png } = await createNodePlatform(testBoard())
  const document = createPdf({ title: 'Test', authors: '', language: 'en' })
  const bytes = pdfBytes(document)
  const sources = { fonts, image: imageBytes, text, createDeflate: png.createDeflate }
  await createPdfPages(document, sources).addPage({ widthMm: 100, heightMm: 100, ...page })
  document.end()
  return new PdfFile(await bytes)
}

describe('inLargeParts', () => {
  it('joins small parts and divides large ones; nothing is lost or moved', () => {
    const ops = Array.from({ length: 10 }, (): DrawOp => ({ ...square }))
    const parts = [...inLargeParts([ops.slice(0, 1), [], ops.slice(1, 3), ops.slice(3)], 100)]
    // 16 numbers of the path, 16 for the operation: four of them pass a hundred.
    expect(parts.map((part) => part.length)).toEqual([4, 4, 2])
    expect(parts.flat()).toEqual(ops)
  })

  it('counts what is in groups', () => {
    const group: DrawOp = { kind: 'group', ops: [square, square] }
    expect([...inLargeParts([[group, group, square]], 100)].map((part) => part.length)).toEqual([2, 1])
  })
})

describe('a classic map', () => {
  // 5,000 hexes: more than are painted at once.
  const board = testBoard({ terrain: Array.from({ length: 50 }, () => 'w.'.repeat(50)).join('\n') })
  const scene = sceneOf(board, rulesetOf(board))
  const rect = { x: 0, y: 0, width: 2200, height: 1300 }
  const options = { rect, style: classic, layers: LAYERS, detail: 3 } as const

  it('is painted in parts that hold less than a quarter of it', () => {
    const numbers = (ops: readonly DrawOp[]): number =>
      ops.reduce((sum, op) => sum + (op.kind === 'path' ? op.path.length : 1), 0)
    const parts = [...sceneInParts(scene, options)]
    const whole = numbers(paintScene(scene, options))
    expect(parts.reduce((sum, part) => sum + numbers(part), 0)).toBe(whole)
    expect(Math.max(...parts.map(numbers))).toBeLessThan(whole / 4)
  })
})

describe('the PDF of a page in parts', () => {
  const figure = (ops: readonly DrawOp[]): DrawOp => ({
    kind: 'group',
    role: { type: 'Figure', alt: 'A map', id: 'A1' },
    transform: [1, 0, 0, 1, 5, 5],
    ops,
  })

  it('is one figure', async () => {
    const file = await pdfOf({
      paint: () => [],
      inParts: () => [[square], [figure([square])], [figure([square, square])], [square]],
    })
    expect(faultsOf(file)).toEqual([])
    const figures = allTags(tagsOf(file)).filter(({ type }) => type === 'Figure')
    expect(figures.map(({ kids }) => kids.length)).toEqual([2])
    expect(file.pages()[0]?.content.match(/\bf\b/g)).toHaveLength(5)
  })

  it('has several streams, which together say all of it in order', async () => {
    // A square takes some 40 letters.
    const many = Array.from({ length: 30 }, (_, row): DrawOp[] =>
      Array.from({ length: 3000 }, (): DrawOp => ({ ...square, fill: solid(`#0000${10 + row}`) })),
    )
    const file = await pdfOf({ paint: () => [], inParts: () => many })
    const content = file.pages()[0]?.content ?? ''
    const blues = [...content.matchAll(/0 0 (\.\d+|0\.\d+) rg/g)].map(([, blue]) => Number(blue))
    expect(blues).toHaveLength(30)
    expect(blues).toEqual([...blues].sort((a, b) => a - b))
    expect(content.match(/\bf\b/g)).toHaveLength(90_000)
    const streams = file.pages()[0]?.dict.get('Contents')
    expect(Array.isArray(streams) && streams.length).toBeGreaterThan(3)
  })
})
