/** The counter that the select tool takes, as a handle: it moves from hex to hex, and its ghost with the pointer. */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { addHex, type Axial, hexKey, parseHexKey, sameHex, subtractHex } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type Handle, type Piece } from '../editor/ports/handle'
import { type ToolContext } from '../editor/ports/toolContext'
import { ghost } from './overlay/counterGhost'

/** Hexes; beside it a press may mean the side. */
const REACH = 0.43

/** Counters under way. */
interface Carried {
  readonly counters: readonly CounterId[]
  /** The hex in which they were pressed, and the one to which it has come. */
  readonly from: Axial
  readonly to: Axial
}

/** @param hex where it lies; while it is carried, where it was pressed */
export function counterHandle(hex: Axial, carried: Carried | undefined, context: ToolContext): Handle {
  const { layout } = context
  const ghosts = carried ? ghostsOf(carried, context) : NONE
  return {
    kind: 'piece',
    id: 'counter',
    at: hexCenter(hex, layout),
    reachMm: REACH * layout.hexMm,
    ...ghosts,
  }
}

type Ghosts = Pick<Piece, 'look' | 'counters'>
const NONE: Ghosts = { look: [], counters: [] }

// Painted once a drag, which is shown by the place where it began.
const painted = new WeakMap<Axial, Ghosts>()

function ghostsOf(carried: Carried, context: ToolContext): Ghosts {
  const known = painted.get(carried.from)
  if (known) return known
  const ghosts = paint(carried, context)
  painted.set(carried.from, ghosts)
  return ghosts
}

// Those in the hex that was pressed are painted where they lay: the canvas shifts them. The others of a large group only move.
function paint({ counters: all, from, to }: Carried, context: ToolContext): Ghosts {
  const { scenario } = context
  const placed = all.flatMap((id) => {
    const counter = scenario.counters[id]
    if (counter?.hex === undefined || !footprint(scenario, counter).some((hex) => sameHex(hex, to))) return []
    return [{ id, counter, before: addHex(parseHexKey(counter.hex), subtractHex(from, to)) }]
  })
  const look = placed.flatMap(({ counter, before }) => ghost({ ...counter, hex: hexKey(before) }, context))
  // Their painter may not have come yet.
  return look.length === 0 ? NONE : { look, counters: placed.map(({ id }) => id) }
}
