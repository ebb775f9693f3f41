/** `stacking`: what a hex holds and who still fits into it. */
import { hexNamed } from '../hexNames'
import { inquiryVerb } from '../inquiryVerb'
import { required } from '../values'
import { option } from '../verb'

export const stacking = inquiryVerb({
  name: 'stacking',
  summary: { fr: 'qui tient encore dans une case', en: 'who still fits into a hex' },
  question: 'stacking',
  lacks: { fr: 'd’empilement', en: 'stacking' },
  options: [option('--hex <hex>', 'la case', 'the hex')],
  subject: (call, scenario) => ({ hex: hexNamed(scenario, required(call, 'hex'), '--hex') }),
})
