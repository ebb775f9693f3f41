/** The ranges of weapons, in hexes. @rule CM-STAT-3 */
import { type Grade, LOWEST_GRADE, type WeaponClass } from '../rows/profiles'

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
