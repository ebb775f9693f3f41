/** `wandering`: where the step of a counter may lead it astray, with exact chances. */
import { counterOnMap } from '../counterNames'
import { hexNamed } from '../hexNames'
import { inquiryVerb } from '../inquiryVerb'
import { required, word } from '../values'
import { option } from '../verb'

export const wandering = inquiryVerb({
  name: 'wandering',
  summary: { fr: 'errement d’un pion, depuis la carte', en: 'the wandering of a counter, read off the map' },
  question: 'wandering',
  lacks: { fr: 'd’errement', en: 'wandering' },
  options: [
    option('--counter <id>', 'le pion qui se déplace', 'the counter that moves'),
    option(
      '--to <hex>',
      'la case voisine voulue\u202f; sinon toutes',
      'the neighbouring hex meant; else all',
    ),
  ],
  subject(call, scenario) {
    const counter = counterOnMap(scenario, required(call, 'counter'), '--counter')
    const to = word(call, 'to')
    return { counter, ...(to !== undefined && { to: hexNamed(scenario, to, '--to') }) }
  },
})
