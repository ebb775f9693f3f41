/** Places a new window where the last one stood, on a screen that still exists, and not exactly over another. */

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const SMALLEST = { width: 800, height: 560 }
const USUAL = { width: 1280, height: 860 }
const CASCADE = 28

/**
 * Bounds in device-independent pixels. `areas` are the work areas of the screens, the primary one first; `others` the
 * windows already open.
 */
export function placeWindow(
  last: Bounds | undefined,
  areas: readonly [Bounds, ...Bounds[]],
  others: readonly Bounds[],
): Bounds {
  const area = last ? mostCovered(last, areas) : undefined
  let bounds = last && area ? fit(last, area) : centred(areas[0])
  for (let tries = 0; tries < 20 && others.some((other) => sameCorner(other, bounds)); tries += 1)
    bounds = cascade(bounds, area ?? areas[0])
  return bounds
}

function mostCovered(bounds: Bounds, areas: readonly Bounds[]): Bounds | undefined {
  let best: Bounds | undefined
  let most = 0
  for (const area of areas) {
    const covered =
      overlap(bounds.x, bounds.width, area.x, area.width) *
      overlap(bounds.y, bounds.height, area.y, area.height)
    if (covered > most) [best, most] = [area, covered]
  }
  return best
}

function overlap(a: number, aLength: number, b: number, bLength: number): number {
  return Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b))
}

function fit(bounds: Bounds, area: Bounds): Bounds {
  const width = Math.min(Math.max(bounds.width, SMALLEST.width), area.width)
  const height = Math.min(Math.max(bounds.height, SMALLEST.height), area.height)
  return {
    x: Math.min(Math.max(bounds.x, area.x), area.x + area.width - width),
    y: Math.min(Math.max(bounds.y, area.y), area.y + area.height - height),
    width,
    height,
  }
}

function centred(area: Bounds): Bounds {
  const width = Math.min(USUAL.width, area.width)
  const height = Math.min(USUAL.height, area.height)
  return {
    x: area.x + Math.floor((area.width - width) / 2),
    y: area.y + Math.floor((area.height - height) / 2),
    width,
    height,
  }
}

const sameCorner = (a: Bounds, b: Bounds): boolean => a.x === b.x && a.y === b.y

// A window as large as its screen cannot move on: it gives way a little at its far edges.
function cascade(bounds: Bounds, area: Bounds): Bounds {
  const x = bounds.x + CASCADE
  const y = bounds.y + CASCADE
  const right = area.x + area.width
  const bottom = area.y + area.height
  if (x + SMALLEST.width > right || y + SMALLEST.height > bottom) return { ...bounds, x: area.x, y: area.y }
  return { x, y, width: Math.min(bounds.width, right - x), height: Math.min(bounds.height, bottom - y) }
}
