/** `resolve wandering`: one roll of a unit that starts on a wandering hex, for a given die or as exact chances. */
import { houseRoll, ROLL_OPTIONS } from '../houseRules'
import { rollAnswer } from '../rollAnswer'
import { requiredInteger } from '../values'
import { option, type Verb } from '../verb'

export const wandering: Verb = {
  name: 'wandering',
  summary: { fr: 'errement', en: 'wandering' },
  options: [option('--level <n>', 'niveau d’errement, 1 à 4', 'level of wandering, 1 to 4'), ...ROLL_OPTIONS],
  async run(call) {
    const { roll: byLevel, overridden } = await houseRoll(call, 'common-mechanics', 'wandering')
    const level = requiredInteger(call, 'level', { min: 1, max: byLevel.levels })
    return rollAnswer(call, { roll: byLevel.roll(level), overridden })
  },
}
