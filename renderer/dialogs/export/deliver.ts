/** What becomes of the finished files: saved where the user wants them, or shown to be printed. */
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { type ExportFile, type ExportOutcome, type Host, type PrintOutcome } from '#shared/host/host'
import { type Localized, localized } from '#shared/i18n/localized'

export type Purpose = 'export' | 'print'

/** `givenUp`: the user chose no place; nothing has been said or done. */
export type Delivery =
  | { readonly kind: 'done'; readonly notice: Localized }
  | { readonly kind: 'givenUp' }
  | { readonly kind: 'failed'; readonly why: Localized }

const DONE: Readonly<Record<Exclude<(ExportOutcome | PrintOutcome)['kind'], 'failed'>, Localized>> = {
  saved: localized('Carte exportée.', 'Map exported.'),
  opened: localized(
    'Le PDF est ouvert\u202f: imprimez-le depuis sa fenêtre, à 100\u202f% («\u202ftaille réelle\u202f»).',
    'The PDF is open: print it from there, at 100% (“actual size”).',
  ),
  downloaded: localized(
    'PDF téléchargé\u202f: ouvrez-le et imprimez-le à 100\u202f% («\u202ftaille réelle\u202f»).',
    'PDF downloaded: open it and print it at 100% (“actual size”).',
  ),
}

/** Never rejects. */
export async function deliver(
  purpose: Purpose,
  files: readonly ExportFile[],
  host: Pick<Host, 'saveExports' | 'print'>,
): Promise<Delivery> {
  const outcome = await handOver(purpose, files, host).catch(() => UNKNOWN)
  if (!outcome) return { kind: 'givenUp' }
  if (outcome.kind === 'failed') return { kind: 'failed', why: FILE_FAULTS[outcome.fault] }
  return { kind: 'done', notice: DONE[outcome.kind] }
}

const UNKNOWN = { kind: 'failed', fault: 'unknown' } as const

async function handOver(
  purpose: Purpose,
  files: readonly ExportFile[],
  host: Pick<Host, 'saveExports' | 'print'>,
): Promise<ExportOutcome | PrintOutcome | undefined> {
  if (purpose === 'export') return host.saveExports(files)
  // One PDF holds all pages.
  const [pdf] = files
  if (!pdf) throw new Error('nothing was drawn to be printed')
  return host.print(pdf)
}
