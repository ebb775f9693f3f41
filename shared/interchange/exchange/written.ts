/** Writing a scenario for another program: what is asked, and the outcome, finished files and all that could not be carried over. */
import { type CommandCall } from '#shared/document/commandCall'
import { type Eyes } from '#shared/document/eyes'
import { type ExportFile } from '#shared/host/host'
import { type Language, type Localized } from '#shared/i18n/localized'
import { type ExportPlatform } from '#shared/print/export/exportFiles'
import { type ExportSubject } from '#shared/print/export/planPrint'
import { type Progress } from '#shared/print/progress'

export interface WriteRequest {
  readonly language: Language
  /** Name of the files without an ending. */
  readonly baseName: string
  /** The reader of the files: what these eyes may not know is left out. */
  readonly eyes: Eyes
}

export interface Written {
  /** The first is the one that is opened; the others lie beside it. */
  readonly files: readonly ExportFile[]
  /** One for each kind of thing that the format cannot hold. */
  readonly warnings: readonly Localized[]
  /** A command that has the scenario keep what the next export needs of this one; absent = there is nothing to keep. */
  readonly keeps?: CommandCall
}

/** The program that makes a shared page come alive, built apart (viewer/): one script, its style, the licences of its parts. */
export interface PageViewer {
  readonly script: string
  readonly style: string
  readonly licences: string
}

export interface WritingPlatform<I> extends ExportPlatform<I> {
  /** Rejects where the program was not built. */
  pageViewer(): Promise<PageViewer>
}

/** Rejects with `ExportCancelled` when the signal of `progress` says so. The same scenario gives the same bytes. */
export type Writer = <I>(
  subject: ExportSubject,
  request: WriteRequest,
  platform: WritingPlatform<I>,
  progress: Progress,
) => Promise<Written>
