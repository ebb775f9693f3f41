/** The reach of a counter with its points: a least-cost search over hexes, for riders over hexes and facings. */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { leastOf } from '#shared/lang/extremes'
import { addEnd, cheapestFirst, endsWithin, facingLists, noEnds } from '../../engine/cheapestFirst'
import { type HexWindow, hexWindow } from '../../engine/hexWindow'
import { leastCostsByState, OUT_OF_REACH } from '../../engine/leastCostsByState'
import { isActive, isTwoHex } from '../position/position'
import { type ReachAnswer, type ReachedHex } from '#shared/rules/answers/reach'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { allowanceOf } from './movementAllowance'
import { stepsOverGround, withHolders } from './stepsAndStops'
import { holdersAround } from './movementHolders'
import { keepStops, onFoot, ridden, type MovementSearch } from './movementSearch'
import { stanceOf } from './movementStance'
import { type MedievalPosition } from '../rules/medievalRules'

/**
 * Every hex, for a rider every hex and facing, where the counter may end a move, with its least cost. Friends' hexes
 * are passed but not listed. Nothing for a counter that is not on the map; one that cannot move stays at 0.
 * @param points to spend; absent = the movement of the face shown.
 * @rule HS-MOV-1 @rule HS-MOV-3 @rule HS-MOV-5 @rule HS-MOV-6 @rule HS-MOV-7
 */
export function reach(position: MedievalPosition, mover: CounterId, points?: number): ReachAnswer {
  const counter = position.scenario.counters[mover]
  const start = counter && stanceOf(position.scenario, counter)
  if (!counter || !start) return { hexes: [], because: [because('CHK-1', { counter: mover })] }
  const rides = isTwoHex(position, counter)
  const startHex: ReachedHex = { hex: start.hex, ...(rides && { facings: [start.facing] }), cost: 0 }
  if (!isActive(position, counter))
    return { hexes: [startHex], because: [because('HS-MOV-6', { counter: mover })] }

  const budget = budgetOf(position, counter, points)
  const window = hexWindow(position.scenario.map.grid, start.hex, hexesWithin(position, budget))
  const tables = withHolders(
    stepsOverGround(position, counter, window),
    window,
    holdersAround(position, mover),
  )
  const cell = window.cellOf(start.hex) as number
  const search = rides ? ridden(position.rules.figures.movement, tables, window) : onFoot(tables, window)
  const from = rides ? cell * 6 + start.facing.index : cell
  const least = leastCostsByState(search, [from], budget)
  keepStops(search, least, from)
  least[from] = OUT_OF_REACH
  return {
    hexes: [startHex, ...listed(window, search, least)],
    because: reachReasons(position, mover, rides),
  }
}

/** The rules by which a reach is found: those of the ground first. */
function reachReasons({ rules }: MedievalPosition, mover: CounterId, rides: boolean): Reason[] {
  const unturned = !rides && rules.figures.movement.withoutTurning !== undefined
  return [
    because('HS-MOV-1', { counter: mover }),
    because('HS-MOV-7', { counter: mover }),
    ...(rides ? [because('HS-MOV-5')] : []),
    ...(unturned ? [because('SV-MOV-1')] : []),
  ]
}

/** Whole points to spend. @param points absent = the movement of the face shown. */
export function budgetOf(position: MedievalPosition, counter: Counter, points?: number): number {
  return Math.max(0, Math.floor(points ?? allowanceOf(position, counter)))
}

/** The farthest that the points can lead, hexes. */
function hexesWithin(position: MedievalPosition, budget: number): number {
  const least = Math.min(leastStepCost(position), position.rules.figures.movement.aboutTurn)
  // One more: the rear of a rider lies beside its front.
  return least > 0 ? Math.floor(budget / least) + 1 : Infinity
}

/** The points of the cheapest step that these rules know; 0 where a house table lets one go for nothing. */
export function leastStepCost({ rows }: MedievalPosition): number {
  const costs = [
    ...rows.terrains.flatMap(({ costFoot, costMounted }) => [costFoot, costMounted]),
    ...rows.features.flatMap(({ along }) => [along?.foot, along?.mounted]),
  ]
  return leastOf(costs.filter((cost) => cost !== undefined))
}

/** The hexes reached, cheapest first, then row by row. */
function listed(window: HexWindow, { perHex }: MovementSearch, least: Int32Array): ReachedHex[] {
  const ends = noEnds(window.cells)
  endsWithin(least, perHex, (cell, facings, cost) => {
    addEnd(ends, cell, facings, cost)
  })
  const facingsOf = facingLists(SIDES)
  const hexes = new Array<Axial | undefined>(window.cells)
  const order = cheapestFirst(window, 1, ends)
  const found = new Array<ReachedHex>(order.length)
  for (let index = 0; index < order.length; index++) {
    const end = order[index] as number
    const cell = ends.places[end] as number
    const hex = (hexes[cell] ??= window.hexOf(cell))
    const cost = ends.costs[end] as number
    found[index] =
      perHex === 1 ? { hex, cost } : { hex, facings: facingsOf(ends.facings[end] as number), cost }
  }
  return found
}

export const SIDES: readonly Facing[] = DIRECTIONS.map((index) => ({ kind: 'side', index }))
