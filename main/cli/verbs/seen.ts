/** `seen`: who sees a counter or a hex, each with the rule of its line. */
import { counterOnMap } from '../counterNames'
import { hexNamed } from '../hexNames'
import { inquiryVerb } from '../inquiryVerb'
import { Refusal } from '../refusal'
import { word } from '../values'
import { option } from '../verb'

export const seen = inquiryVerb({
  name: 'seen',
  summary: { fr: 'qui voit un pion ou une case', en: 'who sees a counter or a hex' },
  question: 'seen',
  lacks: { fr: 'de vue', en: 'sight' },
  options: [
    option('--counter <id>', 'le pion regardé par ses adversaires', 'the counter that enemies look at'),
    option('--hex <hex>', 'ou la case regardée', 'or the hex looked at'),
  ],
  subject(call, scenario) {
    const [counter, hex] = [word(call, 'counter'), word(call, 'hex')]
    if (counter !== undefined) return { counter: counterOnMap(scenario, counter, '--counter') }
    if (hex !== undefined) return { hex: hexNamed(scenario, hex, '--hex') }
    throw new Refusal('il manque l’option --counter ou --hex', 'option --counter or --hex is missing')
  },
})
