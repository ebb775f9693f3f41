/** The way in which a counter enters the game (CTR-7): in the set-up, with a reinforcement, or not at all. */
import { type Counter } from './armies'
import { type ReinforcementId } from './ids'

export type Entry =
  | { readonly kind: 'set-up' }
  | { readonly kind: 'spare' }
  | { readonly kind: 'reinforcement'; readonly reinforcement: ReinforcementId }

/** A counter that is said to be spare is it, whatever else it says. */
export function entryOf({ reinforcement, spare }: Pick<Counter, 'reinforcement' | 'spare'>): Entry {
  if (spare) return { kind: 'spare' }
  return reinforcement === undefined ? { kind: 'set-up' } : { kind: 'reinforcement', reinforcement }
}

/** The change of a counter that makes it enter the game in this way: see `editCounter`. */
export function entryChange(entry: Entry): {
  readonly reinforcement: ReinforcementId | null
  readonly spare: true | null
} {
  return {
    reinforcement: entry.kind === 'reinforcement' ? entry.reinforcement : null,
    spare: entry.kind === 'spare' ? true : null,
  }
}
