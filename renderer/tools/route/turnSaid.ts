/** The events of this turn as the author says them for a route: each put in and taken back. Pure. */
import { type CounterId } from '#shared/document/ids'
import { type AttackMade, NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'

/** The facts that are so or not so of a counter. */
export type SaidOfCounter = 'hitByOffensiveFire' | 'firedDefensively' | 'firedOffensively' | 'movedTooFar'

export function toggledFact(turn: TurnMemory, fact: SaidOfCounter, counter: CounterId): TurnMemory {
  const { [fact]: before = [], ...rest } = turn
  const others = before.filter((id) => id !== counter)
  const after = others.length < before.length ? others : [...others, counter]
  // Nobody at all is as if it had never been said.
  const said = after.length > 0 ? { [fact]: after } : {}
  return { ...NOTHING_HAPPENED, ...rest, ...said }
}

export function withoutAttack(turn: TurnMemory, made: AttackMade): TurnMemory {
  return { ...turn, attacksThisPhase: turn.attacksThisPhase.filter((other) => other !== made) }
}

/** The memory with a counter facing as on the map again. */
export function withoutTurn({ turned, ...turn }: TurnMemory, counter: CounterId): TurnMemory {
  const { [counter]: _, ...others } = turned
  return { ...turn, turned: others }
}
