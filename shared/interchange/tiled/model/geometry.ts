/** Pixels of a hexagonal map of Tiled and millimetres of ours, by the formulas of Tiled's own renderer. */
import { type Affine, applyAffine, invertAffine } from '#shared/document/background/affine'
import { toAxial } from '#shared/hex/grid'
import { hexCenter, hexRadius, type Layout, type Point } from '#shared/hex/layout'
import { type TiledGrid } from './tiledMap'

/** Pixels from one column to the next and from one row to the next. */
export function cellSteps({ staggerAxis, hexSide, tileWidth, tileHeight }: TiledGrid): Point {
  const inLine = (size: number): number => Math.floor((size - hexSide) / 2) + hexSide
  const across = (size: number): number => 2 * Math.floor(size / 2)
  return staggerAxis === 'x'
    ? { x: inLine(tileWidth), y: across(tileHeight) }
    : { x: across(tileWidth), y: inLine(tileHeight) }
}

/** The middle of a cell, pixels from the top left corner of cell (0, 0) where that is not shifted. */
export function cellCenter(column: number, row: number, grid: TiledGrid): Point {
  const step = cellSteps(grid)
  const isOdd = Math.abs((grid.staggerAxis === 'x' ? column : row) % 2) === 1
  const shift = isOdd === (grid.staggerIndex === 'odd') ? 0.5 : 0
  const byColumn = grid.staggerAxis === 'x'
  return {
    x: (column + (byColumn ? 0 : shift)) * step.x + grid.tileWidth / 2,
    y: (row + (byColumn ? shift : 0)) * step.y + grid.tileHeight / 2,
  }
}

/** Between the two frames of one map. */
export interface Projection {
  readonly layout: Layout
  /** Pixels to a mm, along x and along y: Tiled's hexes are whole pixels, so the two differ a little. */
  readonly scale: Point
  toPixels(mm: Point): Point
  toMm(pixels: Point): Point
  /** The transform from mm of the map to pixels. */
  readonly affine: Affine
}

/** @param first the cell that is the first hex of the layout; one of an infinite map may be any */
export function projectionOf(
  layout: Layout,
  grid: TiledGrid,
  first: { readonly column: number; readonly row: number } = { column: 0, row: 0 },
): Projection {
  const step = cellSteps(grid)
  const line = 1.5 * hexRadius(layout)
  const scale =
    grid.staggerAxis === 'x'
      ? { x: step.x / line, y: step.y / layout.hexMm }
      : { x: step.x / layout.hexMm, y: step.y / line }
  const pixel = cellCenter(first.column, first.row, grid)
  const mm = hexCenter(toAxial({ col: 0, row: 0 }, layout.grid), layout)
  const affine: Affine = [scale.x, 0, 0, scale.y, pixel.x - scale.x * mm.x, pixel.y - scale.y * mm.y]
  const back = invertAffine(affine) ?? affine
  return {
    layout,
    scale,
    affine,
    toPixels: (point) => applyAffine(affine, point),
    toMm: (point) => applyAffine(back, point),
  }
}

/** The middle of an object of a tile: (x, y) is its lower left corner, about which it is turned. */
export function tileObjectCenter({ x, y, width, height, rotation }: TurnedBox): Point {
  return addTurned({ x, y }, { x: width / 2, y: -height / 2 }, rotation)
}

/** The corner of such an object whose middle is there. */
export function tileObjectAt(center: Point, { width, height, rotation }: Omit<TurnedBox, 'x' | 'y'>): Point {
  return addTurned(center, { x: -width / 2, y: height / 2 }, rotation)
}

/** The same of other objects: (x, y) is their upper left corner. */
export function boxCenter({ x, y, width, height, rotation }: TurnedBox): Point {
  return addTurned({ x, y }, { x: width / 2, y: height / 2 }, rotation)
}

export function boxAt(center: Point, { width, height, rotation }: Omit<TurnedBox, 'x' | 'y'>): Point {
  return addTurned(center, { x: -width / 2, y: -height / 2 }, rotation)
}

interface TurnedBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rotation: number
}

function addTurned(from: Point, by: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: from.x + by.x * cos - by.y * sin, y: from.y + by.x * sin + by.y * cos }
}

/** Tiled writes six digits: a place within this of another, pixels, was not moved. */
export function isSamePlace(a: Point, b: Point): boolean {
  const loose = 0.05 + 2e-5 * Math.max(Math.abs(a.x), Math.abs(a.y), Math.abs(b.x), Math.abs(b.y))
  return Math.abs(a.x - b.x) <= loose && Math.abs(a.y - b.y) <= loose
}
