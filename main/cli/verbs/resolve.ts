/** `resolve`: one roll by a table of the rules, for a given die or as exact chances. */
import { colon, signed } from '#shared/i18n/localized'
import { houseRoll, ROLL_OPTIONS } from '../houseRules'
import { idleArmour } from '../idleArmour'
import { Refusal } from '../refusal'
import { rollAnswer } from '../rollAnswer'
import { flag, integer, list, oneOf, required } from '../values'
import { option, type Call, type Verb, type VerbGroup } from '../verb'
import { combat } from './resolveCombat'
import { fire } from './resolveFire'
import { naphtha } from './resolveNaphtha'
import { save } from './resolveSave'
import { wandering } from './resolveWandering'
import { sumOf } from '#shared/rules/chances/table'

const MOVER_TRAITS = ['mounted', 'armoured', 'wounded'] as const
const OPPONENT_TRAITS = ['mounted', 'pole-arm', 'wounded'] as const

const infiltration: Verb = {
  name: 'infiltration',
  summary: { fr: 'attaque d’opportunité', en: 'opportunity attack' },
  options: [
    option('--ruleset <id>', 'jeu de règles', 'ruleset'),
    option(
      '--mover <traits>',
      `traits de celui qui passe\u202f: ${MOVER_TRAITS.join(',')}`,
      `traits of the one who passes: ${MOVER_TRAITS.join(',')}`,
    ),
    option(
      '--opponent <traits>',
      `traits de celui qui attaque\u202f: ${OPPONENT_TRAITS.join(',')}`,
      `traits of the one who attacks: ${OPPONENT_TRAITS.join(',')}`,
    ),
    option('--allies <n>', 'alliés au contact (savoy)', 'allies in contact (savoy)'),
    option('--side-hex', 'case de côté (savoy)', 'side hex (savoy)'),
    ...ROLL_OPTIONS,
  ],
  async run(call) {
    const rulesetId = required(call, 'ruleset')
    const { roll: infiltrationRoll, overridden } = await houseRoll(call, rulesetId, 'infiltration')
    const allies = integer(call, 'allies', { min: 0, max: 99 })
    const sideHex = flag(call, 'sideHex')
    const mover = traits(call, 'mover', MOVER_TRAITS)
    const opponent = traits(call, 'opponent', OPPONENT_TRAITS)
    const roll = infiltrationRoll({
      mover: {
        mounted: mover.has('mounted'),
        armoured: mover.has('armoured'),
        wounded: mover.has('wounded'),
      },
      opponent: {
        mounted: opponent.has('mounted'),
        poleArm: opponent.has('pole-arm'),
        wounded: opponent.has('wounded'),
      },
      attack: { allies: allies ?? 0, sideHex },
    })
    // What the table has no modifier for is refused: a caller would take the chance for another one.
    if (allies !== undefined && !roll.counts.includes('allies')) throw noEffect('--allies', rulesetId)
    if (sideHex && !roll.counts.includes('sideHex')) throw noEffect('--side-hex', rulesetId)
    return rollAnswer(call, {
      roll,
      overridden,
      notes: idleArmour(mover.has('armoured'), roll.counts.includes('armoured'), 'SV-OPP-6', call.language),
      readingOfChances: true,
      thrownText: ({ die, modified }, outcome) =>
        `${die} ${signed(sumOf(roll.modifiers))} = ${modified}${colon(call.language)} ${outcome}`,
    })
  },
}

function traits<T extends string>(call: Call, name: string, allowed: readonly T[]): ReadonlySet<T> {
  return new Set(list(call, name).map((trait) => oneOf(trait, allowed, `--${name}`)))
}

function noEffect(option: string, rulesetId: string): Refusal {
  return new Refusal(
    `${option}\u202f: sans effet en ${rulesetId}\u202f; attendu avec --ruleset savoy seulement`,
    `${option}: has no effect in ${rulesetId}, expected with --ruleset savoy only`,
  )
}

export const resolve: VerbGroup = {
  name: 'resolve',
  summary: { fr: 'résout un jet par les tables', en: 'resolve a roll by the tables' },
  verbs: [infiltration, combat, fire, naphtha, save, wandering],
}
