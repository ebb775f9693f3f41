/** One scenario at a time being written for another program in the export worker, then handed over. */
import { useState } from 'react'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { ExportCancelled } from '#shared/print/progress'
import { useEditor } from '../../ui/EditorContext'
import { type ExportClient } from '../../workers/exportClient'
import { type WriteOrder } from '../../workers/exportMessages'
import { deliver } from '../export/deliver'
import { NOT_DRAWN } from '../export/useExporting'

interface WritingDone {
  readonly notice: Localized
  readonly warnings: readonly Localized[]
}

interface Writing {
  /** 0 to 1 while it is under way. */
  readonly share: number | undefined
  readonly failed: Localized | undefined
  readonly done: WritingDone | undefined
  /**
   * Undefined when it came to nothing or was given up. Never rejects.
   * @param keeping the document keeps what the next export needs of this one
   */
  start(scenario: Scenario, order: WriteOrder, keeping: boolean): Promise<WritingDone | undefined>
}

export function useWriting(client: ExportClient): Writing {
  const { host, document } = useEditor()
  const [share, setShare] = useState<number | undefined>()
  const [failed, setFailed] = useState<Localized | undefined>()
  const [done, setDone] = useState<WritingDone | undefined>()
  return {
    share,
    failed,
    done,
    async start(scenario, order, keeping) {
      setShare(0)
      setFailed(undefined)
      try {
        const { files, warnings, keeps } = await client.write(scenario, order, setShare)
        const kept = keeping ? keeps : undefined
        const delivery = await deliver('export', files, host)
        if (delivery.kind === 'failed') setFailed(delivery.why)
        if (delivery.kind !== 'done') return undefined
        if (kept) await document.runCall(kept)
        const finished = { notice: kept ? withKept(delivery.notice) : delivery.notice, warnings }
        setDone(finished)
        return finished
      } catch (error) {
        if (!(error instanceof ExportCancelled)) setFailed(NOT_DRAWN)
        return undefined
      } finally {
        setShare(undefined)
      }
    },
  }
}

export function withKept({ fr, en }: Localized): Localized {
  return localized(
    `${fr} Le scénario garde les numéros des pièces pour les prochains modules\u202f: enregistrez-le.`,
    `${en} The scenario keeps the numbers of pieces for later modules: save it.`,
  )
}
