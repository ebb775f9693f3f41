/** Delivers the finished files: saves them where the user chooses, or shows them for printing. */
import { FILE_FAULTS, type FileFault } from '#shared/host/fileFaults'
import { type ExportFile, type ExportOutcome, type Host, type PrintOutcome } from '#shared/host/host'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Purpose } from './fieldsOf'

/** `givenUp`: the user chose no place; nothing has been said or done. */
type Delivery =
  | { readonly kind: 'done'; readonly notice: Localized }
  | { readonly kind: 'givenUp' }
  | { readonly kind: 'failed'; readonly why: Localized }

const DOWNLOADED = localized(
  'Export terminé\u202f: les fichiers sont dans vos téléchargements.',
  'Export finished: the files are in your downloads.',
)

const PRINTED: Readonly<Record<Exclude<PrintOutcome['kind'], 'failed'>, Localized>> = {
  opened: localized(
    'Le PDF est ouvert\u202f: imprimez-le depuis sa fenêtre, à 100\u202f% («\u202ftaille réelle\u202f»).',
    'The PDF is open: print it from there, at 100% (“actual size”).',
  ),
  downloaded: localized(
    'PDF téléchargé\u202f: ouvrez-le et imprimez-le à 100\u202f% («\u202ftaille réelle\u202f»).',
    'PDF downloaded: open it and print it at 100% (“actual size”).',
  ),
}

type Results = Pick<Host, 'saveExports' | 'print'>

/** Never rejects. */
export async function deliver(
  purpose: Purpose,
  files: readonly ExportFile[],
  host: Results,
): Promise<Delivery> {
  const delivered = purpose === 'export' ? exported(files, host) : printed(files, host)
  return delivered.catch(() => failed('unknown'))
}

async function exported(files: readonly ExportFile[], host: Results): Promise<Delivery> {
  const outcome = await host.saveExports(files)
  if (!outcome) return { kind: 'givenUp' }
  if (outcome.kind === 'failed') return failed(outcome.fault)
  return { kind: 'done', notice: outcome.kind === 'downloaded' ? DOWNLOADED : savedIn(outcome) }
}

async function printed([pdf]: readonly ExportFile[], host: Results): Promise<Delivery> {
  // One PDF holds all pages.
  if (!pdf) throw new Error('nothing was drawn to be printed')
  const outcome = await host.print(pdf)
  return outcome.kind === 'failed' ? failed(outcome.fault) : { kind: 'done', notice: PRINTED[outcome.kind] }
}

function failed(fault: FileFault): Delivery {
  return { kind: 'failed', why: FILE_FAULTS[fault] }
}

function savedIn({ name, place }: Extract<ExportOutcome, { kind: 'saved' }>): Localized {
  if (name === undefined) return localized(`Fichiers exportés dans ${place}.`, `Files exported to ${place}.`)
  return localized(`«\u202f${name}\u202f» exporté dans ${place}.`, `“${name}” exported to ${place}.`)
}
