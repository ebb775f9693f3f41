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
  type NaphthaThrowerFigures,
  type NaphthaTarget,
  SCATTER,
  type ScatterDiagram,
} from './naphthaTables'
import { INNER_WALL, type InnerWallFigures } from '../rows/structures'
import { type Weapon, WEAPONS } from '../rows/weapons'
import { type Dice } from '../../chances/dice'
import { type Armour } from '../position/position'
import { type Arc } from '../position/facing'
import { type RuleId } from '../../sentences/ruleIds'

/** Factors are counted in halves, to stay whole: 2 is the attack as printed, 3 half as much again, 4 double. */
export interface StrengthRules {
  /** The factor of a two-handed weapon, on foot and healthy. */
  readonly twoHandedHalves: number
  /** The rule that keeps it to those. */
  readonly twoHandedRule: RuleId
  /** The factor of where the attacker stands, as the defender faces. */
  readonly arcHalves: Readonly<Record<Arc, number>>
  /** Added to the attack of a charging rider. */
  readonly chargeBonus: number
}

/**
 * @rule MC-CBT-5
 * @interpretation The charge has a bonus whose figure is not in the source: none by default.
 */
export const STRENGTH_RULES: StrengthRules = {
  twoHandedHalves: 4,
  twoHandedRule: 'MC-CBT-5',
  arcHalves: { front: 2, side: 2, rear: 2 },
  chargeBonus: 0,
}

/** The highest total of the dice that saves. */
export interface SaveRules {
  readonly dice: Dice
  readonly armour: Readonly<Record<Exclude<Armour, 'none'>, number>>
  readonly shield: number
}

/** @rule SV-ARM-1 @rule SV-ARM-2 */
export const SAVES: SaveRules = { dice: { count: 2, faces: 6 }, armour: { heavy: 7, light: 5 }, shield: 6 }

export interface MedievalFigures {
  readonly infiltration: InfiltrationTable
  readonly fire: FireRules
  readonly weapons: readonly Weapon[]
  readonly combat: Readonly<Record<CombatTarget, CombatTable>>
  readonly strength: StrengthRules
  readonly naphtha: Readonly<Record<NaphthaTarget, NaphthaTable>>
  readonly scatter: ScatterDiagram
  readonly naphthaThrower: NaphthaThrowerFigures
  readonly innerWall: InnerWallFigures
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
  naphthaThrower: NAPHTHA_THROWER,
  innerWall: INNER_WALL,
  movement: MOVEMENT,
}
