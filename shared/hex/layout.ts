/**
 * Hexes on paper: millimetres, x to the right, y down, the origin at the top left corner of the box that holds every
 * whole hex of the grid. `hexMm` is the width of a hex, flat to flat.
 */
import { type Axial, roundHex } from './axial'
import { DIRECTIONS, type Direction, direction } from './direction'
import { type Grid } from './grid'
import { type Hexside, hexsideOf, verticesOfSide } from './hexside'
import { type Vertex, vertexOf } from './vertex'

export interface Point {
  readonly x: number
  readonly y: number
}

export const SQRT3 = Math.sqrt(3)

export interface Layout {
  readonly grid: Grid
  readonly hexMm: number
}

/** Centre-to-vertex distance in mm. */
export function hexRadius(layout: Pick<Layout, 'hexMm'>): number {
  return layout.hexMm / SQRT3
}

// Centre of axial (0, 0), so that the bounding box of the grid starts at the origin.
function origin(layout: Layout): Point {
  const radius = hexRadius(layout)
  const half = firstHalf(layout)
  return layout.grid.orientation === 'flat' ? { x: radius, y: half } : { x: half, y: radius }
}

// Along its line, where axial (0, 0) lies. With `even`, line 0 is the lower one, unless it is alone and has nothing to be
// shifted against.
function firstHalf({ grid, hexMm }: Layout): number {
  const lines = grid.orientation === 'flat' ? grid.columns : grid.rows
  return grid.stagger === 'even' && lines > 1 ? hexMm : hexMm / 2
}

/** Centre of a hex. */
export function hexCenter(hex: Axial, layout: Layout): Point {
  const { x, y } = origin(layout)
  const along = (layout.hexMm * SQRT3) / 2
  return layout.grid.orientation === 'flat'
    ? { x: x + along * hex.q, y: y + layout.hexMm * (hex.r + hex.q / 2) }
    : { x: x + layout.hexMm * (hex.q + hex.r / 2), y: y + along * hex.r }
}

/** Angle of a direction in radians, clockwise from 12 o'clock (screen frame, y down). */
export function directionAngle(value: Direction, grid: Pick<Grid, 'orientation'>): number {
  return ((grid.orientation === 'flat' ? 60 * value : 60 * value - 30) * Math.PI) / 180
}

/** Angle of a vertex direction in radians, clockwise from 12 o'clock. */
export function vertexAngle(value: Direction, grid: Pick<Grid, 'orientation'>): number {
  return directionAngle(value, grid) + Math.PI / 6
}

/** Corner `value` (0..5) of a hex. */
export function cornerPoint(hex: Axial, value: Direction, layout: Layout): Point {
  const center = hexCenter(hex, layout)
  const angle = vertexAngle(value, layout.grid)
  const radius = hexRadius(layout)
  return { x: center.x + Math.sin(angle) * radius, y: center.y - Math.cos(angle) * radius }
}

/** The six corners, in vertex order (clockwise). */
export function hexCorners(hex: Axial, layout: Layout): Point[] {
  return DIRECTIONS.map((value) => cornerPoint(hex, value, layout))
}

/** mm of the map. */
export function vertexPoint(vertex: Vertex, layout: Layout): Point {
  return cornerPoint(vertex.hex, vertex.corner, layout)
}

/** The two ends of a side, in the order of `verticesOfSide`. */
export function hexsideEnds(side: Hexside, layout: Layout): readonly [Point, Point] {
  const [a, b] = verticesOfSide(side)
  return [vertexPoint(a, layout), vertexPoint(b, layout)]
}

/** Width and height in mm of the box that holds every whole hex. */
export function gridSize(layout: Layout): { readonly width: number; readonly height: number } {
  const { grid, hexMm } = layout
  const radius = hexRadius(layout)
  const alongLines = grid.orientation === 'flat' ? grid.columns : grid.rows
  const inLine = grid.orientation === 'flat' ? grid.rows : grid.columns
  const along = (alongLines - 1) * 1.5 * radius + 2 * radius
  const across = (inLine + (alongLines > 1 ? 0.5 : 0)) * hexMm
  return grid.orientation === 'flat' ? { width: along, height: across } : { width: across, height: along }
}

/** The hex that contains a point; it may lie off the grid. */
export function hexAt({ x, y }: Point, layout: Layout): Axial {
  const { grid, hexMm } = layout
  // In lines of hexes, and in hexes along the line: numbers, for the pointer asks with every move.
  const radius = hexMm / SQRT3
  const half = firstHalf(layout)
  const lineMm = (hexMm * SQRT3) / 2
  if (grid.orientation === 'flat') {
    const q = (x - radius) / lineMm
    return roundHex(q, (y - half) / hexMm - q / 2)
  }
  const r = (y - radius) / lineMm
  return roundHex((x - half) / hexMm - r / 2, r)
}

/** The side nearest a point, among the sides of the hex that contains it. */
export function nearestHexside(point: Point, layout: Layout): Hexside {
  const hex = hexAt(point, layout)
  const center = hexCenter(hex, layout)
  // The nearest side lies in the direction sector of the point.
  const angle = Math.atan2(point.x - center.x, center.y - point.y) - directionAngle(0, layout.grid)
  const sector = Math.round(angle / (Math.PI / 3))
  return hexsideOf(hex, direction(sector))
}

/** The vertex nearest a point, among the vertices of the hex that contains it. */
export function nearestVertex(point: Point, layout: Layout): Vertex {
  const hex = hexAt(point, layout)
  const center = hexCenter(hex, layout)
  const angle = Math.atan2(point.x - center.x, center.y - point.y) - vertexAngle(0, layout.grid)
  const sector = Math.round(angle / (Math.PI / 3))
  return vertexOf(hex, direction(sector))
}
