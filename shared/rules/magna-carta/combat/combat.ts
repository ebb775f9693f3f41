/** Combat: strengths, differential, column, and the result of a die or the exact chances (MC-CBT). */
import { asFractions, checkTotal, dieDistribution } from '../../chances/dice'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import {
  type Blanks,
  combatCells,
  type CombatColumn,
  type CombatOutcome,
  combatOutcomes,
  type CombatTable,
  type CombatTarget,
} from '../figures/combatTables'
import { type Arc } from '../position/facing'
import { type StrengthRules } from '../figures/figures'

export interface AttackerTraits {
  /** As printed on the face shown. */
  readonly attack: number
  readonly twoHanded: boolean
  readonly mounted: boolean
  readonly wounded: boolean
  readonly charging: boolean
  /** Its side of the defender, as that one faces. */
  readonly from: Arc
}

/**
 * The strength of one attacker in the attackers' sum, in quarters: the factors multiply, and nothing is rounded.
 * @rule MC-CBT-5 @rule SV-CBT-1
 */
export function attackQuarters(attacker: AttackerTraits, rules: StrengthRules): number {
  const { attack, twoHanded, mounted, wounded, charging, from } = attacker
  const weapon = twoHanded && !mounted && !wounded ? rules.twoHandedHalves : 2
  return attack * weapon * rules.arcHalves[from] + (mounted && charging ? 4 * rules.chargeBonus : 0)
}

/** The attackers' sum, rounded down at the end alone. @rule SV-CBT-1 */
export function attackSum(attackers: readonly AttackerTraits[], rules: StrengthRules): number {
  return Math.floor(attackers.reduce((sum, attacker) => sum + attackQuarters(attacker, rules), 0) / 4)
}

export interface CombatQuery {
  /** The attackers' sum. */
  readonly attack: number
  /** The defenders' sum. */
  readonly defence: number
  readonly target: CombatTarget
  readonly attackers: number
  /** The number of attackers that are mounted. */
  readonly mountedAttackers: number
  /** The defender is in armour. */
  readonly armour: boolean
  /** 1 to 10; absent = the whole distribution. */
  readonly die?: number
}

/** True when the differential moves one column to the right. @rule MC-CBT-2 */
function shiftsRight({
  target,
  attackers,
  mountedAttackers,
}: Pick<CombatQuery, 'target' | 'attackers' | 'mountedAttackers'>): boolean {
  return (target === 'mounted' ? mountedAttackers : attackers) > 1
}

/** The column of a differential, moved right where a rule says so, never past the last. @rule MC-CBT-1 @rule MC-CBT-2 */
export function combatColumn(table: CombatTable, differential: number, shifted: boolean): CombatColumn {
  const index = table.columns.findIndex(({ upTo }) => upTo === undefined || differential <= upTo)
  const column = table.columns[Math.min(index + (shifted ? 1 : 0), table.columns.length - 1)]
  if (index < 0 || !column) throw new Error(`no column of the table reaches ${differential}`)
  return column
}

/** The die once armour has worsened it: the highest face stays what it is. @rule MC-CBT-3 @rule SV-FIR-4 */
function combatDie(die: number, armour: boolean, { armourModifier, dieFaces }: CombatTable): number {
  return Math.min(die + (armour ? armourModifier : 0), dieFaces)
}

export type CombatAnswer = {
  readonly differential: number
  /** The label of the column read, shift included. */
  readonly column: string
  readonly because: readonly Reason[]
} & (
  | {
      readonly kind: 'chances'
      /** Every outcome of the table, no effect last; unreduced ("2/10"). */
      readonly outcomes: Readonly<Partial<Record<CombatOutcome, string>>>
    }
  | {
      readonly kind: 'roll'
      readonly die: number
      readonly modified: number
      readonly outcome: CombatOutcome
    }
)

/**
 * One fight by the table of its target: exact chances, or the result of a given die.
 * Throws a RangeError when the die has no such face.
 */
export function resolveCombat(
  query: CombatQuery,
  blanks: Blanks,
  tables: Readonly<Record<CombatTarget, CombatTable>>,
): CombatAnswer {
  const { attack, defence, target, armour, die } = query
  const table = tables[target]
  const differential = attack - defence
  const shifted = shiftsRight(query)
  const column = combatColumn(table, differential, shifted)
  const cells = combatCells(table, column, blanks)
  const outcomeOf = (face: number): CombatOutcome =>
    cells[combatDie(face, armour, table) - 1] as CombatOutcome
  const shared = {
    differential,
    column: column.label,
    because: reasons(table, shifted, armour),
  }
  if (die === undefined) {
    const outcomes = asFractions(dieDistribution(table.dieFaces, combatOutcomes(table), outcomeOf))
    return { kind: 'chances', ...shared, outcomes }
  }
  checkTotal({ count: 1, faces: table.dieFaces }, die)
  const modified = combatDie(die, armour, table)
  return { kind: 'roll', ...shared, die, modified, outcome: outcomeOf(die) }
}

function reasons(
  { armourModifier, armourRule, takenBy }: CombatTable,
  shifted: boolean,
  armour: boolean,
): Reason[] {
  return [
    because('MC-CBT-1'),
    ...(shifted ? [because('MC-CBT-2')] : []),
    ...(armour && armourModifier !== 0 ? [because(armourRule)] : []),
    because('MC-CBT-4'),
    ...(takenBy ? [because(takenBy)] : []),
  ]
}
