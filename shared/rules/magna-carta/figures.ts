/**
 * Every figure of a medieval ruleset as data: what its options choose between and house tables replace.
 * Rules take their figures from here, as an argument; nothing else of `magna-carta/` is imported as a number.
 */
import { COMBAT_TABLES, type CombatTable, type CombatTarget } from './combat/combatTables'
import { STRENGTH_RULES, type StrengthRules } from './combat/combat'
import { FIRE, type FireRules } from './fire/fireTables'
import { INFILTRATION, type InfiltrationTable } from './infiltration/infiltrationTable'
import { MOVEMENT, type MovementFigures } from './movement/movementFigures'
import {
  NAPHTHA_TABLES,
  NAPHTHA_THROWER,
  type NaphthaTable,
  type NaphthaThrowerFigures,
  type NaphthaTarget,
  SCATTER,
  type ScatterDiagram,
} from './naphtha/naphthaTables'
import { INNER_WALL, type InnerWallFigures } from './ground/structures'
import { type SaveRules } from '../savoy/saves'
import { type Weapon, WEAPONS } from './fire/weapons'

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
