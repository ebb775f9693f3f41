/** `turns`: the turn in which a counter can first stand in each hex, or the way to one of them. */
import { counterOnMap } from '../counterNames'
import { hexNamed } from '../hexNames'
import { inquiryVerb } from '../inquiryVerb'
import { required, word } from '../values'
import { option } from '../verb'

export const turns = inquiryVerb({
  name: 'turns',
  summary: {
    fr: 'tours qu’il faut à un pion pour gagner chaque case',
    en: 'turns that a counter takes to each hex',
  },
  question: 'turns',
  lacks: { fr: 'de mouvement', en: 'movement' },
  options: [
    option('--counter <id>', 'le pion qui marche', 'the counter that marches'),
    option('--to <hex>', 'une case\u202f: le trajet, tour par tour', 'a hex: the way there, turn by turn'),
  ],
  subject(call, scenario) {
    const to = word(call, 'to')
    return {
      counter: counterOnMap(scenario, required(call, 'counter'), '--counter'),
      ...(to !== undefined && { to: hexNamed(scenario, to, '--to') }),
    }
  },
})
