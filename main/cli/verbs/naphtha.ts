/** `naphtha`: what naphtha thrown at a hex does, and who can throw it. */
import { counterOnMap } from '../counterNames'
import { hexNamed } from '../hexNames'
import { inquiryVerb } from '../inquiryVerb'
import { required, word } from '../values'
import { option } from '../verb'

export const naphtha = inquiryVerb({
  name: 'naphtha',
  summary: { fr: 'naphte lancé sur une case', en: 'naphtha thrown at a hex' },
  question: 'naphtha',
  lacks: { fr: 'de naphte', en: 'naphtha' },
  options: [
    option('--at <hex>', 'la case visée', 'the hex aimed at'),
    option('--from <id>', 'le lance-naphte\u202f; sinon tous', 'the naphtha thrower; else all of them'),
  ],
  subject(call, scenario) {
    const hex = hexNamed(scenario, required(call, 'at'), '--at')
    const from = word(call, 'from')
    return from === undefined ? { hex } : { hex, enemies: [counterOnMap(scenario, from, '--from')] }
  },
})
