/** `dead-ground`: the hexes that nobody of a side sees. */
import { inquiryVerb } from '../inquiryVerb'
import { sideNamed } from '../sideNames'
import { required } from '../values'
import { option } from '../verb'

export const deadGround = inquiryVerb({
  name: 'dead-ground',
  summary: { fr: 'cases qu’aucun pion d’un camp ne voit', en: 'hexes that no counter of a side sees' },
  question: 'dead-ground',
  lacks: { fr: 'de vue', en: 'sight' },
  options: [option('--side <side>', 'le camp qui regarde', 'the side that looks')],
  subject: (call, scenario) => ({ side: sideNamed(scenario, required(call, 'side'), '--side') }),
})
