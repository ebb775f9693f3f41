/** Memoizes what is made of a whole map, once for each state of the map and each set of rows. */
import { type ScenarioMap } from '#shared/document/types'

interface OfMap {
  readonly scenario: { readonly map: ScenarioMap }
  readonly rows: object
}

/** Nothing is kept longer than the map and the rows themselves. */
export function keptByMap<P extends OfMap, F>(make: (position: P) => F): (position: P) => F {
  const kept = new WeakMap<ScenarioMap, WeakMap<object, F>>()
  return (position) => {
    const { map } = position.scenario
    const byRows = kept.get(map) ?? new WeakMap<object, F>()
    kept.set(map, byRows)
    const known = byRows.get(position.rows)
    if (known !== undefined) return known
    const made = make(position)
    byRows.set(position.rows, made)
    return made
  }
}
