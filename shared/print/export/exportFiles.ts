/**
 * The files of an export, made alike in Node and in the page's worker: PDF is one file of all sheets, SVG and PNG one
 * file a sheet with the sheet's name in its own. They are held in memory, or go where the caller says as they are made.
 */
import { titleIn } from '#shared/document/authorText'
import { editionInWords } from '#shared/document/inWords/editionInWords'
import { type Scenario } from '#shared/document/types'
import { type ExportFile } from '#shared/host/host'
import { type Localized } from '#shared/i18n/localized'
import { ok, type Result } from '#shared/lang/result'
import { type FontId } from '#shared/painter/ops'
import { type CanvasTarget } from '#shared/painter/toCanvas'
import { FONT_IDS } from '#shared/painter/fonts'
import { toSvg } from '#shared/painter/toSvg'
import { drawPng, type PixelKind, type PngPlatform } from '../drawPng'
import { drawableScenario } from '../drawableScenario'
import { flatBackground } from '../flatBackground'
import { type ExportSubject, planPrint, type PrintRequest } from './planPrint'
import { type PdfkitDocument } from '../pdfDocument'
import { createPdfPages, pdfBytes, type PdfInfo } from '../pdfPages'
import { createMemoryFile, TooManyColours, type WriteBytes } from '../png'
import { fullSignature, printedEdition } from '../printedEdition'
import { type PrintPage, type PrintPlan } from '../printPlan'
import { partOf, type Progress, reportProgress, stopIfAborted } from '../progress'

export interface ExportedFiles<F = ExportFile> {
  readonly files: readonly F[]
  readonly pages: number
  /** The width of the first page. */
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

/** A file as it is made: `fill` writes its bytes. */
interface FileToMake extends Pick<ExportFile, 'name' | 'type'> {
  readonly fill: (write: WriteBytes) => Promise<void>
}

/** The ways to make it, the first that does. */
interface Drawable extends Omit<FileToMake, 'fill'> {
  readonly fills: readonly FileToMake['fill'][]
}

/** Makes a file of what its `fill` writes; when that rejects, so does this. `F` is what it answers with. */
type MakeFile<F> = (file: FileToMake) => Promise<F>

/** Draws what is asked for and returns its files, held in memory; see `exportFilesTo`. */
export function exportFiles<I>(
  subject: ExportSubject,
  request: PrintRequest,
  decoded: ExportPlatform<I>,
  progress: Progress = {},
): Promise<Result<ExportedFiles, Localized>> {
  return exportFilesTo(inMemory, subject, request, decoded, progress)
}

async function inMemory({ name, type, fill }: FileToMake): Promise<ExportFile> {
  const file = createMemoryFile()
  await fill(file.write)
  return { name, type, bytes: file.bytes() }
}

/**
 * Draws what is asked for, file after file; a PNG is written while it is drawn, so that one of any size needs little memory.
 * Refused with what to change when nothing fits on the paper. Rejects with `ExportCancelled` when the signal says so.
 */
export async function exportFilesTo<I, F>(
  makeFile: MakeFile<F>,
  subject: ExportSubject,
  request: PrintRequest,
  decoded: ExportPlatform<I>,
  progress: Progress = {},
): Promise<Result<ExportedFiles<F>, Localized>> {
  const { ruleset } = subject
  const { scenario, platform } = await withFlatBackground(subject.scenario, request, decoded)
  const shown = drawableScenario(scenario, platform.png.host)
  const planned = await planPrint({ scenario: shown, ruleset }, request)
  if (!planned.ok) return planned
  const plan = planned.value
  const job: Job<I> = { scenario, request, platform, plan }
  const files: F[] = []
  for (const file of filesOf(job, progress)) files.push(await madeOf(file, makeFile))
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

async function madeOf<F>({ fills, ...file }: Drawable, makeFile: MakeFile<F>): Promise<F> {
  const [fill, ...others] = fills as [FileToMake['fill'], ...FileToMake['fill'][]]
  if (others.length === 0) return makeFile({ ...file, fill })
  try {
    return await makeFile({ ...file, fill })
  } catch (error) {
    if (error instanceof TooManyColours) return madeOf({ ...file, fills: others }, makeFile)
    throw error
  }
}

function filesOf<I>(job: Job<I>, progress: Progress): Iterable<Drawable> {
  const { request } = job
  if (request.format !== 'pdf') return sheetFiles(job, progress)
  const fill: FileToMake['fill'] = async (write) => write(await pdfOf(job, progress))
  return [{ name: `${request.baseName}.pdf`, type: 'application/pdf', fills: [fill] }]
}

async function pdfOf<I>(
  { scenario, request, platform, plan }: Job<I>,
  progress: Progress,
): Promise<Uint8Array> {
  const { language } = request
  const { authors, license } = scenario.info
  const edition = editionInWords(scenario.info, language)
  // A PDF that can be read aloud has a title.
  const title = titleIn(scenario.info, language).trim() || request.baseName
  const document = platform.createPdf({
    title,
    authors: authors.join(', '),
    language,
    ...(edition !== '' && { edition }),
    ...(license !== undefined && { license }),
  })
  const bytes = pdfBytes(document)
  const { fonts, imageBytes, text, png } = platform
  const pages = createPdfPages(document, { fonts, image: imageBytes, text, createDeflate: png.createDeflate })
  for (let index = 0; index < plan.pageCount; index++) {
    await reportProgress(progress, index / plan.pageCount)
    await pages.addPage(stopping(plan.page(index), progress))
  }
  document.end()
  return bytes
}

/** The same page, whose parts end with `ExportCancelled` when its user has given up: a large map is one page. */
function stopping(page: PrintPage, { signal }: Progress): PrintPage {
  const { inParts } = page
  if (!inParts || !signal) return page
  return {
    ...page,
    *inParts() {
      for (const part of inParts()) {
        stopIfAborted(signal)
        yield part
      }
    },
  }
}

/** The first that does is taken. A style that shades has texture, which mixtures would change. */
function pixelKinds({ style }: PrintRequest): readonly PixelKind[] {
  return style.isFlat ? ['indexed', 'full'] : ['full']
}

function* sheetFiles<I>(job: Job<I>, progress: Progress): Generator<Drawable, void> {
  const { request, plan, platform } = job
  for (let index = 0; index < plan.pageCount; index++) {
    const part = partOf(progress, index, plan.pageCount)
    const page = plan.page(index)
    const name = sheetFileName(request, page.name, plan.pageCount)
    const begun =
      (fill: FileToMake['fill']): FileToMake['fill'] =>
      async (write) => {
        await reportProgress(part, 0)
        await fill(write)
      }
    const { dpi } = request
    yield request.format === 'svg'
      ? { name, type: 'image/svg+xml', fills: [begun(async (write) => write(svgBytes(page, job)))] }
      : {
          name,
          type: 'image/png',
          fills: pixelKinds(request).map((kind) =>
            begun((write) => drawPng(page, { dpi, kind }, platform.png, write, part)),
          ),
        }
  }
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
    title: fullSignature(
      titleIn(scenario.info, request.language),
      printedEdition(scenario.info, request.language),
    ),
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
