/** `resolve naphtha`: one roll of a character on a burning hex, for a given die or as exact chances. */
import { HOUSE_OPTIONS, houseRoll } from '../houseRules'
import { rollAnswer } from '../rollAnswer'
import { oneOf, required, word } from '../values'
import type { Verb } from '../verb'

const TARGETS = ['foot', 'mounted', 'stunned'] as const

// The rules that brought naphtha: the roll is theirs when none are named.
const DEFAULT_RULESET = 'magna-carta'

export const naphtha: Verb = {
  name: 'naphtha',
  summary: { fr: 'naphte', en: 'naphtha' },
  options: [
    {
      flags: '--ruleset <id>',
      text: { fr: `jeu de règles (${DEFAULT_RULESET})`, en: `ruleset (${DEFAULT_RULESET})` },
    },
    {
      flags: '--target <kind>',
      text: {
        fr: 'personnage à pied (foot), monté (mounted) ou assommé (stunned)',
        en: 'character: foot, mounted or stunned',
      },
    },
    {
      flags: '--die <n>',
      text: { fr: 'le dé lancé, sinon les chances', en: 'the die rolled, else the chances' },
    },
    ...HOUSE_OPTIONS,
  ],
  async run(call) {
    const rulesetId = word(call, 'ruleset') ?? DEFAULT_RULESET
    const { roll, overridden } = await houseRoll(call, rulesetId, 'naphtha')
    return rollAnswer(call, { roll: roll(oneOf(required(call, 'target'), TARGETS, '--target')), overridden })
  },
}
