/** The outcome of writing a scenario for another program: finished files, and all that could not be carried over. */
import { type ExportFile } from '#shared/host/host'
import { type Localized } from '#shared/i18n/localized'

export interface Written {
  /** The first is the one that is opened; the others lie beside it. */
  readonly files: readonly ExportFile[]
  /** One for each kind of thing that the format cannot hold. */
  readonly warnings: readonly Localized[]
}
