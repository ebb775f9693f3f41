/** The viewport of the map and the small map in its corner; the canvas implements both. */
import { type Point } from '#shared/hex/layout'
import { type Rect } from '#shared/painter/ops'

/** Used by menus and panels. */
export interface Viewport {
  /** Brings a point of the map (mm) to the middle and flashes the given places. */
  reveal(points: readonly Point[]): void
  /** Moves only when a point of the map (mm) is near the edge of the screen, or beyond it. */
  keepVisible(point: Point): void
  zoomBy(factor: number): void
  fit(): void
  /** One map millimetre as one millimetre of a 96-dpi screen. */
  actualSize(): void
  /** The map point (mm) under a point of the canvas (CSS pixels from its top left corner). */
  toMap(point: Point): Point
  /** The other way round. */
  toScreen(point: Point): Point
  readonly smallMap: SmallMap
}

/** The whole map in a few colours, as the minimap shows it. */
export interface SmallMap {
  /** The paper of the map, mm. */
  readonly paper: Rect
  /** The part of the paper's plane that is on screen, mm. */
  readonly seen: Rect
  /** Draws the part of the map in a rectangle (mm) into a box of the context's own units. */
  draw(context: CanvasRenderingContext2D, part: Rect, box: Rect): void
  /** Brings a point of the map (mm) to the middle of the screen. */
  lookAt(point: Point): void
  /** Called with the places (mm) that have changed, and with none when the view has moved. */
  subscribe(listener: (changed: readonly Rect[]) => void): () => void
}
