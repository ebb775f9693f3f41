/** The table of weapon ranges. @rule CM-STAT-3 */
import { localized } from '#shared/i18n/localized'
import { type RuleTable } from '../../ruleset'
import { GRADES, WEAPON_CLASSES } from '../rows/profiles'
import { type WeaponFigures, weaponRange } from '../figures/weaponFigures'
import { row } from './cells'

export function rangesRuleTable(figures: WeaponFigures): RuleTable {
  return {
    id: 'ranges',
    title: localized('Portées', 'Ranges'),
    columns: GRADES.map(({ name }) => name),
    rows: WEAPON_CLASSES.filter(({ id }) => figures.range[id] !== undefined).map(({ id, name }) =>
      row(name, ...GRADES.map(({ value }) => `${weaponRange(figures, { class: id, grade: value })}`)),
    ),
    source: 'book',
    rule: 'CM-STAT-3',
    notes: [
      localized(
        'En hex, selon la capacité de l’arme\u202f; les autres armes ne tirent pas.',
        'In hexes, by the grade of the weapon; other weapons do not fire.',
      ),
    ],
  }
}
