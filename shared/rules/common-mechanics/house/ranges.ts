/** House table `ranges`: how far weapons fire. @rule CM-STAT-3 */
import { localized } from '#shared/i18n/localized'
import { list, orNull } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Field, integer, orNothing } from '../../fields/field'
import { type Figures, forEach, matrix } from '../../house/figures'
import { figureTable } from '../../house/figureTable'
import { type WeaponFigures, type WeaponRange } from '../figures/weaponFigures'
import { type FantasyRules } from '../position/fantasyRules'
import { GRADES, WEAPON_CLASSES } from '../rows/profiles'

const HEXES = integer(localized('cases', 'hexes'), { min: 1 })

/** Hexes, or five of them from inferior to superior; null = does not fire. */
const RANGE: Field<WeaponRange | undefined> = {
  ...orNothing(HEXES, localized('–', '–')),
  read: (rows) =>
    orNull((value, at) => {
      const hexes = HEXES.read(rows)
      if (!Array.isArray(value)) return hexes(value, at)
      const { length } = GRADES
      if (value.length === length) return list(hexes)(value, at) as unknown as WeaponRange
      return refuse(
        at.path,
        value,
        localized(`${length} portées, une par capacité`, `${length} ranges, one a grade`),
      )
    }),
}

const FIELDS: Figures<WeaponFigures['range']> = forEach(WEAPON_CLASSES, () => RANGE)

/** `{ "bow": 4, "artillery": [4, 6, 8, 10, 12], "crossbow": null }` */
export const RANGES_TABLE = figureTable<FantasyRules, WeaponFigures['range']>({
  table: 'ranges',
  of: ({ figures }) => figures.weapons.range,
  with: (rules, range) => ({ ...rules, figures: { ...rules.figures, weapons: { range } } }),
  fields: () => FIELDS,
  grids(own) {
    const byGrade = WEAPON_CLASSES.filter(({ id }) => typeof own[id] === 'object')
    const others = WEAPON_CLASSES.filter((weapon) => !byGrade.includes(weapon))
    return [
      matrix(FIELDS, localized('Une portée pour toutes les capacités', 'One range for all grades'), others, [
        '*',
      ]),
      {
        title: localized('Une portée par capacité', 'A range by grade'),
        columns: GRADES.map(({ name }) => name),
        rows: byGrade.map(({ id, name }) => ({
          label: name,
          cells: GRADES.map((_, grade) => ({ path: [id, grade], field: HEXES })),
        })),
      },
    ]
  },
})
