/**
 * The exact chances of how a mover arrives: its way is played forward, step by step and roll by roll, over every
 * condition it may be in, with the chance of each. Work grows with steps and rolls, not with their combinations.
 */
import { type CounterId } from '#shared/document/ids'
import { addFractions, type Fraction, multiplyFractions, ONE, reduced, ZERO } from '../../chances/fraction'
import { isWounded } from '../position/position'
import { type Arrival, ARRIVALS } from '#shared/rules/answers/route'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'
import { type MedievalPosition } from '../rules/medievalRules'
import {
  around,
  attacksAtStep,
  cutShort,
  modifiersOf,
  type OpportunityTest,
  type OwnersChoice,
} from '../infiltration/opportunity'
import { type Passage } from '../rules/opportunityRules'
import { type Condition, harmChances, saveSteps, conditionAfter, woundedAllowance } from './routeEffects'
import { sumOf } from '../../chances/table'

/** Movers who mean to go equally far after the same attacks: their next attacks are the same. */
interface Company {
  /** The last stride they can take. */
  readonly last: number
  readonly memory: TurnMemory
  readonly chances: Map<Arrival, Fraction>
}

/** One way in which a mover may arrive. */
export interface ArrivedMover {
  readonly worst: Arrival
  /** The step of the passage where it ends: 0 = it never left. */
  readonly step: number
  readonly memory: TurnMemory
  readonly chance: Fraction
}

/** The exact chances of each arrival; they sum to 1. @rule MC-INF-7 @rule MC-INF-11 @rule MC-RET-5 */
export function arrivalChances(
  position: MedievalPosition,
  passage: Passage,
  memory: TurnMemory,
  fought: readonly CounterId[],
  strikes?: OwnersChoice,
): Record<Arrival, Fraction> {
  const arrived: Record<Arrival, Fraction> = {
    unhurt: ZERO,
    stopped: ZERO,
    stunned: ZERO,
    wounded: ZERO,
    killed: ZERO,
  }
  for (const { worst, chance } of arrivals(position, passage, memory, fought, strikes))
    arrived[worst] = addFractions(arrived[worst], chance)
  for (const arrival of ARRIVALS) arrived[arrival] = reduced(arrived[arrival])
  return arrived
}

/** Every way in which a mover may arrive, where it then is and what is remembered; the chances sum to 1. */
export function arrivals(
  position: MedievalPosition,
  passage: Passage,
  memory: TurnMemory,
  fought: readonly CounterId[],
  strikes?: OwnersChoice,
): ArrivedMover[] {
  const near = around(position, passage)
  const arrived: ArrivedMover[] = []
  const strides = passage.strides.length
  const affordable = stridesWhenWounded(near, passage)
  let companies: Company[] = [{ last: strides, memory, chances: new Map([['unhurt', ONE]]) }]
  for (let step = 0; step <= strides; step++) {
    const going = new Map<string, Company>()
    for (const company of companies) {
      const way = cutShort(passage, company.last)
      const attacks = attacksAtStep(near, way, step, company.memory, { fought, strikes })
      for (const [condition, chance] of rolled(near, passage, step, attacks.tests, company)) {
        const { worst, ended } = condition
        const last = worst === 'wounded' ? Math.min(company.last, Math.max(step, affordable)) : company.last
        if (ended || step === last) arrived.push({ worst, step, memory: attacks.memory, chance })
        else join(going, { last, memory: attacks.memory, chances: new Map([[worst, chance]]) })
      }
    }
    companies = [...going.values()]
  }
  return arrived
}

/** The strides that the points of the wounded side pay for; a retreat or an advance costs none. @rule MC-INF-7 */
export function stridesWhenWounded(
  position: MedievalPosition,
  { mover, strides, kind, limit }: Passage,
): number {
  const counter = position.scenario.counters[mover]
  if (!counter || kind !== 'move') return strides.length
  return stridesFor(strides, woundedAllowance(position, counter, limit?.firing))
}

/** The strides that so many points pay for. */
export function stridesFor(strides: Passage['strides'], points: number): number {
  let spent = 0
  const beyond = strides.findIndex(({ cost }) => (spent += cost) > points)
  return beyond < 0 ? strides.length : beyond
}

/** Every condition after the rolls of one hex, made one after another, with its chance. */
function rolled(
  position: MedievalPosition,
  { mover, kind, strides }: Passage,
  step: number,
  tests: readonly OpportunityTest[],
  { chances }: Pick<Company, 'chances'>,
): readonly (readonly [Condition, Fraction])[] {
  const counter = position.scenario.counters[mover]
  if (!counter) return []
  let now = [...chances].map(([worst, chance]) => [{ worst, ended: false } as Condition, chance] as const)
  if (tests.length === 0) return now
  const woundedBefore = isWounded(position, counter)
  const circumstances = { kind, woundedBefore, short: step < strides.length }
  const saved = saveSteps(position, counter)
  for (const test of tests) {
    const byWound: Partial<Record<'sound' | 'wounded', ReturnType<typeof harmChances>>> = {}
    const next = new Map<string, readonly [Condition, Fraction]>()
    for (const [condition, chance] of now) {
      const wounded = woundedBefore || condition.worst === 'wounded'
      const harms = (byWound[wounded ? 'wounded' : 'sound'] ??= harmChances(
        position,
        sumOf(modifiersOf(position, mover, test, wounded)),
        saved,
      ))
      for (const [harm, odds] of harms) {
        if (odds.numerator === 0n) continue
        const after = conditionAfter(condition, harm, circumstances)
        const key = `${after.worst} ${after.ended}`
        const sum = addFractions(next.get(key)?.[1] ?? ZERO, multiplyFractions(chance, odds))
        next.set(key, [after, sum])
      }
    }
    now = [...next.values()]
  }
  return now
}

/** Adds to the company that goes equally far after the same attacks. */
function join(companies: Map<string, Company>, { last, memory, chances }: Company): void {
  const attacks = memory.attacksThisPhase.map(({ opponent, hex }) => `${opponent}@${hex}`)
  const key = [last, ...attacks].join(' ')
  const company = companies.get(key)
  if (!company) companies.set(key, { last, memory, chances })
  else
    for (const [worst, chance] of chances)
      company.chances.set(worst, addFractions(company.chances.get(worst) ?? ZERO, chance))
}
