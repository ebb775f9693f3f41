/** Combat by the Savoy house rules: where the attacker stands counts, armour does not, the defender may turn (SV-CBT). */
import { COMBAT_TABLES, type CombatTable, type CombatTarget } from '../magna-carta/figures/combatTables'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type StrengthRules, STRENGTH_RULES } from '../magna-carta/figures/figures'
import { type Approach, type MayTurn } from '../magna-carta/rules/medievalRules'

/** Doubled from behind, half as much again from the side or two-handed. @rule SV-CBT-1 @rule SV-CTR-1 */
export const SAVOY_STRENGTH: StrengthRules = {
  ...STRENGTH_RULES,
  twoHandedHalves: 3,
  twoHandedRule: 'SV-CTR-1',
  arcHalves: { front: 2, side: 3, rear: 4 },
}

const TAKEN = { armourModifier: 0, armourRule: 'SV-FIR-4', takenBy: 'SV-CBT-3' } as const

/** Magna Carta's tables, as Savoy's own are not in the source; armour does not change the die. @rule SV-CBT-3 @rule SV-FIR-4 */
export const SAVOY_COMBAT: Readonly<Record<CombatTarget, CombatTable>> = {
  foot: { ...COMBAT_TABLES.foot, ...TAKEN },
  mounted: { ...COMBAT_TABLES.mounted, ...TAKEN },
}

/**
 * May the defender turn once these attackers have declared, before the fight is resolved? Who is attacked only from behind may
 * when one of them was visible at any point of its move. @rule SV-CBT-2
 */
export function defenderMayTurn(attackers: readonly Approach[]): Ruling<MayTurn> {
  const may = (value: MayTurn) => ruling(value, because('SV-CBT-2'))
  if (attackers.some(({ from, seen }) => from !== 'rear' || seen === 'yes')) return may('yes')
  return may(attackers.some(({ seen }) => seen === 'unknown') ? 'if-seen' : 'no')
}
