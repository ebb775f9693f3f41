/** `resolve combat`: one fight by the combat tables, for a given die or as exact chances. */
import { colon, signed } from '#shared/i18n/localized'
import type { CombatAnswer } from '#shared/rules/magna-carta/combat/combat'
import type { CombatOutcome } from '#shared/rules/magna-carta/combat/combatTables'
import { HOUSE_OPTIONS, houseSettings } from '../houseRules'
import { idleArmour } from '../idleArmour'
import { Refusal } from '../refusal'
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
    const { rules, overridden } = await houseSettings(call, required(call, 'ruleset'))
    const { combatMeaning } = await import('#shared/rules/magna-carta/combat/combatTables')
    const { resolveCombat } = await import('#shared/rules/magna-carta/combat/combat')
    const { blanksOf } = await import('#shared/rules/magna-carta/options')
    const attack = requiredInteger(call, 'attack', STRENGTH)
    const defence = requiredInteger(call, 'defence', STRENGTH)
    const target = oneOf(required(call, 'target'), TARGETS, '--target')
    const table = rules.figures.combat[target]
    const die = integer(call, 'die', { min: 1, max: table.dieFaces })
    const counts = attackersOf(call)
    const query = { attack, defence, target, ...counts, armour: flag(call, 'armour') }
    const answer = resolveCombat(
      { ...query, ...(die !== undefined && { die }) },
      blanksOf(rules.chosen),
      rules.figures.combat,
    )
    const note = idleArmour(query.armour, table.armourModifier !== 0, 'SV-FIR-4', call.language)
    const meaning = (outcome: CombatOutcome): string => combatMeaning(table, outcome)[call.language]
    return {
      json: { ...jsonOf(answer), ...overridden(`combat-${target}`) },
      text: [textOf(answer, meaning, call), ...note].join('\n'),
    }
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

function jsonOf(answer: CombatAnswer) {
  const { differential, column } = answer
  if (answer.kind === 'chances') return { differential, column, outcomes: answer.outcomes }
  const { die, modified, outcome } = answer
  return { differential, column, die, modified, outcome }
}

function textOf(
  answer: CombatAnswer,
  meaning: (outcome: CombatOutcome) => string,
  { language }: Call,
): string {
  const french = language === 'fr'
  const { differential, column } = answer
  const head = `${french ? 'différentiel' : 'differential'} ${signed(differential)}, ${french ? 'colonne' : 'column'} ${column}`
  if (answer.kind === 'roll') {
    const { die, modified, outcome } = answer
    const dice = `${french ? 'dé' : 'die'} ${die}, ${french ? 'modifié' : 'modified'} ${modified}`
    return [head, `${dice}${colon(language)} ${outcome}, ${meaning(outcome)}`].join('\n')
  }
  const chances = Object.entries(answer.outcomes) as readonly (readonly [CombatOutcome, string])[]
  return [
    head,
    ...chances.map(([outcome, chance]) => `${chance.padStart(5)}  ${outcome}  ${meaning(outcome)}`),
  ].join('\n')
}
