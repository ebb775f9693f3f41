/** Draw operations as pixels, and how much of a tile differs from the sheet that it is of. */
import { createCanvas } from '@napi-rs/canvas'
import { gridSize } from '#shared/hex/layout'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { type Scene } from '#shared/painter/scene'
import { toCanvas } from '#shared/painter/toCanvas'
import { canvasHost } from '../../main/export/nodePlatform'
import { type Pixels } from './pictures'

/** The whole map of a scene, mm. */
export function wholeOf({ layout }: Pick<Scene, 'layout'>): Rect {
  return { x: 0, y: 0, ...gridSize(layout) }
}

/** A rectangle (mm) at so many pixels a millimetre; see-through where nothing is drawn, unless it is of paper. */
export function raster(ops: readonly DrawOp[], rect: Rect, scale: number, paper?: string): Pixels {
  const [width, height] = [Math.round(rect.width * scale), Math.round(rect.height * scale)]
  const context = createCanvas(width, height).getContext('2d')
  if (paper !== undefined) {
    context.fillStyle = paper
    context.fillRect(0, 0, width, height)
  }
  context.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale)
  toCanvas(
    ops,
    context,
    canvasHost(() => undefined),
  )
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

/**
 * The share of a tile's pixels, 0 to 1, that are more than so many tones (of 255) from the sheet's in a colour: the smoothing of
 * edges may differ by a few. The tile begins at a pixel of the sheet.
 */
export function unlikeShare(tile: Pixels, sheet: Pixels, tones: number, at = { x: 0, y: 0 }): number {
  let unlike = 0
  for (let y = 0; y < tile.height; y++)
    for (let x = 0; x < tile.width; x++) {
      const here = (y * tile.width + x) * 4
      const there = ((y + at.y) * sheet.width + x + at.x) * 4
      const isUnlike = [0, 1, 2].some(
        (tone) => Math.abs((tile.data[here + tone] ?? 0) - (sheet.data[there + tone] ?? 0)) > tones,
      )
      if (isUnlike) unlike++
    }
  return unlike / (tile.width * tile.height)
}
