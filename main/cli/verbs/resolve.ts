/** `resolve`: one roll by a table of the rules, for a given die or as exact chances. */
import { colon, signed } from '#shared/i18n/localized'
import type {
  AttackCircumstances,
  InfiltrationTable,
} from '#shared/rules/magna-carta/infiltration/infiltrationTable'
import { HOUSE_OPTIONS, houseSettings } from '../houseRules'
import { idleArmour } from '../idleArmour'
import { Refusal } from '../refusal'
import { flag, integer, list, oneOf, required } from '../values'
import type { Call, Verb, VerbGroup } from '../verb'
import { combat } from './resolveCombat'
import { fire } from './resolveFire'
import { naphtha } from './resolveNaphtha'
import { save } from './resolveSave'
import { wandering } from './resolveWandering'

const MOVER_TRAITS = ['mounted', 'armoured', 'wounded'] as const
const OPPONENT_TRAITS = ['mounted', 'pole-arm', 'wounded'] as const

const infiltration: Verb = {
  name: 'infiltration',
  summary: { fr: 'attaque d’opportunité', en: 'opportunity attack' },
  options: [
    { flags: '--ruleset <id>', text: { fr: 'jeu de règles', en: 'ruleset' } },
    {
      flags: '--mover <traits>',
      text: {
        fr: `traits de celui qui passe\u202f: ${MOVER_TRAITS.join(',')}`,
        en: `traits of the one who passes: ${MOVER_TRAITS.join(',')}`,
      },
    },
    {
      flags: '--opponent <traits>',
      text: {
        fr: `traits de celui qui attaque\u202f: ${OPPONENT_TRAITS.join(',')}`,
        en: `traits of the one who attacks: ${OPPONENT_TRAITS.join(',')}`,
      },
    },
    { flags: '--allies <n>', text: { fr: 'alliés au contact (savoy)', en: 'allies in contact (savoy)' } },
    { flags: '--side-hex', text: { fr: 'case de côté (savoy)', en: 'side hex (savoy)' } },
    {
      flags: '--die <n>',
      text: { fr: 'le dé lancé, sinon les chances', en: 'the die rolled, else the chances' },
    },
    ...HOUSE_OPTIONS,
  ],
  async run(call) {
    const { rules, overridden } = await houseSettings(call, required(call, 'ruleset'))
    const table = rules.infiltrationTable(rules)
    const attack = circumstances(call, rules.id, table)
    const { count, faces } = table.dice
    const die = integer(call, 'die', { min: count, max: count * faces })
    const mover = traits(call, 'mover', MOVER_TRAITS)
    const opponent = traits(call, 'opponent', OPPONENT_TRAITS)
    const house = overridden(table.id)
    const { INFILTRATION_OUTCOME_NAMES: names } =
      await import('#shared/rules/magna-carta/infiltration/infiltrationRuleTable')
    const { resolveInfiltration } = await import('#shared/rules/magna-carta/infiltration/infiltrationTable')
    const answer = resolveInfiltration(
      {
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
        attack,
        ...(die !== undefined && { die }),
      },
      table,
    )
    const { modifier } = answer
    const armourCounts = table.modifiers.some(({ of, trait }) => of === 'mover' && trait === 'armoured')
    const note = idleArmour(mover.has('armoured'), armourCounts, 'SV-OPP-6', call.language)
    return answer.kind === 'roll'
      ? {
          json: { die: answer.die, modified: answer.modified, outcome: answer.outcome, ...house },
          text: [
            `${answer.die} ${signed(modifier)} = ${answer.modified}${colon(call.language)} ${names[answer.outcome][call.language]}`,
            ...note,
          ].join('\n'),
        }
      : {
          json: { modifier, outcomes: answer.outcomes, ...house },
          text: [
            `${call.language === 'fr' ? 'modificateur' : 'modifier'} ${signed(modifier)}`,
            ...Object.entries(answer.outcomes).map(
              ([outcome, chance]) =>
                `${chance.padStart(5)}  ${names[outcome as keyof typeof names][call.language]}`,
            ),
            ...note,
          ].join('\n'),
        }
  },
}

function traits<T extends string>(call: Call, name: string, allowed: readonly T[]): ReadonlySet<T> {
  return new Set(list(call, name).map((trait) => oneOf(trait, allowed, `--${name}`)))
}

// What the table has no modifier for is refused: a caller would take the chance for another one.
function circumstances(call: Call, rulesetId: string, { modifiers }: InfiltrationTable): AttackCircumstances {
  const allies = integer(call, 'allies', { min: 0, max: 99 })
  const sideHex = flag(call, 'sideHex')
  const given = [...(allies === undefined ? [] : ['allies']), ...(sideHex ? ['sideHex'] : [])]
  const idle = given.find((trait) => !modifiers.some((row) => row.of === 'attack' && row.trait === trait))
  if (idle === undefined) return { allies: allies ?? 0, sideHex }
  const option = idle === 'allies' ? '--allies' : '--side-hex'
  throw new Refusal(
    `${option}\u202f: sans effet en ${rulesetId}\u202f; attendu avec --ruleset savoy seulement`,
    `${option}: has no effect in ${rulesetId}, expected with --ruleset savoy only`,
  )
}

export const resolve: VerbGroup = {
  name: 'resolve',
  summary: { fr: 'résout un jet par les tables', en: 'resolve a roll by the tables' },
  verbs: [infiltration, combat, fire, naphtha, save, wandering],
}
