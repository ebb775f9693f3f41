/** The screen of one board view and the camera over it, with the moves that keep the map in sight. */
import { type Point } from '#shared/hex/layout'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type Rect } from '#shared/painter/ops'
import {
  ACTUAL_SCALE,
  type Camera,
  centerOn,
  fitCamera,
  keepInSight,
  panBy,
  panToSee,
  type Size,
  visibleRect,
  zoomAt,
  zoomLimits,
} from './camera'

export interface BoardCamera {
  readonly now: Camera
  /** CSS pixels. */
  readonly screen: Size
  /** Device pixels a CSS pixel. */
  readonly pixelRatio: number
  /** False until the canvas has a size; nothing of the map can be seen before. */
  readonly isSized: boolean
  /** The part of the paper's plane that is on screen, mm. */
  readonly seen: Rect
  /** Fits the map to the screen the first time, and keeps it in sight later. */
  resize(screen: Size, pixelRatio: number): void
  /** Shows the whole map, as soon as the screen has a size. */
  fit(): void
  actualSize(): void
  panBy(dxPx: number, dyPx: number): void
  zoomAt(at: Point, factor: number): void
  /** Zooms about the middle of the screen. */
  zoomBy(factor: number): void
  /** Brings a map point (mm) to the middle of the screen. */
  centerOn(point: Point): void
  /** Pans just enough to bring a map point (mm) on screen. */
  keepVisible(point: Point): void
  /** Brings map points (mm) on screen together, large enough to be recognised. */
  show(points: readonly Point[]): void
}

/** The map under the camera: its paper (mm) and the width of a hex (mm). */
export interface Sheet {
  readonly paper: Rect
  readonly hexMm: number
}

/**
 * @param sheet the map as it is now.
 * @param moved called after each move of the camera.
 */
export function createBoardCamera(sheet: () => Sheet, moved: (camera: Camera) => void): BoardCamera {
  let screen: Size = { width: 1, height: 1 }
  let pixelRatio = 1
  let camera: Camera = { x: 0, y: 0, scale: 1 }
  let isSized = false

  function lookFrom(next: Camera): void {
    camera = keepInSight(next, sheet().paper, screen)
    moved(camera)
  }

  function fit(): void {
    if (isSized) lookFrom(fitCamera(sheet().paper, screen))
  }

  function zoom(at: Point, factor: number): void {
    const { paper, hexMm } = sheet()
    lookFrom(zoomAt(camera, at, factor, zoomLimits(paper, hexMm, screen)))
  }

  function zoomBy(factor: number): void {
    zoom({ x: screen.width / 2, y: screen.height / 2 }, factor)
  }

  return {
    get now() {
      return camera
    },
    get screen() {
      return screen
    },
    get pixelRatio() {
      return pixelRatio
    },
    get isSized() {
      return isSized
    },
    get seen() {
      return visibleRect(camera, screen)
    },
    resize(size, ratio) {
      screen = size
      pixelRatio = ratio
      if (isSized) lookFrom(camera)
      else if (size.width > 1 && size.height > 1) {
        isSized = true
        fit()
      }
    },
    fit,
    actualSize: () => zoomBy(ACTUAL_SCALE / camera.scale),
    panBy: (dx, dy) => lookFrom(panBy(camera, dx, dy)),
    zoomAt: zoom,
    zoomBy,
    centerOn: (point) => lookFrom(centerOn(point, camera, screen)),
    keepVisible(point) {
      const next = panToSee(point, camera, sheet().paper, screen)
      if (next.x !== camera.x || next.y !== camera.y) lookFrom(next)
    },
    show: (points) => lookFrom(cameraFor(points, { camera, screen, hexMm: sheet().hexMm })),
  }
}

/** Smallest hex at which a place is still recognised, CSS pixels. */
const REVEAL_HEX_PX = 36

// The middle of the points, zoomed in when hexes are too small to see, out when the points do not fit.
function cameraFor(
  points: readonly Point[],
  { camera, screen, hexMm }: { camera: Camera; screen: Size; hexMm: number },
): Camera {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [leastOf(xs), greatestOf(xs)]
  const [top, bottom] = [leastOf(ys), greatestOf(ys)]
  const room = 4 * hexMm
  const widest = Math.min(screen.width / (right - left + room), screen.height / (bottom - top + room))
  const scale = Math.min(widest, Math.max(camera.scale, REVEAL_HEX_PX / hexMm))
  return centerOn({ x: (left + right) / 2, y: (top + bottom) / 2 }, { ...camera, scale }, screen)
}
