/**
 * The earliest turns of a unit's march. All that starts alike is searched together: only from hexes where others stand, that
 * impose wandering, or whose fortification the unit takes by being there, does a move see another board than from elsewhere.
 */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey, parseHexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { arrivalsByTurn, type MovesOfTurn } from '../../engine/arrivalsByTurn'
import { FACINGS_A_PLACE, stanceByStance } from '../../engine/leastCostsByFacing'
import {
  OUT_OF_REACH,
  type ReachedStates,
  searchesOver,
  startOf,
  wayBack,
} from '../../engine/leastCostsByState'
import { withCounters } from '#shared/rules/standing/position'
import {
  type Arrivals,
  type Leg,
  type March,
  type ReachedStance,
  type Stance,
  type StanceNumbers,
} from '#shared/rules/answers/stances'
import { pointsOf } from '../figures/halfPoints'
import { mayCapture } from '../ground/fortification'
import { type FantasyPosition } from '../position/fantasyRules'
import { FATIGUES } from '../rows/states'
import { type Unit, unitFrom } from '../units/unit'
import { formationSearch } from './formationSearch'
import { leanMove, numbersOf, standsFast } from './leanReach'
import { facingsOf, hasFacing, type Move, turningOf } from './move'
import { barredFacings } from './movementEnds'
import { rightOf } from './movementFacings'
import { simpleSearch } from './movementSearch'
import { numberedFrom } from './movementStances'
import { type WholeMove, wholeMoves } from './wholeMoves'

/**
 * A march: points that were not spent are lost at a turn's end, facing and placement are kept, and each minimal move costs a
 * fatigue level, which no march gives back. Wandering is taken as planned.
 * @rule CM-TER-4 @rule CM-WAN-1
 */
export function arrivals(position: FantasyPosition, id: CounterId, march: March): Arrivals | undefined {
  const counter = position.scenario.counters[id]
  if (!counter || counter.decoy) return undefined
  const from = (stance: Stance): Move | undefined =>
    leanMove(standingAt(position, id, counter, stance), id, march.points)
  const given = march.starts ?? ownStart(counter)
  const first = given
    .flatMap((start) => everyFacing(position, id, counter, start))
    .map(from)
    .find((move) => move !== undefined)
  if (!first) return undefined
  const numbers = numbersOf(first)
  const starts = given.flatMap((start) =>
    startsAt(first, numbers, { placement: counter.placement, ...start }),
  )
  if (starts.length === 0) return undefined
  const turns = standsFast(first.unit) ? 0 : march.turns
  const moves = movesOf(first, numbers, (stance) => from(numbers.stanceOf(stance)) as Move)
  return { numbers, ...arrivalsByTurn(moves, starts, turns) }
}

function ownStart({ hex, facing, placement }: Counter): Stance[] {
  return hex === undefined ? [] : [{ hex: parseHexKey(hex), facing, placement }]
}

/** The position with the unit there; a facing or placement not given is its own. */
function standingAt(
  position: FantasyPosition,
  id: CounterId,
  { facing, placement }: Counter,
  stance: Stance,
): FantasyPosition {
  return withCounters(position, [[id, { facing, placement, ...stance, hex: hexKey(stance.hex) }]])
}

function everyFacing(position: FantasyPosition, id: CounterId, counter: Counter, start: Stance): Stance[] {
  if (start.facing) return [start]
  return facingsOf(unitFrom(position, id, counter)).map((facing) => ({ ...start, facing }))
}

/** A start as it is given; without a facing, with each facing with which the unit may stop there. */
function startsAt(move: Move, numbers: StanceNumbers, start: Stance): number[] {
  const { unit, window, placementCosts, facings } = move
  const asked = start.facing || !hasFacing(unit) ? [start] : facings.map((facing) => ({ ...start, facing }))
  const barred = barredFacings(move)
  return asked.flatMap((stance) => {
    const number = numbers.numberOf(stance)
    if (number === undefined) return []
    const [cell, right] = cellsOf(move, number)
    if (right !== undefined && !window.isOpen(right)) return []
    if (stance === start) return [number]
    const [place, facing] = [Math.floor(number / FACINGS_A_PLACE), number % FACINGS_A_PLACE]
    const lies = !unit.formed || placementCosts.mayLie(cell * 6 + rightOf(direction(facing)))
    return lies && (((barred[place] as number) >> facing) & 1) === 0 ? [number] : []
  })
}

/** The cells that the unit covers in a stance; of a formation the right half comes second. */
function cellsOf({ unit, window, stances }: Move, stance: number): readonly [number, number?] {
  const cell = Math.floor(stance / stances.perCell)
  if (!unit.formed) return [cell]
  return [cell, cell + (window.steps[rightOf(direction(stance % FACINGS_A_PLACE))] as number)]
}

/** @param from a move that starts from a stance. */
function movesOf(first: Move, numbers: StanceNumbers, from: (stance: number) => Move): MovesOfTurn {
  const { stances } = first.stances
  const barred = barredFacings(first)
  const search = searchesOver(2 * stances)
  const before = new Int32Array(2 * stances)
  const levels = FATIGUES.length - FATIGUES.findIndex(({ id }) => id === first.unit.fatigue)
  const moves = new Map<string, Move>()
  const [UNASKED, PLAIN, OWN] = [0, 1, 2]
  const boards = new Uint8Array(stances).fill(UNASKED)

  function moveFrom(stance: number): Move {
    const board = boardSeenFrom(first, stance)
    const move = moves.get(board) ?? from(stance)
    moves.set(board, move)
    return move
  }

  function mayEnd(stance: number): boolean {
    return (
      (((barred[Math.floor(stance / FACINGS_A_PLACE)] as number) >> (stance % FACINGS_A_PLACE)) & 1) === 0
    )
  }

  /** A move from it sees the board that nearly all see. */
  function isPlain(stance: number): boolean {
    if (boards[stance] === UNASKED) boards[stance] = boardSeenFrom(first, stance) === '' ? PLAIN : OWN
    return boards[stance] === PLAIN
  }

  /** Both searches' halves: as reached with a turn, then without. @param closed absent = every state is gone on from. */
  function searched(
    move: Move,
    starts: readonly number[],
    closed?: (state: number) => boolean,
  ): ReachedStates {
    const graph = move.unit.formed ? formationSearch(move) : stanceByStance(simpleSearch(move))
    const { stepsOut } = graph
    const open = closed && {
      ...graph,
      stepsOut: (state: number, to: Int32Array, cost: Int32Array): number =>
        closed(state) ? 0 : stepsOut(state, to, cost),
    }
    const unturned = starts.map((start) => start + stances)
    return search(open ?? graph, unturned, move.points, before)
  }

  /**
   * The stances by which a search need not go on. A stance that started a move of its own, with all points and no turn taken, has
   * reached all that a move coming by it reaches, wherever both see the same board and a later turn step is not the cheaper one;
   * where that is not so, none is closed.
   */
  function closedTo(
    move: Move,
    starts: readonly number[],
    left: (stance: number) => boolean,
  ): ((state: number) => boolean) | undefined {
    const { first: once, further } = turningOf(move)
    if (once > further || !isPlain(starts[0] as number)) return undefined
    const starting = new Uint8Array(stances)
    for (const start of starts) starting[start] = 1
    return (state) => {
      const stance = state < stances ? state : state - stances
      return left(stance) && isPlain(stance) && !(state >= stances && starting[stance] === 1)
    }
  }

  return {
    stances,
    levels,
    endsFrom(starts, level, tell, left) {
      for (const alike of groupedBy(starts, moveFrom)) {
        const [move, group] = alike
        const { states, least } = searched(move, group, closedTo(move, group, left))
        for (const end of inOrder(states, stances)) {
          const state = cheaperState(least, end, stances)
          if (state !== undefined && mayEnd(end)) tell(end, startOf(before, state) - stances, false)
        }
        for (const start of group)
          for (const { stance, minimal } of wholeMoves(startingFrom(move, start, level)))
            if (mayEnd(stance)) tell(stance, start, minimal)
      }
    },
    leg(start, end, level, costsLevel): Leg {
      const move = moveFrom(start)
      const least = costsLevel ? undefined : searched(move, [start]).least
      const state = least && cheaperState(least, end, stances)
      if (least && state !== undefined)
        return wayBack(before, state).map((one) => ({
          ...numbers.stanceOf(one % stances),
          cost: pointsOf(least[one] as number),
        }))
      const whole = wholeMoves(startingFrom(move, start, level)).find(
        ({ stance, minimal }) => stance === end && minimal === costsLevel,
      ) as WholeMove
      return [{ ...numbers.stanceOf(start), cost: 0 }, wholeStep(numbers, whole)]
    },
  }
}

function wholeStep(numbers: StanceNumbers, { stance, cost, minimal }: WholeMove): ReachedStance {
  return { ...numbers.stanceOf(stance), cost: pointsOf(cost), ...(minimal && { minimal }) }
}

/**
 * A name of the board that a move sees from a stance: it is the same from two stances of one name. The empty name is that of
 * nearly all. @rule CM-SID-6 @rule CM-STK-1
 */
function boardSeenFrom(move: Move, stance: number): string {
  const { position, window, wandering, holders } = move
  const cells = cellsOf(move, stance).filter((cell) => cell !== undefined)
  const captures = cells.some((cell) => mayCapture(position, window.hexOf(cell)))
  const marked = cells.some((cell) => wandering[cell] !== 0 || holders.has(cell))
  if (!captures && !marked) return ''
  // Only who is on the ground takes an entrance.
  const slot = captures ? Math.floor(stance / FACINGS_A_PLACE) % move.stances.slots : 0
  return [slot, ...[...cells].sort((a, b) => a - b)].join()
}

function groupedBy(starts: readonly number[], moveFrom: (start: number) => Move): Map<Move, number[]> {
  const groups = new Map<Move, number[]>()
  for (const start of starts) {
    const move = moveFrom(start)
    const group = groups.get(move)
    if (group) group.push(start)
    else groups.set(move, [start])
  }
  return groups
}

/** The stances of these states, each once. */
function inOrder(states: readonly number[], stances: number): Int32Array {
  const found = new Int32Array(states.length)
  states.forEach((state, index) => (found[index] = state < stances ? state : state - stances))
  found.sort()
  return found.filter((stance, index) => index === 0 || stance !== found[index - 1])
}

/** A stance as the cheaper of its two states; undefined when neither was reached. */
function cheaperState(least: Int32Array, stance: number, stances: number): number | undefined {
  const [turned, unturned] = [least[stance] as number, least[stance + stances] as number]
  if (unturned !== OUT_OF_REACH && (turned === OUT_OF_REACH || unturned <= turned)) return stance + stances
  return turned === OUT_OF_REACH ? undefined : stance
}

/** The move as the unit makes it from a stance, some fatigue levels later. */
function startingFrom(move: Move, stance: number, level: number): Move {
  const { unit, window, mode, facings, stances } = move
  const [cell, right] = cellsOf(move, stance)
  const slot = Math.floor(stance / FACINGS_A_PLACE) % stances.slots
  const facing = stance % FACINGS_A_PLACE
  const hexes: Axial[] = [cell, ...(right === undefined ? [] : [right])].map((one) => window.hexOf(one))
  const fatigue = FATIGUES[FATIGUES.findIndex(({ id }) => id === unit.fatigue) + level] ?? FATIGUES[2]
  const there: Unit = {
    ...unit,
    hexes,
    fatigue: fatigue.id,
    placement: mode.placements[slot] ?? unit.placement,
    counter: { ...unit.counter, facing: facings[facing] ?? unit.counter.facing },
  }
  return { ...move, unit: there, stances: numberedFrom(stances, { cell, slot, facing }) }
}
