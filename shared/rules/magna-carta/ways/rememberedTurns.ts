/** The memory of a turn as a search keeps it: equal ones are one object, so that two beginnings are compared by a number. */
import { type CounterId } from '#shared/document/ids'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'

export interface RememberedTurn {
  readonly turn: TurnMemory
  /** The same for equal memories alone. */
  readonly number: number
}

export interface RememberedTurns {
  /** The memory with which the search begins. */
  readonly first: RememberedTurn
  of(turn: TurnMemory): RememberedTurn
}

export function rememberedTurns(first: TurnMemory): RememberedTurns {
  const known = new Map<string, RememberedTurn>()
  const of = (turn: TurnMemory): RememberedTurn => {
    const key = memoryKey(turn)
    const found = known.get(key) ?? { turn, number: known.size }
    known.set(key, found)
    return found
  }
  return { first: of(first), of }
}

/**
 * The attacks made and the facings turned, in one order: all that a search adds to the memory with which it begins.
 * @param by those whose attacks are asked about; absent = everybody.
 */
export function memoryKey({ attacksThisPhase, turned }: TurnMemory, by?: readonly CounterId[]): string {
  const attacks = attacksThisPhase.flatMap(({ opponent, hex }) =>
    by && !by.includes(opponent) ? [] : [`${opponent}@${hex}`],
  )
  const facings = Object.entries(turned).map(([id, { kind, index }]) => `${id}>${kind}${index}`)
  return [...attacks.sort(), ...facings.sort()].join(' ')
}
