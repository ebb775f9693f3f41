/** The report of a series as a file: a page of HTML, a PDF, Markdown or plain text, by the end of its name. */
import type { Scenario } from '#shared/document/types'
import type { SeriesPages } from '#shared/balance/seriesPages'
import { Refusal } from '../refusal'

const KINDS = ['html', 'pdf', 'md', 'txt'] as const
export type ReportKind = (typeof KINDS)[number]

/** @throws Refusal of a name that ends otherwise. */
export function reportKind(path: string): ReportKind {
  const kind = KINDS.find((one) => path.toLowerCase().endsWith(`.${one}`))
  if (kind) return kind
  throw new Refusal(
    `--report\u202f: trouvé «\u202f${path}\u202f»\u202f; attendu\u202f: un nom en .html, .pdf, .md ou .txt`,
    `--report: found "${path}", expected a name in .html, .pdf, .md or .txt`,
  )
}

/** @param scenario whose pictures the maps need; absent = there are no maps. */
export async function reportFile(
  kind: ReportKind,
  pages: SeriesPages,
  scenario: Scenario | undefined,
): Promise<string | Uint8Array> {
  const { title, sections, language } = pages
  if (kind === 'pdf') return pdfOf(pages, scenario)
  if (kind === 'html') return (await import('#shared/balance/seriesPages')).seriesHtml(pages)
  const { sectionsAsMarkdown, sectionsAsText } = await import('#shared/game/report/sections')
  return (kind === 'md' ? sectionsAsMarkdown : sectionsAsText)(title, sections, language)
}

async function pdfOf(pages: SeriesPages, scenario: Scenario | undefined): Promise<Uint8Array> {
  const { seriesPages } = await import('#shared/balance/seriesPages')
  const { createNodePlatform } = await import('../../export/nodePlatform')
  const { createPdfPages, pdfBytes } = await import('#shared/print/pdfPages')
  const { fonts, imageBytes, text, png, createPdf } = await createNodePlatform({
    images: scenario?.images ?? {},
  })
  const { title, language } = pages
  const document = createPdf({ title, authors: '', language })
  const bytes = pdfBytes(document)
  const { createDeflate } = png
  const file = createPdfPages(document, { fonts, image: imageBytes, text, createDeflate })
  for (const page of seriesPages(pages)) await file.addPage(page)
  document.end()
  return bytes
}
