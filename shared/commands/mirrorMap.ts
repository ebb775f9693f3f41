/** Mirrors the whole map with all that is on it (MAP-3); every hex keeps its name. */
import { choice, keyed } from '#shared/document/fields/vocabulary'
import { laidScenario } from '#shared/document/laidMap'
import { mirrorGrid } from '#shared/hex/laying'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { cannotMirror } from './command/joinRefusals'
import { replaceMap } from './command/replaceMap'

const NAMES = {
  'left-right': localized('Inverser la gauche et la droite', 'Mirror the map left to right'),
  'top-bottom': localized('Inverser le haut et le bas', 'Mirror the map top to bottom'),
} as const

export const mirrorMap = command({
  id: 'mirror-map',
  params: keyed({
    /** `left-right`: what is on the left comes to the right. */
    axis: choice(['left-right', 'top-bottom']),
  }),
  name: ({ axis }) => NAMES[axis],
  run(draft, { axis }) {
    const scenario = found(draft)
    const laying = mirrorGrid(scenario.map.grid, axis)
    if (!laying) return cannotMirror(scenario.map.grid)
    replaceMap(draft, laidScenario(scenario, laying))
  },
})
