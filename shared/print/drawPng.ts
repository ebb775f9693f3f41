/** A page as a PNG, drawn in tiles: the memory is that of a strip of them, whatever the size of the picture. */
import { type CanvasHost, toCanvas } from '#shared/painter/toCanvas'
import { type DrawOp } from '#shared/painter/ops'
import { createPalette } from './palette'
import { createPngWriter, joinBytes, type PngOptions, TooManyColours, type WriteBytes } from './png'
import { type PrintPage } from './printPlan'
import { type Progress, reportProgress } from './progress'
import { drawTile, type TileCanvas, tilesOf } from './tiles'

/** The functions that only the platform can provide: canvases and compression. */
export interface PngPlatform<I> {
  readonly host: CanvasHost<I>
  createTile(width: number, height: number): TileCanvas<I>
  readonly createDeflate: PngOptions['createDeflate']
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
  const tiles = tilesOf(page, dpi, kind === 'indexed' ? 1 : 3)
  const { width, height, count } = tiles
  const palette = kind === 'indexed' ? createPalette() : undefined
  const { createDeflate, host } = platform
  const png = createPngWriter({ width, height, dpi, createDeflate, ...(palette && { palette }) }, write)
  const canvases = new Map<number, TileCanvas<I>>()
  const canvasOf = (across: number): TileCanvas<I> => {
    const canvas = canvases.get(across) ?? platform.createTile(across, tiles.tileHeight)
    canvases.set(across, canvas)
    return canvas
  }
  for (let index = 0; index < count; index++) {
    await reportProgress(progress, index / count)
    const tile = drawTile(page, tiles, index, canvasOf, host)
    if (palette && !tile.inks) throw new TooManyColours('gradients or pictures')
    palette?.admit(tile.inks ?? [])
    await png.addTile(tile.rgba, tile.width)
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
  const tile = platform.createTile(width, height)
  const dpi = pxPerMm * 25.4
  const parts: Uint8Array[] = []
  const png = createPngWriter(
    { width, height, dpi, seeThrough: true, createDeflate: platform.createDeflate },
    (bytes) => void parts.push(bytes),
  )
  tile.context.setTransform(pxPerMm, 0, 0, pxPerMm, width / 2, height / 2)
  toCanvas(ops, tile.context, platform.host)
  await png.addTile(tile.pixels(height, 'see-through'), width)
  await png.finish()
  return joinBytes(parts)
}
