/** Fire as data: the two result tables by cover, what their letters mean, the die's modifiers (MC-FIR-2 to -6). */
import { type Localized, localized } from '#shared/i18n/localized'
import { type RuleId } from '../../sentences/ruleIds'
import { type Cover } from '../rows/covers'

export type FireTarget = 'foot' | 'mounted'

/** Offensive in the firer's own turn, defensive during the opponent's movement (MC-SEQ-1). */
export type FirePhase = 'offensive' | 'defensive'

/** A letter of the tables; `-` is a miss. What it does depends on the table. */
export const FIRE_RESULTS = ['A', 'B', 'C', 'D', 'E', '-'] as const
export type FireResult = (typeof FIRE_RESULTS)[number]

/** The meaning of a letter, by the phase of the shot. */
export type FireMeaning = Readonly<Record<FirePhase, Localized>>

export interface FireTable {
  readonly id: string
  readonly title: Localized
  /** The cover of each column. */
  readonly columns: readonly Cover[]
  /** Row 1 first; a cell for each column. */
  readonly rows: readonly (readonly FireResult[])[]
  /** Every letter of the table. */
  readonly meanings: Readonly<Partial<Record<FireResult, FireMeaning>>>
  /** The rule of the meanings. */
  readonly meaningRule: RuleId
  /** Columns that no source prints, and the rule that gives them. */
  readonly ourCovers?: { readonly covers: readonly Cover[]; readonly rule: RuleId }
  /** Its own modifiers of the die, where a scenario says so (SCN-1); absent = those of all fire. */
  readonly modifiers?: readonly FireModifierRow[]
}

/** A modifier of the die and the circumstance that brings it; `within` = the most hexes, archers and crossbowmen. */
export type FireModifierRow = {
  readonly name: Localized
  readonly value: number
  readonly rule: RuleId
} & (
  | { readonly when: 'medium' | 'long' | 'wounded' | 'turkish' | 'armoured' }
  | { readonly when: 'close'; readonly within: number }
)

export interface FireRules {
  readonly dieFaces: number
  readonly modifiers: readonly FireModifierRow[]
  readonly tables: Readonly<Record<FireTarget, FireTable>>
  /** The rule by which armour modifies no die; absent where it does. */
  readonly armourRule?: RuleId
}

/** The letters of a table with their meanings, a miss last. */
export function fireMeanings({
  meanings,
}: Pick<FireTable, 'meanings'>): readonly (readonly [FireResult, FireMeaning])[] {
  return FIRE_RESULTS.flatMap((result) => {
    const meaning = meanings[result]
    return meaning ? [[result, meaning] as const] : []
  })
}

/** In defensive fire the same, unless said. */
function meaning(offensive: Localized, defensive: Localized = offensive): FireMeaning {
  return { offensive, defensive }
}

const MISS = meaning(localized('tir manqué, sans effet', 'miss, no effect'))

/** @rule MC-FIR-4 MC-FIR-5 */
export const FIRE_FOOT: FireTable = {
  id: 'fire-foot',
  title: localized('Tir contre un personnage à pied', 'Fire on a character on foot'),
  columns: ['none', 'light', 'medium', 'heavy'],
  rows: [
    ['C', 'C', 'C', 'B'],
    ['C', 'C', 'B', 'B'],
    ['C', 'B', 'B', 'B'],
    ['B', 'B', 'B', 'A'],
    ['B', 'B', 'A', 'A'],
    ['B', 'A', 'A', 'A'],
    ['A', 'A', 'A', '-'],
    ['A', 'A', '-', '-'],
    ['-', '-', '-', '-'],
  ],
  meaningRule: 'MC-FIR-5',
  meanings: {
    A: meaning(
      localized('le personnage recule de 2 cases', 'the character retreats 2 hexes'),
      localized(
        '2 cases de mouvement en moins ce tour-ci, comptées en points',
        '2 hexes of movement less this turn, taken as points',
      ),
    ),
    B: meaning(
      localized('personnage blessé', 'character wounded'),
      localized(
        'personnage blessé, qui n’avance plus que de la moitié des points qui lui restent, arrondie au-dessous',
        'character wounded, and moves on with half of the remaining points only, rounded down',
      ),
    ),
    C: meaning(localized('personnage tué', 'character killed')),
    '-': MISS,
  },
}

/** @rule MC-FIR-4 MC-FIR-6 The source has no heavy column. */
export const FIRE_MOUNTED: FireTable = {
  id: 'fire-mounted',
  title: localized('Tir contre un personnage monté', 'Fire on a mounted character'),
  columns: ['none', 'light', 'medium'],
  rows: [
    ['E', 'E', 'D'],
    ['E', 'D', 'C'],
    ['D', 'C', 'C'],
    ['C', 'C', 'B'],
    ['C', 'B', 'A'],
    ['B', 'A', 'A'],
    ['A', 'A', '-'],
    ['A', '-', '-'],
    ['-', '-', '-'],
  ],
  meaningRule: 'MC-FIR-6',
  meanings: {
    A: meaning(
      localized('le cavalier recule de 4 cases', 'the rider retreats 4 hexes'),
      localized(
        '4 cases de mouvement en moins ce tour-ci, comptées en points',
        '4 hexes of movement less this turn, taken as points',
      ),
    ),
    B: meaning(
      localized(
        'monture indemne, cavalier assommé et désarçonné',
        'mount unhurt, rider stunned and unhorsed',
      ),
    ),
    C: meaning(
      localized(
        'monture indemne, cavalier blessé (monture seule\u202f: abattue)',
        'mount unhurt, rider wounded (a mount alone: brought down)',
      ),
      localized(
        'monture indemne, cavalier blessé, 4 cases de mouvement en moins ce tour-ci, comptées en points (monture seule\u202f: abattue)',
        'mount unhurt, rider wounded, 4 hexes of movement less this turn, taken as points (a mount alone: brought down)',
      ),
    ),
    D: meaning(
      localized('monture abattue, cavalier blessé et désarçonné', 'mount down, rider wounded and unhorsed'),
      localized(
        'monture abattue, cavalier blessé et désarçonné, qui peut encore avancer à pied d’1 case en armure, de 2 sans',
        'mount down, rider wounded and unhorsed, who may still walk 1 hex if armoured, 2 if light',
      ),
    ),
    E: meaning(
      localized(
        'monture indemne, cavalier tué et désarçonné (monture seule\u202f: abattue)',
        'mount unhurt, rider killed and unhorsed (a mount alone: brought down)',
      ),
    ),
    '-': MISS,
  },
}

export const FIRE: FireRules = {
  dieFaces: 10,
  tables: { foot: FIRE_FOOT, mounted: FIRE_MOUNTED },
  modifiers: [
    { when: 'medium', value: 1, rule: 'MC-FIR-1', name: localized('portée moyenne', 'medium range') },
    { when: 'long', value: 2, rule: 'MC-FIR-1', name: localized('longue portée', 'long range') },
    { when: 'wounded', value: 1, rule: 'MC-FIR-2', name: localized('tireur blessé', 'firer wounded') },
    {
      when: 'turkish',
      value: -1,
      rule: 'MC-FIR-2',
      name: localized('archer à cheval turc', 'Turkish horse archer'),
    },
    {
      when: 'close',
      within: 3,
      value: -2,
      rule: 'MC-FIR-2',
      name: localized(
        'archer ou arbalétrier à moins de 4 cases',
        'archer or crossbowman less than 4 hexes away',
      ),
    },
    { when: 'armoured', value: 1, rule: 'MC-FIR-2', name: localized('cible en armure', 'target in armour') },
  ],
}
