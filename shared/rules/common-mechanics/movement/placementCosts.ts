/**
 * The costs of one unit by placement, cell by cell: what `movementCosts.ts` says of each step, in tables that a search reads
 * a hundred thousand times. Where nothing stands on a side, the hex entered and the two levels say it all.
 */
import { type Placement } from '#shared/document/armies'
import { type Axial } from '#shared/hex/axial'
import { type Direction, direction, neighbor } from '#shared/hex/direction'
import { type HexWindow, occupiedSides, markedCells } from '../../engine/hexWindow'
import { mayCross } from '../ground/crossing'
import { flies } from '../ground/entry'
import { type FantasyPosition } from '../position/fantasyRules'
import { stepCost } from './movementCosts'
import { type Faculty } from '../rows/profiles'
import { type Unit } from '../units/unit'
import { CLOSED, asNumber, hexTable, levelTable } from './placementTables'

const UNASKED = -1

/** Half points, or `CLOSED`, or `MINIMAL`, by placement: its place in the list that the tables were made for. */
export interface PlacementCosts {
  /** The cost of being in the cell. In rock nobody moves step by step: all is closed. */
  readonly hexes: readonly Int16Array[]
  /** The cost of the step `cell * 6 + direction`, to be in that placement beyond the side. */
  readonly steps: readonly Int16Array[]
  /** May a formation lie with its left half in the cell of such a step and its right one beyond the side? */
  mayLie(step: number): boolean
}

export function placementCosts(
  position: FantasyPosition,
  unit: Unit,
  window: HexWindow,
  placements: readonly Placement[],
): PlacementCosts {
  // Whoever came out of the rock is on the ground from then on.
  const grounded: Unit = { ...unit, placement: 'ground' }
  const { marked, occupied } = hexesAndSidesToAsk(position, window)
  const open = window.cellsByRow()
  const hexes = placements.map((placement) => hexTable(position, unit, window, open, marked, placement))
  const levels = levelTable(position, window, open)
  const climb = flies(unit) ? 0 : position.rules.figures.movement.goingUp

  function stepTable(entered: Int16Array, placement: Placement): Int16Array {
    const onGround = placement === 'ground'
    const table = new Int16Array(window.cells * 6).fill(CLOSED)
    for (const cell of open)
      for (let way = 0; way < 6; way++) {
        const next = cell + (window.steps[way] as number)
        const step = cell * 6 + way
        const halves = entered[next] as number
        if (!onGround) table[step] = halves
        else if (occupied[step])
          table[step] = window.isOpen(next) ? ruledStepCost(cell, direction(way)) : CLOSED
        else if (halves >= 0 && levels && (levels[next] as number) > (levels[cell] as number))
          table[step] = halves + climb
        else table[step] = halves
      }
    return table
  }

  function ruledStepCost(cell: number, way: Direction): number {
    const from = window.hexOf(cell)
    return asNumber(stepCost(position, grounded, from, neighbor(from, way), 'ground'))
  }

  function ruledMayLie(step: number): boolean {
    const left = (step / 6) | 0
    const right = left + (window.steps[step % 6] as number)
    const [ground] = hexes
    if (ground?.[left] === CLOSED || ground?.[right] === CLOSED) return false
    if (!occupied[step]) return true
    const [from, to] = [window.hexOf(left), window.hexOf(right)]
    const crosses = (a: Axial, b: Axial): boolean =>
      mayCross(position, grounded, a, b, 'ground').value === 'free'
    return crosses(from, to) && crosses(to, from)
  }

  // Asked of formations only, and again and again.
  const lies = new Int8Array(window.cells * 6).fill(UNASKED)
  return {
    hexes,
    steps: hexes.map((entered, slot) => stepTable(entered, placements[slot] as Placement)),
    mayLie(step) {
      if (lies[step] === UNASKED) lies[step] = ruledMayLie(step) ? 1 : 0
      return lies[step] === 1
    },
  }
}

/**
 * The kinds of units that find the same costs on a map, whoever has taken its fortifications: `placementCosts` asks nothing else
 * of a unit. The placements that it may have follow from these.
 */
export function kindOfUnit(unit: Unit): string {
  const { side, formed, movement, momentum } = unit
  const faculties = FACULTIES_ASKED.map((faculty) => unit.can(faculty))
  return JSON.stringify([side, formed, movement.class, momentum === 'charge', ...faculties])
}

const FACULTIES_ASKED: readonly Faculty[] = ['climber', 'swimmer', 'fireImmune', 'caveAdapted']

/** `marked`: hexes with a marker, which may close its sides too. `occupied`: sides where something may stand. */
function hexesAndSidesToAsk({ scenario: { map } }: FantasyPosition, window: HexWindow) {
  const markers = Object.values(map.markers).map(({ hex }) => hex)
  return { marked: markedCells(window, markers), occupied: occupiedSides(map, window, markers) }
}
