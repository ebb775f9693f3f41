/** The camera of the canvas: the map point at its top left corner and the zoom. Plain data; mm and CSS pixels. */
import { type Point } from '#shared/hex/layout'
import { type Rect } from '#shared/painter/ops'

export interface Camera {
  /** Map point at the top left corner, mm. */
  readonly x: number
  readonly y: number
  /** CSS pixels a mm. */
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** CSS pixels a mm on a 96-dpi screen. */
export const ACTUAL_SCALE = 96 / 25.4
/** Widest hex on screen, CSS pixels. */
const LARGEST_HEX_PX = 400
/** Empty margin round the map when it is fitted, CSS pixels. */
const FIT_MARGIN_PX = 24

export function toMap(point: Point, camera: Camera): Point {
  return { x: camera.x + point.x / camera.scale, y: camera.y + point.y / camera.scale }
}

export function toScreen(point: Point, camera: Camera): Point {
  return { x: (point.x - camera.x) * camera.scale, y: (point.y - camera.y) * camera.scale }
}

/** The part of the paper that is on screen, mm. */
export function visibleRect(camera: Camera, screen: Size): Rect {
  return {
    x: camera.x,
    y: camera.y,
    width: screen.width / camera.scale,
    height: screen.height / camera.scale,
  }
}

export function panBy(camera: Camera, dxPx: number, dyPx: number): Camera {
  return { ...camera, x: camera.x - dxPx / camera.scale, y: camera.y - dyPx / camera.scale }
}

/** Zooms, keeping the map point under a screen point where it is. */
export function zoomAt(camera: Camera, at: Point, factor: number, limits: ZoomLimits): Camera {
  const scale = Math.min(limits.largest, Math.max(limits.smallest, camera.scale * factor))
  const fixed = toMap(at, camera)
  return { x: fixed.x - at.x / scale, y: fixed.y - at.y / scale, scale }
}

/** The whole frame in the middle of the screen. */
export function fitCamera(frame: Rect, screen: Size): Camera {
  const room = (px: number): number => Math.max(px - 2 * FIT_MARGIN_PX, px / 2, 1)
  const scale = Math.min(room(screen.width) / frame.width, room(screen.height) / frame.height)
  return centerOn(
    { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 },
    { x: 0, y: 0, scale },
    screen,
  )
}

export function centerOn(point: Point, camera: Camera, screen: Size): Camera {
  return {
    x: point.x - screen.width / 2 / camera.scale,
    y: point.y - screen.height / 2 / camera.scale,
    scale: camera.scale,
  }
}

/** Distance from the edge of the screen that a point is brought to, CSS pixels. */
const CLEAR_PX = 60

/** Pans just enough for a point of the map (mm) to be clear of the edge of the screen, and never beyond the edge of the paper. */
export function panToSee(point: Point, camera: Camera, paper: Rect, screen: Size): Camera {
  const at = toScreen(point, camera)
  const first = toScreen(paper, camera)
  const last = toScreen({ x: paper.x + paper.width, y: paper.y + paper.height }, camera)
  const along = (axis: 'x' | 'y', size: number): number => {
    const clear = Math.min(CLEAR_PX, size / 4)
    if (at[axis] < clear) return Math.min(clear - at[axis], Math.max(0, -first[axis]))
    return -Math.min(Math.max(0, at[axis] - size + clear), Math.max(0, last[axis] - size))
  }
  return panBy(camera, along('x', screen.width), along('y', screen.height))
}

interface ZoomLimits {
  readonly smallest: number
  readonly largest: number
}

/** The limits: from half of what shows the whole map to one hex nearly filling the screen. */
export function zoomLimits(frame: Rect, hexMm: number, screen: Size): ZoomLimits {
  const largest = LARGEST_HEX_PX / hexMm
  return { smallest: Math.min(fitCamera(frame, screen).scale / 2, largest), largest }
}

/** Keeps at least a corner of the map on screen: it can be pushed about, not lost. */
export function keepInSight(camera: Camera, frame: Rect, screen: Size): Camera {
  const seen = visibleRect(camera, screen)
  const marginX = Math.min(seen.width, frame.width) / 4
  const marginY = Math.min(seen.height, frame.height) / 4
  const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
  return {
    x: clamp(camera.x, frame.x + marginX - seen.width, frame.x + frame.width - marginX),
    y: clamp(camera.y, frame.y + marginY - seen.height, frame.y + frame.height - marginY),
    scale: camera.scale,
  }
}
