/** Pages of an export as small pictures. */
import { type CanvasHost, toCanvas } from '#shared/painter/toCanvas'
import { pagesOf, type PrintPlan } from '#shared/print/printPlan'
import { contextOf, type Picture } from '../drawing/workerCanvas'
import { type PlannedPages } from './exportMessages'

/** The plan that previews show pages of. */
export interface Previewed {
  readonly host: CanvasHost<Picture>
  readonly plan: PrintPlan
}

export function plannedPages({ plan }: Previewed): PlannedPages {
  const pages = pagesOf(plan).map(({ name, widthMm, heightMm }) => ({ name, widthMm, heightMm }))
  const { joined, mapMm } = plan
  return { pages, ...(joined && { joined }), ...(mapMm && { mapMm }) }
}

export function drawPage({ plan, host }: Previewed, index: number, pixels: number): ImageBitmap {
  const page = plan.page(index)
  const scale = pixels / Math.max(page.widthMm, page.heightMm)
  const canvas = new OffscreenCanvas(Math.round(page.widthMm * scale), Math.round(page.heightMm * scale))
  const context = contextOf(canvas)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  toCanvas(page.paint({ pxPerMm: scale }), context, host)
  return canvas.transferToImageBitmap()
}
