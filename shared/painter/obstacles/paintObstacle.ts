/** Paints obstacles in a style: one fill with its outline for each piece. Lengths in hex widths. */
import { type Point } from '#shared/hex/layout'
import { placeRandom } from '../noise'
import { type Color, type DrawOp, solid } from '../ops'
import { PathBuilder } from '../path'
import { rule, type Ruling } from '../ruling'
import { type Detail } from '../style'
import { type ObstacleLook, OBSTACLES } from './index'
import { type ObstacleSetting, movedPiece, type Piece, type Material } from './pieces'

/** The tints and lines with which a style paints pieces. */
export interface PieceStyle {
  /** A material under light from -1 (in the shade) over 0 (flat ground) to 1. */
  tint(material: Material, light: number): Color
  /** Ruled over its tint, in black. */
  ruling?(material: Material, light: number): readonly Ruling[]
  readonly line: Color
  readonly lineWidth: number
  /** The shadows of all pieces, below them. */
  shadow?(pieces: readonly Piece[]): DrawOp[]
}

export interface Lying {
  readonly center: Point
  /** Radians, clockwise from 12 o'clock. */
  readonly angle: number
  readonly front: ObstacleSetting['front']
}

// Low in the north-west.
const LIGHT: Point = { x: -Math.SQRT1_2, y: -Math.SQRT1_2 }

function lightOn({ faces }: Piece): number {
  if (!faces) return 0
  const length = Math.hypot(faces.x, faces.y) || 1
  return (faces.x * LIGHT.x + faces.y * LIGHT.y) / length
}

function polylines(lines: readonly (readonly Point[])[]): PathBuilder {
  const path = new PathBuilder()
  for (const line of lines) path.polyline(line)
  return path
}

export function paintObstacle(look: ObstacleLook, lying: Lying, style: PieceStyle, detail: Detail): DrawOp[] {
  const { center, angle, front } = lying
  const random = placeRandom(center, 96)
  const pieces = OBSTACLES[look]({ front, random }).map((piece) => movedPiece(piece, center, angle))
  const width = style.lineWidth * (detail <= 1 ? 1.4 : 1)
  const line = { color: style.line, width, join: 'round', cap: 'round' } as const
  return [
    ...(detail >= 2 ? (style.shadow?.(pieces) ?? []) : []),
    ...pieces.flatMap((piece): DrawOp[] => {
      const path = new PathBuilder().polygon(piece.outline).build()
      const light = lightOn(piece)
      const fill = solid(style.tint(piece.material, light))
      if (detail === 0) return [{ kind: 'path', path, fill }]
      const ruled = style.ruling?.(piece.material, light) ?? []
      const body: DrawOp[] =
        ruled.length === 0
          ? [{ kind: 'path', path, fill, stroke: line }]
          : [
              { kind: 'path', path, fill },
              // In hex widths already.
              ...rule(ruled, { color: style.line, hexMm: 1, outline: path }),
              { kind: 'path', path, stroke: line },
            ]
      if (detail < 3 || !piece.lines) return body
      const lines = polylines(piece.lines).build()
      return [...body, { kind: 'path', path: lines, stroke: { ...line, width: width * 0.7, opacity: 0.6 } }]
    }),
  ]
}
