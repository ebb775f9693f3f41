/**
 * The reach of a unit as flat lists, without reasons. The ground of a kind of units is prepared once a map; a move lays those
 * who hold hexes over it and asks for the ends of `reach.ts`.
 */
import { type CounterId } from '#shared/document/ids'
import { onGrid } from '#shared/hex/grid'
import { wholeBoard } from '../../engine/hexWindow'
import { keptByKind } from '../../engine/keptByKind'
import { FACINGS_A_PLACE } from '../../engine/leastCostsByFacing'
import { numberedStances } from '../../engine/numberedStances'
import { type LeastCosts, NEVER, type StanceNumbers } from '#shared/rules/answers/stances'
import { halvesOf } from '../figures/halfPoints'
import { captors } from '../ground/fortification'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit, unitOf } from '../units/unit'
import { fogLevel } from '../weather/weather'
import { wanderingMarks } from './cellMarks'
import { type Ground, hasFacing, type Move, prepareMove } from './move'
import { allowanceOf } from './movementCosts'
import { endsOf } from './movementEnds'
import { type MovementMode } from './movementMode'
import { kindOfUnit, placementCosts } from './placementCosts'

const groundKept = keptByKind<Ground>()

/** The ground of the whole board. Beside map and kind it depends on fog and on who has taken which entrance. */
function groundOf(position: FantasyPosition, unit: Unit, { placements }: MovementMode): Ground {
  const kind = [kindOfUnit(unit), captors(position), fogLevel(position)].join()
  return groundKept(position, kind, () => {
    const window = wholeBoard(position.scenario.map.grid)
    return {
      window,
      placementCosts: placementCosts(position, unit, window, placements),
      wandering: wanderingMarks(position, window),
    }
  })
}

/**
 * A move of a unit over the whole board, from where it stands in the position. Undefined for a decoy, and for one that is not
 * wholly on the map or stands as no rule lets it.
 * @param points absent = those of the profile that the unit now shows.
 */
export function leanMove(position: FantasyPosition, id: CounterId, points?: number): Move | undefined {
  const unit = unitOf(position, id)
  const { grid } = position.scenario.map
  if (!unit || unit.hexes.length === 0 || !unit.hexes.every((hex) => onGrid(hex, grid))) return undefined
  const halves = points === undefined ? allowanceOf(position, unit) : halvesOf(points)
  return prepareMove(position, unit, halves, (mode) => groundOf(position, unit, mode))
}

/** A formation in hedgehog mode does not move. @rule CM-TER-4 */
export function standsFast({ formed, mode }: Unit): boolean {
  return formed && mode === 'hedgehog'
}

/** The numbers of the search: facings only of who has them, placements only of who leaves the ground. */
export function numbersOf({ window, stances, facings, unit, mode: { placements } }: Move): StanceNumbers {
  return numberedStances(window, {
    slots: stances.slots,
    facingsASlot: FACINGS_A_PLACE,
    ...(hasFacing(unit) && { facings }),
    ...(placements.length > 1 && { placements }),
  })
}

/** The ends of `reach` at its costs, in half points. @rule CM-TER-4 @rule CM-ORI-3 */
export function leastCosts(
  position: FantasyPosition,
  id: CounterId,
  points?: number,
): LeastCosts | undefined {
  const move = leanMove(position, id, points)
  if (!move) return undefined
  const { stances, startStance } = move.stances
  const costs = new Int16Array(stances).fill(NEVER)
  const minimal = new Set<number>()
  costs[startStance] = 0
  const found: LeastCosts = { numbers: numbersOf(move), costs, unitsAPoint: 2, minimal }
  if (standsFast(move.unit)) return found
  const { ends, minimalFrom } = endsOf(move)
  for (let end = 0; end < ends.count; end++) {
    const [cost, first] = [ends.costs[end] as number, (ends.places[end] as number) * FACINGS_A_PLACE]
    for (let facings = ends.facings[end] as number, stance = first; facings !== 0; facings >>= 1, stance++) {
      if ((facings & 1) === 0) continue
      costs[stance] = cost
      if (end >= minimalFrom) minimal.add(stance)
    }
  }
  return found
}
