/** A page as a PNG, drawn in horizontal bands: the memory is that of one band, whatever the size of the picture. */
import { type CanvasHost, type CanvasTarget, toCanvas } from '#shared/painter/toCanvas'
import { type DrawOp } from '#shared/painter/ops'
import { flatInks } from './flatInks'
import { createPalette } from './palette'
import { createPngWriter, joinBytes, type PngOptions, TooManyColours, type WriteBytes } from './png'
import { type PrintPage } from './printPlan'
import { type Progress, reportProgress } from './progress'

/** The functions that only the platform can provide: canvases and compression. */
export interface PngPlatform<I> {
  readonly host: CanvasHost<I>
  /** A canvas of one band; it is drawn on again and again. */
  createBand(width: number, height: number): Band<I>
  readonly createDeflate: PngOptions['createDeflate']
}

export interface Band<I> {
  readonly context: CanvasTarget<I>
  /** RGBA of the first rows, opaque; `seeThrough`: with their alpha, by which colours are not multiplied. */
  pixels(rows: number, seeThrough?: 'see-through'): Uint8Array | Uint8ClampedArray
}

// 2 million pixels, 8 MB, and a whole A4 sheet at 150 dpi in one band. Smaller bands of large maps paint more hexes twice.
const BAND_PIXELS = 2_200_000

/** Size in pixels of a page at a resolution. */
function pngSize(
  page: Pick<PrintPage, 'widthMm' | 'heightMm'>,
  dpi: number,
): { width: number; height: number } {
  const pixels = (mm: number): number => Math.max(1, Math.round((mm * dpi) / 25.4))
  return { width: pixels(page.widthMm), height: pixels(page.heightMm) }
}

/** One byte a pixel, for drawings of few flat colours, or three. */
export type PixelKind = 'indexed' | 'full'

/**
 * Writes the picture of a page as it is drawn. Rejects with `ExportCancelled` when the progress says so, with what `write` rejects
 * with, and with `TooManyColours`.
 */
export async function drawPng<I>(
  page: PrintPage,
  { dpi, kind }: { readonly dpi: number; readonly kind: PixelKind },
  platform: PngPlatform<I>,
  write: WriteBytes,
  progress: Progress,
): Promise<void> {
  const { width, height } = pngSize(page, dpi)
  const bandRows = Math.min(height, Math.max(16, Math.floor(BAND_PIXELS / width)))
  const band = platform.createBand(width, bandRows)
  const palette = kind === 'indexed' ? createPalette() : undefined
  const { createDeflate } = platform
  const png = createPngWriter({ width, height, dpi, createDeflate, ...(palette && { palette }) }, write)
  // Exact, so that the last pixel is the edge of the page even where the size was rounded.
  const scale = { x: width / page.widthMm, y: height / page.heightMm }
  for (let top = 0; top < height; top += bandRows) {
    await reportProgress(progress, top / height)
    const rows = Math.min(bandRows, height - top)
    // A pixel more on either side: antialiased edges and halos reach over.
    const part = {
      x: 0,
      y: (top - 1) / scale.y,
      width: page.widthMm,
      height: (rows + 2) / scale.y,
    }
    band.context.setTransform(scale.x, 0, 0, scale.y, 0, -top)
    const ops = page.paint(part)
    if (palette) {
      const inks = flatInks(ops)
      if (!inks) throw new TooManyColours('gradients or pictures')
      palette.admit(inks)
    }
    toCanvas(ops, band.context, platform.host)
    await png.addRows(band.pixels(rows))
  }
  await png.finish()
}

/** A small picture on nothing, drawn at once. @param ops mm, about its middle */
export async function drawSeeThroughPng<I>(
  {
    width,
    height,
    ops,
  }: { readonly width: number; readonly height: number; readonly ops: readonly DrawOp[] },
  pxPerMm: number,
  platform: PngPlatform<I>,
): Promise<Uint8Array> {
  const band = platform.createBand(width, height)
  const dpi = pxPerMm * 25.4
  const parts: Uint8Array[] = []
  const png = createPngWriter(
    { width, height, dpi, seeThrough: true, createDeflate: platform.createDeflate },
    (bytes) => void parts.push(bytes),
  )
  band.context.setTransform(pxPerMm, 0, 0, pxPerMm, width / 2, height / 2)
  toCanvas(ops, band.context, platform.host)
  await png.addRows(band.pixels(height, 'see-through'))
  await png.finish()
  return joinBytes(parts)
}
