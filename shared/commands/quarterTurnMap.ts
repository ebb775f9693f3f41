/** Changes the orientation of the hexes (MAP-3): the whole sheet turns by a quarter, with all that is on it. */
import { choice, keyed } from '#shared/document/fields/vocabulary'
import { laidScenario } from '#shared/document/laidMap'
import { quarterTurnGrid } from '#shared/hex/quarterTurn'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { cannotQuarterTurn } from './command/joinRefusals'
import { replaceMap } from './command/replaceMap'

export const quarterTurnMap = command({
  id: 'quarter-turn-map',
  params: keyed({ way: choice(['clockwise', 'anticlockwise']) }),
  name: () => localized('Changer l’orientation des cases', 'Change the orientation of the hexes'),
  run(draft, { way }) {
    const scenario = found(draft)
    const laying = quarterTurnGrid(scenario.map.grid, way)
    if (!laying) return cannotQuarterTurn(scenario.map.grid)
    replaceMap(draft, laidScenario(scenario, laying))
  },
})
