/** Pages of an export as small pictures. */
import { type CanvasHost, toCanvas } from '#shared/painter/toCanvas'
import { type ExportSubject, type PrintRequest } from '#shared/print/export/planPrint'
import { pagesOf, type PrintPage, type PrintPlan } from '#shared/print/printPlan'
import { contextOf, type Picture } from '../drawing/workerCanvas'
import { type PlannedPages } from './exportMessages'

/** The plan that previews show pages of. */
export interface Previewed {
  readonly subject: ExportSubject
  readonly request: PrintRequest
  readonly host: CanvasHost<Picture>
  readonly plan: PrintPlan
  /** The resolution of the pictures that `plan` is for. */
  readonly pxPerMm: number | undefined
}

export function plannedPages({ plan }: Previewed): PlannedPages {
  const pages = pagesOf(plan).map(({ name, widthMm, heightMm }) => ({ name, widthMm, heightMm }))
  const { joined, mapMm } = plan
  return { pages, ...(joined && { joined }), ...(mapMm && { mapMm }) }
}

export function drawPage({ plan, host }: Previewed, index: number, pixels: number): ImageBitmap {
  const page = plan.page(index)
  const scale = scaleOf(page, pixels)
  const canvas = new OffscreenCanvas(Math.round(page.widthMm * scale), Math.round(page.heightMm * scale))
  const context = contextOf(canvas)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  toCanvas(page.paint(), context, host)
  return canvas.transferToImageBitmap()
}

/** Pixels a mm of a page whose longer edge has so many pixels. */
export function scaleOf({ widthMm, heightMm }: PrintPage, pixels: number): number {
  return pixels / Math.max(widthMm, heightMm)
}
