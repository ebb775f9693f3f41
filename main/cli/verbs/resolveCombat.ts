/** `resolve combat`: one fight by the combat tables, for a given die or as exact chances. */
import { localized } from '#shared/i18n/localized'
import { RULESET_OPTION } from '../houseRules'
import { idleArmour } from '../idleArmour'
import { Refusal } from '../refusal'
import { rollVerb } from '../rollVerb'
import { flag, integer, oneOf, required, requiredInteger } from '../values'
import { type Call, option } from '../verb'

const TARGETS = ['foot', 'mounted'] as const

// Sums of a whole army: far past the last column of any table.
const STRENGTH = { min: 0, max: 9999 }
const COUNT = { min: 1, max: 99 }

export const combat = rollVerb({
  name: 'combat',
  summary: localized('combat', 'combat'),
  options: [
    RULESET_OPTION,
    option('--attack <n>', 'somme des attaques', 'the attackers’ sum'),
    option('--defence <n>', 'somme des défenses', 'the defenders’ sum'),
    option('--target <kind>', 'défenseur à pied (foot) ou monté (mounted)', 'defender: foot or mounted'),
    option('--attackers <n>', 'nombre d’attaquants (1)', 'number of attackers (1)'),
    option('--mounted-attackers <n>', 'dont montés (0)', 'how many of them are mounted (0)'),
    option('--armour', 'défenseur en armure', 'defender in armour'),
  ],
  ask(call, { roll: combatRoll }) {
    const attack = requiredInteger(call, 'attack', STRENGTH)
    const defence = requiredInteger(call, 'defence', STRENGTH)
    const target = oneOf(required(call, 'target'), TARGETS, '--target')
    const armour = flag(call, 'armour')
    const roll = combatRoll({ attack, defence, target, ...attackersOf(call), armour })
    const notes = idleArmour(armour, roll.counts.includes('armoured'), 'SV-FIR-4', call.language)
    return { roll, notes, letters: true }
  },
})

// Several mounted attackers are several attackers, whether or not their total was given.
function attackersOf(call: Call): { readonly attackers: number; readonly mountedAttackers: number } {
  const mountedAttackers = integer(call, 'mountedAttackers', { ...COUNT, min: 0 }) ?? 0
  const attackers = integer(call, 'attackers', COUNT) ?? Math.max(1, mountedAttackers)
  if (mountedAttackers <= attackers) return { attackers, mountedAttackers }
  throw new Refusal(
    `--mounted-attackers\u202f: «\u202f${mountedAttackers}\u202f»\u202f; attendu\u202f: au plus --attackers (${attackers})`,
    `--mounted-attackers: "${mountedAttackers}", expected at most --attackers (${attackers})`,
  )
}
