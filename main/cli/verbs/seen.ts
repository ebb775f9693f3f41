/** `seen`: the hexes that a side or a counter sees; or who sees a counter or a hex, each with the rule of its line. */
import { localized } from '#shared/i18n/localized'
import { isCounterId } from '../counterNames'
import { inquiryVerb } from '../inquiryVerb'
import { counter, hex, optional, type Pick, side } from '../picks'
import { Refusal } from '../refusal'
import { word } from '../values'
import { option } from '../verb'

/** The first that is given counts. */
const SUBJECTS = [
  optional(
    option(
      '--by <side-or-id>',
      'le camp ou le pion qui regarde\u202f: les cases qu’il voit',
      'the side or the counter that looks: the hexes that it sees',
    ), // A side by its name or id, else a counter by its id.
    (given) => {
      const { word: by, scenario } = given
      const isSide = Object.entries(scenario.sides).some(([id, { name }]) => id === by || name === by)
      return !isSide && isCounterId(scenario, by) ? counter(given) : side(given)
    },
  ),
  optional(
    option('--counter <id>', 'le pion regardé par ses adversaires', 'the counter that enemies look at'),
    counter,
  ),
  optional(option('--hex <hex>', 'ou la case regardée', 'or the hex looked at'), hex),
]

export const seen = inquiryVerb({
  name: 'seen',
  summary: localized(
    'ce que voit un camp ou un pion, ou qui voit un pion ou une case',
    'what a side or a counter sees, or who sees a counter or a hex',
  ),
  question: (call) => (word(call, 'by') === undefined ? 'seen' : 'watched'),
  lacks: localized('de vue', 'sight'),
  options: SUBJECTS.map((subject): Pick => ({
    ...subject,
    read(call, scenario, before) {
      const given = SUBJECTS.find(({ name }) => word(call, name) !== undefined)
      if (!given)
        throw new Refusal(
          'il manque l’option --by, --counter ou --hex',
          'option --by, --counter or --hex is missing',
        )
      return given === subject ? subject.read(call, scenario, before) : {}
    },
  })),
})
