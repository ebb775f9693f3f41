/** The search of a simple unit: over hexes, and over placements and facings where it has them. */
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { type FacingGraph } from '../../engine/leastCostsByFacing'
import { BARRED, ENDS_MOVE, FRIENDS, KEEPS_FACING } from './cellMarks'
import { hasFacing, type Move, turningOf } from './move'
import { stepCost } from './movementCosts'
import { FACINGS_AHEAD, oneTurnStepFrom } from './movementFacings'
import { type MovementCost } from '../figures/movementFigures'
import { type Unit } from '../units/unit'
import { type MovementMode } from './movementMode'

/** The one facing of a unit that turns freely has all directions in front. */
const FREE_AHEAD: readonly number[] = DIRECTIONS.map(() => 1)

/**
 * Steps into the front zone, changes of placement and turns. Where a hex imposes wandering the move ends, and where large
 * friends stand the unit keeps the facing that it came with; both but for the hex it starts from.
 * @rule CM-ORI-2
 * @rule CM-ORI-3
 * @rule CM-ORI-5
 * @rule CM-TER-4
 * @rule CM-WAN-1
 * @interpretation "First" and "further" turn steps are counted over the whole move. Passing through a friend is entering its
 * hex in its position and leaving it again for another hex; the hex that the move starts from is not passed through.
 */
export function simpleSearch(move: Move): FacingGraph {
  const { placementCosts, marks } = move
  const { moves, changes } = move.mode
  const { steps } = move.window
  const { slots, slotBits, places } = move.stances
  const { passingFriend } = move.position.rules.figures.movement
  const { first, further } = turningOf(move)
  const turns = hasFacing(move.unit)
  // By direction, the facings that have it in front.
  const ahead = turns ? FACINGS_AHEAD : FREE_AHEAD
  // By placement, those that a step leads to.
  const leadTo = (slot: number, extra: number) => ({
    slot,
    extra,
    costs: placementCosts.steps[slot] as Int16Array,
    there: marks[slot] as Uint8Array,
  })
  const leads = moves.map((may, slot) => [
    ...(may ? [leadTo(slot, 0)] : []),
    ...(changes[slot] ?? []).flatMap(({ slot: other, withStep }) =>
      withStep === undefined || !may ? [] : [leadTo(other, withStep)],
    ),
  ])
  const comesOut = outOfRock(move, ahead)

  // A state is a place, numbered higher by `places` while no turn has been made (the picture at `Stances`); `facings` is a
  // mask, bit f for the facing f. Each way out is written into the three lists at the same index.
  function stepsOut(
    state: number,
    facings: number,
    to: Int32Array,
    toFacings: Int32Array,
    cost: Int32Array,
  ): number {
    const base = state < places ? 0 : places
    const place = state - base
    const cell = place >> slotBits
    const slot = place & (slots - 1)
    let count = 0
    if (!moves[slot]) {
      // In rock a unit is at its start only.
      for (const { cell: out, halves, facings: before } of comesOut(cell, slot)) {
        if ((facings & before) === 0) continue
        to[count] = out * slots + base
        toFacings[count] = facings & before
        cost[count++] = halves
      }
      return count
    }
    const mark = (marks[slot] as Uint8Array)[cell] as number
    if ((mark & ENDS_MOVE) !== 0) return 0
    const through = (mark & FRIENDS) === 0 ? 0 : passingFriend
    const targets = leads[slot] as (typeof leads)[number]
    for (let lead = 0; lead < targets.length; lead++) {
      const { slot: target, extra, costs, there } = targets[lead] as (typeof targets)[number]
      for (let way = 0; way < 6; way++) {
        const facing = facings & (ahead[way] as number)
        const halves = costs[cell * 6 + way] as number
        if (facing === 0 || halves < 0) continue
        const next = cell + (steps[way] as number)
        if (((there[next] as number) & BARRED) !== 0) continue
        to[count] = next * slots + target + base
        toFacings[count] = facing
        cost[count++] = halves + extra + through
      }
    }
    const others = changes[slot] as MovementMode['changes'][number]
    for (let change = 0; change < others.length; change++) {
      const { slot: target, inPlace } = others[change] as (typeof others)[number]
      const bars = ((marks[target] as Uint8Array)[cell] as number) & BARRED
      if (bars !== 0 || ((placementCosts.hexes[target] as Int16Array)[cell] as number) < 0) continue
      to[count] = cell * slots + target + base
      toFacings[count] = facings
      cost[count++] = inPlace
    }
    if (!turns || (mark & KEEPS_FACING) !== 0) return count
    to[count] = place
    toFacings[count] = oneTurnStepFrom(facings)
    cost[count++] = base === 0 ? further : first
    return count
  }

  return { places: 2 * places, mostSteps: (6 + 1) * slots + 1, stepsOut }
}

interface WayOut {
  readonly cell: number
  readonly halves: number
  /** Those that have it in front. */
  readonly facings: number
}

/**
 * The hexes where a unit in shallow infiltration comes out onto the ground, at their normal cost: its own, or one before it.
 * @param ahead by direction, the facings that have it in front.
 * @rule CM-INF-2
 */
function outOfRock(
  { position, unit, mode, window, placementCosts, marks }: Move,
  ahead: readonly number[],
): (cell: number, slot: number) => readonly WayOut[] {
  const shallow: Unit = { ...unit, placement: 'shallow-infiltration' }
  const known = new Map<number, readonly WayOut[]>()
  const isOpen = (cell: number): boolean => ((marks[0]?.[cell] as number) & BARRED) === 0
  const waysFrom = (from: number): WayOut[] => {
    const hex = window.hexOf(from)
    const out = [
      { cell: from, facings: -1, halves: placementCosts.hexes[0]?.[from] as MovementCost },
      ...DIRECTIONS.map((way) => ({
        cell: from + (window.steps[way] as number),
        facings: ahead[way] as number,
        halves: stepCost(position, shallow, hex, neighbor(hex, way), 'ground'),
      })),
    ]
    return out.flatMap(({ cell, facings, halves }) =>
      typeof halves === 'number' && halves >= 0 && isOpen(cell) ? [{ cell, facings, halves }] : [],
    )
  }
  return (cell, slot) => {
    if (mode.placements[slot] !== 'shallow-infiltration') return []
    const ways = known.get(cell) ?? waysFrom(cell)
    known.set(cell, ways)
    return ways
  }
}
