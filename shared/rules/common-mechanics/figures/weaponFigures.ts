/** The ranges of weapons, in hexes. @rule CM-STAT-3 */
import { localized } from '#shared/i18n/localized'
import { list, orNull } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Field, integer, orNothing } from '../../fields/field'
import { type FigureField, inRows } from '../../house/figures'
import { type Grade, GRADES, LOWEST_GRADE, WEAPON_CLASSES, type WeaponClass } from '../rows/profiles'

/** One range, or one for each grade from inferior to superior. */
export type WeaponRange = number | readonly [number, number, number, number, number]

export interface WeaponFigures {
  /** A class left out does not fire. */
  readonly range: Readonly<Partial<Record<WeaponClass, WeaponRange>>>
}

export const WEAPONS: WeaponFigures = {
  range: { bow: 3, crossbow: 3, artillery: [4, 6, 8, 10, 12] },
}

/** Hexes that a weapon reaches; undefined when it does not fire. @rule CM-STAT-3 */
export function weaponRange(
  { range }: WeaponFigures,
  weapon: { readonly class: WeaponClass; readonly grade: Grade },
): number | undefined {
  const reach = range[weapon.class]
  return typeof reach === 'object' ? reach[weapon.grade - LOWEST_GRADE] : reach
}

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

/** The fields of its house table: `{ "bow": 4, "artillery": [4, 6, 8, 10, 12], "crossbow": null }`. */
export const RANGE_FIELDS = inRows(WEAPON_CLASSES, RANGE)
