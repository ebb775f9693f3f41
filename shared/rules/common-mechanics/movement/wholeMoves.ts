/** The whole moves of a unit: minimal moves, and those that take all its points (CM-TER-4, CM-INF-2). */
import { type Placement } from '#shared/document/armies'
import { type Axial } from '#shared/hex/axial'
import { type Direction, direction } from '#shared/hex/direction'
import { mayEnter } from '../ground/entry'
import { FACINGS_A_PLACE } from '../../engine/leastCostsByFacing'
import { classMovement } from '../units/classMovement'
import { hasFacing, type Move } from './move'
import { rightOf, TURNS } from './movementFacings'
import { type ChangeCost } from '../figures/movementFigures'
import { allFacings, frontWays, inSlot, passageTo, withFacing } from './stancesAround'

/** The end of a whole move. Other code decides whether the unit may stop there. */
export interface WholeMove {
  readonly stance: number
  /** Half points. */
  readonly cost: number
  readonly minimal: boolean
}

/** Those that take all points first: they cost no fatigue. */
export function wholeMoves(move: Move): WholeMove[] {
  return [...movesOfAllPoints(move), ...minimalMoves(move)]
}

/**
 * One hex without turning, or one turn without moving; it may exceed the points of the unit, and takes them all.
 * @rule CM-TER-4
 * @interpretation One turn is one turn step; of a formation one pivot or one about-turn. It changes no placement.
 */
function minimalMoves(move: Move): WholeMove[] {
  const { unit, points } = move
  if (unit.fatigue === 'exhausted') return []
  const stances = unit.formed ? minimalStancesOfFormation(move) : minimalStances(move)
  return stances.map((stance) => ({ stance, cost: points, minimal: true }))
}

function minimalStances(move: Move): number[] {
  const { unit, stances, window } = move
  const { start, perCell, startStance } = stances
  const steps = frontWays(move)
    .filter((way) => passageTo(move, unit.hexes[0] as Axial, way, unit.placement) !== 'never')
    .map((way) => startStance + (window.steps[way] as number) * perCell)
  const turns = hasFacing(unit) ? (TURNS[start.facing] ?? []) : []

  return [...steps, ...turns.map((facing) => withFacing(stances, facing))]
}

function minimalStancesOfFormation(move: Move): number[] {
  const { position, unit, stances, placementCosts, window } = move
  const { start } = stances
  const facing = direction(start.facing)
  const step = (cell: number, way: Direction): number => cell + (window.steps[way] as number)
  const [left, right] = [start.cell, step(start.cell, rightOf(facing))]
  const isOpen = (half: number, way: Direction): boolean =>
    passageTo(move, unit.hexes[half] as Axial, way, 'ground') !== 'never'
  const lying = (cell: number, toward: Direction): number[] =>
    placementCosts.mayLie(cell * 6 + rightOf(toward)) ? [cell * FACINGS_A_PLACE + toward] : []
  const { formationAboutTurn } = classMovement(position, unit)
  const [ahead, toRight, toLeft] = [direction(facing + 1), direction(facing + 1), direction(facing - 1)]
  return [
    ...[facing, ahead].flatMap((way) =>
      isOpen(0, way) && isOpen(1, way) ? lying(step(left, way), facing) : [],
    ),
    ...(isOpen(0, ahead) ? lying(step(left, ahead), toRight) : []),
    ...(isOpen(1, facing) ? lying(left, toLeft) : []),
    ...(formationAboutTurn === 'never' ? [] : [right * FACINGS_A_PLACE + direction(facing + 3)]),
  ]
}

/**
 * @rule CM-INF-2
 * @rule CM-FLY-2
 * @interpretation "All movement points" is the whole move: nothing was spent before, and who has no points cannot.
 */
function movesOfAllPoints(move: Move): WholeMove[] {
  const { position, unit, mode, stances } = move
  const { change } = classMovement(position, unit)
  const from = mode.placements[stances.start.slot] as Placement
  const ofChange = (ends: readonly number[]): WholeMove[] => paidWith(move, change, ends)
  switch (from) {
    case 'ground':
      return mode.placements.includes('shallow-infiltration')
        ? ofChange([...inPlace(move, 'shallow-infiltration'), ...withStep(move, 'shallow-infiltration')])
        : ofChange(inFlight(move))
    case 'low-flight':
    case 'high-flight':
      return ofChange(inFlight(move))
    case 'shallow-infiltration':
    case 'deep-infiltration': {
      const deeper = from === 'shallow-infiltration' ? 'deep-infiltration' : 'shallow-infiltration'
      return [...ofChange(inPlace(move, deeper)), ...paidWith(move, 'all', allFacings(move))]
    }
  }
}

/** A number of points is paid like any other; in flight that is the search's. */
function paidWith({ points }: Move, price: ChangeCost, ends: readonly number[]): WholeMove[] {
  const cost = price === 'all' ? points : price
  if (cost === 'never' || cost > points || points === 0) return []
  return ends.map((stance) => ({ stance, cost, minimal: false }))
}

/** Changes of the flying class, when a house table has them take all points. */
function inFlight(move: Move): number[] {
  const { position, unit, mode } = move
  const { change } = classMovement(position, unit)
  if (change !== 'all' || !mode.placements.includes('low-flight')) return []
  return mode.placements.flatMap((placement) => inPlace(move, placement))
}

function inPlace({ position, unit, mode, stances }: Move, placement: Placement): number[] {
  const [hex] = unit.hexes
  const enters = hex !== undefined && mayEnter(position, unit, hex, placement).value === 'free'
  return enters ? [inSlot(stances, mode.placements.indexOf(placement))] : []
}

function withStep(move: Move, placement: Placement): number[] {
  const { unit, stances, mode, window } = move
  return frontWays(move)
    .filter((way) => passageTo(move, unit.hexes[0] as Axial, way, placement) === 'free')
    .map(
      (way) =>
        inSlot(stances, mode.placements.indexOf(placement)) + (window.steps[way] as number) * stances.perCell,
    )
}
