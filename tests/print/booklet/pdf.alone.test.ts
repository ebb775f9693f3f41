/** The booklet as a PDF, read back by poppler: searchable words, embedded fonts, the size that a mail takes (PRT-7). */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STYLES } from '#shared/painter/picture/styles'
import { planBooklet } from '#shared/print/booklet/planBooklet'
import { createPdfPages, pdfBytes } from '#shared/print/pdfPages'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { createNodePlatform } from '../../../main/export/nodePlatform'
import { hasPoppler } from '../../support/measurePdf'
import { galleryScenario } from '../../support/scenarioFiles'

if (!hasPoppler()) console.warn('poppler (pdftotext, pdffonts) is not installed: PDFs are not read back')

const folder = mkdtempSync(join(tmpdir(), 'castellan-booklet-'))
afterAll(() => rmSync(folder, { recursive: true }))

const path = join(folder, 'booklet.pdf')
const run = (program: string, ...args: string[]): string => execFileSync(program, args, { encoding: 'utf8' })

describe.skipIf(!hasPoppler())('the PDF of The barrows', () => {
  let bytes: Uint8Array = new Uint8Array()

  beforeAll(async () => {
    const scenario = galleryScenario('the-barrows')
    const options = { paper: 'a4', language: 'fr', style: STYLES.illustrated } as const
    const planned = planBooklet(scenario, rulesetOf(scenario), options)
    if (!planned.ok) throw new Error(planned.error.en)
    const { createPdf, fonts, imageBytes, text, png } = await createNodePlatform(scenario)
    const document = createPdf({ title: 'Les tertres', authors: 'Castellan', language: 'fr' })
    const written = pdfBytes(document)
    const sources = { fonts, image: imageBytes, text, createDeflate: png.createDeflate }
    const pages = createPdfPages(document, sources)
    for (let index = 0; index < planned.value.pageCount; index++)
      await pages.addPage(planned.value.page(index))
    document.end()
    bytes = await written
    writeFileSync(path, bytes)
  })

  it('finds the words of the text, hyphenated ones too', () => {
    const words = run('pdftotext', path, '-').replace(/\s+/g, ' ')
    for (const sentence of [
      'La nuit des tertres',
      'On n’enterre plus personne aux tertres depuis trois cents ans.',
      'Derrière la palissade, de 1:1107 à 1:1111',
      'Conditions de victoire',
      'le pion « Morvan » est éliminé',
      'Les morts n’aiment pas l’aube.',
    ])
      expect(words.replace(/ (?=[;:!?»])/g, '')).toContain(sentence.replace(/ (?=[;:!?»])/g, ''))
  })

  it('embeds all fonts as outlines', () => {
    const fonts = run('pdffonts', path).trim().split('\n').slice(2)
    expect(fonts.some((font) => font.includes('EBGaramond-Bold'))).toBe(true)
    expect(fonts.some((font) => font.includes('Italic'))).toBe(true)
    for (const font of fonts) expect(font).toMatch(/CID TrueType\s+Identity-H\s+yes yes yes/)
  })

  it('draws its maps and counters as vectors, in a file that mail takes', () => {
    expect(run('pdfimages', '-list', path).trim().split('\n')).toHaveLength(2)
    expect(bytes.length).toBeLessThan(5_000_000)
  })
})
