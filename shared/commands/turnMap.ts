/** Turns the whole map by 180 degrees with all that is on it (MAP-3). */
import { keyed } from '#shared/document/fields/vocabulary'
import { laidScenario } from '#shared/document/laidMap'
import { turnGrid } from '#shared/hex/laying'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { cannotTurn } from './command/joinRefusals'
import { replaceMap } from './command/replaceMap'

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
