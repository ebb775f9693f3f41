/** `resolve naphtha`: one roll of a character on a burning hex, for a given die or as exact chances. */
import { houseRoll, ROLL_OPTIONS } from '../houseRules'
import { rollAnswer } from '../rollAnswer'
import { oneOf, required, word } from '../values'
import { option, type Verb } from '../verb'

const TARGETS = ['foot', 'mounted', 'stunned'] as const

// The rules that brought naphtha: the roll is theirs when none are named.
const DEFAULT_RULESET = 'magna-carta'

export const naphtha: Verb = {
  name: 'naphtha',
  summary: { fr: 'naphte', en: 'naphtha' },
  options: [
    option('--ruleset <id>', `jeu de règles (${DEFAULT_RULESET})`, `ruleset (${DEFAULT_RULESET})`),
    option(
      '--target <kind>',
      'personnage à pied (foot), monté (mounted) ou assommé (stunned)',
      'character: foot, mounted or stunned',
    ),
    ...ROLL_OPTIONS,
  ],
  async run(call) {
    const rulesetId = word(call, 'ruleset') ?? DEFAULT_RULESET
    const { roll, overridden } = await houseRoll(call, rulesetId, 'naphtha')
    return rollAnswer(call, { roll: roll(oneOf(required(call, 'target'), TARGETS, '--target')), overridden })
  },
}
