/** The messages between the page and its export worker: plain data, styles and rulesets by id. */
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type Result } from '#shared/lang/result'
import { type StyleId } from '#shared/painter/style'
import { type ExportedMap, type MapExportRequest } from '#shared/print/exportFiles'

/** An export as the dialog asks for it. */
export interface ExportOrder extends Omit<MapExportRequest, 'style'> {
  readonly style: StyleId
}

export type ToExportWorker =
  | {
      readonly kind: 'export'
      readonly job: number
      readonly scenario: Scenario
      readonly order: ExportOrder
    }
  | {
      readonly kind: 'preview'
      readonly job: number
      readonly scenario: Scenario
      readonly order: ExportOrder
      /** Page, from 0. */
      readonly page: number
      /** Longer edge of the picture, pixels. */
      readonly pixels: number
    }

export type FromExportWorker =
  | { readonly kind: 'progress'; readonly job: number; readonly share: number }
  | { readonly kind: 'exported'; readonly job: number; readonly result: Result<ExportedMap, Localized> }
  | { readonly kind: 'previewed'; readonly job: number; readonly result: Result<ImageBitmap, Localized> }
  | { readonly kind: 'failed'; readonly job: number; readonly message: string }
