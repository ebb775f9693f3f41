/** Whole games of the gallery as one PDF each, as print shops, readers and screen readers take it (PRT-7). */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { titleIn } from '#shared/document/authorText'
import { type CounterType } from '#shared/document/armies'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { STYLES } from '#shared/painter/picture/styles'
import { LAYERS } from '#shared/painter/style'
import { PRINTED_NAMES } from '#shared/print/products'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { exportFilesInNode } from '../../main/export/exportFiles'
import { hasPoppler } from '../support/measurePdf'
import { PdfFile } from '../support/pdfObjects'
import { allTags, faultsOf, isTag, tagsOf } from '../support/pdfTags'
import { textOf, textsOf } from '../support/pdfText'
import { galleryScenario } from '../support/scenarioFiles'

const poppler = hasPoppler()
if (!poppler) console.warn('poppler is not installed: PDFs are not read by pdfinfo, pdffonts and pdftotext')

const folder = mkdtempSync(join(tmpdir(), 'castellan-whole-game-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 })

/** A small letter, then a capital one: two words without a space. */
const runsTogether = (words: string): boolean => /\p{Ll}[.,;]?\p{Lu}/u.test(words)

/** A mail server takes it. */
const MOST_BYTES = 10e6

// One medieval game in the other language than its author’s and in the style that makes large files, one fantasy game in its own.
describe.each([
  ['the-breach', 'en', 'illustrated'],
  ['under-the-hill', 'fr', 'classic'],
] as const)('%s, printed in %s', (name, language, style) => {
  const path = join(folder, `${name}.pdf`)
  let scenario: Scenario
  let file: PdfFile
  let pages = 0

  beforeAll(async () => {
    scenario = galleryScenario(name)
    const found = await exportFilesInNode(
      { scenario, ruleset: rulesetOf(scenario) },
      {
        ...{ what: 'all', format: 'pdf', baseName: name, dpi: 300, language },
        ...{ style: STYLES[style], layers: LAYERS, paper: 'a4', overlap: 10, margin: 10 },
      },
    )
    if (!found.ok) throw new Error(found.error.en)
    const { bytes } = found.value.files[0] as { bytes: Uint8Array }
    pages = found.value.pages
    writeFileSync(path, bytes)
    file = new PdfFile(bytes)
  })

  it('has tags without fault, a part for each product', () => {
    expect(faultsOf(file)).toEqual([])
    const parts = tagsOf(file).kids.filter(isTag)
    const titles = (['booklet', 'tables', 'map', 'counters'] as const).map(
      (id) => PRINTED_NAMES[id][language],
    )
    expect(parts.map(({ dict }) => dict.get('T'))).toEqual(titles)
    const types = parts.map((part) => new Set(allTags(part).map(({ type }) => type)))
    expect(types[0]).toEqual(
      new Set([
        ...['Part', 'H1', 'H2', 'H3', 'H4', 'P', 'Span', 'L', 'LI', 'Lbl', 'LBody'],
        ...['Figure', 'Caption', 'Table', 'TR', 'TH', 'TD'],
      ]),
    )
    expect(types[1]).toContain('H1')
    // Maps and counter sheets are pictures with words, one a page: 5 of them at the least.
    expect(types.slice(2)).toEqual([new Set(['Part', 'Figure']), new Set(['Part', 'Figure'])])
    const figures = parts
      .slice(2)
      .flatMap(allTags)
      .filter(({ type }) => type === 'Figure')
    expect(new Set(figures.map(({ dict }) => dict.get('Alt'))).size).toBe(figures.length)
    expect(figures.length).toBeGreaterThanOrEqual(5)
  })

  it('a paragraph or a table that goes on over the page is one element', () => {
    const booklet = tagsOf(file).kids[0]
    const tags = booklet && isTag(booklet) ? allTags(booklet) : []
    const onPages = tags
      .filter(({ type }) => type === 'P' || type === 'Table' || type === 'L')
      .map(
        (tag) =>
          new Set(allTags(tag).flatMap(({ kids }) => kids.flatMap((kid) => (isTag(kid) ? [] : kid.page)))),
      )
    expect(onPages.some(({ size }) => size === 2)).toBe(true)
  })

  it('greys and blacks are of one ink', () => {
    const content = file
      .pages()
      .map((page) => page.content)
      .join('\n')
    expect(content).not.toMatch(/(?:^|\n)(\S+) \1 \1 (?:rg|RG)\n/)
    expect(content).toMatch(/\n0 g\n/)
  })

  it('is small enough to be mailed', () => {
    const { length } = readFileSync(path)
    console.log(`${name}: ${pages} pages, ${(length / 1e6).toFixed(2)} MB`)
    expect(length).toBeLessThanOrEqual(MOST_BYTES)
  })

  it.skipIf(!poppler)('is A4, tagged, of the print’s language, with the title in it', () => {
    const info = run('pdfinfo', '-l', '-1', path)
    expect(info).toMatch(/Tagged:\s+yes/)
    expect(info).toContain(titleIn(scenario.info, language))
    const sizes = info.match(/Page\s+\d+ size:.*/g) ?? []
    expect(sizes).toHaveLength(pages)
    for (const size of sizes)
      expect(size).toMatch(/595\.276 x 841\.89 pts \(A4\)|841\.89 x 595\.276 pts \(A4\)/)
    expect(file.root.get('Lang')).toBe(language)
  })

  it.skipIf(!poppler)('embeds of its fonts what it needs, readable as text', () => {
    const fonts = run('pdffonts', path).trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThanOrEqual(4)
    for (const font of fonts) expect(font).toMatch(/CID TrueType\s+Identity-H\s+yes yes yes/)
  })

  it.skipIf(!poppler)('is searched by the names of its counters', () => {
    const text = run('pdftotext', path, '-').replace(/\s+/g, ' ')
    const own = Object.values<CounterType>(namedIn(scenario, language).counterTypes).map((type) => type.name)
    expect(own.length).toBeGreaterThan(3)
    expect(own.filter((word) => !text.includes(word.replace(/\s+/g, ' ')))).toEqual([])
  })

  it('is read in order, with spaces between words', () => {
    const texts = textsOf(file)
    const [booklet] = tagsOf(file).kids.filter(isTag)
    const tags = booklet ? allTags(booklet) : []
    const read = (type: string): string[] =>
      tags.filter((tag) => tag.type === type).map((tag) => textOf(tag, texts).trim())
    expect(read('H1')).toEqual([titleIn(scenario.info, language)])
    const numbers = read('H2').map((words) => Number.parseInt(words, 10))
    expect(numbers.length).toBeGreaterThanOrEqual(5)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    const paragraphs = [...read('P'), ...read('LBody')]
    expect(paragraphs.filter(runsTogether)).toEqual([])
    // Divided words are whole again.
    const hyphens = tags.filter(({ type }) => type === 'Span')
    expect(hyphens.length).toBeGreaterThan(2)
    for (const tag of hyphens)
      expect([textOf(tag, texts), tag.dict.get('ActualText')]).toEqual(['-', '\u00ad'])
    expect(paragraphs.filter((words) => /\p{Ll}- \p{Ll}/u.test(words))).toEqual([])
    expect(paragraphs.join(' ')).not.toContain('\ufffd')
    const long = paragraphs.filter((words) => words.length > 150)
    expect(long.length).toBeGreaterThan(3)
    for (const words of long) expect(words.split(' ').length).toBeGreaterThan(words.length / 10)
  })
})
