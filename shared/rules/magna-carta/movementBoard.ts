/**
 * The map as the costs of one mover, cell by cell: what `crossing.ts` says of each step, asked once and only where a
 * search comes. Where nothing stands on a side, the hex entered and the two levels say it all.
 */
import { elevationAt, terrainAt } from '#shared/document/map'
import { type Counter } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Direction, direction, neighbor, opposite } from '#shared/hex/direction'
import { type HexWindow } from '../engine/hexWindow'
import { dressedSides, markedCells } from '../engine/windowMarks'
import { isTwoHex } from './position'
import { crossingCost, groundCost, slopeCost } from './crossing'
import { type MedievalPosition } from './medievalRules'
import { type Holder } from './movementHolders'
import { mayStraddle } from './standing'

/** Not open to the mover. */
export const CLOSED = -1
const UNASKED = -2

/** Steps are numbered `cell * 6 + direction`. */
export interface MovementBoard {
  /** Points of the step from an open cell into its neighbour, or `CLOSED`; a rider then lies across the side. */
  stepPoints(step: number): number
  /** May a rider stop with its front in the cell and its rear in that neighbour? */
  mayLie(step: number): boolean
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
  const hilly = map.chunks.some(({ elevation }) => elevation)
  const steps = new Int16Array(window.cells * 6).fill(UNASKED)
  const lies = new Int8Array(window.cells * 6).fill(UNASKED)
  const straddles = new Int8Array(window.cells * 6).fill(UNASKED)
  const rides = isTwoHex(position, mover)
  const plainGround = new Map<string, number>()

  function groundPoints(cell: number): number {
    const known = ground[cell] as number
    return known === UNASKED ? (ground[cell] = askGround(cell)) : known
  }

  function askGround(cell: number): number {
    if (!window.isOpen(cell)) return CLOSED
    const hex = window.hexOf(cell)
    if (hilly) levels[cell] = elevationAt(map, hex)
    const terrain = terrainAt(map, hex)
    if (terrain === undefined) return CLOSED
    const plain = peculiar[cell] ? undefined : plainGround.get(terrain)
    if (plain !== undefined) return plain
    const points = groundCost(position, mover, hex).value ?? CLOSED
    if (!peculiar[cell]) plainGround.set(terrain, points)
    return points
  }

  function askStep(cell: number, way: Direction): number {
    groundPoints(cell)
    const next = cell + (window.steps[way] as number)
    const entered = groundPoints(next)
    if (entered === CLOSED || held[next] === ENEMYS) return CLOSED
    if (dressed[cell * 6 + way]) {
      const from = window.hexOf(cell)
      const { along, points } = crossingCost(position, mover, from, neighbor(from, way)).value
      if (points === undefined || (rides && !mayStraddleAt(cell, way))) return CLOSED
      return (along ?? entered) + points
    }
    const slope = slopeCost(position, (levels[next] as number) - (levels[cell] as number))
    return slope === undefined ? CLOSED : entered + slope
  }

  function askLie(front: number, way: Direction): boolean {
    const rear = front + (window.steps[way] as number)
    if (held[front] || held[rear] || groundPoints(front) === CLOSED || groundPoints(rear) === CLOSED)
      return false
    // A horse stands on no more than one level's difference, or a pivot would climb what a step may not (HS-MOV-4).
    if (slopeCost(position, (levels[rear] as number) - (levels[front] as number)) === undefined) return false
    return !dressed[front * 6 + way] || mayStraddleAt(front, way)
  }

  /** The same from either hex. */
  function mayStraddleAt(cell: number, way: Direction): boolean {
    const index = cell * 6 + way
    if (straddles[index] === UNASKED) {
      const hex = window.hexOf(cell)
      const value = mayStraddle(position, hex, neighbor(hex, way)).value ? 1 : 0
      straddles[index] = value
      straddles[(cell + (window.steps[way] as number)) * 6 + opposite(way)] = value
    }
    return straddles[index] === 1
  }

  return {
    stepPoints(step) {
      const known = steps[step] as number
      return known === UNASKED ? (steps[step] = askStep((step / 6) | 0, direction(step))) : known
    },
    mayLie(step) {
      const known = lies[step] as number
      return (
        (known === UNASKED ? (lies[step] = askLie((step / 6) | 0, direction(step)) ? 1 : 0) : known) === 1
      )
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

/** Hexes with a structure or a marker, sides where something may stand. */
function whatStands({ scenario: { map } }: MedievalPosition, window: HexWindow) {
  const structures = Object.keys(map.structures) as HexKey[]
  const markers = Object.values(map.markers).map(({ hex }) => hex)
  return {
    peculiar: markedCells(window, [...structures, ...markers]),
    dressed: dressedSides(map, window, structures),
  }
}
