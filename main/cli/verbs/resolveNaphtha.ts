/** `resolve naphtha`: one roll of a character on a burning hex, for a given die or as exact chances. */
import { colon } from '#shared/i18n/localized'
import { HOUSE_OPTIONS, houseSettings } from '../houseRules'
import { integer, oneOf, required, word } from '../values'
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
    const { rules, overridden } = await houseSettings(call, word(call, 'ruleset') ?? DEFAULT_RULESET)
    const { naphtha: naphthaTables } = rules.figures
    const { resolveNaphtha } = await import('#shared/rules/magna-carta/naphtha/naphtha')
    const target = oneOf(required(call, 'target'), TARGETS, '--target')
    const { dieFaces, results } = naphthaTables[target]
    const die = integer(call, 'die', { min: 1, max: dieFaces })
    const house = overridden(`naphtha-${target}`)
    const answer = resolveNaphtha(target, die, naphthaTables)
    if (answer.kind === 'roll') {
      const { outcome } = answer
      return {
        json: { die: answer.die, outcome: outcome.id, ...house },
        text: `${answer.die}${colon(call.language)} ${outcome.name[call.language]}`,
      }
    }
    return {
      json: { outcomes: answer.outcomes, ...house },
      // A house table may come back to a result: its chances are told once.
      text: [...new Map(results.map(({ result }) => [result.id, result.name]))]
        .map(([id, name]) => `${answer.outcomes[id]?.padStart(5)}  ${name[call.language]}`)
        .join('\n'),
    }
  },
}
