/** The fonts of a PDF read back, and what is wrong with them by PDF/UA-1 (7.21). */
import { nameOf, type PdfDict, type PdfFile, type PdfValue } from './pdfObjects'

/** Sentences about what is wrong: of every font in the file, and of every glyph that is shown. */
export function fontFaults(file: PdfFile): string[] {
  const faults = new Set<string>()
  const contents = [
    ...file.pages().map(({ dict, content }) => ({ resources: dict.get('Resources'), content })),
    ...file
      .dicts()
      .filter(({ dict }) => nameOf(dict.get('Subtype')) === 'Form')
      .map(({ dict, ref }) => ({ resources: dict.get('Resources'), content: file.stream(ref) })),
  ]
  for (const { dict } of file.dicts()) {
    const shown = glyphsShown(file, contents, dict)
    if (nameOf(dict.get('Type')) !== 'Font' || nameOf(dict.get('Subtype')).startsWith('CIDFont')) continue
    for (const fault of faultsOfFont(file, dict, shown))
      faults.add(`${nameOf(dict.get('BaseFont'))}: ${fault}`)
  }
  return [...faults]
}

interface Written {
  readonly resources: PdfValue | undefined
  readonly content: string
}

/** The glyphs of one font in all contents; a content selects it by the name that its resources give it. */
function glyphsShown(file: PdfFile, contents: readonly Written[], font: PdfDict): Set<number> {
  const shown = new Set<number>()
  for (const { resources, content } of contents) {
    const fonts = resources === undefined ? undefined : file.dict(resources).get('Font')
    const names = fonts === undefined ? [] : [...file.dict(fonts)]
    const name = names.find(([, value]) => file.dict(value) === font)?.[0]
    if (name === undefined) continue
    let selected = ''
    const saved: string[] = []
    const words = /\/(\S+) \S+ Tf|<([0-9a-f]+)> Tj|(?<!\S)([qQ])(?!\S)/g
    for (const [, chosen, glyphs, state] of content.matchAll(words)) {
      if (chosen !== undefined) selected = chosen
      else if (state === 'q') saved.push(selected)
      else if (state === 'Q') selected = saved.pop() ?? ''
      else if (selected === name)
        for (const glyph of glyphs?.match(/.{4}/g) ?? []) shown.add(parseInt(glyph, 16))
    }
  }
  return shown
}

function faultsOfFont(file: PdfFile, font: PdfDict, shown: ReadonlySet<number>): string[] {
  const faults: string[] = []
  const letters = lettersOf(file.stream(font.get('ToUnicode') ?? null))
  if (shown.has(0)) faults.push('shows a glyph that it does not have')
  // Glyphs of no letter at all, or of those that say nothing.
  const silent = [...shown].filter((glyph) => /^$|[\0\ufeff\ufffe]/.test(letters.get(glyph) ?? ''))
  if (silent.length > 0) faults.push(`${silent.length} glyphs without letters`)
  if (nameOf(font.get('Subtype')) !== 'Type0' || nameOf(font.get('Encoding')) !== 'Identity-H')
    return [...faults, 'not of glyph numbers']
  const descendant = file.dict(file.list(font.get('DescendantFonts'))[0])
  const descriptor = file.dict(descendant.get('FontDescriptor'))
  if (nameOf(descendant.get('CIDToGIDMap')) !== 'Identity') faults.push('glyphs by other numbers')
  if (file.stream(descriptor.get('FontFile2') ?? null) === '') faults.push('not embedded')
  const widths = file.list(file.list(descendant.get('W'))[1])
  if ([...shown].some((glyph) => typeof widths[glyph] !== 'number')) faults.push('glyphs without widths')
  return faults
}

/** Letters by the numbers of glyphs. */
export type Letters = ReadonlyMap<number, string>

/** Reads ranges of glyphs with the letters of each: `<0000> <00ff> [<0041> <0042>]`. */
export function lettersOf(table: string): Letters {
  const letters = new Map<number, string>()
  for (const [, from = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const entries = [...list.matchAll(/<([0-9a-f ]*)>/gi)]
    entries.forEach(([, hex = ''], index) => {
      const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex')
      letters.set(parseInt(from, 16) + index, bytes.swap16().toString('utf16le'))
    })
  }
  return letters
}
