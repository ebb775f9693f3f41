/** The rolls of each step of a beginning, judged as soon as they are known; what is alike is judged once. */
import { type CounterId } from '#shared/document/ids'
import { ZERO } from '../../chances/fraction'
import { sumOf } from '../../chances/table'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'
import { around, attacksAtStep, modifiersOf, type OpportunityTest } from '../infiltration/opportunity'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Begun, MOST_MET, passageTo, stanceAt, strideAfter } from './begunWay'
import { memoryKey, type RememberedTurn, type RememberedTurns } from './rememberedTurns'
import { harmChances, saveSteps } from './routeEffects'
import { type SharedChance, type SharedChances } from './sharedChances'
import { type MetStance } from './stridesOut'
import { opponentsBeside } from './opponentsBeside'

/** The rolls of one step: the chance of no effect, and what is remembered of them. */
interface Judged extends Pick<TurnMemory, 'attacksThisPhase' | 'turned'> {
  readonly unhurt: SharedChance
}

/** No step has more steps after it that it could be judged by. */
const GOES_ON = 3

/**
 * A step lays the mover open by the hexes that it leaves again, which shows as many steps later as it covers hexes.
 * @param farthest steps that any way may have.
 */
export function stepRolls(
  position: MedievalPosition,
  mover: CounterId,
  { start, farthest }: { readonly start: MetStance; readonly farthest: number },
  { chances, memories }: { readonly chances: SharedChances; readonly memories: RememberedTurns },
) {
  const near = around(position, { mover, track: [start.covers] }, farthest)
  const opponents = opponentsBeside(near, mover)
  const unharmed = chanceUnharmed(near, mover, chances)
  const covered = start.covers.length
  /** By the memory of those who are asked about. */
  const known = new Map<string, Judged | undefined>()
  /** The same by the whole memory: its number, then the step's. */
  const knownWhole: (Map<number, Judged | undefined> | undefined)[] = []
  const remembered = new Map<Judged, (RememberedTurn | undefined)[]>()

  /** Once the rolls of one of its steps are made; itself when nobody rolls. */
  function judged(begun: Begun, step: number): Begun {
    const at = stanceAt(begun, step)
    const by = opponents(at)
    if (by.length === 0) return begun
    const rolls = rollsOf(begun, at, step, by)
    if (!rolls) return begun
    return { ...begun, memory: memoryAfter(begun.memory, rolls), unhurt: begun.unhurt.and(rolls.unhurt) }
  }

  function rollsOf(begun: Begun, at: MetStance, step: number, by: readonly CounterId[]): Judged | undefined {
    const key = stepKey(begun, at, step)
    const whole = (knownWhole[begun.memory.number] ??= new Map())
    if (whole.has(key)) return whole.get(key)
    const told = `${key} ${memoryKey(begun.memory.turn, by)}`
    const rolls = known.has(told) ? known.get(told) : rolled(begun, step, by)
    known.set(told, rolls)
    whole.set(key, rolls)
    return rolls
  }

  function memoryAfter({ number, turn }: RememberedTurn, rolls: Judged): RememberedTurn {
    const after = remembered.get(rolls) ?? []
    remembered.set(rolls, after)
    const { attacksThisPhase, turned } = rolls
    return (after[number] ??= memories.of({
      ...turn,
      attacksThisPhase: [...turn.attacksThisPhase, ...attacksThisPhase],
      turned,
    }))
  }

  /** Undefined when nobody rolls. */
  function rolled(begun: Begun, step: number, by: readonly CounterId[]): Judged | undefined {
    const passage = passageTo(begun, mover, start)
    const before = begun.memory.turn
    const { tests, memory } = attacksAtStep(near, passage, step, before, {}, by)
    if (tests.length === 0) return undefined
    const attacksThisPhase = memory.attacksThisPhase.slice(before.attacksThisPhase.length)
    const unhurt = tests.reduce((chance, test) => chance.and(unharmed(test)), chances.one)
    return { unhurt, attacksThisPhase, turned: memory.turned }
  }

  /** All that the rolls of a step depend on but memory. */
  function stepKey(begun: Begun, at: MetStance, step: number): number {
    const left = begun.whole ? begun.steps - step : GOES_ON
    const onto = leadsFromStart(step) ? strideAfter(begun, step) : undefined
    const place = (at.number * (GOES_ON + 1) + left) * (covered + 1) + Math.min(step, covered)
    return place * MOST_MET + (onto?.number ?? 0)
  }

  /** In a hex of the start it is also asked where the next stride leads (SV-MOV-2). */
  function leadsFromStart(step: number): boolean {
    return step < covered
  }

  return {
    /** After the last stride: with the rolls of the step that this stride made certain. */
    after(begun: Begun): Begun {
      const step = begun.steps - covered
      return step < 0 ? begun : judged(begun, step)
    },
    /** As a whole way, with all rolls of one that ends here. */
    toTheEnd(begun: Begun): Begun {
      let whole: Begun = { ...begun, whole: true }
      for (let step = Math.max(0, begun.steps - covered + 1); step <= begun.steps; step++)
        whole = judged(whole, step)
      return whole
    },
  }
}

/** The chance that one roll has no effect on a mover unhurt so far. @rule MC-INF-7 */
function chanceUnharmed(
  position: MedievalPosition,
  mover: CounterId,
  chances: SharedChances,
): (test: OpportunityTest) => SharedChance {
  const counter = position.scenario.counters[mover]
  const saved = counter ? saveSteps(position, counter) : []
  const known = new Map<number, SharedChance>()
  return (test) => {
    const modifier = sumOf(modifiersOf(position, mover, test))
    const found =
      known.get(modifier) ?? chances.of(harmChances(position, modifier, saved).get(undefined) ?? ZERO)
    known.set(modifier, found)
    return found
  }
}
