/** The files of the export worker: an export's, another program's, an edition's. */
import { makeEdition, zippedEdition } from '#shared/interchange/publication/makeEdition'
import { planEdition } from '#shared/interchange/publication/planEdition'
import { WRITERS } from '#shared/interchange/writers'
import { exportFiles } from '#shared/print/export/exportFiles'
import { createPagePlatform } from '../drawing/pagePlatform'
import { pageViewer } from '../drawing/pageViewer'
import { type FromExportWorker, type ToExportWorker } from './exportMessages'
import { requestOf, subjectOf } from './orders'

type Making = Extract<
  ToExportWorker,
  { readonly kind: 'export' } | { readonly kind: 'write' } | { readonly kind: 'publish' }
>

/** Makes the files that are asked for, and answers with them; they are moved, not copied. */
export async function makeFiles(
  message: Making,
  answer: (message: FromExportWorker, transfer?: Transferable[]) => void,
): Promise<void> {
  const { job, scenario } = message
  const report = (share: number): void => answer({ kind: 'progress', job, share })
  const platform = { ...(await createPagePlatform(scenario)), pageViewer }
  const subject = subjectOf(scenario)
  switch (message.kind) {
    case 'export': {
      const result = await exportFiles(subject, requestOf(message.order), platform, { report })
      return answer({ kind: 'exported', job, result }, result.ok ? buffersOf(result.value.files) : [])
    }
    case 'write': {
      const write = await WRITERS[message.order.target]()
      const result = await write(subject, message.order, platform, { report })
      return answer({ kind: 'written', job, result }, buffersOf(result.files))
    }
    case 'publish': {
      const { order } = message
      const plan = await planEdition(subject, order.settings)
      const edition = await makeEdition(plan, order.program, platform, { report })
      const files = order.as === 'archive' ? [zippedEdition(edition)] : edition.files
      return answer({ kind: 'published', job, result: { ...edition, files } }, buffersOf(files))
    }
  }
}

function buffersOf(files: readonly { readonly bytes: Uint8Array }[]): ArrayBuffer[] {
  return [...new Set(files.map(({ bytes }) => bytes.buffer as ArrayBuffer))]
}
