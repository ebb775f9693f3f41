/** The words of tagged content, as a screen reader finds them: by the numbers of contents and the tables of the fonts. */
import { type Letters, lettersOf } from './pdfFonts'
import { type PdfDict, type PdfFile, type PdfPageRead } from './pdfObjects'
import { contentOf, type Tag } from './pdfTags'

/** The words of each page’s contents, by their numbers; those of artifacts are left out. */
export function textsOf(file: PdfFile): string[][] {
  return file.pages().map((page) => textsOnPage(file, page))
}

/** The words of a tag and of those below it. */
export function textOf(tag: Tag, texts: readonly (readonly string[])[]): string {
  return contentOf(tag)
    .map(({ page, number }) => texts[page]?.[number] ?? '')
    .join('')
}

function textsOnPage(file: PdfFile, { dict, content }: PdfPageRead): string[] {
  const letters = lettersOfFonts(file, file.dict(dict.get('Resources')))
  const texts: string[] = []
  const saved: string[] = []
  let [font, number] = ['', -1]
  const words = /\/MCID (\d+)|\b(EMC)\b|\/(\S+) \S+ Tf|<([0-9a-f]+)> Tj|(?<!\S)([qQ])(?!\S)/g
  for (const [, begun, ended, selected, glyphs, state] of content.matchAll(words)) {
    if (begun !== undefined) {
      number = Number(begun)
      texts[number] = ''
    } else if (ended) number = -1
    else if (selected !== undefined) font = selected
    else if (state === 'q') saved.push(font)
    else if (state === 'Q') font = saved.pop() ?? ''
    else if (glyphs !== undefined && number >= 0)
      texts[number] += (glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => letters.get(font)?.get(parseInt(glyph, 16)) ?? '\ufffd')
        .join('')
  }
  return texts
}

function lettersOfFonts(file: PdfFile, resources: PdfDict): ReadonlyMap<string, Letters> {
  const fonts = resources.has('Font') ? [...file.dict(resources.get('Font'))] : []
  return new Map(
    fonts.map(([name, font]) => [name, lettersOf(file.stream(file.dict(font).get('ToUnicode') ?? null))]),
  )
}
