/** Missile weapons: ranges in hexes, shifts of the fire tables, when they fire, their limits. @rule MC-FIR-1 */
import { localized } from '#shared/i18n/localized'
import { choice, flag, grouped, integer, listOf, type RowOf } from '../../fields/field'
import { NAME } from '#shared/rules/map/mapRows'

const reach = { min: 1, max: 9999, rule: 'MC-FIR-1' } as const

/** The fields of each way in which a weapon fires. */
export const MODE_FIELDS = {
  fire: choice(
    localized('Tir', 'Fire'),
    {
      offensive: localized('tir offensif', 'offensive fire'),
      'offensive-and-defensive': localized('tir offensif et défensif', 'offensive and defensive fire'),
      'offensive-or-defensive': localized('tir offensif ou défensif', 'offensive or defensive fire'),
    },
    {
      heading: localized('tir', 'fire'),
      printed: {
        offensive: localized('offensif seulement', 'offensive only'),
        'offensive-and-defensive': localized('offensif et défensif', 'offensive and defensive'),
        'offensive-or-defensive': localized('offensif ou défensif', 'offensive or defensive'),
      },
    },
  ),
  movement: choice(
    localized('Mouvement', 'Movement'),
    {
      'no-limit': localized('sans limite', 'no limit'),
      halved: localized('mouvement de moitié', 'half movement'),
      none: localized('sans bouger', 'no movement'),
    },
    {
      heading: localized('mouvement', 'movement'),
      printed: {
        'no-limit': localized('pas de limitation', 'no limit'),
        halved: localized('réduit de moitié, arrondi au-dessous', 'halved, rounded down'),
        none: localized('mouvement impossible', 'may not move'),
      },
    },
  ),
}

export const WEAPON_FIELDS = {
  ...grouped(localized('Nom', 'Name'), { name: NAME }),
  /** The longest range of each band; a band starts after the one before, the first at 1. */
  ...grouped(localized('Portées, en cases', 'Ranges, in hexes'), {
    short: integer(localized('Courte, jusqu’à', 'Short, up to'), {
      ...reach,
      heading: localized('courte (+0)', 'short (+0)'),
    }),
    medium: integer(localized('Moyenne, jusqu’à', 'Medium, up to'), {
      ...reach,
      heading: localized('moyenne (+1)', 'medium (+1)'),
    }),
    long: integer(localized('Longue, jusqu’à', 'Long, up to'), {
      ...reach,
      heading: localized('longue (+2)', 'long (+2)'),
    }),
  }),
  ...grouped(localized('Tir', 'Fire'), {
    /** Rows down. */
    shift: integer(localized('Décalage dans les tables de tir', 'Shift in the fire tables'), {
      rule: 'MC-FIR-3',
    }),
    archery: flag(localized('D’un archer ou d’un arbalétrier', 'Of an archer or a crossbowman'), {
      rule: 'MC-FIR-2',
    }),
    modes: listOf(
      localized('Quand tirer, et le mouvement permis', 'When it fires, and the movement allowed'),
      MODE_FIELDS,
    ),
  }),
}
type FieldsOfWeapon = RowOf<typeof WEAPON_FIELDS>

export type FireMode = FieldsOfWeapon['modes'][number] & {
  /** Attached to its row by position or by counting the cells only: shown to the user as such. */
  readonly uncertain?: true
}

export interface Weapon extends FieldsOfWeapon {
  readonly id: string
  readonly modes: readonly FireMode[]
}

export const WEAPONS: readonly Weapon[] = [
  {
    id: 'lance-mounted',
    name: { fr: 'lance à cheval', en: 'lance thrown from horseback' },
    short: 3,
    medium: 6,
    long: 9,
    shift: 1,
    archery: false,
    modes: [{ fire: 'offensive', movement: 'no-limit' }],
  },
  {
    id: 'lance-foot',
    name: { fr: 'lance à pied', en: 'lance thrown on foot' },
    short: 4,
    medium: 8,
    long: 12,
    shift: 1,
    archery: false,
    modes: [{ fire: 'offensive', movement: 'no-limit' }],
  },
  {
    id: 'javelin',
    name: { fr: 'javelot à pied', en: 'javelin on foot' },
    short: 5,
    medium: 12,
    long: 25,
    shift: 2,
    archery: false,
    modes: [{ fire: 'offensive', movement: 'no-limit' }],
  },
  {
    id: 'dagger',
    name: { fr: 'poignard', en: 'dagger' },
    short: 2,
    medium: 4,
    long: 7,
    shift: 0,
    archery: false,
    // The limit stands elsewhere in the extracted text; it is attached here by position.
    modes: [{ fire: 'offensive-and-defensive', movement: 'no-limit', uncertain: true }],
  },
  {
    id: 'short-bow',
    name: { fr: 'arc court', en: 'short bow' },
    short: 10,
    medium: 25,
    long: 50,
    shift: 2,
    archery: true,
    modes: [
      { fire: 'offensive', movement: 'no-limit' },
      // The second mode stands elsewhere in the extracted text; it is attached here by position.
      { fire: 'offensive-and-defensive', movement: 'halved', uncertain: true },
    ],
  },
  {
    id: 'composite-bow-mounted',
    name: { fr: 'arc composite à cheval', en: 'composite bow on horseback' },
    short: 8,
    medium: 15,
    long: 35,
    shift: 1,
    archery: true,
    // The extraction gives this row no limit of its own; counting the cells leaves only "none".
    modes: [{ fire: 'offensive-and-defensive', movement: 'no-limit', uncertain: true }],
  },
  {
    id: 'composite-bow-foot',
    name: { fr: 'arc composite à pied', en: 'composite bow on foot' },
    short: 12,
    medium: 30,
    long: 70,
    shift: 1,
    archery: true,
    modes: [
      { fire: 'offensive', movement: 'no-limit' },
      { fire: 'offensive-and-defensive', movement: 'halved' },
    ],
  },
  {
    id: 'crossbow',
    name: { fr: 'arbalète', en: 'crossbow' },
    short: 15,
    medium: 30,
    long: 60,
    shift: 0,
    archery: true,
    modes: [{ fire: 'offensive-or-defensive', movement: 'none' }],
  },
]
