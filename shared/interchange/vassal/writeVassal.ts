/** A scenario as a VASSAL module: board, pieces, set-ups, tables and booklet in one archive. */
import { keepVassalGpids } from '#shared/commands/keepVassalGpids'
import { utf8OfText } from '#shared/images/utf8'
import { STYLES } from '#shared/painter/picture/styles'
import { drawableScenario } from '#shared/print/drawableScenario'
import { drawPng, drawSeeThroughPng, type PngPlatform } from '#shared/print/drawPng'
import { exportFiles, type ExportPlatform } from '#shared/print/export/exportFiles'
import { type ExportSubject } from '#shared/print/export/planPrint'
import { LAYER_PRESETS } from '#shared/print/layerPresets'
import { joinBytes } from '#shared/print/png'
import { type PrintPage } from '#shared/print/printPlan'
import { partOf, type Progress, reportProgress } from '#shared/print/progress'
import { type Writer, type WriteRequest } from '../exchange/written'
import { writeZip, type ZipEntry } from '../zip/writeZip'
import { buildFile } from './buildFile'
import { metadata } from './metadata'
import { type ModulePlan, planModule } from './planModule'
import { pxPerMm } from './setting'

const BOOKLET = 'booklet.pdf'

// The same scenario gives the same bytes.
const NO_DATE = new Date(Date.UTC(1980, 0, 1))

export const writeVassal: Writer = async ({ scenario, ruleset }, request, platform, progress) => {
  const subject = { scenario: drawableScenario(scenario, platform.png.host), ruleset }
  const plan = planModule(subject, request)
  const pictures = await drawnPictures(plan, platform, partOf(progress, 0, 2))
  const booklet = await bookletPdf(subject, request, platform, partOf(progress, 1, 2))
  const bytes = writeZip([...writtenEntries(plan, BOOKLET), booklet, ...pictures])
  await reportProgress(progress, 1)
  return {
    files: [{ name: `${request.baseName}.vmod`, type: 'application/x-vassal-module', bytes }],
    warnings: plan.warnings,
    ...(plan.freshGpids && {
      keeps: { command: keepVassalGpids.id, params: { gpids: plan.freshGpids } },
    }),
  }
}

/** All of a module but what is drawn. @param booklet its name in the archive; absent = there is none */
export function writtenEntries(plan: ModulePlan, booklet?: string): ZipEntry[] {
  const { setting, build, files } = plan
  return [
    { name: 'moduledata', bytes: metadata(build.module) },
    { name: 'buildFile.xml', bytes: utf8OfText(buildFile(setting, { ...build, booklet })) },
    ...files,
  ]
}

/** The pictures of a module, in the folder where VASSAL looks for them. */
async function drawnPictures<I>(
  { setting, boards, pictures }: ModulePlan,
  { png }: ExportPlatform<I>,
  progress: Progress,
): Promise<ZipEntry[]> {
  const scale = pxPerMm(setting)
  const entries: ZipEntry[] = []
  const add = (name: string, bytes: Uint8Array): void => {
    entries.push({ name: `images/${name}`, bytes, packed: true })
  }
  for (const [index, { name, page }] of boards.entries())
    add(name, await boardPng(page, scale, png, partOf(progress, index, boards.length + 1)))
  const drawn = new Map<string, Uint8Array>()
  for (const [index, { name, content, width, height, paint }] of pictures.entries()) {
    const done = (boards.length + index / pictures.length) / (boards.length + 1)
    await reportProgress(progress, done)
    const bytes = drawn.get(content) ?? (await drawSeeThroughPng({ width, height, ops: paint() }, scale, png))
    drawn.set(content, bytes)
    add(name, bytes)
  }
  return entries
}

async function boardPng<I>(
  page: PrintPage,
  scale: number,
  platform: PngPlatform<I>,
  progress: Progress,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  await drawPng(
    page,
    { dpi: scale * 25.4, kind: 'full' },
    platform,
    (bytes) => void parts.push(bytes),
    progress,
  )
  return joinBytes(parts)
}

/** The booklet as it is printed: without anybody's secrets. */
async function bookletPdf<I>(
  subject: ExportSubject,
  { language }: WriteRequest,
  platform: ExportPlatform<I>,
  progress: Progress,
): Promise<ZipEntry> {
  const printed = await exportFiles(
    subject,
    {
      what: 'booklet',
      format: 'pdf',
      baseName: 'booklet',
      dpi: 150,
      language,
      eyes: 'players',
      style: STYLES.classic,
      layers: LAYER_PRESETS.show.layers,
      paper: 'a4',
      overlap: 0,
      margin: 10,
    },
    { ...platform, createPdf: (info) => platform.createPdf({ ...info, date: NO_DATE }) },
    progress,
  )
  const [file] = printed.ok ? printed.value.files : []
  if (!file) throw new Error('a booklet always has a page')
  return { name: BOOKLET, bytes: file.bytes, packed: true }
}
