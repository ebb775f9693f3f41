/** The reach of a counter, as every ruleset answers it. */
import { type Counter, type Placement } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type Firing, type FiringLimit } from './firing'
import { type Reason } from '#shared/rules/sentences/ruling'
import { type Arrivals, type LeastCosts, type March, type ReachedStance } from './stances'

/** A hex where a move may end at some cost. It is listed once for each cost (and placement). */
export interface ReachedHex {
  /** For a two-hex counter its front hex. */
  readonly hex: Axial
  /** Those that cost as much; absent where facing neither matters nor costs. */
  readonly facings?: readonly Facing[]
  /** Absent where a counter is always on the ground. */
  readonly placement?: Placement
  /** Movement points, the least; halves where the rules have halves. */
  readonly cost: number
  /** Only by a minimal move, which costs a fatigue level (CM-TER-4). */
  readonly minimal?: true
}

export interface ReachAnswer {
  /** Cheapest first, then row by row; the start, at 0, is the first. */
  readonly hexes: readonly ReachedHex[]
  readonly because: readonly Reason[]
}

/** The same, one by one for each facing, in the same order. */
export function stancesOf(hexes: readonly ReachedHex[]): ReachedStance[] {
  return hexes.flatMap(({ facings, ...reached }): ReachedStance[] =>
    facings ? facings.map((facing) => ({ ...reached, facing })) : [reached],
  )
}

/** Each hex once, by its cheapest way; of two at one cost a minimal move is the dearer, for it tires. */
export function leastEfforts(hexes: readonly ReachedHex[]): ReachedHex[] {
  const effort = ({ cost, minimal }: ReachedHex): number => (minimal ? cost + 0.25 : cost)
  const cheapest = new Map<string, ReachedHex>()
  for (const { hex, cost, minimal } of hexes) {
    const found = { hex, cost, ...(minimal && { minimal }) }
    const known = cheapest.get(hexKey(hex))
    if (!known || effort(found) < effort(known)) cheapest.set(hexKey(hex), found)
  }
  return [...cheapest.values()]
}

/** The limit on a counter that fires so this turn; undefined when it does not fire, and for a weapon that does not fire so. */
export function limitWhenFiring(
  { firing: limits }: Pick<MovementQuestions, 'firing'>,
  scenario: Scenario,
  counter: CounterId,
  firing: Firing | undefined,
): FiringLimit | undefined {
  return firing && limits?.(scenario, counter).find((limit) => limit.firing === firing)
}

export interface MovementQuestions {
  /** Points come in halves; absent = whole points only. */
  readonly halves?: true
  /** @param points movement points to spend; absent = the allowance of the face shown. */
  reach(scenario: Scenario, counter: CounterId, points?: number): ReachAnswer
  /** The ways in which a counter may fire this turn, and the points that each leaves; absent in a game whose fire costs no movement. */
  firing?(scenario: Scenario, counter: CounterId): readonly FiringLimit[]
  /** The states that a minimal move changes; absent in a game without such moves (CM-TER-4). */
  afterMinimal?(scenario: Scenario, counter: CounterId): Counter['status']
  /**
   * The same ends at the same costs as flat lists without reasons, for searches that ask thousands of times. What the counters
   * of one kind find on a map is prepared once and kept with it. Undefined for a counter that is not wholly on the map, or
   * that stands as no rule lets it.
   */
  costs(scenario: Scenario, counter: CounterId, points?: number): LeastCosts | undefined
  /** The earliest turn at which a counter may stand anywhere. Undefined when it may start nowhere; it need not be on the map. */
  arrivals(scenario: Scenario, counter: CounterId, march: March): Arrivals | undefined
}
