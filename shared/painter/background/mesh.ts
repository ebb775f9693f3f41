/**
 * A warped picture as pieces of the picture, each affine: what canvas, SVG and PDF can all draw. Rectangles of the map are halved
 * until no piece is off by more than a two-hundred-and-fiftieth of a hex, so that an affine fit is one piece.
 */
import {
  type Affine,
  affineThrough,
  applyAffine,
  scaleOfAffine,
  type Tie,
} from '#shared/document/background/affine'
import { type Point } from '#shared/hex/layout'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type Rect } from '../ops'
import { type PlacedPicture } from '../placedBackground'

export interface Piece {
  /** A rectangle of the map, mm. */
  readonly rect: Rect
  /** The transform from mm to pixels within the rectangle. */
  readonly affine: Affine
}

/** The error allowed to a piece, hexes. */
const TOLERANCE = 0.004
/** Times that the picture is halved each way, at most. */
const DEEPEST = 6

const meshes = new WeakMap<PlacedPicture, readonly Piece[]>()

export function meshOf(picture: PlacedPicture): readonly Piece[] {
  let mesh = meshes.get(picture)
  if (!mesh) meshes.set(picture, (mesh = newMesh(picture)))
  return mesh
}

function newMesh(picture: PlacedPicture): Piece[] {
  const { fit } = picture
  const whole = boxOnMap(picture)
  if (!fit.isWarped) return [{ rect: whole, affine: fit.affine }]
  const pieces: Piece[] = []
  const add = (rect: Rect, depth: number): void => {
    const ties = samples(rect).map((map): Tie => ({ map, picture: fit.toPicture(map) }))
    if (!isTouched(ties, picture)) return
    const affine = affineThrough(ties) ?? fit.affine
    const limit = TOLERANCE * picture.hexMm * scaleOfAffine(fit.affine)
    const fits = ties.every((tie) => apart(applyAffine(affine, tie.map), tie.picture) <= limit)
    if (fits || depth === DEEPEST) pieces.push({ rect, affine })
    else for (const quarter of quarters(rect)) add(quarter, depth + 1)
  }
  add(whole, 0)
  return pieces
}

/** The box that holds all of the picture, mm. */
function boxOnMap({ width, height, fit }: PlacedPicture): Rect {
  const rim = samples({ x: 0, y: 0, width, height }, 4).map((point) => fit.toMap(point))
  const [left, top] = [leastOf(rim.map(({ x }) => x)), leastOf(rim.map(({ y }) => y))]
  const [right, bottom] = [greatestOf(rim.map(({ x }) => x)), greatestOf(rim.map(({ y }) => y))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function samples({ x, y, width, height }: Rect, steps = 2): Point[] {
  const parts = Array.from({ length: steps + 1 }, (_, index) => index / steps)
  return parts.flatMap((u) => parts.map((v) => ({ x: x + u * width, y: y + v * height })))
}

function quarters({ x, y, width, height }: Rect): Rect[] {
  const [w, h] = [width / 2, height / 2]
  return [0, 1].flatMap((row) =>
    [0, 1].map((column) => ({ x: x + column * w, y: y + row * h, width: w, height: h })),
  )
}

// Beyond the picture there is nothing to draw.
function isTouched(ties: readonly Tie[], { width, height }: PlacedPicture): boolean {
  const [xs, ys] = [ties.map(({ picture }) => picture.x), ties.map(({ picture }) => picture.y)]
  return greatestOf(xs) > 0 && leastOf(xs) < width && greatestOf(ys) > 0 && leastOf(ys) < height
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
