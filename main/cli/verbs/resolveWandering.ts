/** `resolve wandering`: one roll of a unit that starts on a wandering hex, for a given die or as exact chances. */
import { HOUSE_OPTIONS, houseRoll } from '../houseRules'
import { rollAnswer } from '../rollAnswer'
import { requiredInteger } from '../values'
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
    const { roll: byLevel, overridden } = await houseRoll(call, 'common-mechanics', 'wandering')
    const level = requiredInteger(call, 'level', { min: 1, max: byLevel.levels })
    return rollAnswer(call, { roll: byLevel.roll(level), overridden })
  },
}
