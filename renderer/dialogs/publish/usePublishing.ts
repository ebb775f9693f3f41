/** One edition at a time, made in the export worker and handed over: as a folder where the host has them, else as an archive. */
import { useState } from 'react'
import { type Scenario } from '#shared/document/types'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { type Host } from '#shared/host/host'
import { type Localized, localized } from '#shared/i18n/localized'
import { compareEditions, type EditionDifference } from '#shared/interchange/publication/compareEditions'
import { type EditionList, readEditionList } from '#shared/interchange/publication/editionList'
import { ExportCancelled } from '#shared/print/progress'
import { PROGRAM_VERSION } from '../../host/programVersion'
import { useEditor } from '../../ui/EditorContext'
import { type ExportClient } from '../../workers/exportClient'
import { type PublishedEdition, type PublishOrder } from '../../workers/exportMessages'
import { deliver } from '../export/deliver'
import { NOT_DRAWN } from '../export/useExporting'
import { withKept } from '../share/useWriting'

export interface Published extends Pick<PublishedEdition, 'list' | 'leftOut' | 'warnings'> {
  readonly notice: Localized
  /** The difference from the edition before, where one was found. */
  readonly difference: EditionDifference | undefined
  readonly removed: readonly string[]
}

interface Publishing {
  /** 0 to 1 while it is under way. */
  readonly share: number | undefined
  readonly failed: Localized | undefined
  readonly done: Published | undefined
  /**
   * @param keeping the document keeps what the next edition needs of this one
   * @param earlier the edition to compare with; that of the folder goes before. Never rejects.
   */
  start(
    scenario: Scenario,
    order: Omit<PublishOrder, 'program'>,
    keeping: boolean,
    earlier: EditionList | undefined,
  ): Promise<void>
}

interface Delivered {
  readonly notice: Localized
  /** The list of the edition before, as text. */
  readonly before?: string
  readonly removed: readonly string[]
}

export function usePublishing(client: ExportClient): Publishing {
  const { host, document } = useEditor()
  const [share, setShare] = useState<number | undefined>()
  const [failed, setFailed] = useState<Localized | undefined>()
  const [done, setDone] = useState<Published | undefined>()
  return {
    share,
    failed,
    done,
    async start(scenario, order, keeping, earlier) {
      setShare(0)
      setFailed(undefined)
      try {
        const made = await client.publish(scenario, { ...order, program: PROGRAM_VERSION }, setShare)
        const delivered = await handOver(made, order.as, host)
        if (!delivered) return
        if ('why' in delivered) return setFailed(delivered.why)
        const { list, leftOut, warnings, keeps } = made
        const kept = keeping ? keeps : undefined
        if (kept) await document.runCall(kept)
        const notice = kept ? withKept(delivered.notice) : delivered.notice
        const found = delivered.before === undefined ? undefined : readEditionList(delivered.before)
        const before = found?.ok ? found.value : earlier
        setDone({
          list,
          leftOut,
          warnings,
          notice,
          removed: delivered.removed,
          difference: before && compareEditions(before, list),
        })
      } catch (error) {
        if (!(error instanceof ExportCancelled)) setFailed(NOT_DRAWN)
      } finally {
        setShare(undefined)
      }
    },
  }
}

/** Undefined when the reader has given up. */
async function handOver(
  { files }: PublishedEdition,
  as: PublishOrder['as'],
  host: Pick<Host, 'publish' | 'saveExports' | 'print'>,
): Promise<Delivered | { readonly why: Localized } | undefined> {
  if (as === 'archive' || !host.publish) {
    const delivery = await deliver('export', files, host)
    if (delivery.kind === 'givenUp') return undefined
    return delivery.kind === 'failed' ? delivery : { notice: delivery.notice, removed: [] }
  }
  const outcome = await host.publish(files).catch(() => ({ kind: 'failed', fault: 'unknown' }) as const)
  if (!outcome) return undefined
  if (outcome.kind === 'failed') return { why: FILE_FAULTS[outcome.fault] }
  const { place, before, removed } = outcome
  const notice = localized(`Édition publiée dans ${place}.`, `Edition published in ${place}.`)
  return { notice, removed, ...(before !== undefined && { before }) }
}
