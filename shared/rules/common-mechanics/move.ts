/** One move of a unit, prepared for a search: the map as its costs, who stands there, its stances as numbers. */
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type HexWindow, hexWindow } from '../engine/hexWindow'
import { type FantasyPosition } from './fantasyRules'
import { movementBoard, type MovementBoard } from './movementBoard'
import { FACINGS } from './movementFacings'
import { type ClassMovement } from './movementFigures'
import { type Holders, holdersAround } from './movementHolders'
import { movementMode, type MovementMode } from './movementMode'
import { numberStances, type Stances } from './movementStances'
import { type Unit } from './unit'
import { isAllFront } from './zones'

export interface Move {
  readonly position: FantasyPosition
  readonly unit: Unit
  /** Half points that it has. */
  readonly points: number
  readonly mode: MovementMode
  /** That it may have; one who turns freely has only its own. */
  readonly facings: readonly Facing[]
  readonly window: HexWindow
  readonly stances: Stances
  readonly board: MovementBoard
  readonly holders: Holders
}

const VERTICES: readonly Facing[] = DIRECTIONS.map((index) => ({ kind: 'vertex', index }))

/** Undefined for a unit that stands as no rule lets it: in a placement or with a facing that it cannot have. */
export function prepareMove(
  position: FantasyPosition,
  unit: Unit,
  from: Axial,
  points: number,
): Move | undefined {
  const mode = movementMode(position, unit)
  const facings = facingsOf(unit)
  const { facing: own } = unit.counter
  const facing = facings.findIndex(({ kind, index }) => kind === own.kind && index === own.index)
  const slot = mode.placements.indexOf(unit.placement)
  if (facing < 0 || slot < 0) return undefined
  const window = hexWindow(position.scenario.map.grid, from, hexesWithin(position, unit, points))
  const start = { cell: window.cellOf(from) as number, slot, facing }
  return {
    ...{ position, unit, points, mode, facings, window },
    stances: numberStances(window.cells, mode.placements.length, facings.length, start),
    board: movementBoard(position, unit, window, mode.placements),
    holders: holdersAround(position, unit, window, mode.placements, hasFacing(unit) ? facings : undefined),
  }
}

/** Does it matter how the unit faces? A formation that looks all round still lies one way. @rule CM-ORI-2 */
export function hasFacing(unit: Unit): boolean {
  return unit.formed || !isAllFront(unit)
}

/** @rule CM-ORI-1 */
function facingsOf(unit: Unit): readonly Facing[] {
  if (unit.formed) return VERTICES
  return hasFacing(unit) ? FACINGS : [unit.counter.facing]
}

/** How many hexes the points can lead at the most; one more for a whole move, and one for a formation's other half. */
function hexesWithin({ rules }: FantasyPosition, unit: Unit, points: number): number {
  const { outdoors, cave } = rules.figures.movement.classes[unit.movement.class].costs
  const costs = [...Object.values(outdoors), ...Object.values(cave)]
  const least = Math.min(...costs.filter((cost) => typeof cost === 'number'))
  return least > 0 ? Math.floor(points / least) + 2 : Infinity
}

/** Half points of turning; those who look all round turn freely. @rule CM-ORI-2 */
export function turningOf({ position, unit }: Move): ClassMovement['turn'] {
  return isAllFront(unit)
    ? { first: 0, further: 0 }
    : position.rules.figures.movement.classes[unit.movement.class].turn
}

/** Half points of a formation's about-turn; undefined when it makes none in a move of many steps. @rule CM-TER-4 */
export function aboutTurnOf({ position, unit }: Move): number | undefined {
  const { formationAboutTurn } = position.rules.figures.movement.classes[unit.movement.class]
  if (typeof formationAboutTurn !== 'number') return undefined
  return isAllFront(unit) ? 0 : formationAboutTurn
}
