/** `resolve wandering`: one roll of a unit that starts on a wandering hex, for a given die or as exact chances. */
import { colon } from '#shared/i18n/localized'
import { fantasySettings, HOUSE_OPTIONS } from '../houseRules'
import { integer, requiredInteger } from '../values'
import type { Verb } from '../verb'

export const wandering: Verb = {
  name: 'wandering',
  summary: { fr: 'errement', en: 'wandering' },
  options: [
    { flags: '--level <n>', text: { fr: 'niveau d’errement, 1 à 4', en: 'level of wandering, 1 to 4' } },
    {
      flags: '--die <n>',
      text: { fr: 'le dé lancé, sinon les chances', en: 'the die rolled, else the chances' },
    },
    ...HOUSE_OPTIONS,
  ],
  async run(call) {
    const { rules, overridden } = await fantasySettings(call)
    const { WANDERING_NAMES, WANDERINGS, wanderingChances, wanderingOf } =
      await import('#shared/rules/common-mechanics/wandering/wanderingTable')
    const figures = rules.figures.wandering
    const house = overridden('wandering')
    const level = requiredInteger(call, 'level', { min: 1, max: figures.levels.length })
    const die = integer(call, 'die', { min: 1, max: figures.dieFaces })
    if (die !== undefined) {
      const outcome = wanderingOf(figures, level, die)
      return {
        json: { die, outcome, ...house },
        text: `${die}${colon(call.language)} ${WANDERING_NAMES[outcome][call.language]}`,
      }
    }
    const outcomes = wanderingChances(figures, level)
    return {
      json: { outcomes, ...house },
      text: WANDERINGS.map(
        (outcome) => `${outcomes[outcome].padStart(5)}  ${WANDERING_NAMES[outcome][call.language]}`,
      ).join('\n'),
    }
  },
}
