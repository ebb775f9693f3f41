/** The events of this turn as the author says them for a route: each put in and taken back. Pure. */
import { type CounterId } from '#shared/document/ids'
import { type AttackMade, type TurnMemory } from '#shared/rules/answers/turnMemory'

/** The facts that are so or not so of a counter. */
export type SaidOfCounter = 'hitByOffensiveFire' | 'firedDefensively'

export function toggledFact(turn: TurnMemory, fact: SaidOfCounter, counter: CounterId): TurnMemory {
  const others = turn[fact].filter((id) => id !== counter)
  const was = others.length < turn[fact].length
  return { ...turn, [fact]: was ? others : [...others, counter] }
}

export function withoutAttack(turn: TurnMemory, made: AttackMade): TurnMemory {
  return { ...turn, attacksThisPhase: turn.attacksThisPhase.filter((other) => other !== made) }
}

/** The memory with a counter facing as on the map again. */
export function withoutTurn({ turned, ...turn }: TurnMemory, counter: CounterId): TurnMemory {
  const { [counter]: _, ...others } = turned
  return { ...turn, turned: others }
}
