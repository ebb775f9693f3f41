/** Turns the whole map by 180 degrees with all that is on it (MAP-3). */
import { type Draft } from 'immer'
import { keyed } from '#shared/document/fields/vocabulary'
import { laidScenario } from '#shared/document/laidMap'
import { type Scenario } from '#shared/document/types'
import { turnGrid } from '#shared/hex/laying'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { cannotTurn } from './joinRefusals'

/** @rule CM-SCN-4 */
export const turnMap = command({
  id: 'turn-map',
  params: keyed({}),
  name: () => localized('Tourner la carte de 180°', 'Turn the map by 180°'),
  run(draft) {
    const scenario = found(draft)
    const laying = turnGrid(scenario.map.grid)
    if (!laying) return cannotTurn(scenario.map.grid)
    replaceMap(draft, laidScenario(scenario, laying))
  },
})

/** Puts another map, and all that follows it, into the draft. */
export function replaceMap(draft: Draft<Scenario>, laid: Scenario): void {
  const target = draft as unknown as Record<string, unknown>
  const before = found(draft)
  for (const key of Object.keys(laid) as (keyof Scenario)[])
    if (laid[key] !== before[key]) target[key] = laid[key]
}
