/**
 * The safest ways of a move: least chance of any effect on the way, then fewest points. A best-first search over beginnings of
 * ways: no step makes a way safer or cheaper, so the first whole way that comes up is the best.
 *
 * Two beginnings have the same future when all that later rolls can ask is the same: the last stances as far back as the mover still
 * covers their hexes, whether these touch the start, and the memory of the turn. Of such beginnings one that is safer and cheaper
 * outdoes the other whatever follows; when two ways are wanted, only two of different hexes do.
 */
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, hexKey, sameHex } from '#shared/hex/axial'
import { type Fraction } from '../../chances/fraction'
import { NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import { budgetOf, leastStepCost } from '../movement/movementReach'
import { stanceOf } from '../movement/movementStance'
import { isActive } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Begun, futureKey, hexesOf, stridesOf } from './begunWay'
import { anyWithin, endsWithin } from './endsOfMoves'
import { rememberedTurns } from './rememberedTurns'
import { safestQueue } from './safestQueue'
import { sharedChances } from './sharedChances'
import { stepRolls } from './stepRolls'
import { type MetStance, type StridesOut, stridesOut } from './stridesOut'

export interface SafeWay {
  /** The hexes after the start; front hexes for a rider. */
  readonly path: readonly Axial[]
  /** Steps (1 = the first) taken without turning (SV-MOV-1). */
  readonly unturned: readonly number[]
  readonly cost: number
  /** The chance of no effect on the way. */
  readonly unhurt: Fraction
}

/**
 * The safest ways to a hex, the best first, their hexes differing; none when it is out of reach. @rule MC-INF-7
 * @param points to spend; absent = the movement of the face shown.
 */
export function safestWays(
  position: MedievalPosition,
  mover: CounterId,
  goal: Axial,
  { wanted = 1, points }: { readonly wanted?: number; readonly points?: number } = {},
  turn: TurnMemory = NOTHING_HAPPENED,
): SafeWay[] {
  const found: SafeWay[] = []
  const hexes = new Set<string>()
  search(position, mover, { wanted, turn, points }, () => ({
    mayLead: ({ hex }, steps) => hexDistance(hex, goal) <= steps,
    isWanted: ({ hex }) => sameHex(hex, goal),
    found(begun) {
      const key = hexesOf(begun)
      if (!hexes.has(key)) found.push(wayOf(begun))
      hexes.add(key)
      return found.length === wanted
    },
  }))
  return found
}

/**
 * The safest way to each hex where a move may end, the safest first. @rule MC-INF-7
 * @param points to spend; absent = the movement of the face shown.
 */
export function safestToEach(
  position: MedievalPosition,
  mover: CounterId,
  turn: TurnMemory = NOTHING_HAPPENED,
  points?: number,
): SafeWay[] {
  const found: SafeWay[] = []
  search(position, mover, { wanted: 1, turn, points }, (strides, allowance) => {
    const left = endsWithin(strides, allowance)
    return {
      mayLead: anyWithin(left),
      isWanted: ({ hex }) => left.has(hexKey(hex)),
      found(begun) {
        if (left.delete(hexKey(begun.stance.hex))) found.push(wayOf(begun))
        return left.size === 0
      },
    }
  })
  return found
}

/** The ways that a search is for. */
interface Wanted {
  /** False when no way of so many steps from here leads to a hex that is wanted. */
  mayLead(from: MetStance, steps: number): boolean
  isWanted(end: MetStance): boolean
  /** Called with each whole way, the best first; returns true to end the search. */
  found(begun: Begun): boolean
}

/** @param wanted of different hexes to one end. @param turn the events before the move. */
function search(
  position: MedievalPosition,
  mover: CounterId,
  {
    wanted,
    turn,
    points,
  }: { readonly wanted: number; readonly turn: TurnMemory; readonly points: number | undefined },
  wantedOf: (strides: StridesOut, allowance: number) => Wanted,
): void {
  const counter = position.scenario.counters[mover]
  const own = counter && stanceOf(position.scenario, counter)
  if (!counter || !own || !isActive(position, counter)) return
  const allowance = budgetOf(position, counter, points)
  const least = leastStepCost(position)
  const stepsFor = (points: number): number => (least > 0 ? Math.floor(points / least) : Infinity)
  const strides = stridesOut(position, mover, counter, own)
  const { mayLead, isWanted, found } = wantedOf(strides, allowance)
  const { start } = strides
  const [chances, memories] = [sharedChances(), rememberedTurns(turn)]
  const rolls = stepRolls(position, mover, { start, farthest: stepsFor(allowance) }, { chances, memories })
  const queue = safestQueue()
  const done = new Map<number, Begun[]>()
  queue.add({
    before: undefined,
    stance: start,
    stride: undefined,
    steps: 0,
    cost: 0,
    unhurt: chances.one,
    memory: memories.first,
    whole: false,
  })
  for (let begun = queue.next(); begun; begun = queue.next()) {
    const { stance, whole, steps, unhurt, memory } = begun
    if (whole) {
      if (isWanted(stance) && found(begun)) return
      continue
    }
    if (!mayLead(stance, stepsFor(allowance - begun.cost))) continue
    if (isOutdone(done, begun, start.covers.length, wanted)) continue
    if (begun.stride?.mayStop === true && isWanted(stance)) queue.add(rolls.toTheEnd(begun))
    for (const stride of strides.from(stance)) {
      const cost = begun.cost + stride.cost
      if (cost > allowance || !mayLead(stride.to, stepsFor(allowance - cost))) continue
      const longer = {
        before: begun,
        stance: stride.to,
        stride,
        steps: steps + 1,
        cost,
        unhurt,
        memory,
        whole,
      }
      queue.add(rolls.after(longer))
    }
  }
}

/** Is there already what outdoes it? All that came before is at least as safe; else it is kept. */
function isOutdone(done: Map<number, Begun[]>, begun: Begun, covered: number, wanted: number): boolean {
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
  return { path: taken.map(({ to }) => to.hex), unturned, cost: begun.cost, unhurt: begun.unhurt.fraction }
}
