/** `resolve`: one roll by a table of the rules, for a given die or as exact chances. */
import { localized } from '#shared/i18n/localized'
import { ANY_RULESET_OPTION } from '../houseRules'
import { rollVerb } from '../rollVerb'
import { oneOf, required, requiredInteger } from '../values'
import { option, type VerbGroup } from '../verb'
import { combat } from './resolveCombat'
import { fire } from './resolveFire'
import { infiltration } from './resolveInfiltration'
import { save } from './resolveSave'

const BURNT = ['foot', 'mounted', 'stunned'] as const

/** The roll for a character on a burning hex. */
const naphtha = rollVerb({
  name: 'naphtha',
  summary: localized('naphte', 'naphtha'),
  options: [
    ANY_RULESET_OPTION,
    option(
      '--target <kind>',
      'personnage à pied (foot), monté (mounted) ou assommé (stunned)',
      'character: foot, mounted or stunned',
    ),
  ],
  ask: (call, { roll }) => ({ roll: roll(oneOf(required(call, 'target'), BURNT, '--target')) }),
})

/** The roll for a unit that starts on a wandering hex. */
const wandering = rollVerb({
  name: 'wandering',
  summary: localized('errement', 'wandering'),
  options: [option('--level <n>', 'niveau d’errement, 1 à 4', 'level of wandering, 1 to 4')],
  ask: (call, { roll: { roll, levels } }) => ({
    roll: roll(requiredInteger(call, 'level', { min: 1, max: levels })),
  }),
})

export const resolve: VerbGroup = {
  name: 'resolve',
  summary: { fr: 'résout un jet par les tables', en: 'resolve a roll by the tables' },
  verbs: [infiltration, combat, fire, naphtha, save, wandering],
}
