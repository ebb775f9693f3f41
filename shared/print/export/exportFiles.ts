/**
 * The files of an export, made alike in Node and in the page's worker: PDF is one file of all sheets, SVG and PNG one
 * file a sheet with the sheet's name in its own.
 */
import { titleIn } from '#shared/document/authorText'
import { type Scenario } from '#shared/document/types'
import { type ExportFile } from '#shared/host/host'
import { type Localized } from '#shared/i18n/localized'
import { ok, type Result } from '#shared/lang/result'
import { type FontId } from '#shared/painter/ops'
import { type CanvasTarget } from '#shared/painter/toCanvas'
import { FONT_IDS } from '#shared/painter/text'
import { toSvg } from '#shared/painter/toSvg'
import { drawPng, type PngPlatform } from '../drawPng'
import { drawableScenario } from '../drawableScenario'
import { flatBackground } from '../flatBackground'
import { type ExportSubject, planPrint, type PrintRequest } from './planPrint'
import { type PdfkitDocument } from '../pdfDocument'
import { createPdfPages, pdfBytes, type PdfInfo } from '../pdfPages'
import { type PrintPage, type PrintPlan } from '../printPlan'
import { partOf, type Progress, reportProgress } from '../progress'

export interface ExportedFiles {
  readonly files: readonly ExportFile[]
  readonly pages: number
  /** Of the first page. */
  readonly widthMm: number
  readonly heightMm: number
}

/** The functions that only the platform can provide. `I` is its kind of picture. */
export interface ExportPlatform<I> {
  readonly fonts: Readonly<Record<FontId, Uint8Array>>
  base64(bytes: Uint8Array): string
  text(text: string): Uint8Array
  /** A pdfkit document made with `pdfOptions`. */
  createPdf(info: PdfInfo): PdfkitDocument
  /** PNG or JPEG bytes of a document image, for PDF. */
  imageBytes(hash: string): Uint8Array | undefined
  readonly png: PngPlatform<I>
  /** A JPEG of what `draw` puts on a white canvas. */
  jpeg(width: number, height: number, draw: (context: CanvasTarget<I>) => void): Promise<Uint8Array>
}

/**
 * Draws what is asked for and returns its files. Refused with what to change when nothing fits on the paper.
 * Rejects with `ExportCancelled` when the signal says so.
 */
export async function exportFiles<I>(
  subject: ExportSubject,
  request: PrintRequest,
  decoded: ExportPlatform<I>,
  progress: Progress = {},
): Promise<Result<ExportedFiles, Localized>> {
  const { ruleset } = subject
  const { scenario, platform } = await withFlatBackground(subject.scenario, request, decoded)
  const shown = drawableScenario(scenario, platform.png.host)
  const planned = planPrint({ scenario: shown, ruleset }, request)
  if (!planned.ok) return planned
  const plan = planned.value
  const job: Job<I> = { scenario, request, platform, plan }
  const files = request.format === 'pdf' ? [await pdfFile(job, progress)] : await sheetFiles(job, progress)
  await reportProgress(progress, 1)
  const { widthMm, heightMm } = plan.page(0)
  return ok({ files, pages: plan.pageCount, widthMm, heightMm })
}

// PNG draws the pieces itself, and quickly.
async function withFlatBackground<I>(
  scenario: Scenario,
  { format, layers }: PrintRequest,
  platform: ExportPlatform<I>,
): Promise<{ readonly scenario: Scenario; readonly platform: ExportPlatform<I> }> {
  const isDrawn = format !== 'png' && layers.includes('background')
  const { png, jpeg } = platform
  const flat = isDrawn ? await flatBackground(scenario, { host: png.host, jpeg }) : undefined
  if (!flat) return { scenario, platform }
  const { hash, bytes } = flat
  const image = { type: 'image/jpeg', base64: format === 'svg' ? platform.base64(bytes) : '' } as const
  return {
    scenario: { ...flat.scenario, images: { ...scenario.images, [hash]: image } },
    platform: { ...platform, imageBytes: (other) => (other === hash ? bytes : platform.imageBytes(other)) },
  }
}

interface Job<I> {
  readonly scenario: Scenario
  readonly request: PrintRequest
  readonly platform: ExportPlatform<I>
  readonly plan: PrintPlan
}

async function pdfFile<I>(
  { scenario, request, platform, plan }: Job<I>,
  progress: Progress,
): Promise<ExportFile> {
  const { language } = request
  const { authors } = scenario.info
  const title = titleIn(scenario.info, language)
  const document = platform.createPdf({ title, authors: authors.join(', '), language })
  const bytes = pdfBytes(document)
  const { fonts, imageBytes, text, png } = platform
  const pages = createPdfPages(document, { fonts, image: imageBytes, text, createDeflate: png.createDeflate })
  for (let index = 0; index < plan.pageCount; index++) {
    await reportProgress(progress, index / plan.pageCount)
    await pages.addPage(plan.page(index))
  }
  document.end()
  return { name: `${request.baseName}.pdf`, type: 'application/pdf', bytes: await bytes }
}

async function sheetFiles<I>(job: Job<I>, progress: Progress): Promise<ExportFile[]> {
  const { request, plan } = job
  const files: ExportFile[] = []
  for (let index = 0; index < plan.pageCount; index++) {
    const part = partOf(progress, index, plan.pageCount)
    await reportProgress(part, 0)
    const page = plan.page(index)
    const name = sheetFileName(request, page.name, plan.pageCount)
    if (request.format === 'svg') files.push({ name, type: 'image/svg+xml', bytes: svgBytes(page, job) })
    else {
      const bytes = await drawPng(page, request.dpi, job.platform.png, part)
      files.push({ name, type: 'image/png', bytes })
    }
  }
  return files
}

/** `sortie-A1.png`; without the sheet's name when there is only one. */
export function sheetFileName(
  request: Pick<PrintRequest, 'baseName' | 'format'>,
  sheet: string,
  count: number,
): string {
  return `${request.baseName}${count > 1 ? `-${sheet}` : ''}.${request.format}`
}

function svgBytes<I>(page: PrintPage, { scenario, request, platform }: Job<I>): Uint8Array {
  const { base64, fonts, text } = platform
  const svg = toSvg(page.paint(), {
    width: page.widthMm,
    height: page.heightMm,
    title: titleIn(scenario.info, request.language),
    language: request.language,
    fonts: Object.fromEntries(FONT_IDS.map((font) => [font, () => base64(fonts[font])])),
    image: (hash) => imageAddress(scenario, hash),
  })
  return text(svg)
}

function imageAddress(scenario: Scenario, hash: string): string | undefined {
  const image = Object.entries(scenario.images).find(([key]) => key === hash)?.[1]
  return image && `data:${image.type};base64,${image.base64}`
}
