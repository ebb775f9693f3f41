/**
 * The lean movement of medieval games: the reach of a counter as flat lists, and the earliest turns of a march. The ground of a
 * kind of movers is prepared once a map; a move lays those who hold hexes over it and runs the search of `movementReach.ts`.
 */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { parseHexKey } from '#shared/hex/axial'
import { arrivalsByTurn, type MovesOfTurn } from '../../engine/arrivalsByTurn'
import { type HexWindow, wholeBoard } from '../../engine/hexWindow'
import { keptByKind } from '../../engine/keptByKind'
import { leastCostsByState, OUT_OF_REACH, startOf, wayBack } from '../../engine/leastCostsByState'
import { numberedStances } from '../../engine/numberedStances'
import {
  type Arrivals,
  type LeastCosts,
  type March,
  type Stance,
  type StanceNumbers,
} from '#shared/rules/answers/stances'
import { isActive, isTwoHex } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { holdersAround } from './movementHolders'
import { budgetOf, SIDES } from './movementReach'
import { keepStops, type MovementSearch, onFoot, ridden } from './movementSearch'
import {
  kindOfMover,
  type StepsAndStops,
  type StepsOverGround,
  stepsOverGround,
  withHolders,
} from './stepsAndStops'

interface Mover {
  readonly counter: Counter
  readonly rides: boolean
  readonly numbers: StanceNumbers
  readonly search: MovementSearch
  /** 0 for one that cannot move. */
  readonly budget: number
}

const groundKept = keptByKind<StepsOverGround>()
const NO_MINIMAL_MOVES: ReadonlySet<number> = new Set()

function moverOf(position: MedievalPosition, mover: CounterId, points?: number): Mover | undefined {
  const counter = position.scenario.counters[mover]
  if (!counter) return undefined
  const { board, tables } = stepsOverBoard(position, mover, counter)
  const rides = isTwoHex(position, counter)
  return {
    counter,
    rides,
    numbers: numbersOf(board, rides),
    search: rides ? ridden(position.rules.figures.movement, tables, board) : onFoot(tables, board),
    budget: budgetOf(position, counter, points),
  }
}

/** The steps of a mover over the whole board, with those who hold hexes. @rule HS-MOV-3 */
export function stepsOverBoard(
  position: MedievalPosition,
  mover: CounterId,
  counter: Counter,
): { readonly board: HexWindow; readonly tables: StepsAndStops } {
  const board = wholeBoard(position.scenario.map.grid)
  const ground = groundKept(position, kindOfMover(position, counter), () =>
    stepsOverGround(position, counter, board),
  )
  return { board, tables: withHolders(ground, board, holdersAround(position, mover)) }
}

/** One number a hex on foot, six for a rider. @rule MC-GEO-1 @rule MC-GEO-2 */
function numbersOf(board: HexWindow, rides: boolean): StanceNumbers {
  return numberedStances(
    board,
    rides ? { slots: 1, facingsASlot: 6, facings: SIDES } : { slots: 1, facingsASlot: 1 },
  )
}

/** The ends of `reach` at its costs. @rule HS-MOV-1 @rule HS-MOV-3 @rule HS-MOV-5 @rule HS-MOV-6 @rule HS-MOV-7 */
export function leastCosts(
  position: MedievalPosition,
  id: CounterId,
  points?: number,
): LeastCosts | undefined {
  const mover = moverOf(position, id, points)
  const start = mover && ownStart(mover)
  if (!mover || start === undefined) return undefined
  const { numbers, search, budget } = mover
  const costs = isActive(position, mover.counter)
    ? leastCostsByState(search, [start], budget)
    : stayingPut(numbers, start)
  keepStops(search, costs, start)
  return { numbers, costs, unitsAPoint: 1, minimal: NO_MINIMAL_MOVES }
}

/** The reach of a counter that cannot move. @rule HS-MOV-6 */
function stayingPut({ count }: StanceNumbers, start: number): Int32Array {
  const costs = new Int32Array(count).fill(OUT_OF_REACH)
  costs[start] = 0
  return costs
}

/**
 * A march: points that were not spent are lost at a turn's end, the facing is kept.
 * @rule HS-MOV-1 @rule HS-MOV-7
 */
export function arrivals(position: MedievalPosition, id: CounterId, march: March): Arrivals | undefined {
  const mover = moverOf(position, id, march.points)
  if (!mover) return undefined
  const starts = march.starts
    ? march.starts.flatMap((start) => startsAt(mover, start))
    : listOf(ownStart(mover))
  if (starts.length === 0) return undefined
  const turns = isActive(position, mover.counter) ? march.turns : 0
  return { numbers: mover.numbers, ...arrivalsByTurn(movesOf(mover), starts, turns) }
}

function ownStart({ counter, rides, numbers }: Mover): number | undefined {
  const { hex, facing } = counter
  return hex === undefined ? undefined : numbers.numberOf({ hex: parseHexKey(hex), ...(rides && { facing }) })
}

/** A rider for whom no facing is given may have each in which it may stop there. */
function startsAt({ rides, numbers, search }: Mover, { hex, facing }: Stance): number[] {
  if (!rides) return listOf(numbers.numberOf({ hex }))
  if (facing) return listOf(numbers.numberOf({ hex, facing }))
  const first = numbers.firstOf(hex)
  if (first === undefined) return []
  return SIDES.map((_, index) => first + index).filter((stance) => search.mayStop(stance))
}

function listOf(stance: number | undefined): number[] {
  return stance === undefined ? [] : [stance]
}

function movesOf({ numbers, search, budget }: Mover): MovesOfTurn {
  const before = new Int32Array(search.states)
  return {
    stances: search.states,
    levels: 1,
    endsFrom(starts, _, tell) {
      const least = leastCostsByState(search, starts, budget, before)
      for (let end = 0; end < least.length; end++)
        if (least[end] !== OUT_OF_REACH && search.mayStop(end)) tell(end, startOf(before, end), false)
    },
    leg(start, end) {
      const least = leastCostsByState(search, [start], budget, before)
      return wayBack(before, end).map((state) => ({
        ...numbers.stanceOf(state),
        cost: least[state] as number,
      }))
    },
  }
}
