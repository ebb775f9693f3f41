/** Memoizes what the movers of one kind find on a map, once for each state of the map, each set of rules and each kind. */
import { type ScenarioMap } from '#shared/document/types'

interface OfRules {
  readonly scenario: { readonly map: ScenarioMap }
  readonly rules: object
}

/**
 * Nothing is kept longer than the map and the rules themselves; counters may move meanwhile.
 * @param make asked once a kind: it may depend on nothing but map, rules and kind.
 */
export function keptByKind<F>(): (position: OfRules, kind: string, make: () => F) => F {
  const kept = new WeakMap<ScenarioMap, WeakMap<object, Map<string, F>>>()
  return ({ scenario: { map }, rules }, kind, make) => {
    const byRules = kept.get(map) ?? new WeakMap<object, Map<string, F>>()
    kept.set(map, byRules)
    const byKind = byRules.get(rules) ?? new Map<string, F>()
    byRules.set(rules, byKind)
    const known = byKind.get(kind)
    if (known !== undefined) return known
    const made = make()
    byKind.set(kind, made)
    return made
  }
}
