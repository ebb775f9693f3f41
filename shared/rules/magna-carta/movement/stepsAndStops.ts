/**
 * The steps of one mover, cell by cell, and where it may stop: what `crossing.ts` says of each step, in tables that a search
 * reads a hundred thousand times. Where nothing stands on a side, the hex entered and the two levels say it all. Two layers:
 * the ground, the same for all movers of one kind while the map is; over it those who hold hexes, laid for each move.
 */
import { elevationAt, terrainAt } from '#shared/document/map'
import { type Counter } from '#shared/document/armies'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, neighbor, opposite } from '#shared/hex/direction'
import { type HexWindow, occupiedSides, markedCells } from '../../engine/hexWindow'
import { isMounted, isTwoHex } from '../position/position'
import { crossingCost, groundCost } from './crossing'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Holder } from './movementHolders'
import { slopeCost } from '../ground/slope'
import { mayStraddle } from '../ground/standing'

/** Not open to the mover. */
export const CLOSED = -1
const UNASKED = -1

/** As if nobody else were on the map. Steps are numbered `cell * 6 + direction`. */
export interface StepsOverGround {
  /** Points of the step from an open cell into its neighbour, or `CLOSED`; a rider then lies across the side. */
  readonly steps: Int16Array
  /** 1 where a rider may stop with its front in the cell and its rear in that neighbour. Empty for a mover on foot. */
  readonly lies: Uint8Array
}

export interface StepsAndStops extends StepsOverGround {
  /** By cell: `NOBODYS`, a friend's, or `ENEMYS`. */
  readonly held: Uint8Array
}

export const NOBODYS = 0
const HELD = 1
export const ENEMYS = 2

/** The kinds of movers that find the same steps on a map: `stepsOverGround` asks nothing else of a mover. */
export function kindOfMover(position: MedievalPosition, mover: Counter): string {
  return `${isMounted(position, mover)} ${isTwoHex(position, mover)}`
}

export function stepsOverGround(
  position: MedievalPosition,
  mover: Counter,
  window: HexWindow,
): StepsOverGround {
  const { map } = position.scenario
  const { marked, occupied } = hexesAndSidesToAsk(position, window)
  const open = window.cellsByRow()
  const ground = groundTable()
  const levels = levelTable()
  const rides = isTwoHex(position, mover)
  const straddles = new Int8Array(rides ? window.cells * 6 : 0).fill(UNASKED)

  /** Points of a cell's ground. */
  function groundTable(): Int16Array {
    const table = new Int16Array(window.cells).fill(CLOSED)
    const plain = new Map<string, number>()
    for (const cell of open) {
      const hex = window.hexOf(cell)
      const terrain = terrainAt(map, hex)
      if (terrain === undefined) continue
      const points = marked[cell] ? undefined : plain.get(terrain)
      table[cell] = points ?? groundCost(position, mover, hex).value ?? CLOSED
      if (!marked[cell]) plain.set(terrain, table[cell] as number)
    }
    return table
  }

  /** Levels by cell; undefined when the whole map is level. */
  function levelTable(): Int16Array | undefined {
    if (!map.chunks.some(({ elevation }) => elevation)) return undefined
    const table = new Int16Array(window.cells)
    for (const cell of open) table[cell] = elevationAt(map, window.hexOf(cell))
    return table
  }

  function slopeBetween(from: number, to: number): number | undefined {
    return slopeCost(position, levels ? (levels[to] as number) - (levels[from] as number) : 0)
  }

  function ruledStepCost(cell: number, way: Direction): number {
    const next = cell + (window.steps[way] as number)
    const entered = ground[next] as number
    if (entered === CLOSED) return CLOSED
    if (occupied[cell * 6 + way]) {
      const from = window.hexOf(cell)
      const { along, points } = crossingCost(position, mover, from, neighbor(from, way)).value
      if (points === undefined || (rides && !mayStraddleAt(cell, way))) return CLOSED
      return (along ?? entered) + points
    }
    const slope = slopeBetween(cell, next)
    return slope === undefined ? CLOSED : entered + slope
  }

  function mayLieAcross(front: number, way: Direction): boolean {
    const rear = front + (window.steps[way] as number)
    if (ground[front] === CLOSED || ground[rear] === CLOSED) return false
    return occupied[front * 6 + way] ? mayStraddleAt(front, way) : slopeBetween(front, rear) !== undefined
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

  const steps = new Int16Array(window.cells * 6).fill(CLOSED)
  const lies = new Uint8Array(rides ? window.cells * 6 : 0)
  for (const cell of open)
    for (const way of DIRECTIONS) {
      steps[cell * 6 + way] = ruledStepCost(cell, way)
      if (rides && mayLieAcross(cell, way)) lies[cell * 6 + way] = 1
    }
  return { steps, lies }
}

/** The same with others on the map: no step leads into an enemy's hex, and nobody stops in another's. @rule HS-MOV-3 */
export function withHolders(
  { steps, lies }: StepsOverGround,
  window: HexWindow,
  holders: ReadonlyMap<HexKey, Holder>,
): StepsAndStops {
  const found = { steps: steps.slice(), lies: lies.slice(), held: new Uint8Array(window.cells) }
  for (const [key, { enemy }] of holders) {
    const cell = window.cellOf(parseHexKey(key))
    if (cell === undefined) continue
    found.held[cell] = enemy ? ENEMYS : HELD
    for (const way of DIRECTIONS) {
      const inward = (cell - (window.steps[way] as number)) * 6 + way
      if (enemy) found.steps[inward] = CLOSED
      // Written past the end of the empty table of a mover on foot, they are lost.
      found.lies[inward] = found.lies[cell * 6 + way] = 0
    }
  }
  return found
}

/** `marked`: hexes with a structure or a marker. `occupied`: sides where something may stand. The rules are asked of both. */
function hexesAndSidesToAsk({ scenario: { map } }: MedievalPosition, window: HexWindow) {
  const structures = Object.keys(map.structures) as HexKey[]
  const markers = Object.values(map.markers).map(({ hex }) => hex)
  return {
    marked: markedCells(window, [...structures, ...markers]),
    occupied: occupiedSides(map, window, structures),
  }
}
