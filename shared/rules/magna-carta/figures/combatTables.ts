/**
 * The two combat tables of Magna Carta as one set of letters, and the two readings of where their blanks stand.
 * The source lists each column's letters without its blanks, so both readings are ours and marked uncertain.
 */
import { type Localized } from '#shared/i18n/localized'
import { type RuleId } from '../../sentences/ruleIds'

/** The kind of defender, which chooses the table. */
export const COMBAT_TARGETS = ['foot', 'mounted'] as const
export type CombatTarget = (typeof COMBAT_TARGETS)[number]

/**
 * The place of "no effect" in a column. `between`: after the results that hurt defenders, before those that hurt
 * attackers. `end`: after every letter.
 */
export const BLANKS = ['between', 'end'] as const
export type Blanks = (typeof BLANKS)[number]

export type CombatLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I'
/** A letter means what its table says; `-` is no effect. */
export type CombatOutcome = CombatLetter | '-'

export interface CombatColumn {
  /** As printed; also its name in answers. */
  readonly label: string
  /** The highest differential of the column; the last has no end. */
  readonly upTo: number | undefined
  /** The column's letters from die 1 downwards, its blanks left out. */
  readonly letters: readonly CombatLetter[]
}

export interface CombatTable {
  readonly dieFaces: number
  /** Added to the die when the defender is in armour (MC-CBT-3). */
  readonly armourModifier: number
  readonly armourRule: RuleId
  /** The rule by which another game takes this table. */
  readonly takenBy?: RuleId
  readonly columns: readonly CombatColumn[]
  /** Every cell, die 1 first, blanks in their place, where a scenario says so (SCN-1): no reading of the blanks then. */
  readonly rows?: readonly (readonly CombatOutcome[])[]
  readonly meanings: Readonly<Partial<Record<CombatLetter, Localized>>>
  /** The letters that hurt the attackers: the worst end of the die. */
  readonly againstAttackers: readonly CombatLetter[]
}

/** Label and highest differential of each column. @rule MC-CBT-1 */
const DIFFERENTIALS = [
  ['<-5', -6],
  ['-5/-1', -1],
  ['0/4', 4],
  ['5/8', 8],
  ['9/12', 12],
  ['13/20', 20],
  ['21/30', 30],
  ['31/50', 50],
  ['51/70', 70],
  ['71/90', 90],
  ['>90', undefined],
] as const

const SHARED_MEANINGS = {
  A: { fr: 'un attaquant blessé', en: 'one attacker wounded' },
  B: { fr: 'tous les attaquants reculent d’une case', en: 'all attackers retreat 1 hex' },
  C: { fr: 'tous les défenseurs reculent d’une case', en: 'all defenders retreat 1 hex' },
} as const

const NO_EFFECT: Localized = { fr: 'sans effet', en: 'no effect' }

/** @rule MC-CBT-4 */
export const COMBAT_TABLES: Readonly<Record<CombatTarget, CombatTable>> = {
  foot: {
    dieFaces: 10,
    armourModifier: 1,
    armourRule: 'MC-CBT-3',
    columns: columns([
      'CCBBAA',
      'DCCBBA',
      'EDCCBBA',
      'EDDCCBBA',
      'EEDDCCCBB',
      'FEEEDDCCBB',
      'FFEEEDDCCB',
      'FFFEEEDDCC',
      'FFFFEEEDDC',
      'FFFFFEEEED',
      'FFFFFFEEEE',
    ]),
    meanings: {
      ...SHARED_MEANINGS,
      D: { fr: 'un défenseur assommé', en: 'a defender stunned' },
      E: { fr: 'un défenseur blessé', en: 'a defender wounded' },
      F: { fr: 'un défenseur tué', en: 'a defender killed' },
    },
    againstAttackers: ['A', 'B'],
  },
  mounted: {
    dieFaces: 10,
    armourModifier: 1,
    armourRule: 'MC-CBT-3',
    columns: columns([
      'CCBBAA',
      'DCCBBA',
      'FEDCCBA',
      'FFEDCCB',
      'GFFEDCCB',
      'HGFFEDCCB',
      'HHGFFEDCCB',
      'IHHGFFEDCC',
      'IIHHGFFEDC',
      'IIIHHGFFED',
      'IIIIHHGFFE',
    ]),
    meanings: {
      ...SHARED_MEANINGS,
      D: { fr: 'un personnage monté assommé et désarçonné', en: 'a rider stunned and unhorsed' },
      E: {
        fr: 'un personnage monté assommé et désarçonné, monture abattue',
        en: 'a rider stunned and unhorsed, mount down',
      },
      F: { fr: 'un personnage monté blessé', en: 'a rider wounded' },
      G: {
        fr: 'un personnage monté blessé et désarçonné, monture abattue',
        en: 'a rider wounded and unhorsed, mount down',
      },
      H: {
        fr: 'un personnage monté tué et désarçonné, monture indemne',
        en: 'a rider killed and unhorsed, mount unhurt',
      },
      I: {
        fr: 'un personnage monté tué et désarçonné, monture abattue',
        en: 'a rider killed and unhorsed, mount down',
      },
    },
    againstAttackers: ['A', 'B'],
  },
}

/** The outcomes of a table, letters first, no effect last. */
export function combatOutcomes(table: Pick<CombatTable, 'meanings'>): CombatOutcome[] {
  return [...(Object.keys(table.meanings) as CombatLetter[]), '-']
}

/** The meaning of an outcome, in words. */
export function combatMeaning(table: Pick<CombatTable, 'meanings'>, outcome: CombatOutcome): Localized {
  return (outcome === '-' ? undefined : table.meanings[outcome]) ?? NO_EFFECT
}

/** The outcome of each die, 1 first, in one column. @rule MC-CBT-4 */
export function combatCells(table: CombatTable, column: CombatColumn, blanks: Blanks): CombatOutcome[] {
  if (table.rows) return table.rows.flatMap((row) => row[table.columns.indexOf(column)] ?? [])
  const noEffect = Array<CombatOutcome>(table.dieFaces - column.letters.length).fill('-')
  if (blanks === 'end') return [...column.letters, ...noEffect]
  const hurtsAttackers = (letter: CombatLetter): boolean => table.againstAttackers.includes(letter)
  return [
    ...column.letters.filter((letter) => !hurtsAttackers(letter)),
    ...noEffect,
    ...column.letters.filter(hurtsAttackers),
  ]
}

function columns(letters: readonly string[]): CombatColumn[] {
  return DIFFERENTIALS.map(([label, upTo], index) => ({
    label,
    upTo,
    letters: [...(letters[index] ?? '')] as CombatLetter[],
  }))
}
