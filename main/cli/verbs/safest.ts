/** `safest`: the way to a hex with the least risk, and the next best; without a hex, the risk of coming to each. */
import { counterOnMap } from '../counterNames'
import { hexNamed } from '../hexNames'
import { inquiryVerb } from '../inquiryVerb'
import { required, word } from '../values'
import { option } from '../verb'

export const safest = inquiryVerb({
  name: 'safest',
  summary: { fr: 'trajet le moins risqué', en: 'the way of the least risk' },
  question: 'safest',
  lacks: { fr: 'd’attaques d’opportunité', en: 'opportunity attacks' },
  options: [
    option('--counter <id>', 'le pion qui se déplace', 'the counter that moves'),
    option(
      '--to <hex>',
      'case d’arrivée\u202f; sans elle, toutes les cases accessibles',
      'the hex to go to; all hexes in reach when left out',
    ),
  ],
  subject(call, scenario) {
    const to = word(call, 'to')
    return {
      counter: counterOnMap(scenario, required(call, 'counter'), '--counter'),
      ...(to !== undefined && { to: hexNamed(scenario, to, '--to') }),
    }
  },
})
