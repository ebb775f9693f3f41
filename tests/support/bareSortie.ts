/** The sortie as a map with counters: what a designer has before adding the game. */
import { type Scenario } from '#shared/document/types'
import { mapRecord } from '#shared/lang/mapRecord'
import { editionIn } from './scenarioFiles'

/** The ready scenario in French without its game and its order of battle: the map, the counters that stand on it, the background. */
export function bareSortie(): Scenario {
  const { turns: _, ...sortie } = editionIn('fr', 'the-sortie')
  const { background } = sortie.texts
  return {
    ...sortie,
    texts: background ? { background } : {},
    sides: mapRecord(sortie.sides, ({ name, color, notes }) => ({ name, color, notes })),
    counters: Object.fromEntries(
      Object.entries(sortie.counters)
        .filter(([, { hex }]) => hex !== undefined)
        .map(([id, { group: _group, ...counter }]) => [id, counter]),
    ),
    ...{ groups: {}, zones: {}, reinforcements: {}, victory: {}, specialRules: {} },
  }
}
