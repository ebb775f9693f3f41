/** Where a unit can go with its points (`reach`): a least-cost search over hexes, facings and placements. */
import { type CounterId } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { cheapestFirst } from '../../engine/cheapestFirst'
import { FACINGS_A_PLACE, leastCostsByFacing } from '../../engine/facingReach'
import { leastCosts, OUT_OF_REACH } from '../../engine/reach'
import { type ReachAnswer, type ReachedHex } from '../../reach'
import { because } from '../../ruling'
import { type FantasyPosition } from '../fantasyRules'
import { formationSearch } from './formationSearch'
import { hasFacing, type Move, prepareMove } from './move'
import { allowanceOf, halvesOf, pointsOf } from './movementAllowance'
import { rightOf } from './movementFacings'
import { movementMode } from './movementMode'
import { simpleSearch } from './movementSearch'
import { leastOfStances } from './movementStances'
import { type Unit, unitOf } from '../units/unit'
import { wholeMoves } from './wholeMoves'

/**
 * Every stance in which the unit may end a move, with its least cost in points. Of a formation the hex is that of its left
 * half. The facing is left out of units that turn freely, the placement of those that can only be on the ground. Who starts
 * on a hex that imposes wandering is shown where it goes when all goes as planned (CM-WAN-1). Nothing for a decoy, or for a
 * counter that is not wholly on the map.
 * @param points to spend, halves allowed; absent = those of the profile that the unit now shows.
 * @rule CM-TER-4
 * @rule CM-ORI-3
 */
export function reach(position: FantasyPosition, mover: CounterId, points?: number): ReachAnswer {
  const at = { counter: mover }
  const unit = unitOf(position, mover)
  const hex = unit?.hexes[0]
  const { grid } = position.scenario.map
  if (!unit || !hex || !unit.hexes.every((covered) => onGrid(covered, grid)))
    return { hexes: [], because: [because('CHK-1', at)] }
  const start: ReachedHex = {
    hex,
    ...(hasFacing(unit) && { facing: unit.counter.facing }),
    ...(hasPlacement(position, unit) && { placement: unit.placement }),
    cost: 0,
  }
  // A formation in hedgehog mode does not move.
  if (unit.formed && unit.mode === 'hedgehog') return { hexes: [start], because: [because('CM-TER-4', at)] }
  const budget = points === undefined ? allowanceOf(position, unit) : halvesOf(points)
  const move = prepareMove(position, unit, budget)
  if (!move) return { hexes: [start], because: [because('CM-ORI-1', at)] }
  return { hexes: listed(move, start), because: [because('CM-TER-4', at), because('CM-ORI-3', at)] }
}

function hasPlacement(position: FantasyPosition, unit: Unit): boolean {
  return unit.placement !== 'ground' || movementMode(position, unit).placements.length > 1
}

/** The start, and what is reached, cheapest first. */
function listed(move: Move, start: ReachedHex): ReachedHex[] {
  const { unit, window, mode, stances } = move
  const { least, minimal } = endsOf(move)
  const facings = hasFacing(unit) ? move.facings : undefined
  const placements = mode.placements.length > 1 ? mode.placements : undefined
  const hexes = new Array<Axial | undefined>(window.cells)
  const order = cheapestFirst(window, stances.perCell, least)
  const found = new Array<ReachedHex>(order.length + 1)
  found[0] = start
  for (let index = 0; index < order.length; index++) {
    const stance = order[index] as number
    const place = (stance / FACINGS_A_PLACE) | 0
    const cell = place >> stances.slotBits
    const hex = (hexes[cell] ??= window.hexOf(cell))
    const facing = facings?.[stance % FACINGS_A_PLACE]
    const placement = placements?.[place - cell * stances.slots]
    const cost = pointsOf(least[stance] as number)
    const reached = facing
      ? placement
        ? { hex, facing, placement, cost }
        : { hex, facing, cost }
      : placement
        ? { hex, placement, cost }
        : { hex, cost }
    found[index + 1] = minimal.size > 0 && minimal.has(stance) ? { ...reached, minimal: true } : reached
  }
  return found
}

/** Half points of every stance that the unit may end in, and which are ends of a minimal move only. */
function endsOf(move: Move): { readonly least: Int32Array; readonly minimal: ReadonlySet<number> } {
  const { unit, stances, points } = move
  const { startPlace, startStance, places, start } = stances
  const states = unit.formed
    ? leastCosts(formationSearch(move), stances.stances + startStance, points)
    : leastCostsByFacing(simpleSearch(move), { place: places + startPlace, facing: start.facing }, points)
  const least = leastOfStances(stances, states)
  for (const stance of heldStances(move)) if (!mayEnd(move, stance)) least[stance] = OUT_OF_REACH
  const minimal = new Set<number>()
  for (const { stance, cost, minimal: tires } of wholeMoves(move)) {
    if (least[stance] !== OUT_OF_REACH || !mayEnd(move, stance)) continue
    least[stance] = cost
    if (tires) minimal.add(stance)
  }
  least[startStance] = OUT_OF_REACH
  return { least, minimal }
}

/** The stances with a hex in which others stand. */
function* heldStances({ unit, holders, stances: { perCell, stances }, window }: Move): Generator<number> {
  for (const cell of holders.keys())
    for (let place = 0; place < perCell; place++) {
      yield cell * perCell + place
      if (!unit.formed) continue
      const left = cell - (window.steps[rightOf(direction(place))] as number)
      if (left >= 0 && left * perCell < stances) yield left * perCell + place
    }
}

function mayEnd({ unit, holders, stances, window }: Move, stance: number): boolean {
  const place = (stance / FACINGS_A_PLACE) | 0
  const facing = stance % FACINGS_A_PLACE
  const cell = place >> stances.slotBits
  const mayStay = (one: number): boolean =>
    holders.get(one)?.[place - cell * stances.slots]?.mayStay[facing] ?? true
  return (
    mayStay(cell) && (!unit.formed || mayStay(cell + (window.steps[rightOf(direction(facing))] as number)))
  )
}
