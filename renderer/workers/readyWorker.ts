/** An export worker that is nobody's: begun while a dialog is fetched, or left idle by one that is closed, with its code and fonts loaded. */
let ready: Worker | undefined

/** Starts a worker for the client that will be made next. */
export function prepareExport(): void {
  ready ??= startExportWorker()
}

/** The one that is ready, or a new one; the caller ends it, or gives it back by `keepReady`. */
export function takeWorker(): Worker {
  const taken = ready ?? startExportWorker()
  ready = undefined
  return taken
}

/** Keeps an idle worker for the next client; there is never more than one. */
export function keepReady(worker: Worker): void {
  ready?.terminate()
  ready = worker
}

function startExportWorker(): Worker {
  return new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module', name: 'export' })
}
