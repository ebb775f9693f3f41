/** Stains with soft edges: uneven blots, one in another, of a few colours. Lengths in hex widths. */
import { placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { draw, type Spot } from '../scatter'
import { fill } from './marks'
import { addBlob } from './shapes'

interface Blot {
  /** The radius of the outer blot. */
  readonly rx: number
  readonly ry: number
  /** The sizes of those drawn over each other, as parts of the outer. */
  readonly parts: readonly number[]
  readonly opacity: number
}

/** One stain at each spot, whose place chooses its colour. */
export function stains(
  spots: readonly Spot[],
  colors: readonly Color[],
  { rx, ry, parts, opacity }: Blot,
): DrawOp[] {
  return colors.flatMap((color, index) =>
    parts.map((part) => {
      const path = new PathBuilder()
      for (const spot of spots)
        if (Math.floor(draw(spot, 1) * colors.length) === index)
          addBlob(
            path,
            { ...spot, rx: rx * part, ry: ry * part, angle: draw(spot, 2) * 3 },
            placeRandom(spot, 3),
            0.5,
          )
      return fill(path, color, opacity)
    }),
  )
}
