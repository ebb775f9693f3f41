/** The page's side of the export worker. */
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type Written } from '#shared/interchange/exchange/written'
import { type Result } from '#shared/lang/result'
import { type ExportedFiles } from '#shared/print/export/exportFiles'
import { ExportCancelled } from '#shared/print/progress'
import {
  type ExportOrder,
  type FromExportWorker,
  type PlannedPages,
  type PublishedEdition,
  type PublishOrder,
  type ToExportWorker,
  type WriteOrder,
} from './exportMessages'
import { keepReady, prepareExport, takeWorker } from './readyWorker'

export interface ExportClient {
  /** The files of an export. `onProgress` hears a share from 0 to 1. Rejects with `ExportCancelled` after `cancel`. */
  exportFiles(
    scenario: Scenario,
    order: ExportOrder,
    onProgress?: (share: number) => void,
  ): Promise<Result<ExportedFiles, Localized>>
  /** The files for another program. `onProgress` and cancelling as in `exportFiles`. */
  write(scenario: Scenario, order: WriteOrder, onProgress?: (share: number) => void): Promise<Written>
  /** The files of an edition. `onProgress` and cancelling as in `exportFiles`. */
  publish(
    scenario: Scenario,
    order: PublishOrder,
    onProgress?: (share: number) => void,
  ): Promise<PublishedEdition>
  /** The pages of an order; those that `preview` shows from now on. */
  plan(scenario: Scenario, order: ExportOrder): Promise<Result<PlannedPages, Localized>>
  /** A picture of one page (from 0) of the last plan, its longer edge so many pixels; the caller closes it. */
  preview(picture: { readonly page: number; readonly pixels: number }): Promise<ImageBitmap>
  /** A picture of the first page of an order, whatever is planned; the caller closes it. */
  picture(scenario: Scenario, order: ExportOrder, pixels: number): Promise<ImageBitmap>
  /** Gives up all that is under way, at once; an idle worker is kept for the next client. The client can be used again, from a plan on. */
  cancel(): void
}

interface Job {
  resolve(result: never): void
  reject(error: Error): void
  readonly onProgress: ((share: number) => void) | undefined
}

/** The worker is started by the first request, unless one is ready. */
export function createExportClient(): ExportClient {
  let worker: Worker | undefined
  let listening = new AbortController()
  let lastJob = 0
  const jobs = new Map<number, Job>()

  const leave = (): Worker | undefined => {
    const left = worker
    worker = undefined
    listening.abort()
    return left
  }

  // Ending the worker is the one way to stop it in the midst of drawing a large sheet.
  const stop = (error: Error): void => {
    leave()?.terminate()
    const ended = [...jobs.values()]
    jobs.clear()
    for (const job of ended) job.reject(error)
  }

  const start = (): Worker => {
    const started = takeWorker()
    listening = new AbortController()
    const { signal } = listening
    started.addEventListener('message', (event: MessageEvent<FromExportWorker>) => hear(event.data, jobs), {
      signal,
    })
    started.addEventListener('error', (event) => stop(new Error(event.message)), { signal })
    return started
  }

  const ask = <T>(
    question: (job: number) => ToExportWorker,
    onProgress?: (share: number) => void,
  ): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      worker ??= start()
      lastJob += 1
      jobs.set(lastJob, { resolve: resolve as (result: never) => void, reject, onProgress })
      worker.postMessage(question(lastJob))
    })

  return {
    exportFiles: (scenario, order, onProgress) =>
      ask((job) => ({ kind: 'export', job, scenario, order }), onProgress),
    write: (scenario, order, onProgress) =>
      ask((job) => ({ kind: 'write', job, scenario, order }), onProgress),
    publish: (scenario, order, onProgress) =>
      ask((job) => ({ kind: 'publish', job, scenario, order }), onProgress),
    plan: (scenario, order) => ask((job) => ({ kind: 'plan', job, scenario, order })),
    preview: (picture) => ask((job) => ({ kind: 'preview', job, ...picture })),
    picture: (scenario, order, pixels) => ask((job) => ({ kind: 'picture', job, scenario, order, pixels })),
    cancel() {
      if (jobs.size > 0) {
        stop(new ExportCancelled('export cancelled'))
        // Whoever gives up in the midst asks again, mostly.
        prepareExport()
        return
      }
      const idle = leave()
      if (idle) keepReady(idle)
    },
  }
}

function hear(message: FromExportWorker, jobs: Map<number, Job>): void {
  const job = jobs.get(message.job)
  if (!job) return
  if (message.kind === 'progress') {
    job.onProgress?.(message.share)
    return
  }
  jobs.delete(message.job)
  if (message.kind === 'failed') job.reject(new Error(message.message))
  else job.resolve(message.result as never)
}
