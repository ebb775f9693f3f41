/** The infiltration table: results, modifiers, exact chances (MC-INF-9 to -11). */
import { type Localized } from '#shared/i18n/localized'
import { asFractions, dieDistribution, type Distribution } from '../engine/dice'
import { type Modifier, sumOf } from '../engine/modifiers'
import { type Band, lookUp } from '../engine/table'
import { because, type Reason } from '../ruling'

export const INFILTRATION_OUTCOMES = ['none', 'stop', 'wounded', 'killed'] as const
export type InfiltrationOutcome = (typeof INFILTRATION_OUTCOMES)[number]

/** Who tries to pass. */
export interface MoverTraits {
  readonly mounted: boolean
  readonly armoured: boolean
  readonly wounded: boolean
}

/** Who tries to stop it. */
export interface OpponentTraits {
  readonly mounted: boolean
  readonly poleArm: boolean
  readonly wounded: boolean
}

/** A modifier and the trait that brings it. */
type ModifierRow = { readonly name: Localized; readonly value: number } & (
  | { readonly of: 'mover'; readonly trait: keyof MoverTraits }
  | { readonly of: 'opponent'; readonly trait: keyof OpponentTraits }
)

export interface InfiltrationTable {
  readonly dieFaces: number
  readonly results: readonly Band<InfiltrationOutcome>[]
  readonly modifiers: readonly ModifierRow[]
}

export const INFILTRATION: InfiltrationTable = {
  dieFaces: 10,
  results: [
    { upTo: 5, result: 'none' },
    { upTo: 7, result: 'stop' },
    { upTo: 9, result: 'wounded' },
    { upTo: undefined, result: 'killed' },
  ],
  modifiers: [
    {
      of: 'mover',
      trait: 'mounted',
      value: -1,
      name: { fr: 'personnage qui s’infiltre à cheval', en: 'infiltrating character mounted' },
    },
    {
      of: 'mover',
      trait: 'armoured',
      value: -1,
      name: { fr: 'personnage qui s’infiltre en armure', en: 'infiltrating character in armour' },
    },
    {
      of: 'mover',
      trait: 'wounded',
      value: 2,
      name: { fr: 'personnage qui s’infiltre blessé', en: 'infiltrating character wounded' },
    },
    {
      of: 'opponent',
      trait: 'mounted',
      value: 1,
      name: { fr: 'adversaire à cheval', en: 'opponent mounted' },
    },
    {
      of: 'opponent',
      trait: 'poleArm',
      value: 1,
      name: { fr: 'adversaire avec arme d’hast', en: 'opponent with pole arm' },
    },
    {
      of: 'opponent',
      trait: 'wounded',
      value: -2,
      name: { fr: 'adversaire blessé', en: 'opponent wounded' },
    },
  ],
}

/** @rule MC-INF-10 The modifiers that apply, in the table's order. */
export function infiltrationModifiers(
  mover: MoverTraits,
  opponent: OpponentTraits,
  table: InfiltrationTable,
): Modifier[] {
  return table.modifiers
    .filter((row) => (row.of === 'mover' ? mover[row.trait] : opponent[row.trait]))
    .map(({ name, value }) => ({ rule: 'MC-INF-10', name, value }))
}

/** @rule MC-INF-9 The raw result of a modified die. */
export function infiltrationOutcome(modifiedDie: number, table: InfiltrationTable): InfiltrationOutcome {
  return lookUp(table.results, modifiedDie)
}

/** @rule MC-INF-9 The exact chances of each raw result under a modifier. */
export function infiltrationChances(
  modifier: number,
  table: InfiltrationTable,
): Distribution<InfiltrationOutcome> {
  return dieDistribution(table.dieFaces, INFILTRATION_OUTCOMES, (die) =>
    infiltrationOutcome(die + modifier, table),
  )
}

/** @rule MC-INF-11 What a raw result does to a mover: wounded and wounded again is dead. */
export function effectOnMover(outcome: InfiltrationOutcome, moverWounded: boolean): InfiltrationOutcome {
  return outcome === 'wounded' && moverWounded ? 'killed' : outcome
}

export interface InfiltrationQuery {
  readonly mover: MoverTraits
  readonly opponent: OpponentTraits
  /** 1 to 10; absent = the whole distribution. */
  readonly die?: number
}

export type InfiltrationAnswer = {
  readonly modifier: number
  readonly modifiers: readonly Modifier[]
  readonly because: readonly Reason[]
} & (
  | { readonly kind: 'chances'; readonly outcomes: Readonly<Record<InfiltrationOutcome, string>> }
  | {
      readonly kind: 'roll'
      readonly die: number
      readonly modified: number
      readonly outcome: InfiltrationOutcome
    }
)

/**
 * One opportunity attack by the table: its raw chances as unreduced fractions ("7/10"), or the result of a given die.
 * Throws a RangeError when the die has no such face.
 */
export function resolveInfiltration(
  { mover, opponent, die }: InfiltrationQuery,
  table: InfiltrationTable = INFILTRATION,
): InfiltrationAnswer {
  const modifiers = infiltrationModifiers(mover, opponent, table)
  const shared = {
    modifier: sumOf(modifiers),
    modifiers,
    because: [because('MC-INF-9'), ...(modifiers.length > 0 ? [because('MC-INF-10')] : [])],
  }
  if (die === undefined) {
    return { kind: 'chances', ...shared, outcomes: asFractions(infiltrationChances(shared.modifier, table)) }
  }
  if (!Number.isInteger(die) || die < 1 || die > table.dieFaces)
    throw new RangeError(`a die shows 1 to ${table.dieFaces}, not ${die}`)
  const modified = die + shared.modifier
  return { kind: 'roll', ...shared, die, modified, outcome: infiltrationOutcome(modified, table) }
}
