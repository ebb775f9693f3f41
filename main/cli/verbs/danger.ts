/** `danger`: the chance to be hit in each hex by the enemies of a side. */
import { inquiryVerb } from '../inquiryVerb'
import { sideNamed } from '../sideNames'
import { required } from '../values'
import { option } from '../verb'

export const danger = inquiryVerb({
  name: 'danger',
  summary: {
    fr: 'le risque de chaque case pour un camp',
    en: 'the danger of each hex to a side',
  },
  question: 'danger',
  lacks: { fr: 'de danger', en: 'danger' },
  options: [
    option('--side <side>', 'le camp exposé au tir des autres', 'the side under the fire of the others'),
    option('--harm <effect>', 'any (d’office), wounded ou killed', 'any (by default), wounded or killed'),
  ],
  choices: ['harm'],
  subject: (call, scenario) => ({ side: sideNamed(scenario, required(call, 'side'), '--side') }),
})
