/** House table `ranges`: how far weapons fire. @rule CM-STAT-3 */
import { localized } from '#shared/i18n/localized'
import { list, orNull } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Field, integer, orNothing } from '../../fields/field'
import { type FigureField, inRows } from '../../house/figures'
import { keptTables } from '../../house/figureTable'
import { type WeaponRange } from '../figures/weaponFigures'
import { type FantasyRules } from '../position/fantasyRules'
import { GRADES, WEAPON_CLASSES } from '../rows/profiles'

const HEXES = integer(localized('cases', 'hexes'), { min: 1 })
const BY_GRADE = localized('Une portée par capacité', 'A range by grade')

/** Hexes, or five of them from inferior to superior; null = does not fire. */
const RANGE: FigureField<WeaponRange | undefined> = {
  ...orNothing(HEXES, localized('–', '–')),
  group: localized('Une portée pour toutes les capacités', 'One range for all grades'),
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
  cells: (range, path) =>
    typeof range === 'object'
      ? GRADES.map(({ name }, grade) => ({
          group: BY_GRADE,
          column: name,
          cell: { path: [...path, grade], field: HEXES },
        }))
      : [{ cell: { path, field: RANGE as Field<unknown> } }],
}

/** `{ "bow": 4, "artillery": [4, 6, 8, 10, 12], "crossbow": null }` */
export const RANGES_TABLE = keptTables<FantasyRules>()(['weapons', 'range'], {
  table: 'ranges',
  fields: () => inRows(WEAPON_CLASSES, RANGE),
})
