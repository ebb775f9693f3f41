/**
 * The safest ways of a move: least chance of any effect on the way, then fewest points. A best-first search over beginnings of
 * ways: no step makes a way safer or cheaper, so the first whole way that comes up is the best.
 *
 * Two beginnings have the same future when all that later rolls can ask is the same: the last stances as far back as the mover still
 * covers their hexes, whether these touch the start, and the memory of the turn. Of such beginnings one that is safer and cheaper
 * outdoes the other whatever follows; when two ways are wanted, only two of different hexes do.
 */
import { type CounterId } from '#shared/document/types'
import { type Axial, hexDistance, type HexKey, hexKey, sameHex } from '#shared/hex/axial'
import { type Fraction, ONE } from '../../chances/fraction'
import { NOTHING_HAPPENED } from '../../turnMemory'
import { allowanceOf } from '../movement/movementAllowance'
import { leastStepCost } from '../movement/movementReach'
import { stanceOf } from '../movement/movementStance'
import { isActive } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Begun, futureKey, hexesOf, stridesOf } from './begunWay'
import { safestQueue } from './safestQueue'
import { stepRolls } from './stepRolls'
import { stridesOut } from './stridesOut'

export interface SafeWay {
  /** Without the start; front hexes for a rider. */
  readonly path: readonly Axial[]
  /** Steps (1 = the first) taken without turning (SV-MOV-1). */
  readonly unturned: readonly number[]
  readonly cost: number
  /** The chance of no effect on the way. */
  readonly unhurt: Fraction
}

/** The safest ways to a hex, the best first, their hexes differing; none when it is out of reach. @rule MC-INF-7 */
export function safestWays(position: MedievalPosition, mover: CounterId, goal: Axial, wanted = 1): SafeWay[] {
  const found: SafeWay[] = []
  const hexes = new Set<string>()
  search(position, mover, { goal, wanted }, (begun) => {
    const way = wayOf(begun)
    const key = hexesOf(begun)
    if (!hexes.has(key)) found.push(way)
    hexes.add(key)
    return found.length === wanted
  })
  return found
}

/** The safest way to each hex where a move may end, the safest first. @rule MC-INF-7 */
export function safestToEach(position: MedievalPosition, mover: CounterId): SafeWay[] {
  const found = new Map<HexKey, SafeWay>()
  search(position, mover, { wanted: 1 }, (begun) => {
    const key = hexKey(begun.stance.hex)
    if (!found.has(key)) found.set(key, wayOf(begun))
    return false
  })
  return [...found.values()]
}

interface Search {
  /** Absent = every hex. */
  readonly goal?: Axial
  readonly wanted: number
}

/** @param found is told each whole way, the best first; true ends the search. */
function search(
  position: MedievalPosition,
  mover: CounterId,
  { goal, wanted }: Search,
  found: (begun: Begun) => boolean,
): void {
  const counter = position.scenario.counters[mover]
  const start = counter && stanceOf(position.scenario, counter)
  if (!counter || !start || !isActive(position, counter)) return
  const allowance = allowanceOf(position, counter)
  const least = leastStepCost(position)
  const strides = stridesOut(position, mover, counter)
  const rolls = stepRolls(position, mover, start, least > 0 ? Math.ceil(allowance / least) : Infinity)
  const queue = safestQueue()
  const done = new Map<string, Begun[]>()
  queue.add({
    before: undefined,
    stance: start,
    stride: undefined,
    steps: 0,
    cost: 0,
    unhurt: ONE,
    memory: NOTHING_HAPPENED,
    whole: false,
  })
  for (let begun = queue.next(); begun; begun = queue.next()) {
    if (begun.whole) {
      if (found(begun)) return
      continue
    }
    if (isOutdone(done, begun, start.covers.length, wanted)) continue
    const mayEnd = begun.stride?.mayStop === true
    if (mayEnd && (!goal || sameHex(goal, begun.stance.hex))) queue.add(rolls.toTheEnd(begun))
    for (const stride of strides(begun.stance)) {
      const cost = begun.cost + stride.cost
      const ahead = goal ? hexDistance(stride.to.hex, goal) * least : 0
      if (cost + ahead > allowance) continue
      const { unhurt, memory } = rolls.before(begun, stride)
      const steps = begun.steps + 1
      queue.add({ before: begun, stance: stride.to, stride, steps, cost, unhurt, memory, whole: false })
    }
  }
}

/** Is there already what outdoes it? All that came before is at least as safe; else it is kept. */
function isOutdone(done: Map<string, Begun[]>, begun: Begun, covered: number, wanted: number): boolean {
  const key = futureKey(begun, covered)
  const before = done.get(key)
  if (!before) {
    done.set(key, [begun])
    return false
  }
  const better = before.filter(({ cost }) => cost <= begun.cost)
  const ways = wanted === 1 ? better.length : new Set(better.map(hexesOf)).size
  if (ways >= wanted) return true
  before.push(begun)
  return false
}

function wayOf(begun: Begun): SafeWay {
  const taken = stridesOf(begun)
  const unturned = taken.flatMap((stride, index) => (stride.unturned ? [index + 1] : []))
  return { path: taken.map(({ to }) => to.hex), unturned, cost: begun.cost, unhurt: begun.unhurt }
}
