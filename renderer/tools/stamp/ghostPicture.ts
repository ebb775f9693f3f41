/**
 * The picture in the ghost of a piece in the hand: painted once for each clip, look and zoom into a bitmap, afterwards only shifted.
 * The painter is fetched when the first ghost asks for it; until then, and where there are no canvases, the outline serves.
 */
import { type RegionClip } from '#shared/document/region/clip'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { detailFor } from '#shared/painter/style'
import { toCanvas } from '#shared/painter/toCanvas'
import { offscreenHost } from '../../drawing/canvasHost'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type paintedRegion } from './painted'

/** Larger bitmaps cost more memory than they show. */
const LARGEST_PX = 2048
const KEPT = 4

interface Painted {
  readonly key: string
  readonly hash: string
  readonly rect: Rect
}

const painted = new WeakMap<RegionClip, Painted>()
const bitmaps = new Map<string, ImageBitmap>()
let painter: { readonly paintedRegion: typeof paintedRegion } | undefined
let fetching: Promise<unknown> | undefined
let count = 0

/** The bitmap of an image op that `ghostPicture` has made. */
export function ghostBitmap(hash: string): ImageBitmap | undefined {
  return bitmaps.get(hash)
}

/** Drawn with the clip's anchor at 0,0; nothing until the painter is loaded. */
export function ghostPicture(clip: RegionClip, context: ToolContext): DrawOp[] {
  if (typeof OffscreenCanvas === 'undefined') return []
  if (!painter) {
    // A chunk that failed to load is requested again with the next ghost.
    fetching ??= import('./painted').then(
      (module) => (painter = module),
      () => (fetching = undefined),
    )
    return []
  }
  const { layout, ruleset, view, mmPerPx } = context
  const { hexMm, grid } = layout
  // Powers of two: zooming a little paints nothing anew.
  const scale = 2 ** Math.ceil(Math.log2(1 / mmPerPx))
  const key = [ruleset.id, view.style, hexMm, grid.orientation, scale].join(' ')
  let known = painted.get(clip)
  if (known?.key !== key || !bitmaps.has(known.hash)) {
    known = paint(clip, key, scale, context)
    painted.set(clip, known)
  }
  return [{ kind: 'image', hash: known.hash, ...known.rect, opacity: 0.85 }]
}

function paint(
  clip: RegionClip,
  key: string,
  scale: number,
  { layout, ruleset, view }: ToolContext,
): Painted {
  if (!painter) throw new Error('the painter is not there yet')
  const { hexMm, grid } = layout
  const look = { ruleset, style: view.style, hexMm, orientation: grid.orientation }
  // A large piece is small on screen, or mostly beside it.
  const size = Math.sqrt(Object.keys(clip.hexes).length) * hexMm
  const px = Math.min(scale, LARGEST_PX / size)
  const { ops, rect } = painter.paintedRegion(clip, { ...look, detail: detailFor(px * hexMm) })
  const fitting = Math.min(px, LARGEST_PX / rect.width, LARGEST_PX / rect.height)
  const canvas = new OffscreenCanvas(Math.ceil(rect.width * fitting), Math.ceil(rect.height * fitting))
  const target = canvas.getContext('2d')
  if (!target) throw new Error('this browser gives no 2D canvas')
  target.setTransform(canvas.width / rect.width, 0, 0, canvas.height / rect.height, 0, 0)
  target.translate(-rect.x, -rect.y)
  toCanvas(ops, target, offscreenHost())
  const hash = `ghost-${++count}`
  bitmaps.set(hash, canvas.transferToImageBitmap())
  for (const old of [...bitmaps.keys()].slice(0, -KEPT)) {
    bitmaps.get(old)?.close()
    bitmaps.delete(old)
  }
  return { key, hash, rect }
}
