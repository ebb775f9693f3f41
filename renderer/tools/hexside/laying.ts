/** Sets or removes one feature on a row of sides, each with the hex that is its inside (SID-3, SID-4). */
import { insideByLevel, insideOfSides } from '#shared/rules/engine/inside'
import { closes } from '#shared/rules/engine/closingWalls'
import { clearHexside } from '#shared/commands/clearHexside'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { turnInside } from '#shared/commands/turnInside'
import { halfOf, hexsideAt } from '#shared/document/map'
import { type Barrier, type HexsideHalf, type Opening } from '#shared/document/types'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Hexside, hexesOfSide, type HexsideKey, hexsideKey } from '#shared/hex/hexside'
import { hexCenter, type Layout, vertexPoint } from '#shared/hex/layout'
import { type Vertex } from '#shared/hex/vertex'
import { featureRow } from '#shared/rules/contract/rows'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { type ToolContext } from '../../editor/ports/toolContext'
import { wallFor } from './wallFor'

/** The context of laying: a tool's context is one, an action makes one from the editor. */
export type SideContext = Pick<ToolContext, 'scenario' | 'ruleset' | 'options' | 'layout' | 'gesture'>

/** A side to lay, and which of its hexes is inside as long as no enclosure says otherwise. */
export interface LaidSide {
  readonly side: Hexside
  readonly inside: Axial
  /** It is inside, whatever else encloses: the feature is placed all round it. */
  readonly fixed?: true
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

export function onMap(side: Hexside, { layout }: SideContext): boolean {
  return hexesOfSide(side).some((hex) => onGrid(hex, layout.grid))
}

/** True when the side carries the feature already: then a click takes it away. */
export function carries(side: Hexside, row: FeatureRow, context: SideContext): boolean {
  return hexsideAt(context.scenario.map, side)?.[row.slot]?.feature === row.id
}

/** The row on the side that cannot hold the feature: a slit sits in what closes, or in open ground in a new wall. */
export function obstructs(side: Hexside, row: FeatureRow, context: SideContext): FeatureRow | undefined {
  if (!row.sitsInWall) return undefined
  const { scenario, ruleset } = context
  const standing = standingFeatures({ scenario, rows: ruleset }, side)
  return closes(ruleset, standing) ? undefined : featureRow(ruleset, standing?.barrier?.feature)
}

/** Takes the feature off the sides that carry it; with a wall goes what sat in it, with a slit the slit alone (SID-4). */
export function removeFeature(sides: readonly Hexside[], row: FeatureRow, context: SideContext): void {
  const { gesture } = context
  const carrying = sides.filter((side) => carries(side, row, context))
  if (carrying.length === 0) return
  const opened = row.slot === 'barrier' ? withOpenings(carrying, context) : []
  gesture.run(clearHexside, { sides: carrying.map(hexsideKey), slots: [row.slot], label: row.name })
  if (opened.length > 0) gesture.run(clearHexside, { sides: opened.map(hexsideKey), slots: ['opening'] })
}

function withOpenings(sides: readonly Hexside[], { scenario, ruleset }: SideContext): Hexside[] {
  return sides.filter(
    (side) => featureRow(ruleset, hexsideAt(scenario.map, side)?.opening?.feature)?.sitsInWall,
  )
}

// Slits all along a wall leave its gate alone; a click on the gate means it.
function holdsOther(side: Hexside, { slot }: FeatureRow, { scenario }: SideContext): boolean {
  return slot === 'opening' && hexsideAt(scenario.map, side)?.opening !== undefined
}

/**
 * The sides that the feature will be placed on, each with its inside as levels and enclosures tell; a side that has it
 * already, or whose hedge cannot hold it, is left out. Changes nothing.
 */
function laidWith(sides: readonly LaidSide[], row: FeatureRow, context: SideContext): readonly LaidSide[] {
  const { scenario, ruleset } = context
  const every = row.slot === 'opening' ? context.options.openingEvery : 1
  const fresh = sides.filter(
    ({ side }, index) =>
      index % every === 0 &&
      onMap(side, context) &&
      !carries(side, row, context) &&
      !obstructs(side, row, context) &&
      !(sides.length > 1 && holdsOther(side, row, context)),
  )
  if (!row.directional && !row.sitsInWall) return fresh
  const all = sides.map(({ side }) => side)
  const planned = row.closes || row.sitsInWall ? all : []
  const asked = fresh.filter(({ fixed }) => !fixed).map(({ side }) => side)
  const insides = insideOfSides(scenario, ruleset, asked, planned)
  return fresh.map((laid) => {
    const known = laid.fixed ? laid.inside : insides.get(hexsideKey(laid.side))
    return { ...laid, inside: insideByLevel(scenario.map, laid.side, row) ?? known ?? laid.inside }
  })
}

/** The features that go when this one is placed: what stood in its place, and what sat in a wall that a hedge replaces. */
export function replacedBy(
  sides: readonly LaidSide[],
  row: FeatureRow,
  { scenario, ruleset }: SideContext,
): readonly FeatureRow[] {
  const gone = sides.flatMap(({ side }) => {
    const present = hexsideAt(scenario.map, side)
    const before = featureRow(ruleset, present?.[row.slot]?.feature)
    const opening = featureRow(ruleset, present?.opening?.feature)
    const isDropped = row.slot === 'barrier' && !row.closes && opening?.sitsInWall
    return [before ?? [], (isDropped ? opening : undefined) ?? []].flat()
  })
  return [...new Set(gone)].filter(({ id }) => id !== row.id)
}

let lastShown: { readonly of: readonly unknown[]; readonly laid: readonly LaidSide[] } | undefined

/** As `laidWith`, which is asked at every move of the pointer, to show and to lay: the last answer is kept. */
export function shownWith(
  sides: readonly LaidSide[],
  row: FeatureRow,
  context: SideContext,
): readonly LaidSide[] {
  const of = [context.scenario.map, context.ruleset, context.options, row, JSON.stringify(sides)]
  if (!lastShown || of.some((part, index) => part !== lastShown?.of[index]))
    lastShown = { of, laid: laidWith(sides, row, context) }
  return lastShown.laid
}

/** Lays a feature in the open gesture. `earlier` sides of the same wall are turned when it closes round them. */
export function layFeature(
  sides: readonly LaidSide[],
  row: FeatureRow,
  context: SideContext,
  earlier: readonly Hexside[] = [],
): void {
  const fresh = shownWith(sides, row, context)
  // The walls that openings need, along all of the way: what they are is read before anything is placed.
  const walls = row.sitsInWall ? wallsUnder(sides, fresh, row, context) : []
  for (const half of HALVES) {
    const group = row.directional ? fresh.filter(({ side, inside }) => halfOf(side, inside) === half) : fresh
    run(
      group,
      row,
      { feature: row.id, ...(row.directional && { inside: half }), ...stateOf(row, context) },
      context,
    )
    if (!row.directional) break
  }
  for (const { side, barrier } of walls) {
    const wall = featureRow(context.ruleset, barrier.feature)
    if (wall) run([{ side }], wall, barrier, context)
  }
  if (row.slot === 'barrier' && !row.closes) dropOpenings(fresh, context)
  turnTo(sides, earlier, row, context)
}

const HALVES: readonly HexsideHalf[] = ['owner', 'across']

function run(
  sides: readonly { readonly side: Hexside }[],
  row: FeatureRow,
  value: Barrier | Opening,
  context: SideContext,
): void {
  if (sides.length === 0) return
  const keys = sides.map(({ side }) => hexsideKey(side))
  context.gesture.run(setHexsideFeature, { sides: keys, slot: row.slot, value, label: row.name })
}

function wallsUnder(
  sides: readonly LaidSide[],
  fresh: readonly LaidSide[],
  row: FeatureRow,
  context: SideContext,
): { side: Hexside; barrier: Barrier }[] {
  const { scenario, ruleset } = context
  const insides = new Map(fresh.map(({ side, inside }) => [hexsideKey(side), inside]))
  return sides.flatMap((laid) => {
    const { side } = laid
    const standing = standingFeatures({ scenario, rows: ruleset }, side)
    if (standing?.barrier || !onMap(side, context) || carries(side, row, context)) return []
    const inside = insides.get(hexsideKey(side)) ?? laid.inside
    return [{ side, barrier: wallFor(side, inside, context) }]
  })
}

// An opening of the wall cannot sit in the hedge that takes its place.
function dropOpenings(sides: readonly LaidSide[], context: SideContext): void {
  const opened = withOpenings(
    sides.map(({ side }) => side),
    context,
  )
  if (opened.length > 0)
    context.gesture.run(clearHexside, { sides: opened.map(hexsideKey), slots: ['opening'] })
}

// All round some hexes, what was there looks in as well; a wall that closes turns what was placed of it before.
function turnTo(
  sides: readonly LaidSide[],
  earlier: readonly Hexside[],
  row: FeatureRow,
  context: SideContext,
): void {
  if (!row.directional) return
  const { scenario, ruleset } = context
  const known = insideOfSides(scenario, ruleset, earlier)
  const insides: Record<HexsideKey, HexsideHalf> = {}
  for (const side of earlier) {
    const inside = insideByLevel(scenario.map, side, row) ?? known.get(hexsideKey(side))
    if (inside) insides[hexsideKey(side)] = halfOf(side, inside)
  }
  for (const { side, inside, fixed } of sides)
    if (fixed && !insideByLevel(scenario.map, side, row)) insides[hexsideKey(side)] = halfOf(side, inside)
  if (Object.keys(insides).length > 0) context.gesture.run(turnInside, { insides })
}

/** Doors and gates are hung closed, walls are built whole, unless the options say otherwise. */
export function stateOf(row: FeatureRow, { options, scenario }: SideContext): Partial<Barrier & Opening> {
  const { state, portcullis, owner, guests, integrity } = options.sideState
  const owned = owner && owner in scenario.sides ? owner : undefined
  const passing = (guests ?? []).filter((id) => id in scenario.sides && id !== owned)
  return {
    ...(row.hasState && { state: state ?? 'closed' }),
    ...(row.hasPortcullis && portcullis && portcullis !== 'none' && { portcullis }),
    ...((row.hasState || row.hasOwner) && owned && { owner: owned }),
    ...(row.hasOwner && passing.length > 0 && { guests: passing }),
    ...(row.integrity !== undefined &&
      typeof integrity === 'number' &&
      integrity < row.integrity && { integrity }),
  }
}

/** Takes all but ways off the sides. */
export function clearSides(sides: readonly Hexside[], context: SideContext): void {
  const carrying = sides.filter((side) => isBuiltOn(side, context))
  if (carrying.length > 0)
    context.gesture.run(clearHexside, {
      sides: carrying.map(hexsideKey),
      slots: ['barrier', 'opening', 'fixture'],
    })
}

/** Does anything stand there that this tool lays? */
export function isBuiltOn(side: Hexside, { scenario }: Pick<SideContext, 'scenario'>): boolean {
  const { barrier, opening, fixture } = hexsideAt(scenario.map, side) ?? {}
  return (barrier ?? opening ?? fixture) !== undefined
}

/** The sides round some hexes, each with its own hex inside. */
export function sidesAround(hexes: readonly Axial[], boundary: readonly Hexside[]): LaidSide[] {
  const inside = new Set(hexes.map(hexKey))
  return boundary.map((side) => {
    const [a, b] = hexesOfSide(side)
    return { side, inside: inside.has(hexKey(a)) ? a : b, fixed: true }
  })
}

/** A side that a click alone sets: in the open it looks toward the pointer. */
export function clickedSide(side: Hexside, pointer: Axial): LaidSide {
  const [owner, across] = hexesOfSide(side)
  return { side, inside: sameHex(owner, pointer) ? owner : across }
}
