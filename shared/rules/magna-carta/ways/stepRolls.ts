/** The rolls of each step of a beginning, judged as soon as they are known; what is alike is judged once. */
import { type CounterId } from '#shared/document/types'
import { hexDistance, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Fraction, multiplyFractions, reduced } from '../../chances/fraction'
import { opponentsOf } from '../../position'
import { type TurnMemory } from '../../turnMemory'
import { around, attacksAtStep } from '../infiltration/opportunity'
import { isTwoHex } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Stance } from '../rules/stride'
import { type Begun, memoryKey, passageTo, stanceAt, stridesOf } from './begunWay'
import { chanceUnhurt } from './routeArrival'
import { stanceKey, type StrideOut } from './stridesOut'

/** The chance of no effect so far, and what is remembered. */
type Through = Pick<Begun, 'unhurt' | 'memory'>

/** The rolls of one step: the chance of no effect, and what is remembered of them. */
interface Judged extends Pick<TurnMemory, 'attacksThisPhase' | 'turned'> {
  readonly unhurt: Fraction
}

/**
 * A step lays the mover open by the hexes that it leaves again, which shows as many steps later as it covers hexes.
 * @param farthest steps that any way may have.
 */
export function stepRolls(position: MedievalPosition, mover: CounterId, start: Stance, farthest: number) {
  const near = around(position, { mover, track: [start.covers] }, farthest)
  const opponents = opponentsByHex(near, mover)
  const covered = start.covers.length
  const known = new Map<string, Judged | undefined>()
  let last: { readonly of: Begun; readonly through: Through } | undefined

  function judged(begun: Begun, step: number): Through {
    const at = stanceAt(begun, step)
    const by = new Set(at.covers.flatMap((hex) => opponents.get(hexKey(hex)) ?? []))
    if (by.size === 0) return begun
    const key = `${stepKey(begun, at, step)}|${memoryKey(begun.memory, by)}`
    const rolls = known.has(key) ? known.get(key) : rolled(begun, step)
    known.set(key, rolls)
    if (!rolls) return begun
    const { unhurt, attacksThisPhase, turned } = rolls
    const attacks = [...begun.memory.attacksThisPhase, ...attacksThisPhase]
    return {
      memory: { ...begun.memory, attacksThisPhase: attacks, turned },
      unhurt: reduced(multiplyFractions(begun.unhurt, unhurt)),
    }
  }

  /** Undefined when nobody rolls. */
  function rolled(begun: Begun, step: number): Judged | undefined {
    const passage = passageTo(begun, mover, start)
    const { tests, memory } = attacksAtStep(near, passage, step, begun.memory)
    if (tests.length === 0) return undefined
    const attacksThisPhase = memory.attacksThisPhase.slice(begun.memory.attacksThisPhase.length)
    return { unhurt: chanceUnhurt(near, passage, step, tests), attacksThisPhase, turned: memory.turned }
  }

  /** All that the rolls of a step depend on but memory. */
  function stepKey(begun: Begun, at: Stance, step: number): string {
    const next = leadsFromStart(step) ? stridesOf(begun)[step] : undefined
    const left = begun.whole ? begun.steps - step : 'on'
    const onto = next ? `${stanceKey(next.to)} ${next.backward}` : ''
    return `${stanceKey(at)}|${left}|${Math.min(step, covered)}|${onto}`
  }

  /** In a hex of the start it is also asked where the next stride leads (SV-MOV-2). */
  function leadsFromStart(step: number): boolean {
    return step < covered
  }

  return {
    /** Before a stride: with the rolls of the step that this stride makes certain. */
    before(begun: Begun, stride: StrideOut): Through {
      const step = begun.steps + 1 - covered
      if (step < 0) return begun
      if (last?.of === begun && !leadsFromStart(step)) return last.through
      const through = judged(
        { ...begun, before: begun, stance: stride.to, stride, steps: begun.steps + 1 },
        step,
      )
      last = { of: begun, through }
      return through
    },
    /** As a whole way, with all rolls of one that ends here. */
    toTheEnd(begun: Begun): Begun {
      let whole: Begun = { ...begun, whole: true }
      for (let step = Math.max(0, begun.steps - covered + 1); step <= begun.steps; step++)
        whole = { ...whole, ...judgedThrough(whole, step) }
      return whole
    },
  }

  function judgedThrough(begun: Begun, step: number): Through {
    const { unhurt, memory } = judged(begun, step)
    return { unhurt, memory }
  }
}

/** The opponents who may stand next to each hex, a rider also once it has turned about its front. */
function opponentsByHex(
  position: MedievalPosition,
  mover: CounterId,
): ReadonlyMap<HexKey, readonly CounterId[]> {
  const byHex = new Map<HexKey, CounterId[]>()
  for (const id of opponentsOf(position, mover)) {
    const counter = position.scenario.counters[id]
    if (counter?.hex === undefined) continue
    const front = parseHexKey(counter.hex)
    const reach = isTwoHex(position, counter) ? 2 : 1
    for (let q = -reach; q <= reach; q++)
      for (let r = -reach; r <= reach; r++) {
        const hex = { q: front.q + q, r: front.r + r }
        if (hexDistance(front, hex) > reach) continue
        const key = hexKey(hex)
        byHex.set(key, [...(byHex.get(key) ?? []), id])
      }
  }
  return byHex
}
