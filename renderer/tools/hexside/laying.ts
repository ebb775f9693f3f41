/** Sets or removes one feature on a row of sides, each with the hex that is its inside (SID-3, SID-4). */
import { closingSides } from '#shared/checks/closingWalls'
import { clearHexside } from '#shared/commands/clearHexside'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { halfOf, hexsideAt } from '#shared/document/map'
import { type HexsideHalf } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Hexside, hexesOfSide, hexsideKey } from '#shared/hex/hexside'
import { hexCenter, type Layout, vertexPoint } from '#shared/hex/layout'
import { type Vertex } from '#shared/hex/vertex'
import { flood } from '#shared/rules/engine/walls'
import { type FeatureRow } from '#shared/rules/mapRows'
import { type ToolContext } from '../tool'

/** A side to lay, and which of its hexes is inside as long as no enclosure says otherwise. */
export interface LaidSide {
  readonly side: Hexside
  readonly inside: Axial
}

/** The hex at the left hand of someone who walks along a side from one vertex to the next. */
export function leftHex(side: Hexside, from: Vertex, to: Vertex, layout: Layout): Axial {
  const [a, b] = [vertexPoint(from, layout), vertexPoint(to, layout)]
  const [owner, across] = hexesOfSide(side)
  const center = hexCenter(owner, layout)
  // y runs down: what lies left of the way has a negative cross product.
  const turn = (b.x - a.x) * (center.y - a.y) - (b.y - a.y) * (center.x - a.x)
  return turn < 0 ? owner : across
}

/** True when the side carries the feature already: then a click takes it away. */
export function carries(side: Hexside, row: FeatureRow, context: ToolContext): boolean {
  return hexsideAt(context.scenario.map, side)?.[row.slot]?.feature === row.id
}

export function removeFeature(sides: readonly Hexside[], row: FeatureRow, context: ToolContext): void {
  if (sides.length === 0) return
  context.gesture.run(clearHexside, { sides: sides.map(hexsideKey), slots: [row.slot], label: row.name })
}

/** Lays a feature in the open gesture; a directional one looks away from the area that the walls now enclose. */
export function layFeature(sides: readonly LaidSide[], row: FeatureRow, context: ToolContext): void {
  if (sides.length === 0) return
  lay(sides, row, context)
  if (!row.directional) return
  const enclosed = enclosedHexes(sides, context)
  const turned = sides.flatMap(({ side, inside }) => {
    const within = hexesOfSide(side).filter((hex) => enclosed.has(hexKey(hex)))
    const [only] = within
    const known = within.length === 1 && only !== undefined && hexKey(only) !== hexKey(inside)
    return known ? [{ side, inside: only }] : []
  })
  lay(turned, row, context)
}

function lay(sides: readonly LaidSide[], row: FeatureRow, context: ToolContext): void {
  for (const half of ['owner', 'across'] as const) {
    const group = row.directional ? sides.filter(({ side, inside }) => halfOf(side, inside) === half) : sides
    if (group.length > 0)
      context.gesture.run(setHexsideFeature, {
        sides: group.map(({ side }) => hexsideKey(side)),
        slot: row.slot,
        value: valueOf(row, half),
        label: row.name,
        ...(row.sitsInWall ? { wall: context.ruleset.defaultWall } : {}),
      })
    if (!row.directional) return
  }
}

// Doors and gates are hung closed.
function valueOf(row: FeatureRow, half: HexsideHalf) {
  return {
    feature: row.id,
    ...(row.directional ? { inside: half } : {}),
    ...(row.hasState ? { state: 'closed' as const } : {}),
  }
}

// The hexes of the enclosed areas that touch the sides.
function enclosedHexes(sides: readonly LaidSide[], context: ToolContext): ReadonlySet<string> {
  const walls = closingSides(context.scenario, context.ruleset)
  const enclosed = new Set<string>()
  const open = new Set<string>()
  for (const { side } of sides)
    for (const hex of hexesOfSide(side)) {
      const key = hexKey(hex)
      if (enclosed.has(key) || open.has(key)) continue
      const area = flood(walls, hex)
      if (area) for (const inner of area) enclosed.add(hexKey(inner))
      else open.add(key)
    }
  return enclosed
}
