/** The counter that the select tool takes, as a handle: it moves from hex to hex, and its ghost with the pointer. */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/types'
import { addHex, type Axial, hexKey, parseHexKey, sameHex, subtractHex } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type DrawOp } from '#shared/painter/ops'
import { faded } from '../editor/layers'
import { type Handle } from '../editor/ports/handle'
import { type ToolContext } from '../editor/ports/toolContext'
import { ghost } from './overlay/counterGhost'

/** Hexes; beside it a press may mean the side. */
const REACH = 0.43
const OPACITY = 0.6

/** Counters under way. */
export interface Carried {
  readonly counters: readonly CounterId[]
  /** The hex in which they were pressed, and the one to which it has come. */
  readonly from: Axial
  readonly to: Axial
}

/** @param hex where it lies; while it is carried, where it was pressed */
export function counterHandle(hex: Axial, carried: Carried | undefined, context: ToolContext): Handle {
  const { layout } = context
  const look = carried ? ghosts(carried, context) : []
  return { kind: 'piece', id: 'counter', at: hexCenter(hex, layout), reachMm: REACH * layout.hexMm, look }
}

// Painted once a drag, which is told by the place where it began.
const painted = new WeakMap<Axial, readonly DrawOp[]>()

function ghosts(carried: Carried, context: ToolContext): readonly DrawOp[] {
  const known = painted.get(carried.from)
  if (known) return known
  const ops = faded(paint(carried, context), OPACITY)
  painted.set(carried.from, ops)
  return ops
}

// Of those in the hex that was pressed, where they lay: the canvas shifts them. The others of a large group only move.
function paint({ counters, from, to }: Carried, context: ToolContext): DrawOp[] {
  const { scenario } = context
  return counters.flatMap((id) => {
    const counter = scenario.counters[id]
    if (counter?.hex === undefined || !footprint(scenario, counter).some((hex) => sameHex(hex, to))) return []
    const before = addHex(parseHexKey(counter.hex), subtractHex(from, to))
    return ghost({ ...counter, hex: hexKey(before) }, context)
  })
}
