/** `resolve infiltration`: one attack of opportunity by its table, for a given die or as exact chances. */
import { colon, localized, signed } from '#shared/i18n/localized'
import { sumOf } from '#shared/rules/chances/table'
import type { PassingQuestion } from '#shared/rules/resolution/rolls'
import { RULESET_OPTION, rulesetsWith } from '../houseRules'
import { idleArmour } from '../idleArmour'
import { Refusal } from '../refusal'
import { rollVerb } from '../rollVerb'
import { flag, integer, list, oneOf } from '../values'
import { type Call, option } from '../verb'

const MOVER_TRAITS = ['mounted', 'armoured', 'wounded'] as const
const OPPONENT_TRAITS = ['mounted', 'pole-arm', 'wounded'] as const

export const infiltration = rollVerb({
  name: 'infiltration',
  summary: localized('attaque d’opportunité', 'opportunity attack'),
  options: [
    RULESET_OPTION,
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
  ],
  async ask(call, { roll: infiltrationRoll, ruleset }) {
    const allies = integer(call, 'allies', { min: 0, max: 99 })
    const sideHex = flag(call, 'sideHex')
    const mover = traits(call, 'mover', MOVER_TRAITS)
    const opponent = traits(call, 'opponent', OPPONENT_TRAITS)
    const question: PassingQuestion = {
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
    }
    const roll = infiltrationRoll(question)
    // The table must have a modifier for what is given: else a caller would take the chance for another one.
    for (const [name, trait, isGiven] of [
      ['--allies', 'allies', allies !== undefined],
      ['--side-hex', 'sideHex', sideHex],
    ] as const)
      if (isGiven && !roll.counts.includes(trait))
        throw noEffect(
          name,
          ruleset.id,
          await rulesetsWith((rolls) => rolls.infiltration?.(question).counts.includes(trait)),
        )
    return {
      roll,
      notes: idleArmour(mover.has('armoured'), roll.counts.includes('armoured'), 'SV-OPP-6', call.language),
      readingOfChances: true,
      thrownText: ({ die, modified }, outcome) =>
        `${die} ${signed(sumOf(roll.modifiers))} = ${modified}${colon(call.language)} ${outcome}`,
    }
  },
})

function traits<T extends string>(call: Call, name: string, allowed: readonly T[]): ReadonlySet<T> {
  return new Set(list(call, name).map((trait) => oneOf(trait, allowed, `--${name}`)))
}

function noEffect(option: string, rulesetId: string, having: readonly string[]): Refusal {
  const expected = having.join(', ')
  return new Refusal(
    `${option}\u202f: sans effet en ${rulesetId}\u202f; attendu avec --ruleset ${expected} seulement`,
    `${option}: has no effect in ${rulesetId}, expected with --ruleset ${expected} only`,
  )
}
