/** Draws the outlines and highlights of tools over the map, with the same width at every zoom. Millimetres. */
import { type Axial } from '#shared/hex/axial'
import { type Facing, facingAngle } from '#shared/hex/facing'
import { type Hexside } from '#shared/hex/hexside'
import { hexCenter, hexCorners, hexsideEnds, type Layout } from '#shared/hex/layout'
import { type DrawOp, type Path, solid, type Stroke } from '#shared/painter/ops'
import { PathBuilder, polygonPath } from '#shared/painter/path'
import { regionPath } from '#shared/painter/regionPath'

/** The meaning of a highlight decides its colour. */
type Highlight = 'hover' | 'selected' | 'cursor' | 'erase' | 'flash' | 'differs'

const COLORS: Readonly<Record<Highlight, string>> = {
  hover: '#1f6fd6',
  selected: '#d9480f',
  cursor: '#0b7285',
  erase: '#c92a2a',
  flash: '#e8590c',
  differs: '#862e9c',
}

/** The frame of an overlay: the layout, and the width of a pixel in mm. */
export interface OverlayFrame {
  readonly layout: Layout
  readonly mmPerPx: number
}

export function hexOutline(hex: Axial, frame: OverlayFrame, highlight: Highlight): DrawOp[] {
  const path = polygonPath(hexCorners(hex, frame.layout))
  return lined(path, frame, highlight, solid(COLORS[highlight], 0.1))
}

/** The rim of a set of hexes: a brush disc, a selection. */
export function regionOutline(hexes: readonly Axial[], frame: OverlayFrame, highlight: Highlight): DrawOp[] {
  if (hexes.length === 1) return hexOutline(hexes[0] as Axial, frame, highlight)
  return hexes.length === 0 ? [] : lined(regionPath(hexes, frame.layout), frame, highlight)
}

/** A side lit up along its whole length, at least so many pixels wide. */
export function sideGlow(
  sides: readonly Hexside[],
  frame: OverlayFrame,
  highlight: Highlight,
  widthPx = 0,
): DrawOp[] {
  const path = new PathBuilder()
  for (const side of sides) path.polyline(hexsideEnds(side, frame.layout))
  if (path.isEmpty) return []
  const built = path.build()
  const stroke = (color: string, px: number, opacity: number): DrawOp => ({
    kind: 'path',
    path: built,
    stroke: { color, width: px * frame.mmPerPx, opacity, cap: 'round', join: 'round' },
  })
  const px = Math.max(5, widthPx)
  return [stroke('#ffffff', px + 4, 0.7), stroke(COLORS[highlight], px, 0.9)]
}

/** A small triangle from a side into the hex that is its inside (SID-3). */
export function insideArrow(side: Hexside, inside: Axial, frame: OverlayFrame): DrawOp[] {
  const [a, b] = hexsideEnds(side, frame.layout)
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const center = hexCenter(inside, frame.layout)
  const along = (part: number): { x: number; y: number } => ({
    x: middle.x + (center.x - middle.x) * part,
    y: middle.y + (center.y - middle.y) * part,
  })
  // Longer than wide and notched: an equal triangle points three ways.
  const base = along(0.22)
  const half = { x: (b.x - a.x) * 0.15, y: (b.y - a.y) * 0.15 }
  const head = polygonPath([
    along(0.68),
    { x: base.x + half.x, y: base.y + half.y },
    along(0.32),
    { x: base.x - half.x, y: base.y - half.y },
  ])
  return arrowHead(head, frame)
}

/** An arrow from the middle of a hex towards what it faces. */
export function facingArrow(hex: Axial, facing: Facing, frame: OverlayFrame): DrawOp[] {
  const center = hexCenter(hex, frame.layout)
  const angle = facingAngle(facing, frame.layout.grid)
  const at = (along: number, across: number): { x: number; y: number } => ({
    x: center.x + (Math.sin(angle) * along + Math.cos(angle) * across) * frame.layout.hexMm,
    y: center.y + (Math.sin(angle) * across - Math.cos(angle) * along) * frame.layout.hexMm,
  })
  const path = polygonPath([at(0.4, 0), at(0.18, 0.13), at(0.22, 0), at(0.18, -0.13)])
  return arrowHead(path, frame)
}

function arrowHead(path: Path, frame: OverlayFrame): DrawOp[] {
  const outline: Stroke = { color: '#ffffff', width: 2 * frame.mmPerPx, join: 'round' }
  return [
    { kind: 'path', path, stroke: outline },
    { kind: 'path', path, fill: solid(COLORS.selected, 0.95) },
  ]
}

/** A rubber band between two points of the map. */
export function selectionBox(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
  frame: OverlayFrame,
): DrawOp[] {
  const path = new PathBuilder()
    .rect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(b.x - a.x), Math.abs(b.y - a.y))
    .build()
  return [
    {
      kind: 'path',
      path,
      fill: solid(COLORS.hover, 0.12),
      stroke: { color: COLORS.hover, width: 1.5 * frame.mmPerPx },
    },
  ]
}

// A white line under the coloured one, so that it shows on any ground.
function lined(
  path: readonly number[],
  frame: OverlayFrame,
  highlight: Highlight,
  fill?: ReturnType<typeof solid>,
): DrawOp[] {
  const under: DrawOp = {
    kind: 'path',
    path,
    stroke: { color: '#ffffff', width: 4.5 * frame.mmPerPx, opacity: 0.75, join: 'round', cap: 'round' },
  }
  const line: Stroke = { color: COLORS[highlight], width: 2.25 * frame.mmPerPx, join: 'round', cap: 'round' }
  return [under, fill ? { kind: 'path', path, fill, stroke: line } : { kind: 'path', path, stroke: line }]
}
