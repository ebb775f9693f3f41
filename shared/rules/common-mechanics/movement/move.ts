/** One move of a unit, prepared for a search: the map as its costs, who stands there, its stances as numbers. */
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type HexWindow, hexWindow } from '../../engine/hexWindow'
import { cellMarks } from './cellMarks'
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
  readonly placementCosts: PlacementCosts
  readonly holders: Holders
  /** By placement, then by cell. */
  readonly marks: readonly Uint8Array[]
}

const VERTICES: readonly Facing[] = DIRECTIONS.map((index) => ({ kind: 'vertex', index }))

/** Of a unit on the map. Undefined for one that stands as no rule lets it: in a placement or with a facing that it cannot have. */
export function prepareMove(position: FantasyPosition, unit: Unit, points: number): Move | undefined {
  const mode = movementMode(position, unit)
  const facings = facingsOf(unit)
  const { facing: own } = unit.counter
  const facing = facings.findIndex(({ kind, index }) => kind === own.kind && index === own.index)
  const slot = mode.placements.indexOf(unit.placement)
  if (facing < 0 || slot < 0) return undefined
  const { placements } = mode
  const window = hexWindow(
    position.scenario.map.grid,
    unit.hexes[0] as Axial,
    hexesWithin(position, unit, points),
  )
  const [cell, ...others] = unit.hexes.map((hex) => window.cellOf(hex) as number) as [number, ...number[]]
  const holders = holdersAround(position, unit, window, placements, hasFacing(unit) ? facings : undefined)
  return {
    ...{ position, unit, points, mode, facings, window, holders },
    stances: numberStances(window.cells, placements.length, { cell, slot, facing }),
    placementCosts: placementCosts(position, unit, window, placements),
    marks: cellMarks(position, window, placements.length, holders, [cell, ...others]),
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

/** The farthest that the points can lead, hexes; one more for a whole move, and one for a formation's other half. */
function hexesWithin(position: FantasyPosition, unit: Unit, points: number): number {
  const { outdoors, cave } = classMovement(position, unit).costs
  const costs = [...Object.values(outdoors), ...Object.values(cave)]
  const least = Math.min(...costs.filter((cost) => typeof cost === 'number'))
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
