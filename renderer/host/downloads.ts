/** Files handed out by the browser: downloads, and a PDF shown in a tab that prints it. */
import { EXPORT_ENDINGS } from '#shared/host/exportEndings'
import { safeFileName } from '#shared/host/fileName'
import { type ExportFile, type Host } from '#shared/host/host'

/** Long enough for the slowest browser to have read the bytes. */
const DOWNLOAD_KEPT_MS = 60_000

/** `name` is one that every system accepts. */
export function download(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_KEPT_MS)
}

function downloadExport(file: ExportFile): void {
  download(safeFileName(file.name, EXPORT_ENDINGS[file.type]), blobOf(file))
}

function blobOf({ type, bytes }: ExportFile): Blob {
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type })
}

export const results: Pick<Host, 'saveExports' | 'print'> = {
  // Downloads, not dialogs: an export may take longer than a click allows a page to ask.
  async saveExports(files) {
    for (const file of files) downloadExport(file)
    return { kind: 'downloaded' }
  },
  async print(file) {
    const address = URL.createObjectURL(blobOf(file))
    // Long after the click the browser opens no tab. The address stays: the tab may be loaded again.
    if (window.open(address)) return { kind: 'opened' }
    URL.revokeObjectURL(address)
    downloadExport(file)
    return { kind: 'downloaded' }
  },
}
