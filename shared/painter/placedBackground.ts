/** Places the background picture of a map: by its points or, while they are too few, by the paper. */
import { type Affine } from '#shared/document/background/affine'
import { fitPicture, type PictureFit } from '#shared/document/background/fit'
import { type Background, type FitPoint, type ScenarioMap } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { hexCenter, type Layout, type Point } from '#shared/hex/layout'
import { mapFrame } from './frame'

export interface PlacedPicture {
  readonly hash: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly opacity: number
  readonly hexMm: number
  readonly fit: PictureFit
}

/** Undefined without a background, or while the size of its picture is not known. */
export function placedBackground(map: ScenarioMap): PlacedPicture | undefined {
  const { background, grid, hexMm } = map
  return background && placed(background, { grid, hexMm })
}

// A fit is asked for by every tile, and at every move of the pointer.
const known = new WeakMap<Background, { readonly layout: Layout; readonly picture: PlacedPicture }>()

function placed(background: Background, layout: Layout): PlacedPicture | undefined {
  const found = known.get(background)
  if (found && found.layout.grid === layout.grid && found.layout.hexMm === layout.hexMm) return found.picture
  const { image, width, height, opacity } = background
  if (width === undefined || height === undefined) return undefined
  const fit = fitPicture(
    background.fit.map((point) => ({ map: centerOf(point, layout), picture: point })),
    loosePlacement({ width, height }, layout),
  )
  const picture = { hash: image, width, height, opacity, hexMm: layout.hexMm, fit }
  known.set(background, { layout, picture })
  return picture
}

export function centerOf({ hex }: Pick<FitPoint, 'hex'>, layout: Layout): Point {
  return hexCenter(parseHexKey(hex), layout)
}

/** As large as the paper of the map allows, in its middle: from mm to pixels. */
export function loosePlacement(
  picture: { readonly width: number; readonly height: number },
  layout: Layout,
): Affine {
  const paper = mapFrame(layout)
  const scale = Math.max(picture.width / paper.width, picture.height / paper.height)
  const middle = { x: paper.x + paper.width / 2, y: paper.y + paper.height / 2 }
  return [scale, 0, 0, scale, picture.width / 2 - scale * middle.x, picture.height / 2 - scale * middle.y]
}
