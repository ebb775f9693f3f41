/** Progress and cancelling of anything that may take over a second (PRT-5). */

export interface Progress {
  /** Called with a share from 0 to 1 of the whole; may wait, so that a worker can hear a cancel meanwhile. */
  report?(share: number): void | Promise<void>
  readonly signal?: { readonly aborted: boolean }
}

/** Thrown by an export that was cancelled. */
export class ExportCancelled extends Error {
  override readonly name = 'ExportCancelled'
}

/** Reports, then stops the export if its user has given up. */
export async function reportProgress(progress: Progress, share: number): Promise<void> {
  await progress.report?.(share)
  stopIfAborted(progress.signal)
}

/** Throws `ExportCancelled` when the user has given up. */
export function stopIfAborted(signal: Progress['signal']): void {
  if (signal?.aborted) throw new ExportCancelled('export cancelled')
}

/** The progress of part `index` of `count` equal ones, seen as progress of the whole. */
export function partOf(progress: Progress, index: number, count: number): Progress {
  return {
    report: (share) => progress.report?.((index + share) / count),
    ...(progress.signal ? { signal: progress.signal } : {}),
  }
}
