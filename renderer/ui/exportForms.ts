/** The answers of the export and print dialogs, as a window remembers them. */
import { type LayerId, type StyleId } from '#shared/painter/style'
import { type ExportFormat } from '#shared/print/exportFiles'
import { type PaperId } from '#shared/print/paper'

export type Purpose = 'export' | 'print'

/** Numbers are texts while they are typed. */
export interface ExportForm {
  readonly format: ExportFormat
  readonly paper: PaperId
  readonly orientation: 'auto' | 'portrait' | 'landscape'
  readonly overlap: string
  readonly margin: string
  readonly hexMm: string
  readonly dpi: string
  readonly style: StyleId
  readonly hiddenLayers: readonly LayerId[]
}

/** The form with which an export was made, and the form with which its dialog would have begun. */
export interface UsedForm {
  readonly first: ExportForm
  readonly form: ExportForm
}
