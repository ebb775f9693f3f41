/** Exports and page previews beside the page, so that it stays alive meanwhile. Cancelling ends the whole worker. */
import { assertNever } from '#shared/lang/assertNever'
import { ok, type Result } from '#shared/lang/result'
import { type Localized } from '#shared/i18n/localized'
import { makeEdition, zippedEdition } from '#shared/interchange/publication/makeEdition'
import { planEdition } from '#shared/interchange/publication/planEdition'
import { WRITERS } from '#shared/interchange/writers'
import { STYLES } from '#shared/painter/picture/styles'
import { drawableScenario } from '#shared/print/drawableScenario'
import { exportFiles } from '#shared/print/export/exportFiles'
import { type ExportSubject, planPrint, type PrintRequest } from '#shared/print/export/planPrint'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { createPagePlatform } from '../drawing/pagePlatform'
import { pageViewer } from '../drawing/pageViewer'
import { type ExportOrder, type FromExportWorker, type ToExportWorker } from './exportMessages'
import { drawPage, scaleOf, plannedPages, type Previewed } from './previewed'

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
      const platform = await createPagePlatform(message.scenario)
      const report = (share: number): void => answer({ kind: 'progress', job, share })
      const result = await exportFiles(subjectOf(message), requestOf(message.order), platform, { report })
      answer(
        { kind: 'exported', job, result },
        result.ok ? result.value.files.map(({ bytes }) => bytes.buffer as ArrayBuffer) : [],
      )
      return
    }
    case 'write': {
      const { scenario, order } = message
      const write = await WRITERS[order.target]()
      const report = (share: number): void => answer({ kind: 'progress', job, share })
      const platform = { ...(await createPagePlatform(scenario)), pageViewer }
      const result = await write(subjectOf(message), order, platform, { report })
      const buffers = result.files.map(({ bytes }) => bytes.buffer as ArrayBuffer)
      return answer({ kind: 'written', job, result }, [...new Set(buffers)])
    }
    case 'publish': {
      const { scenario, order } = message
      const report = (share: number): void => answer({ kind: 'progress', job, share })
      const platform = { ...(await createPagePlatform(scenario)), pageViewer }
      const plan = await planEdition(subjectOf(message), order.settings)
      const edition = await makeEdition(plan, order.program, platform, { report })
      const files = order.as === 'archive' ? [zippedEdition(edition)] : edition.files
      const buffers = files.map(({ bytes }) => bytes.buffer as ArrayBuffer)
      return answer({ kind: 'published', job, result: { ...edition, files } }, [...new Set(buffers)])
    }
    case 'plan': {
      const result = await planned(message)
      if (result.ok) previewed = result.value
      return answer({ kind: 'planned', job, result: result.ok ? ok(plannedPages(result.value)) : result })
    }
    case 'preview': {
      if (!previewed) throw new Error('a page is asked for before the pages are planned')
      const { page, pixels } = message
      previewed = await planFor(pixels, page, previewed)
      return answerPicture(job, drawPage(previewed, page, pixels))
    }
    case 'picture': {
      const first = accepted(await planned(message))
      return answerPicture(job, drawPage(await planFor(message.pixels, 0, first), 0, message.pixels))
    }
    default:
      assertNever(message)
  }
}

function subjectOf({ scenario }: { readonly scenario: ExportSubject['scenario'] }): ExportSubject {
  return { scenario, ruleset: rulesetOf(scenario) }
}

function requestOf(order: ExportOrder): PrintRequest {
  return { ...order, style: STYLES[order.style] }
}

let previewed: Previewed | undefined

async function planned(message: {
  readonly scenario: ExportSubject['scenario']
  readonly order: ExportOrder
}): Promise<Result<Previewed, Localized>> {
  const { png } = await createPagePlatform(message.scenario)
  const subject = subjectOf({ scenario: drawableScenario(message.scenario, png.host) })
  const request = requestOf(message.order)
  const plan = await planPrint(subject, request)
  return plan.ok ? ok({ subject, request, host: png.host, plan: plan.value, pxPerMm: undefined }) : plan
}

/** The same pages, planned for pictures of that size: what they cannot show is not drawn. */
async function planFor(pixels: number, page: number, now: Previewed): Promise<Previewed> {
  const pxPerMm = scaleOf(now.plan.page(page), pixels)
  if (now.pxPerMm === pxPerMm) return now
  const plan = accepted(await planPrint(now.subject, { ...now.request, pxPerMm }))
  return { ...now, plan, pxPerMm }
}

function accepted<T>(result: Result<T, Localized>): T {
  if (result.ok) return result.value
  throw new Error(result.error.en)
}

function answerPicture(job: number, result: ImageBitmap): void {
  answer({ kind: 'previewed', job, result }, [result])
}
