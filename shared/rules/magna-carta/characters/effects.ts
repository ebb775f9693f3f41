/** The effects on a character of the tables' results: a letter each (MC-FIR-5, -6, MC-CBT-4, MC-NAP-3). */
import { type Effect } from './character'
import { type CombatLetter, type CombatTarget } from '../figures/combatTables'
import { type FireResult, type FireTarget } from '../figures/fireTables'
import { type NaphthaResult, type NaphthaTarget } from '../figures/naphthaTables'

/**
 * The effects of offensive fire; a defensive shot takes points of movement instead of the retreat. @rule MC-FIR-5
 * @rule MC-FIR-6
 */
export const FIRE_EFFECTS: Readonly<Record<FireTarget, Readonly<Partial<Record<FireResult, Effect>>>>> = {
  foot: {
    '-': {},
    A: { retreat: 2 },
    B: { character: 'wounded' },
    C: { character: 'killed' },
  },
  mounted: {
    '-': {},
    A: { retreat: 4 },
    B: { character: 'stunned', unhorsed: true },
    C: { character: 'wounded', mountAlone: 'down' },
    D: { character: 'wounded', unhorsed: true, mount: 'down' },
    E: { character: 'killed', unhorsed: true, mountAlone: 'down' },
  },
}

/** On the one that the letter names: an attacker for A and B, else a defender. @rule MC-CBT-4 */
export const COMBAT_EFFECTS: Readonly<Record<CombatTarget, Readonly<Partial<Record<CombatLetter, Effect>>>>> =
  {
    foot: {
      A: { character: 'wounded' },
      B: { retreat: 1 },
      C: { retreat: 1 },
      D: { character: 'stunned' },
      E: { character: 'wounded' },
      F: { character: 'killed' },
    },
    mounted: {
      A: { character: 'wounded' },
      B: { retreat: 1 },
      C: { retreat: 1 },
      D: { character: 'stunned', unhorsed: true },
      E: { character: 'stunned', unhorsed: true, mount: 'down' },
      F: { character: 'wounded' },
      G: { character: 'wounded', unhorsed: true, mount: 'down' },
      H: { character: 'killed', unhorsed: true },
      I: { character: 'killed', unhorsed: true, mount: 'down' },
    },
  }

/**
 * Only who lies stunned in the flames is spared the second wound.
 * @rule MC-NAP-3
 */
export function naphthaEffect(target: NaphthaTarget, result: Omit<NaphthaResult, 'id' | 'name'>): Effect {
  const { character, mount, retreat } = result
  return {
    ...(character && { character }),
    ...(mount && { mount: 'down', mountAlone: 'down' }),
    // The mount of a stunned rider falls back alone: the retreat is not the rider's.
    ...(retreat > 0 &&
      (target === 'mounted' && character === 'stunned' ? { mountRetreat: retreat } : { retreat })),
    ...(target === 'stunned' && { neverSecond: true }),
  }
}
