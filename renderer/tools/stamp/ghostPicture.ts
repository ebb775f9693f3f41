/**
 * The picture in the ghost of a piece in the hand: painted once for each clip, look, parts placed and zoom into a bitmap, afterwards
 * only shifted. A large piece is painted square by square, between which the page answers; until then its outline serves, as it
 * does until the painter is fetched and where there are no canvases.
 */
import { type RegionClip } from '#shared/document/region/clip'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { detailFor } from '#shared/painter/style'
import { toCanvas } from '#shared/painter/toCanvas'
import { pageHost } from '../../drawing/cardPictures'
import { type ToolContext } from '../../editor/ports/toolContext'
import { bitmaps } from './ghostBitmaps'
import { type LaidParts, type regionPainter, type RegionPainter } from './painted'

/** Larger bitmaps cost more memory than they show. */
const LARGEST_PX = 2048
const SQUARE_PX = 128
/** Half of a frame of the screen. */
const AT_ONCE_MS = 8
const KEPT = 4

interface Painted {
  readonly key: string
  readonly hash: string
  readonly rect: Rect
}

/** A picture under way. */
interface Painting extends Pick<RegionPainter, 'rect' | 'paint'> {
  readonly clip: RegionClip
  readonly key: string
  readonly canvas: OffscreenCanvas
  /** Corners of the squares that are left, px. */
  readonly left: { readonly x: number; readonly y: number }[]
  readonly redraw: () => void
}

const painted = new WeakMap<RegionClip, Painted>()
let painter: { readonly regionPainter: typeof regionPainter } | undefined
let fetching: Promise<unknown> | undefined
let underWay: Painting | undefined
let count = 0

/** Drawn with the clip's anchor at 0,0; nothing until it is painted: then the overlay is drawn anew. */
export function ghostPicture(clip: RegionClip, context: ToolContext, laid: LaidParts): DrawOp[] {
  if (typeof OffscreenCanvas === 'undefined') return []
  if (!painter) {
    // A chunk that failed to load is requested again with the next ghost.
    fetching ??= import('./painted').then(
      (module) => {
        painter = module
        context.redraw()
      },
      () => (fetching = undefined),
    )
    return []
  }
  const { layout, ruleset, view, mmPerPx } = context
  const { hexMm, grid } = layout
  // Powers of two: zooming a little paints nothing anew.
  const scale = 2 ** Math.ceil(Math.log2(1 / mmPerPx))
  const key = [ruleset.id, view.style, hexMm, grid.orientation, scale, laid.through, ...laid.parts].join(' ')
  const isKnown = ({ key: other }: Pick<Painted, 'key'>): boolean => other === key
  const known = painted.get(clip)
  const isPainted = known !== undefined && isKnown(known) && bitmaps.has(known.hash)
  if (!isPainted && !(underWay?.clip === clip && isKnown(underWay))) {
    underWay = begin(clip, key, scale, context, laid)
    paintSquares(underWay)
  }
  // While it is painted for another zoom, the one before still serves.
  const shown = painted.get(clip)
  return shown && bitmaps.has(shown.hash)
    ? [{ kind: 'image', hash: shown.hash, ...shown.rect, opacity: 0.85 }]
    : []
}

function begin(
  clip: RegionClip,
  key: string,
  scale: number,
  { layout, ruleset, view, redraw }: ToolContext,
  laid: LaidParts,
): Painting {
  if (!painter) throw new Error('the painter is not there yet')
  const { hexMm, grid } = layout
  // A large piece is small on screen, or mostly beside it.
  const size = Math.sqrt(Object.keys(clip.hexes).length) * hexMm
  const detail = detailFor(Math.min(scale, LARGEST_PX / size) * hexMm)
  const look = { ruleset, style: view.style, hexMm, orientation: grid.orientation, detail }
  const { rect, paint } = painter.regionPainter(clip, look, laid)
  const px = Math.min(scale, LARGEST_PX / rect.width, LARGEST_PX / rect.height)
  const canvas = new OffscreenCanvas(Math.ceil(rect.width * px), Math.ceil(rect.height * px))
  const left = []
  for (let x = 0; x < canvas.width; x += SQUARE_PX)
    for (let y = 0; y < canvas.height; y += SQUARE_PX) left.push({ x, y })
  return { clip, key, rect, paint, canvas, left, redraw }
}

/** Goes on after a moment, unless another piece has come into the hand. */
function paintSquares(painting: Painting, later = false): void {
  if (underWay !== painting) return
  const until = performance.now() + AT_ONCE_MS
  do paintSquare(painting)
  while (painting.left.length > 0 && performance.now() < until)
  if (painting.left.length > 0) return void setTimeout(paintSquares, 0, painting, true)
  const { clip, key, rect, canvas, redraw } = painting
  underWay = undefined
  const hash = `ghost-${++count}`
  bitmaps.set(hash, canvas.transferToImageBitmap())
  painted.set(clip, { key, hash, rect })
  for (const old of [...bitmaps.keys()].slice(0, -KEPT)) {
    bitmaps.get(old)?.close()
    bitmaps.delete(old)
  }
  if (later) redraw()
}

// On a canvas of its own: what is drawn over it with an opacity takes a second one as large.
function paintSquare({ rect, paint, canvas, left }: Painting): void {
  const corner = left.pop()
  if (!corner) return
  const { x, y } = corner
  const square = new OffscreenCanvas(
    Math.min(SQUARE_PX, canvas.width - x),
    Math.min(SQUARE_PX, canvas.height - y),
  )
  const target = square.getContext('2d')
  const whole = canvas.getContext('2d')
  if (!target || !whole) throw new Error('this browser gives no 2D canvas')
  const [mmX, mmY] = [rect.width / canvas.width, rect.height / canvas.height]
  target.setTransform(1 / mmX, 0, 0, 1 / mmY, -x - rect.x / mmX, -y - rect.y / mmY)
  const part = {
    x: rect.x + x * mmX,
    y: rect.y + y * mmY,
    width: square.width * mmX,
    height: square.height * mmY,
  }
  toCanvas(paint(part), target, pageHost)
  whole.drawImage(square, x, y)
}
