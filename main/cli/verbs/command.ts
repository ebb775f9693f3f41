/** `command`: whom a leader commands, or who commands a unit, and what their positions change. */
import { counterOnMap } from '../counterNames'
import { inquiryVerb } from '../inquiryVerb'
import { required, word } from '../values'
import { option } from '../verb'

export const command = inquiryVerb({
  name: 'command',
  summary: { fr: 'le commandement d’un pion', en: 'the command of a counter' },
  question: 'command',
  lacks: { fr: 'de commandement', en: 'command' },
  options: [
    option('--counter <id>', 'le chef, ou l’unité commandée', 'the leader, or the unit commanded'),
    option(
      '--with <id>',
      'avec ce pion de son camp\u202f; sinon tous',
      'with this counter of its side; else all',
    ),
  ],
  subject(call, scenario) {
    const counter = counterOnMap(scenario, required(call, 'counter'), '--counter')
    const other = word(call, 'with')
    return { counter, ...(other !== undefined && { friends: [counterOnMap(scenario, other, '--with')] }) }
  },
})
