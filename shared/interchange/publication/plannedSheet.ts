/** A sheet of an edition as it is planned: which files it has, the content of each, and the way it is made. */
import { type Language, type Localized } from '#shared/i18n/localized'
import { type ExportSubject } from '#shared/print/export/planPrint'
import { type Progress } from '#shared/print/progress'
import { type WritingPlatform, type Written } from '../exchange/written'
import { type EditionSettings } from './editionList'
import { type SheetKind } from './kinds'

export interface PlannedFile {
  readonly name: string
  /** The number of one of several files of a sheet, from 1; absent = it is one. */
  readonly part?: number
  /** Paints it, without version, date and licence. */
  digest(): string
}

export interface PlannedSheet {
  readonly kind: SheetKind
  readonly language?: Language
  readonly files: readonly PlannedFile[]
  /** Its files, in their order. */
  make<I>(platform: WritingPlatform<I>, progress: Progress): Promise<MadeSheet>
}

type MadeSheet = Written

/** The ground on which a sheet is planned. */
export interface SheetSubject {
  readonly subject: ExportSubject
  /** The same, of no edition: its content. */
  readonly content: ExportSubject
  readonly settings: EditionSettings
  readonly language: Language
}

/** A sheet of a kind; or the reason why there is none. */
export type PlanOfSheet = Pick<PlannedSheet, 'files' | 'make'> | { readonly reason: Localized }
