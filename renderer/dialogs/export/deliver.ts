/** What becomes of the finished files: saved where the user wants them, or shown to be printed. */
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { type ExportFile, type Host, type PrintOutcome } from '#shared/host/host'
import { type Localized, localized } from '#shared/i18n/localized'

export type Purpose = 'export' | 'print'

/** `givenUp`: the user chose no place; nothing has been said or done. */
export type Delivery =
  | { readonly kind: 'done'; readonly notice: Localized }
  | { readonly kind: 'givenUp' }
  | { readonly kind: 'failed'; readonly why: Localized }

const EXPORTED = localized('Carte exportée.', 'Map exported.')

const TO_PRINT: Readonly<Record<Exclude<PrintOutcome['kind'], 'failed'>, Localized>> = {
  opened: localized(
    'Le PDF est ouvert\u202f: imprimez-le de là, à 100\u202f% («\u202ftaille réelle\u202f»).',
    'The PDF is open: print it from there, at 100% (“actual size”).',
  ),
  downloaded: localized(
    'PDF téléchargé\u202f: ouvrez-le et imprimez-le à 100\u202f% («\u202ftaille réelle\u202f»).',
    'PDF downloaded: open it and print it at 100% (“actual size”).',
  ),
}

export async function deliver(
  purpose: Purpose,
  files: readonly ExportFile[],
  host: Pick<Host, 'saveExports' | 'print'>,
): Promise<Delivery> {
  if (purpose === 'export') {
    const outcome = await host.saveExports(files)
    if (!outcome) return { kind: 'givenUp' }
    if (outcome.kind === 'failed') return { kind: 'failed', why: FILE_FAULTS[outcome.fault] }
    return { kind: 'done', notice: EXPORTED }
  }
  const [pdf] = files
  if (!pdf) throw new Error('nothing was drawn to be printed')
  const outcome = await host.print(pdf)
  if (outcome.kind === 'failed') return { kind: 'failed', why: FILE_FAULTS[outcome.fault] }
  return { kind: 'done', notice: TO_PRINT[outcome.kind] }
}
