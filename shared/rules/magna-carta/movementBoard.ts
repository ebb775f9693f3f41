/**
 * The map as the costs of one mover, cell by cell: what `crossing.ts` says of each step, asked once and only where a
 * search comes. Where nothing stands on a side, the hex entered and the two levels say it all.
 */
import { elevationAt, hexsidesBetween, terrainAt } from '#shared/document/map'
import { type Counter } from '#shared/document/types'
import { type Axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, direction, neighbor, opposite } from '#shared/hex/direction'
import { type HexWindow } from '../engine/hexWindow'
import { isTwoHex } from '../position'
import { groundCost, slopeCost, stepCost } from './crossing'
import { type MedievalPosition } from './medievalRules'
import { type Holder } from './movementHolders'
import { mayStraddle } from './standing'

/** Not open to the mover. */
export const CLOSED = -1
const UNASKED = -2

export interface MovementBoard {
  /** Points of the step from an open cell into its neighbour, or `CLOSED`; a rider then lies across the side. */
  stepPoints(cell: number, way: number): number
  /** May a rider stop here, its front in the cell and its rear in that neighbour? */
  mayLie(front: number, rear: number): boolean
  /** Somebody else's hex. */
  isHeld(cell: number): boolean
}

const HELD = 1
const ENEMYS = 2

export function movementBoard(
  position: MedievalPosition,
  mover: Counter,
  window: HexWindow,
  holders: ReadonlyMap<HexKey, Holder>,
): MovementBoard {
  const { map } = position.scenario
  const held = heldCells(window, holders)
  const { peculiar, dressed } = whatStands(position, window)
  // Points of a cell's ground, and its level; the level is known once the points are.
  const ground = new Int16Array(window.cells).fill(UNASKED)
  const levels = new Int16Array(window.cells)
  const steps = new Int16Array(window.cells * 6).fill(UNASKED)
  const lies = new Int8Array(window.cells * 6).fill(UNASKED)
  const rides = isTwoHex(position, mover)
  const plainGround = new Map<string, number>()

  function groundPoints(cell: number): number {
    const known = ground[cell] as number
    return known === UNASKED ? (ground[cell] = askGround(cell)) : known
  }

  function askGround(cell: number): number {
    if (!window.isOpen(cell)) return CLOSED
    const hex = window.hexOf(cell)
    levels[cell] = elevationAt(map, hex)
    const terrain = terrainAt(map, hex)
    if (terrain === undefined) return CLOSED
    const ask = (): number => groundCost(position, mover, hex).value ?? CLOSED
    if (peculiar[cell]) return ask()
    const plain = plainGround.get(terrain) ?? ask()
    plainGround.set(terrain, plain)
    return plain
  }

  function askStep(cell: number, way: Direction): number {
    groundPoints(cell)
    const next = cell + (window.steps[way] as number)
    const entered = groundPoints(next)
    if (entered === CLOSED || held[next] === ENEMYS) return CLOSED
    if (dressed[cell * 6 + way]) {
      const from = window.hexOf(cell)
      const to = neighbor(from, way)
      const splits = rides && !mayStraddle(position, to, from).value
      return splits ? CLOSED : (stepCost(position, mover, from, to).value ?? CLOSED)
    }
    const slope = slopeCost(position, (levels[next] as number) - (levels[cell] as number))
    return slope === undefined ? CLOSED : entered + slope
  }

  function askLie(front: number, way: Direction): boolean {
    const rear = front + (window.steps[way] as number)
    if (held[front] || held[rear] || groundPoints(rear) === CLOSED) return false
    if (!dressed[front * 6 + way]) return true
    const hex = window.hexOf(front)
    return mayStraddle(position, hex, neighbor(hex, way)).value
  }

  return {
    stepPoints(cell, way) {
      const index = cell * 6 + way
      const known = steps[index] as number
      return known === UNASKED ? (steps[index] = askStep(cell, direction(way))) : known
    },
    mayLie(front, rear) {
      const index = front * 6 + rear
      if (lies[index] === UNASKED) lies[index] = askLie(front, direction(rear)) ? 1 : 0
      return lies[index] === 1
    },
    isHeld: (cell) => held[cell] !== 0,
  }
}

function heldCells(window: HexWindow, holders: ReadonlyMap<HexKey, Holder>): Uint8Array {
  const held = new Uint8Array(window.cells)
  for (const [key, { enemy }] of holders) {
    const cell = window.cellOf(parseHexKey(key))
    if (cell !== undefined) held[cell] = enemy ? ENEMYS : HELD
  }
  return held
}

/** Where more than terrain and levels decides: hexes with a structure or a marker, sides where something may stand. */
function whatStands({ scenario: { map } }: MedievalPosition, window: HexWindow) {
  const peculiar = new Uint8Array(window.cells)
  // By cell * 6 + direction, from either hex.
  const dressed = new Uint8Array(window.cells * 6)
  const dress = (hex: Axial, way: Direction): void => {
    const [cell, across] = [window.cellOf(hex), window.cellOf(neighbor(hex, way))]
    if (cell !== undefined) dressed[cell * 6 + way] = 1
    if (across !== undefined) dressed[across * 6 + opposite(way)] = 1
  }
  const last = { col: map.grid.columns - 1, row: map.grid.rows - 1 }
  for (const { side } of hexsidesBetween(map, { col: 0, row: 0 }, last)) dress(side.hex, side.direction)
  for (const key of Object.keys(map.structures) as HexKey[]) {
    const hex = parseHexKey(key)
    for (const way of DIRECTIONS) dress(hex, way)
  }
  for (const key of [
    ...(Object.keys(map.structures) as HexKey[]),
    ...Object.values(map.markers).map(({ hex }) => hex),
  ]) {
    const cell = window.cellOf(parseHexKey(key))
    if (cell !== undefined) peculiar[cell] = 1
  }
  return { peculiar, dressed }
}
