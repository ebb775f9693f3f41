/**
 * Every figure of a medieval ruleset as data: what its options choose between and house tables replace.
 * Rules take their figures from here, as an argument; nothing else of `magna-carta/` is imported as a number.
 */
import { COMBAT_TABLES, type CombatTable, type CombatTarget } from './combatTables'
import { FIRE, type FireRules } from './fireTables'
import { INFILTRATION, type InfiltrationTable } from './infiltrationTable'
import { MOVEMENT, type MovementFigures } from './movementFigures'
import {
  NAPHTHA_TABLES,
  NAPHTHA_THROWER,
  type NaphthaTable,
  type NaphthaTarget,
  SCATTER,
  type ScatterDiagram,
} from './naphthaTables'
import { INNER_WALL } from '../rows/structures'
import { type Weapon, WEAPONS } from '../rows/weapons'
import { type Dice } from '../../chances/dice'
import { count, singleFigures } from '../../house/singleFigures'
import { type RuleId } from '../../sentences/ruleIds'

/**
 * Factors are counted in halves, to stay whole: 2 is the attack as printed, 3 half as much again, 4 double.
 * @rule MC-CBT-5
 * @interpretation The charge has a bonus whose figure is not in the source: none by default.
 */
export const STRENGTH = singleFigures({
  /** On foot and healthy. */
  twoHandedHalves: count(
    4,
    'arme à deux mains, en demis de la force',
    'two-handed weapon, in halves of the strength',
  ),
  /** By where the attacker stands, as the defender faces. */
  arcHalves: {
    front: count(2, 'attaque de face, en demis', 'attack from the front, in halves'),
    side: count(2, 'attaque de côté, en demis', 'attack from the side, in halves'),
    rear: count(2, 'attaque par l’arrière, en demis', 'attack from behind, in halves'),
  },
  chargeBonus: count(0, 'charge d’un cavalier, en plus', 'a rider’s charge, added'),
})

type Strength = typeof STRENGTH.values
export interface StrengthRules extends Strength {
  /** The rule that keeps the factor of a two-handed weapon to those on foot and healthy. */
  readonly twoHandedRule: RuleId
}

export const STRENGTH_RULES: StrengthRules = { ...STRENGTH.values, twoHandedRule: 'MC-CBT-5' }

/** The highest total of the dice that saves: the dice stay. @rule SV-ARM-1 @rule SV-ARM-2 */
export const SAVE_TOTALS = singleFigures({
  armour: {
    heavy: count(7, 'armure lourde, total au plus', 'heavy armour, total at most'),
    light: count(5, 'armure légère, total au plus', 'light armour, total at most'),
  },
  shield: count(6, 'bouclier, total au plus', 'shield, total at most'),
})

type SaveTotals = typeof SAVE_TOTALS.values
export interface SaveRules extends SaveTotals {
  readonly dice: Dice
}

export const SAVES: SaveRules = { ...SAVE_TOTALS.values, dice: { count: 2, faces: 6 } }

export interface MedievalFigures {
  readonly infiltration: InfiltrationTable
  readonly fire: FireRules
  readonly weapons: readonly Weapon[]
  readonly combat: Readonly<Record<CombatTarget, CombatTable>>
  readonly strength: StrengthRules
  readonly naphtha: Readonly<Record<NaphthaTarget, NaphthaTable>>
  readonly scatter: ScatterDiagram
  readonly naphthaThrower: typeof NAPHTHA_THROWER.values
  readonly innerWall: typeof INNER_WALL.values
  readonly movement: MovementFigures
  /** Rolls that may reduce an effect (SV-ARM); Magna Carta has none. */
  readonly saves?: SaveRules
}

export const FIGURES: MedievalFigures = {
  infiltration: INFILTRATION,
  fire: FIRE,
  weapons: WEAPONS,
  combat: COMBAT_TABLES,
  strength: STRENGTH_RULES,
  naphtha: NAPHTHA_TABLES,
  scatter: SCATTER,
  naphthaThrower: NAPHTHA_THROWER.values,
  innerWall: INNER_WALL.values,
  movement: MOVEMENT.values,
}
