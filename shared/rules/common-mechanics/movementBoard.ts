/**
 * The map as the costs of one unit, cell by cell: what `movementCosts.ts` says of each step, asked once and only where a
 * search comes. Where nothing stands on a side, the hex entered and the two levels say it all.
 */
import { elevationAt, environmentAt, flagsAt, hexsidesBetween, terrainAt } from '#shared/document/map'
import { type Placement } from '#shared/document/types'
import { type Axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, direction, neighbor, opposite } from '#shared/hex/direction'
import { type HexWindow } from '../engine/hexWindow'
import { mayCross } from './crossing'
import { flies } from './entry'
import { type FantasyPosition } from './fantasyRules'
import { hexCost, stepCost } from './movementCosts'
import { type MovementCost } from './movementFigures'
import { type Unit } from './unit'
import { wanderingLevelAt } from './wanderingLevel'

/** Never; only by a minimal move. Costs are 0 and more. */
export const CLOSED = -1
export const MINIMAL = -2
const UNASKED = -3

/** Steps are numbered `cell * 6 + direction`, placements by their place in the list that the board was made for. */
export interface MovementBoard {
  /** Half points of the step from an open cell into its neighbour, to be in that placement there; or `CLOSED`, `MINIMAL`. */
  stepHalves(slot: number, step: number): number
  /** Likewise of the step by which a unit comes out of the rock where it now is, onto the ground. */
  outOfRock(step: number): number
  /** Half points of the hex alone, on the ground or in flight. */
  hexHalves(slot: number, cell: number): number
  /** Does it impose wandering, so that whoever arrives stops (CM-WAN-1)? */
  wanders(cell: number): boolean
  /** May a formation lie with its left half in the cell and its right one in that neighbour? */
  mayLie(step: number): boolean
}

export function movementBoard(
  position: FantasyPosition,
  unit: Unit,
  window: HexWindow,
  placements: readonly Placement[],
): MovementBoard {
  const { map } = position.scenario
  const { laid, dressed } = whatStands(position, window)
  const hasLayer = (layer: 'elevation' | 'environment' | 'flags'): boolean =>
    map.chunks.some((chunk) => chunk[layer])
  const [hilly, caves, flagged] = [hasLayer('elevation'), hasLayer('environment'), hasLayer('flags')]
  // After its first step a unit that came out of the rock is on the ground.
  const grounded: Unit = { ...unit, placement: 'ground' }
  const climbs = flies(unit) ? 0 : position.rules.figures.movement.goingUp
  const hexes = placements.map(() => new Int16Array(window.cells).fill(UNASKED))
  // The level of a cell is known once its ground has been asked.
  const levels = new Int16Array(window.cells)
  const steps = new Int16Array(window.cells * 6).fill(UNASKED)
  const lies = new Int8Array(window.cells * 6).fill(UNASKED)
  const wandering = new Int8Array(window.cells).fill(UNASKED)
  const plain = placements.map(() => new Map<string, number>())

  function hexHalves(slot: number, cell: number): number {
    const known = hexes[slot]?.[cell] as number
    return known === UNASKED ? askHex(slot, cell) : known
  }

  function askHex(slot: number, cell: number): number {
    const halves = window.isOpen(cell) ? askOpenHex(slot, cell) : CLOSED
    ;(hexes[slot] as Int16Array)[cell] = halves
    return halves
  }

  // A hex with nothing on it costs as much as any other of its kind.
  function askOpenHex(slot: number, cell: number): number {
    const hex = window.hexOf(cell)
    if (hilly) levels[cell] = elevationAt(map, hex)
    const placement = placements[slot] as Placement
    const ask = (): number => asNumber(hexCost(position, unit, hex, placement))
    if (laid[cell]) return ask()
    const kind = `${terrainAt(map, hex)}${caves ? environmentAt(map, hex) : ''}${flagged ? flagsAt(map, hex) : ''}`
    const known = plain[slot]?.get(kind)
    if (known !== undefined) return known
    const halves = ask()
    plain[slot]?.set(kind, halves)
    return halves
  }

  function askGroundStep(cell: number, way: Direction): number {
    const next = cell + (window.steps[way] as number)
    hexHalves(0, cell)
    const entered = hexHalves(0, next)
    if (dressed[cell * 6 + way]) return window.isOpen(next) ? askStep(grounded, cell, way) : CLOSED
    if (entered < 0) return entered
    return (levels[next] as number) > (levels[cell] as number) ? entered + climbs : entered
  }

  function askStep(mover: Unit, cell: number, way: Direction): number {
    const from = window.hexOf(cell)
    return asNumber(stepCost(position, mover, from, neighbor(from, way), 'ground'))
  }

  function askLie(left: number, way: Direction): boolean {
    const right = left + (window.steps[way] as number)
    if (hexHalves(0, left) === CLOSED || hexHalves(0, right) === CLOSED) return false
    if (!dressed[left * 6 + way]) return true
    const [from, to] = [window.hexOf(left), window.hexOf(right)]
    const crosses = (a: Axial, b: Axial): boolean => mayCross(position, unit, a, b, 'ground').value === 'free'
    return crosses(from, to) && crosses(to, from)
  }

  return {
    stepHalves(slot, step) {
      if (placements[slot] !== 'ground') return hexHalves(slot, neighborCell(window, step))
      const known = steps[step] as number
      return known === UNASKED ? (steps[step] = askGroundStep((step / 6) | 0, direction(step))) : known
    },
    outOfRock: (step) => askStep(unit, (step / 6) | 0, direction(step)),
    hexHalves,
    wanders(cell) {
      if (wandering[cell] === UNASKED)
        wandering[cell] = wanderingLevelAt(position, window.hexOf(cell)) > 0 ? 1 : 0
      return wandering[cell] === 1
    },
    mayLie(step) {
      if (lies[step] === UNASKED) lies[step] = askLie((step / 6) | 0, direction(step)) ? 1 : 0
      return lies[step] === 1
    },
  }
}

function neighborCell({ steps }: HexWindow, step: number): number {
  return ((step / 6) | 0) + (steps[step % 6] as number)
}

function asNumber(cost: MovementCost): number {
  if (cost === 'never') return CLOSED
  return cost === 'min' ? MINIMAL : cost
}

/** Where more than terrain and levels decides: hexes with a marker, sides where something may stand. */
function whatStands({ scenario: { map } }: FantasyPosition, window: HexWindow) {
  const laid = new Uint8Array(window.cells)
  // By cell * 6 + direction, from either hex.
  const dressed = new Uint8Array(window.cells * 6)
  const dress = (hex: Axial, way: Direction): void => {
    const [cell, across] = [window.cellOf(hex), window.cellOf(neighbor(hex, way))]
    if (cell !== undefined) dressed[cell * 6 + way] = 1
    if (across !== undefined) dressed[across * 6 + opposite(way)] = 1
  }
  const last = { col: map.grid.columns - 1, row: map.grid.rows - 1 }
  for (const { side } of hexsidesBetween(map, { col: 0, row: 0 }, last)) dress(side.hex, side.direction)
  // A marker may close the sides of its hex.
  for (const { hex: key } of Object.values(map.markers)) {
    const hex = parseHexKey(key as HexKey)
    const cell = window.cellOf(hex)
    if (cell !== undefined) laid[cell] = 1
    for (const way of DIRECTIONS) dress(hex, way)
  }
  return { laid, dressed }
}
