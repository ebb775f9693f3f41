/** Exports and page previews beside the page, so that it stays alive meanwhile. Cancelling ends the whole worker. */
import { assertNever } from '#shared/lang/assertNever'
import { ok, type Result } from '#shared/lang/result'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { drawableScenario } from '#shared/print/drawableScenario'
import { planPrint } from '#shared/print/export/planPrint'
import { decodedPictures, workerFonts, workerHost } from '../drawing/workerCanvas'
import { type ExportOrder, type FromExportWorker, type ToExportWorker } from './exportMessages'
import { requestOf, subjectOf } from './orders'
import { drawPage, plannedPages, type Previewed } from './previewed'

// On their way while the first pages are planned; whoever draws hears of a failure.
workerFonts().catch(() => undefined)

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
    case 'export':
    case 'write':
    case 'publish': {
      // Fetched when files are made: what is only looked at needs no PDF, and is there a third sooner.
      const { makeFiles } = await import('./makeFiles')
      return makeFiles(message, answer)
    }
    case 'plan': {
      const result = await planned(message)
      if (result.ok) previewed = result.value
      return answer({ kind: 'planned', job, result: result.ok ? ok(plannedPages(result.value)) : result })
    }
    case 'preview': {
      if (!previewed) throw new Error('a page is asked for before the pages are planned')
      const { page, pixels } = message
      await workerFonts()
      return answerPicture(job, drawPage(previewed, page, pixels))
    }
    case 'picture': {
      const first = accepted(await planned(message))
      await workerFonts()
      return answerPicture(job, drawPage(first, 0, message.pixels))
    }
    default:
      assertNever(message)
  }
}

let previewed: Previewed | undefined

async function planned(message: {
  readonly scenario: Scenario
  readonly order: ExportOrder
}): Promise<Result<Previewed, Localized>> {
  const host = workerHost(await decodedPictures(message.scenario))
  const subject = subjectOf(drawableScenario(message.scenario, host))
  const plan = await planPrint(subject, requestOf(message.order))
  return plan.ok ? ok({ host, plan: plan.value }) : plan
}

function accepted<T>(result: Result<T, Localized>): T {
  if (result.ok) return result.value
  throw new Error(result.error.en)
}

function answerPicture(job: number, result: ImageBitmap): void {
  answer({ kind: 'previewed', job, result }, [result])
}
