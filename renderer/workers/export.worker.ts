/** Exports and page previews beside the page, so that it stays alive meanwhile. Cancelling ends the whole worker. */
import { assertNever } from '#shared/lang/assertNever'
import { fail, ok, type Result } from '#shared/lang/result'
import { type Localized } from '#shared/i18n/localized'
import { STYLES } from '#shared/painter/picture/styles'
import { detailFor } from '#shared/painter/style'
import { toCanvas } from '#shared/painter/toCanvas'
import { drawableScenario } from '#shared/print/drawableScenario'
import { exportMap, type ExportSubject, type MapExportRequest } from '#shared/print/exportFiles'
import { planMapExport } from '#shared/print/exportMap'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { contextOf, createPagePlatform } from '../drawing/pagePlatform'
import { type ExportOrder, type FromExportWorker, type ToExportWorker } from './exportMessages'

function answer(message: FromExportWorker, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}

// One after the other: the first request is answered first, not all at the end.
let before: Promise<void> = Promise.resolve()

self.addEventListener('message', (event: MessageEvent<ToExportWorker>) => {
  const message = event.data
  before = before
    .then(() => perform(message))
    .catch((error: unknown) => {
      answer({ kind: 'failed', job: message.job, message: String(error) })
    })
})

async function perform(message: ToExportWorker): Promise<void> {
  const { job } = message
  switch (message.kind) {
    case 'export': {
      const subject = subjectOf(message)
      const platform = await createPagePlatform(message.scenario)
      const report = (share: number): void => answer({ kind: 'progress', job, share })
      const result = await exportMap(subject, requestOf(message.order), platform, { report })
      answer(
        { kind: 'exported', job, result },
        result.ok ? result.value.files.map(({ bytes }) => bytes.buffer as ArrayBuffer) : [],
      )
      return
    }
    case 'preview': {
      const result = await preview(message)
      answer({ kind: 'previewed', job, result }, result.ok ? [result.value] : [])
      return
    }
    default:
      assertNever(message)
  }
}

function subjectOf({ scenario }: ToExportWorker): ExportSubject {
  return { scenario, ruleset: rulesetOf(scenario) }
}

function requestOf(order: ExportOrder): MapExportRequest {
  return { ...order, style: STYLES[order.style] }
}

async function preview(
  message: Extract<ToExportWorker, { kind: 'preview' }>,
): Promise<Result<ImageBitmap, Localized>> {
  const { png } = await createPagePlatform(message.scenario)
  const { ruleset } = subjectOf(message)
  const scenario = drawableScenario(message.scenario, png.host)
  const { order, pixels } = message
  const request = requestOf(order)
  // Page size first, to know how much detail the picture can show.
  const sized = planMapExport(scenario, ruleset, request)
  if (!sized.ok) return fail(sized.error)
  const { widthMm, heightMm, hexMm } = sized.value
  const scale = pixels / Math.max(widthMm, heightMm)
  const plan = planMapExport(scenario, ruleset, { ...request, detail: detailFor(hexMm * scale) })
  if (!plan.ok) return fail(plan.error)
  const canvas = new OffscreenCanvas(Math.round(widthMm * scale), Math.round(heightMm * scale))
  const context = contextOf(canvas)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  toCanvas(plan.value.page(message.page).paint(), context, png.host)
  return ok(canvas.transferToImageBitmap())
}
