/** Mirrors the whole map with all that is on it (MAP-3); every hex keeps its name. */
import { laidScenario } from '#shared/document/laidMap'
import { mirrorGrid, type MirrorAxis } from '#shared/hex/laying'
import { localized } from '#shared/i18n/localized'
import { found } from './cells'
import { type Command } from './command'
import { cannotMirror } from './joinRefusals'
import { replaceMap } from './turnMap'

export interface MirrorMap {
  /** `left-right`: what is on the left comes to the right. */
  readonly axis: MirrorAxis
}

const NAMES = {
  'left-right': localized('Inverser la gauche et la droite', 'Mirror the map left to right'),
  'top-bottom': localized('Inverser le haut et le bas', 'Mirror the map top to bottom'),
} as const

export const mirrorMap: Command<MirrorMap> = {
  id: 'mirror-map',
  name: ({ axis }) => NAMES[axis],
  run(draft, { axis }) {
    const scenario = found(draft)
    const laying = mirrorGrid(scenario.map.grid, axis)
    if (!laying) return cannotMirror(scenario.map.grid)
    replaceMap(draft, laidScenario(scenario, laying))
    return undefined
  },
}
