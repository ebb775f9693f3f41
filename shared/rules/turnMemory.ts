/** What already happened this turn, as far as infiltration asks: passed in, never kept by a rule (MC-INF-5, -6). */
import { type CounterId } from '#shared/document/types'

export interface TurnMemory {
  /** Offensive fire wounded them or made them retreat this turn: out for the rest of the turn. */
  readonly hitByOffensiveFire: readonly CounterId[]
  /** They made defensive fire this turn: out for the rest of the turn. */
  readonly firedDefensively: readonly CounterId[]
  /** They made their opportunity attack of this phase, and so make no defensive fire in it. */
  readonly attackedThisPhase: readonly CounterId[]
}

export const NOTHING_HAPPENED: TurnMemory = {
  hitByOffensiveFire: [],
  firedDefensively: [],
  attackedThisPhase: [],
}

/** The memory once this opponent has made its opportunity attack. @rule MC-INF-6 */
export function withAttack(memory: TurnMemory, opponent: CounterId): TurnMemory {
  return { ...memory, attackedThisPhase: [...memory.attackedThisPhase, opponent] }
}

/** The memory at the start of the next phase of the same turn: the attacks are fresh, the fire is not forgotten. */
export function nextPhase(memory: TurnMemory): TurnMemory {
  return { ...memory, attackedThisPhase: [] }
}
