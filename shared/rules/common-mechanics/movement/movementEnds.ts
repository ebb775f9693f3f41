/** The stances in which a unit may end its move, with their costs: those that the search finds, and those of a whole move. */
import { DIRECTIONS } from '#shared/hex/direction'
import { addEnd, type Ends, endsWithin, noEnds } from '../../engine/cheapestFirst'
import { FACINGS_A_PLACE, leastCostsByFacing } from '../../engine/leastCostsByFacing'
import { leastCostsByState } from '../../engine/leastCostsByState'
import { formationSearch } from './formationSearch'
import { type Move } from './move'
import { rightOf } from './movementFacings'
import { simpleSearch } from './movementSearch'
import { leastOfStances } from './movementStances'
import { wholeMoves } from './wholeMoves'

/** In half points. */
interface MoveEnds {
  readonly ends: Ends
  /** The index from which on they are ends of a minimal move only. */
  readonly minimalFrom: number
}

/** Every stance but the start, once, at its least cost. A whole move adds what points do not reach, a minimal one last. */
export function endsOf(move: Move): MoveEnds {
  const { unit, stances, points } = move
  const { startPlace, places, start, startStance } = stances
  const ends = noEnds(places)
  const barred = barredFacings(move)
  barred[startPlace] = (barred[startPlace] as number) | (1 << start.facing)
  // The index of the end that was added last to a place. At the same cost it takes further facings.
  const latest = new Int32Array(places).fill(-1)
  let joinedFrom = 0

  function add(place: number, facings: number, cost: number): void {
    const news = facings & ~(barred[place] as number)
    if (news === 0) return
    barred[place] = (barred[place] as number) | news
    const end = latest[place] as number
    if (end >= joinedFrom && ends.costs[end] === cost) {
      ends.facings[end] = (ends.facings[end] as number) | news
      return
    }
    latest[place] = addEnd(ends, place, news, cost)
  }

  if (unit.formed) {
    const least = leastCostsByState(formationSearch(move), [stances.stances + startStance], points)
    endsWithin(leastOfStances(stances, least), FACINGS_A_PLACE, add)
  } else {
    const unturned = { place: places + startPlace, facing: start.facing }
    leastCostsByFacing(simpleSearch(move), unturned, points, (place, facings, cost) => {
      add(place < places ? place : place - places, facings, cost)
    })
  }
  const addWhole = (minimal: boolean): void => {
    for (const one of whole)
      if (one.minimal === minimal)
        add((one.stance / FACINGS_A_PLACE) | 0, 1 << (one.stance % FACINGS_A_PLACE), one.cost)
  }
  const whole = wholeMoves(move)
  addWhole(false)
  const minimalFrom = (joinedFrom = ends.count)
  addWhole(true)
  return { ends, minimalFrom }
}

/** By place, the facings with which the unit may not stay there, for others hold a hex that it would cover. @rule CM-STK-1 */
export function barredFacings({ unit, holders, stances, window }: Move): Uint16Array {
  const barred = new Uint16Array(stances.places)
  const bar = (place: number, facings: number): void => {
    if (place >= 0 && place < barred.length) barred[place] = (barred[place] as number) | facings
  }
  for (const [cell, held] of holders)
    held.forEach(({ barred: facings }, slot) => {
      bar(cell * stances.slots + slot, facings)
      // The hex may be the right half of a formation.
      if (unit.formed)
        for (const facing of DIRECTIONS)
          bar(cell - (window.steps[rightOf(facing)] as number), facings & (1 << facing))
    })
  return barred
}
