/** The table of opportunity attacks: results, modifiers, exact chances (MC-INF-9 to -11; Savoy's: SV-OPP-4, -5). */
import { type Localized } from '#shared/i18n/localized'
import { asFractions, checkTotal, type Dice, diceDistribution, type Distribution } from '../../chances/dice'
import { type Band, lookUp, type Modifier, sumOf } from '../../chances/table'
import { INFILTRATION_OUTCOMES, type InfiltrationOutcome } from '../../route'
import { type RuleId } from '../../sentences/ruleIds'
import { because, type Reason } from '../../ruling'

/** The traits of the mover that tries to pass. */
export interface MoverTraits {
  readonly mounted: boolean
  readonly armoured: boolean
  readonly wounded: boolean
}

/** The traits of the opponent that tries to stop it. */
export interface OpponentTraits {
  readonly mounted: boolean
  readonly poleArm: boolean
  readonly wounded: boolean
}

/** Other facts that modify the roll, in rulesets that use them (SV-OPP-5). */
export interface AttackCircumstances {
  /** Allies of the mover adjacent to the opponent and able to fight it. */
  readonly allies: number
  /** The opponent strikes into one of its side hexes without turning. */
  readonly sideHex: boolean
}

export const PLAIN_ATTACK: AttackCircumstances = { allies: 0, sideHex: false }

/** A modifier and what brings it; for the allies it counts once each. */
export type InfiltrationModifierRow = { readonly name: Localized; readonly value: number } & (
  | { readonly of: 'mover'; readonly trait: keyof MoverTraits }
  | { readonly of: 'opponent'; readonly trait: keyof OpponentTraits }
  | { readonly of: 'attack'; readonly trait: keyof AttackCircumstances }
)

export interface InfiltrationTable {
  /** As `castellan tables` names it. */
  readonly id: 'infiltration' | 'opportunity'
  readonly dice: Dice
  readonly results: readonly Band<InfiltrationOutcome>[]
  readonly modifiers: readonly InfiltrationModifierRow[]
  readonly resultRule: RuleId
  readonly modifierRule: RuleId
}

export const INFILTRATION: InfiltrationTable = {
  id: 'infiltration',
  dice: { count: 1, faces: 10 },
  resultRule: 'MC-INF-9',
  modifierRule: 'MC-INF-10',
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

/** The modifiers that apply, in the table's order. @rule MC-INF-10 @rule SV-OPP-5 */
export function infiltrationModifiers(
  mover: MoverTraits,
  opponent: OpponentTraits,
  table: InfiltrationTable,
  attack: AttackCircumstances = PLAIN_ATTACK,
): Modifier[] {
  const times = (row: InfiltrationModifierRow): number =>
    Number(
      row.of === 'mover' ? mover[row.trait] : row.of === 'opponent' ? opponent[row.trait] : attack[row.trait],
    )
  return table.modifiers
    .filter((row) => times(row) > 0)
    .map((row) => ({ rule: table.modifierRule, name: row.name, value: row.value * times(row) }))
}

/** The raw result of a modified roll. @rule MC-INF-9 @rule SV-OPP-4 */
export function infiltrationOutcome(modifiedDie: number, table: InfiltrationTable): InfiltrationOutcome {
  return lookUp(table.results, modifiedDie)
}

/** The exact chances of each raw result under a modifier. @rule MC-INF-9 @rule SV-OPP-4 */
export function infiltrationChances(
  modifier: number,
  table: InfiltrationTable,
): Distribution<InfiltrationOutcome> {
  return diceDistribution(table.dice, INFILTRATION_OUTCOMES, (total) =>
    infiltrationOutcome(total + modifier, table),
  )
}

export interface InfiltrationQuery {
  readonly mover: MoverTraits
  readonly opponent: OpponentTraits
  readonly attack?: AttackCircumstances
  /** The total of the dice; absent = the whole distribution. */
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
 * One opportunity attack by the table: its raw chances as unreduced fractions ("7/10"), or the result of a given roll.
 * Throws a RangeError when the dice cannot show it.
 */
export function resolveInfiltration(
  { mover, opponent, attack, die }: InfiltrationQuery,
  table: InfiltrationTable,
): InfiltrationAnswer {
  const modifiers = infiltrationModifiers(mover, opponent, table, attack)
  const shared = {
    modifier: sumOf(modifiers),
    modifiers,
    because: [because(table.resultRule), ...(modifiers.length > 0 ? [because(table.modifierRule)] : [])],
  }
  if (die === undefined) {
    return { kind: 'chances', ...shared, outcomes: asFractions(infiltrationChances(shared.modifier, table)) }
  }
  checkTotal(table.dice, die)
  const modified = die + shared.modifier
  return { kind: 'roll', ...shared, die, modified, outcome: infiltrationOutcome(modified, table) }
}
