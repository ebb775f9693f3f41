/** The profiles of a unit: classes and grades, in the order of the sheets. Names are the game's. @rule CM-STAT-3 */
import { type Localized } from '#shared/i18n/localized'

export interface Named<I extends string> {
  readonly id: I
  readonly name: Localized
}

/** @rule CM-STAT-1 */
export type Grade = -2 | -1 | 0 | 1 | 2

export const GRADES = [
  { id: 'inferior', name: { fr: 'inférieure', en: 'inferior' }, value: -2 },
  { id: 'disadvantaged', name: { fr: 'désavantagée', en: 'disadvantaged' }, value: -1 },
  { id: 'ordinary', name: { fr: 'ordinaire', en: 'ordinary' }, value: 0 },
  { id: 'advantaged', name: { fr: 'avantagée', en: 'advantaged' }, value: 1 },
  { id: 'superior', name: { fr: 'supérieure', en: 'superior' }, value: 2 },
] as const satisfies readonly (Named<string> & { readonly value: Grade })[]
export const LOWEST_GRADE = GRADES[0].value

export const MOVEMENT_CLASSES = [
  { id: 'pedestrian', name: { fr: 'pédestre', en: 'pedestrian' } },
  { id: 'mounted', name: { fr: 'montée', en: 'mounted' } },
  { id: 'animal', name: { fr: 'animale', en: 'animal' } },
  { id: 'wheeled', name: { fr: 'roulante', en: 'wheeled' } },
  { id: 'flying', name: { fr: 'volante', en: 'flying' } },
  { id: 'floating', name: { fr: 'flottante', en: 'floating' } },
] as const satisfies readonly Named<string>[]
export type MovementClass = (typeof MOVEMENT_CLASSES)[number]['id']

export const WEAPON_CLASSES = [
  { id: 'horde', name: { fr: 'horde', en: 'horde' } },
  { id: 'light-infantry', name: { fr: 'infanterie légère', en: 'light infantry' } },
  { id: 'medium-infantry', name: { fr: 'infanterie moyenne', en: 'medium infantry' } },
  { id: 'heavy-infantry', name: { fr: 'infanterie lourde', en: 'heavy infantry' } },
  { id: 'spear', name: { fr: 'lance', en: 'spear' } },
  { id: 'pike', name: { fr: 'pique', en: 'pike' } },
  { id: 'long-pike', name: { fr: 'pique longue', en: 'long pike' } },
  { id: 'bow', name: { fr: 'arc', en: 'bow' } },
  { id: 'crossbow', name: { fr: 'arbalète', en: 'crossbow' } },
  { id: 'light-cavalry', name: { fr: 'cavalerie légère', en: 'light cavalry' } },
  { id: 'medium-cavalry', name: { fr: 'cavalerie moyenne', en: 'medium cavalry' } },
  { id: 'heavy-cavalry', name: { fr: 'cavalerie lourde', en: 'heavy cavalry' } },
  { id: 'beast', name: { fr: 'bête', en: 'beast' } },
  { id: 'animal', name: { fr: 'animal', en: 'animal' } },
  { id: 'artillery', name: { fr: 'artillerie', en: 'artillery' } },
  { id: 'monster', name: { fr: 'monstre', en: 'monster' } },
  { id: 'dragon', name: { fr: 'dragon', en: 'dragon' } },
] as const satisfies readonly Named<string>[]
export type WeaponClass = (typeof WEAPON_CLASSES)[number]['id']

export const MORALE_CLASSES = [
  { id: 'ordinary', name: { fr: 'ordinaire', en: 'ordinary' } },
  { id: 'elite', name: { fr: 'élite', en: 'elite' } },
  { id: 'fragile', name: { fr: 'fragile', en: 'fragile' } },
  { id: 'exalted', name: { fr: 'exalté', en: 'exalted' } },
  { id: 'demonic', name: { fr: 'démoniaque', en: 'demonic' } },
  { id: 'magic', name: { fr: 'magique', en: 'magic' } },
  { id: 'unshakable', name: { fr: 'inébranlable', en: 'unshakable' } },
] as const satisfies readonly Named<string>[]

export const COMMAND_CLASSES = [
  { id: 'regular', name: { fr: 'régulier', en: 'regular' } },
  { id: 'irregular', name: { fr: 'irrégulier', en: 'irregular' } },
  { id: 'chaotic', name: { fr: 'chaotique', en: 'chaotic' } },
  { id: 'autonomous', name: { fr: 'autonome', en: 'autonomous' } },
] as const satisfies readonly Named<string>[]

/** @rule CM-STAT-4 */
export const FACULTIES = [
  { id: 'tireless', name: { fr: 'infatigable', en: 'tireless' } },
  { id: 'manoeuvre', name: { fr: 'manœuvre', en: 'manoeuvre' } },
  { id: 'evasion', name: { fr: 'esquive', en: 'evasion' } },
  { id: 'forestAdapted', name: { fr: 'adaptation en forêt', en: 'forest-adapted' } },
  { id: 'caveAdapted', name: { fr: 'adaptation en cave', en: 'cave-adapted' } },
  { id: 'frightening', name: { fr: 'effrayante', en: 'frightening' } },
  { id: 'invulnerable', name: { fr: 'invulnérable', en: 'invulnerable' } },
  { id: 'fireImmune', name: { fr: 'immunisée contre le feu', en: 'fire-immune' } },
  { id: 'lightSensitive', name: { fr: 'fragile à la lumière', en: 'light-sensitive' } },
  { id: 'breath', name: { fr: 'souffle', en: 'breath' } },
  { id: 'incendiary', name: { fr: 'incendiaire', en: 'incendiary' } },
  { id: 'hedgehog', name: { fr: 'hérisson', en: 'hedgehog' } },
  { id: 'evanescent', name: { fr: 'évanescente', en: 'evanescent' } },
  { id: 'climber', name: { fr: 'grimpeuse', en: 'climber' } },
  { id: 'swimmer', name: { fr: 'nageuse', en: 'swimmer' } },
  { id: 'regeneration', name: { fr: 'régénération', en: 'regeneration' } },
] as const satisfies readonly Named<string>[]
export type Faculty = (typeof FACULTIES)[number]['id']
