/**
 * The scanned board under the map (MAP-4). It lies at the bottom and shows through hexes that are still open ground: what was
 * traced looks painted, the rest is the scan, so that progress is visible. (Over the terrain it would veil what is drawn; to
 * compare, make the terrain transparent, or hide it.)
 */
import { applyAffine, invertAffine } from '#shared/document/background/affine'
import { hexRadius, type Point } from '#shared/hex/layout'
import { hexesInRect } from '../hexesInRect'
import { lookOf } from '../hexLook'
import { type DrawOp, type Path, type Rect } from '../ops'
import { PathBuilder, polygonPath } from '../path'
import { regionPath } from '../regionPath'
import { type Scene } from '../scene'
import { meshOf, type Piece } from './mesh'
import { type PlacedPicture } from '../placedBackground'

export function paintBackground({ background }: Scene, rect: Rect): DrawOp[] {
  if (!background || background.opacity <= 0) return []
  const pieces = meshOf(background)
  const { opacity } = background
  const [only] = pieces
  if (only && pieces.length === 1) return pieceOps(only, background, { opacity })
  const ops = meshOps(background, rect)
  return opacity < 1 && ops.length > 0 ? [{ kind: 'group', ops, opacity }] : ops
}

/** The pieces of a warped picture that are seen in a rectangle, opaque. */
export function meshOps(picture: PlacedPicture, rect: Rect): DrawOp[] {
  return meshOf(picture)
    .filter((piece) => meets(grown(piece.rect), rect))
    .flatMap((piece) => pieceOps(piece, picture, { clipped: true }))
}

function pieceOps(
  { rect, affine }: Piece,
  { hash, width, height }: PlacedPicture,
  { clipped, opacity }: { readonly clipped?: boolean; readonly opacity?: number },
): DrawOp[] {
  const transform = invertAffine(affine)
  if (!transform) return []
  const image: DrawOp = {
    kind: 'image',
    hash,
    x: 0,
    y: 0,
    width,
    height,
    ...(opacity !== undefined && { opacity }),
  }
  if (!clipped) return [{ kind: 'group', transform, ops: [image] }]
  const { x, y, width: w, height: h } = grown(rect)
  const corners = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ]
  const path = polygonPath(corners.map((corner) => applyAffine(affine, corner)))
  return [{ kind: 'group', transform, clip: { path }, ops: [image] }]
}

/** Pieces overlap by this part of their size: smooth edges that only meet would let the paper through. */
const OVERLAP = 0.08

function grown({ x, y, width, height }: Rect): Rect {
  const [dx, dy] = [width * OVERLAP, height * OVERLAP]
  return { x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy }
}

function meets(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** The distance, as a part of a hex, that crowns and roofs may reach out of it. */
const CROWN = 0.35

/**
 * The terrain of the hexes that are not open ground any more, or what stands in them; nothing is painted where all of them are.
 * The single trees and tufts of open ground would otherwise hide what is still to be traced.
 */
export function tracedTerrain(
  scene: Scene,
  { rect, pass }: { readonly rect: Rect; readonly pass: 'terrain' | 'standing' },
  paint: () => DrawOp[],
): DrawOp[] {
  const { layout } = scene
  const reach = pass === 'standing' ? CROWN * layout.hexMm : 0
  const near = hexesInRect(rect, layout, reach)
  const traced = near.filter((hex) => (lookOf(scene, hex) ?? 'clear') !== 'clear')
  if (traced.length === 0) return []
  const path = pass === 'terrain' ? regionPath(traced, layout) : circles(traced, hexRadius(layout) + reach)
  return [{ kind: 'group', clip: { path }, ops: paint() }]
}

function circles(middles: readonly Point[], radius: number): Path {
  const path = new PathBuilder()
  for (const { x, y } of middles) path.circle(x, y, radius)
  return path.build()
}
