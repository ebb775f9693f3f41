/** Plans a press of the hexside tool: the sides that it sets or removes. Preview, status line and press use the same plan. */
import { type Axial, sameHex } from '#shared/hex/axial'
import { shortestChain } from '#shared/hex/chain'
import { boundaryLoops } from '#shared/hex/boundary'
import { hexsideAt } from '#shared/document/map'
import { type Hexside, hexesOfSide } from '#shared/hex/hexside'
import { type Vertex } from '#shared/hex/vertex'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { type Pointed } from '../gestures/tool'
import {
  carries,
  clearSides,
  clickedSide,
  layFeature,
  removeFeature,
  type LaidSide,
  leftHex,
  onMap,
  type SideContext,
  sidesAround,
} from './laying'
import { pathOfSide, sideBetween, sidesOfPath, verticesAlong, type VertexPath } from './vertexPath'

export interface Plan {
  /** The feature itself, or with Ctrl all that stands on the sides. */
  readonly removes: false | 'feature' | 'all'
  readonly sides: readonly LaidSide[]
}

/** The sides of a path, each with the hex at its left hand as its inside. */
function sidesAlong(path: VertexPath, { layout }: SideContext): LaidSide[] {
  return sidesOfPath(path).map(({ side, from, to }) => ({ side, inside: leftHex(side, from, to, layout) }))
}

/** Plans a path that one side makes: that side, looking toward the pointer. */
export function planOfPath(
  path: VertexPath,
  removes: Plan['removes'],
  pointer: Axial,
  context: SideContext,
): Plan {
  const steps = sidesAlong(path, context)
  const [only] = steps
  const touches = only && hexesOfSide(only.side).some((hex) => sameHex(hex, pointer))
  if (steps.length === 1 && only && touches) return { removes, sides: [clickedSide(only.side, pointer)] }
  return { removes, sides: steps }
}

/** All round some hexes, side after side as one walks round: taken away when it is all there. */
export function planAround(hexes: readonly Axial[], row: FeatureRow, context: SideContext): Plan {
  const boundary = boundaryLoops(hexes).flatMap(({ sides }) => sides)
  const sides = sidesAround(hexes, boundary).filter(({ side }) => onMap(side, context))
  const there = sides.length > 0 && sides.every(({ side }) => carries(side, row, context))
  return { removes: there && 'feature', sides }
}

/** The path that a press starts: the shortest chain from where the last one ended, or the side alone. */
export function pathFrom(end: Vertex | undefined, at: Pointed): VertexPath | undefined {
  if (!end) return pathOfSide(at.hexside)
  const chain = shortestChain(end, at.vertex, { longest: LONGEST_JOINED })
  if (!chain) return undefined
  return [end, ...verticesAlong(end, chain)]
}

/** Sides: a chain is looked for anew at every vertex that the pointer comes to. */
const LONGEST_JOINED = 300

/** The part of a polyline that still stands: its last steps may have been undone. */
export function standing(trail: VertexPath | undefined, { scenario }: SideContext): VertexPath | undefined {
  if (!trail) return undefined
  for (let last = trail.length - 1; last > 0; last--) {
    const side = sideBetween(trail[last - 1] as Vertex, trail[last] as Vertex)
    if (side && hexsideAt(scenario.map, side)) return trail.slice(0, last + 1)
  }
  return undefined
}

/** Does what a plan says, in the open gesture. `earlier` sides are of the same wall. */
export function carryOut(
  plan: Plan,
  row: FeatureRow,
  context: SideContext,
  earlier: readonly Hexside[] = [],
): void {
  const sides = plan.sides.map(({ side }) => side)
  if (plan.removes === 'all') clearSides(sides, context)
  else if (plan.removes) removeFeature(sides, row, context)
  else layFeature(plan.sides, row, context, earlier)
}
