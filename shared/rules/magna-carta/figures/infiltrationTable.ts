/** The table of opportunity attacks: results, modifiers, exact chances (MC-INF-9 to -11; Savoy's: SV-OPP-4, -5). */
import { type Localized, localized } from '#shared/i18n/localized'
import { asFractions, checkTotal, type Dice, diceDistribution, type Distribution } from '../../chances/dice'
import { type Band, lookUp, type Modifier, sumOf } from '../../chances/table'
import { INFILTRATION_OUTCOMES, type InfiltrationOutcome } from '#shared/rules/answers/route'
import { type RuleId } from '../../sentences/ruleIds'
import { because, type Reason } from '#shared/rules/sentences/ruling'

/** The traits of the mover that tries to pass. */
interface MoverTraits {
  readonly mounted: boolean
  readonly armoured: boolean
  readonly wounded: boolean
}

/** The traits of the opponent that tries to stop it. */
interface OpponentTraits {
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

type Of<P> = Extract<InfiltrationModifierRow, { of: P }>

/** A modifier by a trait of the mover, and its name in both languages. */
export function ofMover(trait: keyof MoverTraits, value: number, fr: string, en: string): Of<'mover'> {
  return { of: 'mover', trait, value, name: localized(fr, en) }
}

/** The same, of the opponent. */
export function ofOpponent(
  trait: keyof OpponentTraits,
  value: number,
  fr: string,
  en: string,
): Of<'opponent'> {
  return { of: 'opponent', trait, value, name: localized(fr, en) }
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
    ofMover('mounted', -1, 'personnage qui s’infiltre à cheval', 'infiltrating character mounted'),
    ofMover('armoured', -1, 'personnage qui s’infiltre en armure', 'infiltrating character in armour'),
    ofMover('wounded', 2, 'personnage qui s’infiltre blessé', 'infiltrating character wounded'),
    ofOpponent('mounted', 1, 'adversaire à cheval', 'opponent mounted'),
    ofOpponent('poleArm', 1, 'adversaire avec arme d’hast', 'opponent with pole arm'),
    ofOpponent('wounded', -2, 'adversaire blessé', 'opponent wounded'),
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

interface InfiltrationQuery {
  readonly mover: MoverTraits
  readonly opponent: OpponentTraits
  readonly attack?: AttackCircumstances
  /** The total of the dice; absent = the whole distribution. */
  readonly die?: number
}

type InfiltrationAnswer = {
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
