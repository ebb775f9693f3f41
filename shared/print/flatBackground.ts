/**
 * Draws a warped scan flat, once, as one picture under the map, for PDF and SVG: it is hundreds of pieces of one large picture,
 * and a PDF reader would unpack the picture for each.
 */
import { scaleOfAffine } from '#shared/document/background/affine'
import { imageHash } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { meshOps } from '#shared/painter/background/paintBackground'
import { centerOf, placedBackground } from '#shared/painter/placedBackground'
import { mapFrame } from '#shared/painter/frame'
import { type CanvasHost, type CanvasTarget, toCanvas } from '#shared/painter/toCanvas'

/** 300 dpi on an A2 sheet, and what every browser's canvas can do. */
const MOST_PIXELS = 40_000_000

interface FlatPlatform<I> {
  readonly host: CanvasHost<I>
  /** A JPEG of what `draw` puts on a white canvas. */
  jpeg(width: number, height: number, draw: (context: CanvasTarget<I>) => void): Promise<Uint8Array>
}

interface FlatBackground {
  /** The scenario with the flat picture; it embeds its bytes nowhere. */
  readonly scenario: Scenario
  readonly hash: string
  readonly bytes: Uint8Array
}

/** Undefined where no background is printed, or one that needs no warp. */
export async function flatBackground<I>(
  scenario: Scenario,
  platform: FlatPlatform<I>,
): Promise<FlatBackground | undefined> {
  const { map } = scenario
  const { background, grid, hexMm } = map
  const picture = placedBackground(map)
  if (!background?.print || !picture?.fit.isWarped) return undefined
  const layout = { grid, hexMm }
  const frame = mapFrame(layout)
  const finest = Math.sqrt(MOST_PIXELS / (frame.width * frame.height))
  const scale = Math.min(scaleOfAffine(picture.fit.affine), finest)
  const [width, height] = [Math.ceil(frame.width * scale), Math.ceil(frame.height * scale)]
  const bytes = await platform.jpeg(width, height, (context) => {
    context.setTransform(scale, 0, 0, scale, -frame.x * scale, -frame.y * scale)
    toCanvas(meshOps(picture, frame), context, platform.host)
  })
  const hash = imageHash(`${background.image}-flat`)
  const fit = background.fit.map((point) => {
    const { x, y } = centerOf(point, layout)
    return { hex: point.hex, x: (x - frame.x) * scale, y: (y - frame.y) * scale }
  })
  const flat = { ...background, image: hash, width, height, fit }
  return { scenario: { ...scenario, map: { ...map, background: flat } }, hash, bytes }
}
