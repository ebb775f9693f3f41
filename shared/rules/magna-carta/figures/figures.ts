/**
 * Every figure of a medieval ruleset as data: what its options choose between and house tables replace.
 * Rules take their figures from here, as an argument; nothing else of `magna-carta/` is imported as a number.
 */
import { COMBAT_TABLES, type CombatTable, type CombatTarget } from './combatTables'
import { STRENGTH_RULES, type StrengthRules } from './strength'
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
import { type SaveRules } from './saveRules'
import { type Weapon, WEAPONS } from '../rows/weapons'

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
