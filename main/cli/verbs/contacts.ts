/** `contacts`: who engages or may strike whom, about one counter or over the whole map. */
import { counterOnMap } from '../counterNames'
import { inquiryVerb } from '../inquiryVerb'
import { word } from '../values'
import { option } from '../verb'

export const contacts = inquiryVerb({
  name: 'contacts',
  summary: { fr: 'qui est au contact de qui', en: 'who is in contact with whom' },
  question: 'contacts',
  lacks: { fr: 'de contact', en: 'contacts' },
  options: [
    option(
      '--counter <id>',
      'les contacts de ce pion\u202f; sinon tous',
      'the contacts of this counter; else all',
    ),
  ],
  subject(call, scenario) {
    const counter = word(call, 'counter')
    return counter === undefined ? {} : { counter: counterOnMap(scenario, counter, '--counter') }
  },
})
