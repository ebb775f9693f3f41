/**
 * The owners' best use of their opportunity attacks: then and there, knowing how the mover has fared, each attacks or lets it
 * pass, for the best chance to kill, then to wound, then to stun, then to stop (MC-INF-6).
 */
import { type CounterId } from '#shared/document/ids'
import {
  addFractions,
  compareFractions,
  type Fraction,
  multiplyFractions,
  ONE,
  ZERO,
} from '../../chances/fraction'
import { sumOf } from '../../chances/table'
import { type Arrival, ARRIVALS } from '#shared/rules/answers/route'
import { opponentsOf } from '#shared/rules/standing/position'
import { hexKey } from '#shared/hex/axial'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'
import {
  around,
  attacksAtStep,
  cutShort,
  modifiersOf,
  type OpportunityTest,
} from '../infiltration/opportunity'
import { isWounded } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Passage } from '../rules/opportunityRules'
import { stridesWhenWounded } from './routeArrival'
import { type Condition, conditionAfter, harmChances, saveSteps } from './routeEffects'

type Chances = Readonly<Record<Arrival, Fraction>>

/** The mover on its way, and the next opponent to be asked. */
interface Underway {
  readonly step: number
  /** Index among all opponents. */
  readonly next: number
  readonly condition: Condition
  /** The last stride it can take. */
  readonly last: number
  readonly memory: TurnMemory
}

interface BestAttacks {
  readonly arrival: Chances
  /** The attacks made while the mover stays unhurt, and those that their owners let pass. */
  readonly tests: readonly OpportunityTest[]
  readonly held: readonly OpportunityTest[]
  readonly memory: TurnMemory
}

/** The order in which owners compare, the worst for the mover first. */
const GRAVEST_FIRST = ARRIVALS.toReversed()

/** @rule MC-INF-6 @rule MC-INF-7 @rule MC-INF-11 @rule SV-OPP-2 */
export function bestAttacks(
  position: MedievalPosition,
  passage: Passage,
  memory: TurnMemory,
  fought: readonly CounterId[],
): BestAttacks {
  const near = around(position, passage)
  const { mover, kind, strides, track } = passage
  const counter = near.scenario.counters[mover]
  const opponents = opponentsOf(near, mover)
  const affordable = stridesWhenWounded(near, passage)
  const woundedBefore = counter !== undefined && isWounded(near, counter)
  const saved = counter ? saveSteps(near, counter) : [ONE]
  const known = new Map<string, Chances>()

  const unhurt: Condition = { worst: 'unhurt', ended: false }
  const start: Underway = { step: 0, next: 0, last: strides.length, memory, condition: unhurt }
  return { arrival: valueOf(start), ...unhurtLine(start) }

  function valueOf(at: Underway): Chances {
    const key = keyOf(at)
    const found = known.get(key) ?? judged(at)
    known.set(key, found)
    return found
  }

  function judged(at: Underway): Chances {
    const { condition, step, next } = at
    if (condition.worst === 'killed') return certain('killed')
    const opponent = opponents[next]
    if (opponent === undefined) {
      const last = lastOf(at)
      if (condition.ended || step === last) return certain(condition.worst)
      return valueOf({ ...at, step: step + 1, next: 0, last })
    }
    const passed = valueOf({ ...at, next: next + 1 })
    const struck = strikeOf(at, opponent)
    if (!struck) return passed
    const value = valueOfRoll({ ...at, next: next + 1, memory: struck.memory }, struck.test)
    return isGraver(passed, value) ? passed : value
  }

  function lastOf({ condition, step, last }: Underway): number {
    return condition.worst === 'wounded' ? Math.min(last, Math.max(step, affordable)) : last
  }

  function strikeOf(at: Underway, opponent: CounterId) {
    const way = cutShort(passage, at.last)
    const { tests, memory: after } = attacksAtStep(near, way, at.step, at.memory, { fought }, [opponent])
    const [test] = tests
    return test && { test, memory: after }
  }

  function valueOfRoll(after: Underway, test: OpportunityTest): Chances {
    const { condition, step } = after
    const wounded = woundedBefore || condition.worst === 'wounded'
    const circumstances = { kind, woundedBefore, short: step < strides.length }
    const modifier = sumOf(modifiersOf(near, mover, test, wounded))
    let value = NONE
    for (const [harm, odds] of harmChances(near, modifier, saved)) {
      if (odds.numerator === 0n) continue
      value = plus(
        value,
        valueOf({ ...after, condition: conditionAfter(condition, harm, circumstances) }),
        odds,
      )
    }
    return value
  }

  /** The attacks on a mover that every roll spares. */
  function unhurtLine(from: Underway): Omit<BestAttacks, 'arrival'> {
    const tests: OpportunityTest[] = []
    const held: OpportunityTest[] = []
    let at = from
    while (at.step <= strides.length) {
      const opponent = opponents[at.next]
      if (opponent === undefined) {
        at = { ...at, step: at.step + 1, next: 0 }
        continue
      }
      const onward = { ...at, next: at.next + 1 }
      const struck = strikeOf(at, opponent)
      const value = struck && valueOfRoll({ ...onward, memory: struck.memory }, struck.test)
      const strikes = value && !isGraver(valueOf(onward), value)
      if (struck) (strikes ? tests : held).push(struck.test)
      at = strikes ? { ...onward, memory: struck.memory } : onward
    }
    return { tests, held, memory: at.memory }
  }

  /** All that what follows depends on: past attacks count by their opponent, and in hexes that are still ahead by the hex. */
  function keyOf({ step, next, condition, last, memory: { attacksThisPhase, turned } }: Underway): string {
    const ahead = new Set(track.slice(step).flatMap((covered) => covered.map(hexKey)))
    const made = attacksThisPhase.map(({ opponent, hex }) => `${opponent}${ahead.has(hex) ? `@${hex}` : ''}`)
    const facings = Object.entries(turned).map(([id, facing]) => `${id}${facing.kind}${facing.index}`)
    const { worst, ended } = condition
    return [step, next, worst, ended, last, ...[...new Set(made)].sort(), '|', ...facings.sort()].join(' ')
  }
}

const NONE: Chances = { unhurt: ZERO, stopped: ZERO, stunned: ZERO, wounded: ZERO, killed: ZERO }

function certain(arrival: Arrival): Chances {
  return { ...NONE, [arrival]: ONE }
}

function plus(sum: Chances, value: Chances, odds: Fraction): Chances {
  const added = (arrival: Arrival): Fraction =>
    addFractions(sum[arrival], multiplyFractions(value[arrival], odds))
  return {
    unhurt: added('unhurt'),
    stopped: added('stopped'),
    stunned: added('stunned'),
    wounded: added('wounded'),
    killed: added('killed'),
  }
}

/** Worse for the mover: killed more often, else wounded more often, and so on. */
function isGraver(a: Chances, b: Chances): boolean {
  for (const arrival of GRAVEST_FIRST) {
    const order = compareFractions(a[arrival], b[arrival])
    if (order !== 0) return order > 0
  }
  return false
}
