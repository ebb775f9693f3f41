/** `watched`: the number of counters of a side that see each hex. */
import { inquiryVerb } from '../inquiryVerb'
import { sideNamed } from '../sideNames'
import { required } from '../values'
import { option } from '../verb'

export const watched = inquiryVerb({
  name: 'watched',
  summary: {
    fr: 'nombre de pions d’un camp qui voient chaque case',
    en: 'number of counters of a side that see each hex',
  },
  question: 'watched',
  lacks: { fr: 'de vue', en: 'sight' },
  options: [option('--side <side>', 'le camp qui regarde', 'the side that looks')],
  subject: (call, scenario) => ({ side: sideNamed(scenario, required(call, 'side'), '--side') }),
})
