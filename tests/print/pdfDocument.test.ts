/**
 * The members that pdfkit keeps for itself and our PDFs use (`pdfDocument.ts`). Another version of pdfkit: read whether each still means
 * what it did, then name that version here.
 */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fontBytes } from '../../main/export/fonts'
import { createNodePlatform } from '../../main/export/nodePlatform'
import { type PdfkitDocument } from '#shared/print/pdfDocument'
import { testBoard } from '../support/board'

const READ_VERSION = '0.20.2'

it('are those of the version that was read', () => {
  const { version } = JSON.parse(readFileSync('node_modules/pdfkit/package.json', 'utf8')) as {
    version: string
  }
  expect(version).toBe(READ_VERSION)
})

it('are all there', async () => {
  const { createPdf } = await createNodePlatform(testBoard({}))
  const document: PdfkitDocument = createPdf({ title: 'Essai', authors: '', language: 'fr' })
  const [[name, bytes] = ['', new Uint8Array()]] = Object.entries(fontBytes())
  document.registerFont(name, bytes)
  document.addPage({ size: [100, 100], margin: 0 })
  document.font(name)
  const { _font: font, _root, structChildren, endMetadata, page } = document
  expect(font).toMatchObject({
    id: expect.any(String) as string,
    ref: expect.any(Function) as unknown,
    font: { glyphForCodePoint: expect.any(Function) as unknown },
    subset: { includeGlyph: expect.any(Function) as unknown },
    widths: expect.any(Array) as unknown,
    unicode: expect.any(Array) as unknown,
    scale: expect.any(Number) as number,
  })
  const reference = { data: expect.any(Object) as object, write: expect.any(Function) as unknown }
  expect([_root, page.dictionary, page.resources, page.content]).toMatchObject([
    reference,
    reference,
    reference,
    reference,
  ])
  expect(structChildren).toEqual([])
  expect(endMetadata).toBeTypeOf('function')
})
