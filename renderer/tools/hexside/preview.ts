/** Draws the hexside tool's preview: the sides lit, the feature as a ghost, the start of a chain. */
import { hexsideAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { type HexsideKey, hexsideKey } from '#shared/hex/hexside'
import { vertexPoint } from '#shared/hex/layout'
import { type Vertex } from '#shared/hex/vertex'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { type ToolContext } from '../../editor/ports/toolContext'
import { insideArrow, type OverlayFrame, sideGlow } from '../overlay/marks'
import { insideArrows } from '../overlay/selectionOverlay'
import { ghostOf } from './ghost'
import { type LaidSide, shownWith } from './laying'
import { type Plan } from './plan'

const NONE: ReadonlyMap<HexsideKey, Axial> = new Map()

/** More sides than this are lit without their ghost: the eye follows the line. */
const MOST_GHOSTS = 60

/** Lights up what a click would set or remove; one side that carries something else shows its inside. */
export function planOps(plan: Plan, row: FeatureRow, context: ToolContext): DrawOp[] {
  const sides = plan.sides.map(({ side }) => side)
  if (plan.removes) return sideGlow(sides, context, 'erase')
  const laid = shownWith(plan.sides, row, context)
  const ghost = laid.length > 0 && laid.length <= MOST_GHOSTS ? ghostOf(plan.sides, laid, row, context) : []
  const glow = ghost.length > 0 ? ghostGlow(plan, laid, row, context) : sideGlow(sides, context, 'hover')
  const insides = row.directional ? new Map(laid.map(({ side, inside }) => [hexsideKey(side), inside])) : NONE
  const told = row.directional || sides.length === 1 ? sides : []
  const arrows = told.flatMap((side) => {
    const inside = insides.get(hexsideKey(side))
    if (inside) return insideArrow(side, inside, context)
    return insideArrows(side, hexsideAt(context.scenario.map, side), context)
  })
  return [...glow, ...ghost, ...arrows]
}

// Under a ghost the light is wider than what it shows; what stands there already is not hidden by it.
function ghostGlow(plan: Plan, laid: readonly LaidSide[], row: FeatureRow, context: ToolContext): DrawOp[] {
  const px = (GHOST_WIDTH * context.layout.hexMm) / context.mmPerPx
  const fresh = new Set((row.sitsInWall ? plan.sides : laid).map(({ side }) => hexsideKey(side)))
  const isFresh = ({ side }: LaidSide): boolean => fresh.has(hexsideKey(side))
  const [lit, there] = [plan.sides.filter(isFresh), plan.sides.filter((side) => !isFresh(side))]
  return [
    ...sideGlow(
      lit.map(({ side }) => side),
      context,
      'hover',
      px,
    ),
    ...sideGlow(
      there.map(({ side }) => side),
      context,
      'hover',
    ),
  ]
}

/** The width of a ghost, in hexes: a wall takes a fifth of one. */
const GHOST_WIDTH = 0.34

/** A dot where a chain goes on from, or where a drag would begin. */
export function vertexDot(vertex: Vertex, frame: OverlayFrame, color: string): DrawOp[] {
  const { x, y } = vertexPoint(vertex, frame.layout)
  const dot = (px: number): readonly number[] => new PathBuilder().circle(x, y, px * frame.mmPerPx).build()
  return [
    { kind: 'path', path: dot(7), fill: solid('#ffffff', 0.9) },
    { kind: 'path', path: dot(4.5), fill: solid(color) },
  ]
}

export const CHAIN_COLOR = '#d9480f'
export const START_COLOR = '#1f6fd6'
