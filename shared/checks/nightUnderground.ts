/** A game that begins at night on a map that is all cave, where there is neither day nor night. */
import { environmentAt } from '#shared/document/map'
import { type Scenario } from '#shared/document/types'
import { hexesOfGrid } from '#shared/hex/grid'
import { check } from './check'
import { mend } from './report'

/** @rule CM-TER-2 CM-SCN-1 */
export const nightUnderground = check({
  code: 'SCN1-night-underground',
  title: { fr: 'Nuit sous terre', en: 'Night under ground' },
  severity: 'hint',
  rule: 'CM-TER-2',
  reads: ['terrain', 'scenario'],
  find({ scenario, ruleset }) {
    const read = ruleset.scenarioParts.includes('start') && ruleset.hexAttributes.includes('cave')
    if (!read || scenario.start?.light !== 'night' || !isAllCave(scenario)) return []
    const finding = {
      message: {
        fr: 'La partie commence de nuit, mais toute la carte est une caverne\u202f: il n’y fait ni jour ni nuit',
        en: 'The game begins at night, but the whole map is a cave: there is neither day nor night',
      },
      fix: mend('Commencer de jour', 'Begin by day', 'edit-start', { change: { light: 'day' } }),
    }
    return [finding]
  },
})

/** Ends at the first hex outdoors. */
function isAllCave({ map }: Scenario): boolean {
  for (const hex of hexesOfGrid(map.grid)) if (environmentAt(map, hex) !== 'cave') return false
  return true
}
