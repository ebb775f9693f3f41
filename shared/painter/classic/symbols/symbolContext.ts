/** The context in which a terrain symbol is drawn. */
import { type Axial } from '#shared/hex/axial'
import { type Layout, type Point } from '#shared/hex/layout'
import { type TerrainLook } from '#shared/rules/map/looks'
import { type PlacedHex } from '../../hexesInRect'
import { type HexShape } from '../../hexShape'
import { type PathBuilder } from '../../path'
import { type Detail } from '../../style'
import { type TerrainInk } from './inks'
import { hash } from '../../noise'

export interface SymbolContext {
  readonly spot: PlacedHex
  readonly layout: Layout
  /** Width of a hex, mm. */
  readonly w: number
  readonly detail: Detail
  readonly shape: HexShape
  pen(ink: TerrainInk): PathBuilder
  /** Undefined off the map. */
  lookAt(hex: Axial): TerrainLook | undefined
  /** The area that a hex belongs to; undefined off the map. */
  areaAt(hex: Axial): string | number | undefined
}

/** Draws the symbols of one hex; they stay in it, or are owned by the hexside or vertex they stand on. */
export type Symbol = (context: SymbolContext) => void

/** A number in [0, 1) of this hex. */
export function chance({ spot }: SymbolContext, salt: number): number {
  return hash(spot.q, spot.r, salt)
}

/** A point by angle (radians, clockwise from 12 o'clock) and distance from the centre in hexes, jittered in hexes. */
export function pointAt(
  context: SymbolContext,
  angle: number,
  distance: number,
  jitter: { readonly by: number; readonly salt: number },
): Point {
  const { spot, w } = context
  return {
    x: spot.x + Math.sin(angle) * distance * w + (chance(context, jitter.salt) - 0.5) * 2 * jitter.by * w,
    y: spot.y - Math.cos(angle) * distance * w + (chance(context, jitter.salt + 1) - 0.5) * 2 * jitter.by * w,
  }
}

// Cosine and sine of the notches and tops of a shape of so many lobes: crowns are drawn by the thousand.
const lobeTables = new Map<number, readonly number[]>()

function lobeTable(lobes: number): readonly number[] {
  let table = lobeTables.get(lobes)
  if (!table) {
    const angles = Array.from({ length: 2 * lobes }, (_, index) => (index * Math.PI) / lobes)
    table = angles.flatMap((angle) => [Math.cos(angle), Math.sin(angle)])
    lobeTables.set(lobes, table)
  }
  return table
}

/** A round shape of `lobes` bulges, turned by `turn` radians. */
export function lobed(path: PathBuilder, at: Point, radius: number, lobes: number, turn = 0): void {
  const table = lobeTable(lobes)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [notch, bulge] = [radius * 0.84, radius * 1.24]
  path.move(at.x + cos * notch, at.y + sin * notch)
  for (let lobe = 0; lobe < lobes; lobe++) {
    const top = 4 * lobe + 2
    const end = (top + 2) % table.length
    const [topX, topY] = [table[top] as number, table[top + 1] as number]
    const [endX, endY] = [table[end] as number, table[end + 1] as number]
    path.quad(
      at.x + (topX * cos - topY * sin) * bulge,
      at.y + (topX * sin + topY * cos) * bulge,
      at.x + (endX * cos - endY * sin) * notch,
      at.y + (endX * sin + endY * cos) * notch,
    )
  }
  path.close()
}
