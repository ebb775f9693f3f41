/** Converts between the minimap's picture (CSS pixels) and the map (mm). */
import { type Point } from '#shared/hex/layout'
import { type Rect } from '#shared/painter/ops'

/** The picture fits into this. */
const MINIMAP_BOX = { width: 200, height: 150 } as const

/** Pixels a mm. */
export function minimapScale(paper: Rect): number {
  return Math.min(MINIMAP_BOX.width / paper.width, MINIMAP_BOX.height / paper.height)
}

/** The box of a part of the map, within the picture: what lies beyond the paper is cut off. */
export function minimapBox(part: Rect, paper: Rect): Rect {
  const scale = minimapScale(paper)
  const within = (value: number, from: number, length: number): number =>
    Math.min(length, Math.max(0, value - from)) * scale
  const x = within(part.x, paper.x, paper.width)
  const y = within(part.y, paper.y, paper.height)
  return {
    x,
    y,
    width: within(part.x + part.width, paper.x, paper.width) - x,
    height: within(part.y + part.height, paper.y, paper.height) - y,
  }
}

/** The point of the map (mm) under a point of the picture. */
export function minimapPoint(at: Point, paper: Rect): Point {
  const scale = minimapScale(paper)
  return { x: paper.x + at.x / scale, y: paper.y + at.y / scale }
}

/** A part of the map and the whole pixels of the picture that it touches; `pixelRatio` device pixels a CSS pixel. */
export function minimapPatch(
  changed: Rect,
  paper: Rect,
  pixelRatio: number,
): { readonly part: Rect; readonly box: Rect } | undefined {
  const scale = minimapScale(paper) * pixelRatio
  const { x, y, width, height } = minimapBox(changed, paper)
  const left = Math.floor(x * pixelRatio)
  const top = Math.floor(y * pixelRatio)
  const box = {
    x: left,
    y: top,
    width: Math.ceil((x + width) * pixelRatio) - left,
    height: Math.ceil((y + height) * pixelRatio) - top,
  }
  if (box.width <= 0 || box.height <= 0) return undefined
  const part = {
    x: paper.x + box.x / scale,
    y: paper.y + box.y / scale,
    width: box.width / scale,
    height: box.height / scale,
  }
  return { part, box }
}

/** True when all of the paper is in sight: a minimap would show nothing new. */
export function seesAll(seen: Rect, paper: Rect): boolean {
  return (
    seen.x <= paper.x &&
    seen.y <= paper.y &&
    seen.x + seen.width >= paper.x + paper.width &&
    seen.y + seen.height >= paper.y + paper.height
  )
}
