/** `resolve combat`: one fight by the combat tables, for a given die or as exact chances. */
import { HOUSE_OPTIONS, houseRoll } from '../houseRules'
import { idleArmour } from '../idleArmour'
import { Refusal } from '../refusal'
import { rollAnswer } from '../rollAnswer'
import { flag, integer, oneOf, required, requiredInteger } from '../values'
import type { Call, Verb, VerbOption } from '../verb'

const TARGETS = ['foot', 'mounted'] as const

// Sums of a whole army: far past the last column of any table.
const STRENGTH = { min: 0, max: 9999 }
const COUNT = { min: 1, max: 99 }

const OPTIONS: readonly VerbOption[] = [
  { flags: '--ruleset <id>', text: { fr: 'jeu de règles', en: 'ruleset' } },
  { flags: '--attack <n>', text: { fr: 'somme des attaques', en: 'the attackers’ sum' } },
  { flags: '--defence <n>', text: { fr: 'somme des défenses', en: 'the defenders’ sum' } },
  {
    flags: '--target <kind>',
    text: { fr: 'défenseur à pied (foot) ou monté (mounted)', en: 'defender: foot or mounted' },
  },
  { flags: '--attackers <n>', text: { fr: 'nombre d’attaquants (1)', en: 'number of attackers (1)' } },
  {
    flags: '--mounted-attackers <n>',
    text: { fr: 'dont montés (0)', en: 'how many of them are mounted (0)' },
  },
  { flags: '--armour', text: { fr: 'défenseur en armure', en: 'defender in armour' } },
  {
    flags: '--die <n>',
    text: { fr: 'le dé lancé, sinon les chances', en: 'the die rolled, else the chances' },
  },
  ...HOUSE_OPTIONS,
]

export const combat: Verb = {
  name: 'combat',
  summary: { fr: 'combat', en: 'combat' },
  options: OPTIONS,
  async run(call) {
    const { roll: combatRoll, overridden } = await houseRoll(call, required(call, 'ruleset'), 'combat')
    const attack = requiredInteger(call, 'attack', STRENGTH)
    const defence = requiredInteger(call, 'defence', STRENGTH)
    const target = oneOf(required(call, 'target'), TARGETS, '--target')
    const armour = flag(call, 'armour')
    const roll = combatRoll({ attack, defence, target, ...attackersOf(call), armour })
    const notes = idleArmour(armour, roll.counts.includes('armoured'), 'SV-FIR-4', call.language)
    return rollAnswer(call, { roll, overridden, notes, letters: true })
  },
}

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
