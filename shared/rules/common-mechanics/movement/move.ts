/** One move of a unit, prepared for a search: the map as its costs, who stands there, its stances as numbers. */
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { leastOf } from '#shared/lang/extremes'
import { type HexWindow, hexWindow } from '../../engine/hexWindow'
import { type Passage } from '../ground/entry'
import { cellMarks, wanderingMarks } from './cellMarks'
import { classMovement } from '../units/classMovement'
import { type FantasyPosition } from '../position/fantasyRules'
import { placementCosts, type PlacementCosts } from './placementCosts'
import { FACINGS } from './movementFacings'
import { type ClassMovement } from '../figures/movementFigures'
import { type Holders, holdersAround } from './movementHolders'
import { movementMode, type MovementMode } from './movementMode'
import { numberStances, type Stances } from './movementStances'
import { type Unit } from '../units/unit'
import { isAllFront } from '../facing/zones'

export interface Move extends Ground {
  readonly position: FantasyPosition
  readonly unit: Unit
  /** Half points that it has. */
  readonly points: number
  readonly mode: MovementMode
  /** That it may have; one who turns freely has only its own. */
  readonly facings: readonly Facing[]
  readonly stances: Stances
  readonly holders: Holders
  /** By placement, then by cell. */
  readonly marks: readonly Uint8Array[]
  /** Asked so far; see `wholeMoves.ts`. */
  readonly passages: Map<number, Passage>
}

/** The ground of a move: what a kind of units finds on a map, or on the part of it that a move can reach. */
export interface Ground {
  readonly window: HexWindow
  readonly placementCosts: PlacementCosts
  /** By cell, whoever is there; see `wanderingMarks`. */
  readonly wandering: Uint8Array
}

const VERTICES: readonly Facing[] = DIRECTIONS.map((index) => ({ kind: 'vertex', index }))

/** The ground as far as the points lead. */
export function groundAround(
  position: FantasyPosition,
  unit: Unit,
  points: number,
  { placements }: MovementMode,
): Ground {
  const { grid } = position.scenario.map
  const window = hexWindow(grid, unit.hexes[0] as Axial, hexesWithin(position, unit, points))
  return {
    window,
    placementCosts: placementCosts(position, unit, window, placements),
    wandering: wanderingMarks(position, window),
  }
}

/**
 * Prepares a move of a unit on the map. Undefined for one that stands as no rule lets it: in a placement or with a facing that it cannot have.
 * @param groundOf the ground that such a unit moves on.
 */
export function prepareMove(
  position: FantasyPosition,
  unit: Unit,
  points: number,
  groundOf: (mode: MovementMode) => Ground,
): Move | undefined {
  const mode = movementMode(position, unit)
  const facings = facingsOf(unit)
  const { facing: own } = unit.counter
  const facing = facings.findIndex(({ kind, index }) => kind === own.kind && index === own.index)
  const slot = mode.placements.indexOf(unit.placement)
  if (facing < 0 || slot < 0) return undefined
  const { placements } = mode
  const ground = groundOf(mode)
  const { window, wandering } = ground
  const [cell, ...others] = unit.hexes.map((hex) => window.cellOf(hex) as number) as [number, ...number[]]
  const holders = holdersAround(position, unit, window, placements, hasFacing(unit) ? facings : undefined)
  return {
    ...ground,
    position,
    unit,
    points,
    mode,
    facings,
    holders,
    stances: numberStances(window.cells, placements.length, { cell, slot, facing }),
    marks: cellMarks(wandering, placements.length, holders, [cell, ...others]),
    passages: new Map(),
  }
}

/** Does it matter how the unit faces? A formation that looks all round still lies one way. @rule CM-ORI-2 */
export function hasFacing(unit: Unit): boolean {
  return unit.formed || !isAllFront(unit)
}

/** @rule CM-ORI-1 */
export function facingsOf(unit: Unit): readonly Facing[] {
  if (unit.formed) return VERTICES
  return hasFacing(unit) ? FACINGS : [unit.counter.facing]
}

/** The farthest that the points can lead, hexes; one more for a whole move, and one for a formation's other half. */
function hexesWithin(position: FantasyPosition, unit: Unit, points: number): number {
  const { outdoors, cave } = classMovement(position, unit).costs
  const costs = [...Object.values(outdoors), ...Object.values(cave)]
  const least = leastOf(costs.filter((cost) => typeof cost === 'number'))
  return least > 0 ? Math.floor(points / least) + 2 : Infinity
}

/** Half points of turning; those who look all round turn freely. @rule CM-ORI-2 */
export function turningOf({ position, unit }: Move): ClassMovement['turn'] {
  return isAllFront(unit) ? { first: 0, further: 0 } : classMovement(position, unit).turn
}

/** Half points of a formation's about-turn; undefined when it makes none in a move of many steps. @rule CM-TER-4 */
export function aboutTurnOf({ position, unit }: Move): number | undefined {
  const { formationAboutTurn } = classMovement(position, unit)
  if (typeof formationAboutTurn !== 'number') return undefined
  return isAllFront(unit) ? 0 : formationAboutTurn
}
