/** One export under way at a time: drawn in its worker, then handed over. */
import { useEffect, useState } from 'react'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { ExportCancelled } from '#shared/print/progress'
import { useEditor } from '../../ui/EditorContext'
import { createExportClient, type ExportClient } from '../../workers/exportClient'
import { type ExportOrder } from '../../workers/exportMessages'
import { deliver } from './deliver'
import { type Purpose } from './fieldsOf'

/** The worker gave up, most often for want of memory. */
export const NOT_DRAWN = localized(
  'L’export n’a pas abouti. Essayez avec une résolution plus faible ou un papier plus petit.',
  'The export failed. Try a lower resolution or smaller paper.',
)

interface Exporting {
  /** 0 to 1 while an export is under way. */
  readonly share: number | undefined
  /** The reason why the last one came to nothing. */
  readonly failed: Localized | undefined
  start(scenario: Scenario, order: ExportOrder): Promise<void>
  stop(): void
}

export function useExportClient(): ExportClient {
  const [client] = useState(() => createExportClient())
  useEffect(() => () => client.cancel(), [client])
  return client
}

/** `done` is called when the files are where the user wants them; cancelling changes nothing. */
export function useExporting(
  purpose: Purpose,
  client: ExportClient,
  done: (notice: Localized) => void,
): Exporting {
  const { host } = useEditor()
  const [share, setShare] = useState<number | undefined>()
  const [failed, setFailed] = useState<Localized | undefined>()
  return {
    share,
    failed,
    stop: () => client.cancel(),
    async start(scenario, order) {
      // Pictures of the preview still under way would stand before it.
      client.cancel()
      setShare(0)
      setFailed(undefined)
      try {
        const exported = await client.exportFiles(scenario, order, setShare)
        if (!exported.ok) return setFailed(exported.error)
        const delivery = await deliver(purpose, exported.value.files, host)
        if (delivery.kind === 'failed') setFailed(delivery.why)
        if (delivery.kind === 'done') done(delivery.notice)
      } catch (error) {
        if (!(error instanceof ExportCancelled)) setFailed(NOT_DRAWN)
      } finally {
        setShare(undefined)
      }
    },
  }
}
