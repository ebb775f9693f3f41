/**
 * The files of an export, made alike in Node and in the page's worker: PDF is one file of all sheets, SVG and PNG one
 * file a sheet with the sheet's name in its own.
 */
import { LONGEST_PAGE } from '#shared/document/limits'
import { type Scenario } from '#shared/document/types'
import { type ExportFile } from '#shared/host/host'
import { type Localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type FontId } from '#shared/painter/ops'
import { type SceneRuleset } from '#shared/painter/scene'
import { detailFor } from '#shared/painter/style'
import { type CanvasTarget } from '#shared/painter/toCanvas'
import { toSvg } from '#shared/painter/toSvg'
import { drawPng, type PngPlatform } from './drawPng'
import { drawableScenario } from './drawableScenario'
import { type ExportPage, type MapExport, type MapExportOptions, planMapExport } from './exportMap'
import { flatBackground } from './flatBackground'
import { createPdfPages, pdfBytes, type PdfInfo, type PdfkitDocument } from './pdfPages'
import { partOf, type Progress, reportProgress } from './progress'

export type ExportFormat = 'pdf' | 'svg' | 'png'

export interface MapExportRequest extends MapExportOptions {
  readonly format: ExportFormat
  /** Name of the file without its extension. */
  readonly baseName: string
  /** Of PNG. */
  readonly dpi: number
}

export interface ExportedMap {
  readonly files: readonly ExportFile[]
  readonly pages: number
  /** Of one page. */
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

/** The scenario to export, and the ruleset that gives its looks. */
export interface ExportSubject {
  readonly scenario: Scenario
  readonly ruleset: SceneRuleset
}

const PDF_TOO_LONG: Localized = {
  fr: 'Une page PDF ne dépasse pas 5\u202f080\u202fmm\u202f: choisissez un papier, une région ou des cases plus petites.',
  en: 'A PDF page is at most 5,080 mm long: choose a paper, a region or smaller hexes.',
}

/**
 * Draws the map and returns its files. Refused with what to change when nothing fits on the paper.
 * Rejects with `ExportCancelled` when the signal says so.
 */
export async function exportMap<I>(
  subject: ExportSubject,
  request: MapExportRequest,
  decoded: ExportPlatform<I>,
  progress: Progress = {},
): Promise<Result<ExportedMap, Localized>> {
  const { ruleset } = subject
  const { scenario, platform } = await withFlatBackground(subject.scenario, request, decoded)
  const shown = drawableScenario(scenario, platform.png.host)
  const planned = planMapExport(shown, ruleset, withDetail(scenario, request))
  if (!planned.ok) return planned
  const plan = planned.value
  if (request.format === 'pdf' && Math.max(plan.widthMm, plan.heightMm) > LONGEST_PAGE)
    return fail(PDF_TOO_LONG)
  const job: Job<I> = { scenario, request, platform, plan }
  const files = request.format === 'pdf' ? [await pdfFile(job, progress)] : await sheetFiles(job, progress)
  await reportProgress(progress, 1)
  return ok({ files, pages: plan.pageCount, widthMm: plan.widthMm, heightMm: plan.heightMm })
}

// A small PNG is drawn with as little detail as the screen shows at that size.
function withDetail(scenario: Scenario, request: MapExportRequest): MapExportOptions {
  if (request.format !== 'png' || request.detail !== undefined) return request
  const hexMm = request.hexMm ?? scenario.map.hexMm
  return { ...request, detail: detailFor((hexMm * request.dpi) / 25.4) }
}

// PNG draws the pieces itself, and quickly.
async function withFlatBackground<I>(
  scenario: Scenario,
  { format, layers }: MapExportRequest,
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
  readonly request: MapExportRequest
  readonly platform: ExportPlatform<I>
  readonly plan: MapExport
}

async function pdfFile<I>(
  { scenario, request, platform, plan }: Job<I>,
  progress: Progress,
): Promise<ExportFile> {
  const { title, authors, language } = scenario.info
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
  request: Pick<MapExportRequest, 'baseName' | 'format'>,
  sheet: string,
  count: number,
): string {
  return `${request.baseName}${count > 1 ? `-${sheet}` : ''}.${request.format}`
}

function svgBytes<I>(page: ExportPage, { scenario, platform }: Job<I>): Uint8Array {
  const { base64, fonts, text } = platform
  const svg = toSvg(page.paint(), {
    width: page.widthMm,
    height: page.heightMm,
    title: scenario.info.title,
    language: scenario.info.language,
    fonts: {
      sans: () => base64(fonts.sans),
      'sans-bold': () => base64(fonts['sans-bold']),
      serif: () => base64(fonts.serif),
    },
    image: (hash) => imageAddress(scenario, hash),
  })
  return text(svg)
}

function imageAddress(scenario: Scenario, hash: string): string | undefined {
  const image = Object.entries(scenario.images).find(([key]) => key === hash)?.[1]
  return image && `data:${image.type};base64,${image.base64}`
}
