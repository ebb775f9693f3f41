/** The part of the map that is seen: what stands in the middle of the view, and how large. Map in mm, view in CSS pixels. */
import { type Point } from '#shared/hex/layout'
import { type Rect } from '#shared/painter/ops'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Camera {
  /** In the middle of the view. */
  readonly middle: Point
  /** Pixels a mm. */
  readonly scale: number
}

/** Free space about a whole map, pixels. */
const MARGIN = 12

/** The whole frame, as large as the view has room for. */
export function fitted(frame: Rect, view: Size): Camera {
  const scale = Math.min(
    Math.max(1, view.width - 2 * MARGIN) / frame.width,
    Math.max(1, view.height - 2 * MARGIN) / frame.height,
  )
  return { middle: { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }, scale }
}

/** Nearest: a hex this wide, pixels. */
const LARGEST_HEX = 320

/** Scale and middle within what makes sense for a map: never smaller than half of what fits, never far off the map. */
export function held(camera: Camera, frame: Rect, view: Size, hexMm: number): Camera {
  const least = Math.min(fitted(frame, view).scale, LARGEST_HEX / hexMm) * 0.6
  const scale = Math.min(Math.max(camera.scale, least), Math.max(least, LARGEST_HEX / hexMm))
  const within = (value: number, from: number, length: number, room: number): number => {
    // A map that has room in the view stays whole in it; a larger one fills at least half of it: its rim can be seen beside a card.
    const spare = Math.abs(room / scale - length) / 2 + room / scale / 2
    const middle = from + length / 2
    return Math.min(Math.max(value, middle - spare), middle + spare)
  }
  return {
    scale,
    middle: {
      x: within(camera.middle.x, frame.x, frame.width, view.width),
      y: within(camera.middle.y, frame.y, frame.height, view.height),
    },
  }
}

export function toMap({ x, y }: Point, { middle, scale }: Camera, view: Size): Point {
  return { x: middle.x + (x - view.width / 2) / scale, y: middle.y + (y - view.height / 2) / scale }
}

export function toView({ x, y }: Point, { middle, scale }: Camera, view: Size): Point {
  return { x: (x - middle.x) * scale + view.width / 2, y: (y - middle.y) * scale + view.height / 2 }
}

export function panned({ middle, scale }: Camera, dx: number, dy: number): Camera {
  return { scale, middle: { x: middle.x - dx / scale, y: middle.y - dy / scale } }
}

/** Larger by a factor; what lies at a point of the view stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, view: Size): Camera {
  const { x, y } = toMap(at, camera, view)
  const scale = camera.scale * factor
  return {
    scale,
    middle: { x: x - (at.x - view.width / 2) / scale, y: y - (at.y - view.height / 2) / scale },
  }
}
