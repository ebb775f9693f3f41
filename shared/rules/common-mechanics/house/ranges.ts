/** House table `ranges`: how far weapons fire. @rule CM-STAT-3 */
import { localized } from '#shared/i18n/localized'
import { byKey, type Decoder, integer, list, orNull, over, type Place } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { WEAPON_CLASSES } from '../rows/profiles'
import { type WeaponFigures, type WeaponRange } from '../figures/weaponFigures'

const hexes = integer(1, 99)
const GRADE_COUNT = 5

/** Hexes, or five of them from inferior to superior. */
const range: Decoder<WeaponRange> = (value, at) => {
  if (!Array.isArray(value)) return hexes(value, at)
  if (value.length !== GRADE_COUNT)
    return refuse(
      at.path,
      value,
      localized(`${GRADE_COUNT} portées, une par capacité`, `${GRADE_COUNT} ranges, one a grade`),
    )
  return list(hexes)(value, at) as unknown as WeaponRange
}

const ranges = byKey(
  WEAPON_CLASSES.map(({ id }) => id),
  orNull(range),
) as Decoder<Partial<WeaponFigures['range']>>

/** `{ "bow": 4, "artillery": [4, 6, 8, 10, 12], "crossbow": null }`; null = does not fire. */
export function layRanges(figures: WeaponFigures, data: unknown, at: Place): WeaponFigures {
  return { range: over(figures.range, ranges)(data, at) }
}
