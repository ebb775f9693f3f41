/**
 * The feature as it will look, drawn by the map's style over the sides to be placed. Styles load after the start: until
 * then only the sides light up, without a ghost.
 */
import { halfOf, hexsideAt } from '#shared/document/map'
import { type HexsideFeatures } from '#shared/document/types'
import { type HexsideKey, hexsideKey } from '#shared/hex/hexside'
import { type DrawOp } from '#shared/painter/ops'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type LaidSide, stateOf } from './laying'
import { type paintSides as PaintSides } from './paintSides'
import { wallFor } from './wallFor'

let painter: typeof PaintSides | undefined
let asked = false

/** Fetches the painter, so that the first ghost need not wait for it. */
export function loadedPainter(): typeof PaintSides | undefined {
  if (!asked) {
    asked = true
    void import('./paintSides').then(({ paintSides }) => (painter = paintSides))
  }
  return painter
}

// One at a time: the pointer is over one place, and moves within it.
let last: { readonly of: readonly unknown[]; readonly ops: DrawOp[] } | undefined

/** The ghost of the sides of a way once the feature is placed on some of them. */
export function ghostOf(
  way: readonly LaidSide[],
  laid: readonly LaidSide[],
  row: FeatureRow,
  context: ToolContext,
): DrawOp[] {
  const paint = loadedPainter()
  if (!paint) return []
  const { scenario, ruleset, view } = context
  const will = features(way, laid, row, context)
  const of = [scenario.map, ruleset, view.style, JSON.stringify(will)]
  if (!last || last.of.some((part, index) => part !== of[index]))
    last = { of, ops: [{ kind: 'group', opacity: 0.75, ops: paint(will, scenario, ruleset, view.style) }] }
  return last.ops
}

function features(
  way: readonly LaidSide[],
  laid: readonly LaidSide[],
  row: FeatureRow,
  context: ToolContext,
): Record<HexsideKey, HexsideFeatures> {
  const { map } = context.scenario
  const state = stateOf(row, context)
  const will: Record<HexsideKey, HexsideFeatures> = {}
  for (const { side, inside } of row.sitsInWall ? way : []) {
    const present = hexsideAt(map, side)
    if (!present?.barrier) will[hexsideKey(side)] = { ...present, barrier: wallFor(side, inside, context) }
  }
  for (const { side, inside } of laid) {
    const key = hexsideKey(side)
    const half = row.directional ? { inside: halfOf(side, inside) } : {}
    will[key] = { ...hexsideAt(map, side), ...will[key], [row.slot]: { feature: row.id, ...half, ...state } }
  }
  return will
}
