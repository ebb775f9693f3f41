/**
 * A page as a picture, tile after tile: strips from top to bottom, each from left to right. What draws one knows of no other. Tiles are
 * about as wide as high: of long strips more hexes would lie across two, and a path from end to end costs what lies between.
 */
import { type Color } from '#shared/painter/ops'
import { type CanvasHost, type CanvasTarget, toCanvas } from '#shared/painter/toCanvas'
import { flatInks } from './flatInks'
import { type PrintPage } from './printPlan'

/** A canvas of one tile; it is drawn on again and again. */
export interface TileCanvas<I> {
  readonly context: CanvasTarget<I>
  /** RGBA of the first rows, opaque; `seeThrough`: with their alpha, by which colours are not multiplied. */
  pixels(rows: number, seeThrough?: 'see-through'): Uint8Array | Uint8ClampedArray
}

/** A picture and its tiles, in pixels; the last of a row and of a column may be smaller. */
export interface Tiles {
  readonly width: number
  readonly height: number
  readonly tileWidth: number
  readonly tileHeight: number
  readonly columns: number
  readonly count: number
}

export interface DrawnTile {
  /** Pixels */
  readonly width: number
  /** Whole rows of that width, opaque. */
  readonly rgba: Uint8Array | Uint8ClampedArray
  /** See `flatInks`. */
  readonly inks: ReadonlySet<Color> | undefined
}

/** 2 MB. */
const TILE_PIXELS = 550_000
const TILE_ROWS = 740
/** The bytes of the strip that is packed while the one before is compressed: it is as wide as the picture. */
const STRIP_BYTES = 8_000_000

/** The tiles of a page at a resolution. @param channels bytes of a pixel as it is written */
export function tilesOf(page: Pick<PrintPage, 'widthMm' | 'heightMm'>, dpi: number, channels: number): Tiles {
  const pixels = (mm: number): number => Math.max(1, Math.round((mm * dpi) / 25.4))
  const [width, height] = [pixels(page.widthMm), pixels(page.heightMm)]
  const inOne = width * height <= TILE_PIXELS
  const most = Math.max(16, Math.min(TILE_ROWS, Math.floor(STRIP_BYTES / (width * channels))))
  const tileHeight = inOne ? height : Math.min(height, most)
  const columns = inOne ? 1 : Math.ceil((width * tileHeight) / TILE_PIXELS)
  const count = columns * Math.ceil(height / tileHeight)
  return { width, height, tileWidth: Math.ceil(width / columns), tileHeight, columns, count }
}

/** Draws the tile of an index, from 0. @param canvasOf the canvas for tiles of that width, as high as the highest */
export function drawTile<I>(
  page: PrintPage,
  { width, height, tileWidth, tileHeight, columns }: Tiles,
  index: number,
  canvasOf: (width: number) => TileCanvas<I>,
  host: CanvasHost<I>,
): DrawnTile {
  // Exact, so that the last pixel is the edge of the page even where the size was rounded.
  const scale = { x: width / page.widthMm, y: height / page.heightMm }
  const [left, top] = [(index % columns) * tileWidth, Math.floor(index / columns) * tileHeight]
  const [across, rows] = [Math.min(tileWidth, width - left), Math.min(tileHeight, height - top)]
  // A pixel more on every side: antialiased edges and halos reach over.
  const part = {
    x: (left - 1) / scale.x,
    y: (top - 1) / scale.y,
    width: (across + 2) / scale.x,
    height: (rows + 2) / scale.y,
  }
  const ops = page.paint({ part, pxPerMm: scale.x })
  const canvas = canvasOf(across)
  canvas.context.setTransform(scale.x, 0, 0, scale.y, -left, -top)
  toCanvas(ops, canvas.context, host)
  return { width: across, rgba: canvas.pixels(rows), inks: flatInks(ops) }
}
