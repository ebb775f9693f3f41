/** The boxes and sizes of objects for what our file says in millimetres and hexes: writer and reader compare by them. */
import { cellSteps, type Projection } from './geometry'
import { type TiledGrid } from './tiledMap'

/** Tiled sets text in whole pixels. */
export function labelPixels(sizeMm: number, { scale }: Pick<Projection, 'scale'>): number {
  return Math.max(1, Math.round(sizeMm * scale.y))
}

interface BoardPlace {
  readonly firstColumn: number
  readonly firstRow: number
  readonly columns: number
  readonly rows: number
}

/** Pixels; a shifted line reaches half a hex beyond. */
export function boardBox({ firstColumn, firstRow, columns, rows }: BoardPlace, grid: TiledGrid) {
  const step = cellSteps(grid)
  return { x: firstColumn * step.x, y: firstRow * step.y, width: columns * step.x, height: rows * step.y }
}

export function boardPlaceOf(
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  grid: TiledGrid,
): BoardPlace {
  const step = cellSteps(grid)
  return {
    firstColumn: Math.round(box.x / step.x),
    firstRow: Math.round(box.y / step.y),
    columns: Math.max(1, Math.round(box.width / step.x)),
    rows: Math.max(1, Math.round(box.height / step.y)),
  }
}
