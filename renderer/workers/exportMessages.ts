/** The messages between the page and its export worker: plain data, styles and rulesets by id. */
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type WriteRequest, type Written } from '#shared/interchange/exchange/written'
import { type EditionSettings } from '#shared/interchange/publication/editionList'
import { type Edition } from '#shared/interchange/publication/makeEdition'
import { type TargetId } from '#shared/interchange/targets'
import { type Result } from '#shared/lang/result'
import { type StyleId } from '#shared/painter/style'
import { type ExportedFiles } from '#shared/print/export/exportFiles'
import { type PrintRequest } from '#shared/print/export/planPrint'
import { type Joined, type PrintPage, type PrintPlan } from '#shared/print/printPlan'

/** An export as the dialog asks for it. */
export interface ExportOrder extends Omit<PrintRequest, 'style'> {
  readonly style: StyleId
}

/** The pages that an order makes, before any is painted. */
export interface PlannedPages {
  readonly pages: readonly Pick<PrintPage, 'name' | 'widthMm' | 'heightMm'>[]
  readonly joined?: Joined
  /** The map that is cut into sheets, mm. */
  readonly mapMm?: PrintPlan['mapMm']
}

/** A scenario to be written for another program. */
export interface WriteOrder extends WriteRequest {
  readonly target: TargetId
}

/** An edition of a scenario, as files or as one archive. */
export interface PublishOrder {
  readonly settings: EditionSettings
  /** Version of the program, for the list. */
  readonly program: string
  readonly as: 'files' | 'archive'
}

/** Its files: as an archive, the only one. */
export type PublishedEdition = Edition

export type ToExportWorker =
  | {
      readonly kind: 'publish'
      readonly job: number
      readonly scenario: Scenario
      readonly order: PublishOrder
    }
  | {
      readonly kind: 'write'
      readonly job: number
      readonly scenario: Scenario
      readonly order: WriteOrder
    }
  | {
      readonly kind: 'export'
      readonly job: number
      readonly scenario: Scenario
      readonly order: ExportOrder
    }
  | {
      readonly kind: 'plan'
      readonly job: number
      readonly scenario: Scenario
      readonly order: ExportOrder
    }
  | {
      /** The first page, apart from the pages that are planned. */
      readonly kind: 'picture'
      readonly job: number
      readonly scenario: Scenario
      readonly order: ExportOrder
      /** Longer edge of the picture, pixels. */
      readonly pixels: number
    }
  | {
      readonly kind: 'preview'
      readonly job: number
      /** Page of the last plan, from 0. */
      readonly page: number
      /** Longer edge of the picture, pixels. */
      readonly pixels: number
    }

export type FromExportWorker =
  | { readonly kind: 'progress'; readonly job: number; readonly share: number }
  | { readonly kind: 'planned'; readonly job: number; readonly result: Result<PlannedPages, Localized> }
  | { readonly kind: 'exported'; readonly job: number; readonly result: Result<ExportedFiles, Localized> }
  | { readonly kind: 'published'; readonly job: number; readonly result: PublishedEdition }
  | { readonly kind: 'written'; readonly job: number; readonly result: Written }
  | { readonly kind: 'previewed'; readonly job: number; readonly result: ImageBitmap }
  | { readonly kind: 'failed'; readonly job: number; readonly message: string }
