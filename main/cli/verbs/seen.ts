/** `seen`: the hexes that a side or a counter sees; or who sees a counter or a hex, each with the rule of its line. */
import type { Scenario } from '#shared/document/types'
import type { Inquiry } from '#shared/rules/inquiry'
import { counterOnMap, isCounterId } from '../counterNames'
import { hexNamed } from '../hexNames'
import { inquiryVerb } from '../inquiryVerb'
import { Refusal } from '../refusal'
import { word } from '../values'
import { option } from '../verb'
import { sideNamed } from '../sideNames'

export const seen = inquiryVerb({
  name: 'seen',
  summary: {
    fr: 'ce que voit un camp ou un pion, ou qui voit un pion ou une case',
    en: 'what a side or a counter sees, or who sees a counter or a hex',
  },
  question: (call) => (word(call, 'by') === undefined ? 'seen' : 'watched'),
  lacks: { fr: 'de vue', en: 'sight' },
  options: [
    option(
      '--by <side-or-id>',
      'le camp ou le pion qui regarde\u202f: les cases qu’il voit',
      'the side or the counter that looks: the hexes that it sees',
    ),
    option('--counter <id>', 'le pion regardé par ses adversaires', 'the counter that enemies look at'),
    option('--hex <hex>', 'ou la case regardée', 'or the hex looked at'),
  ],
  subject(call, scenario) {
    const [by, counter, hex] = [word(call, 'by'), word(call, 'counter'), word(call, 'hex')]
    if (by !== undefined) return viewerNamed(scenario, by)
    if (counter !== undefined) return { counter: counterOnMap(scenario, counter, '--counter') }
    if (hex !== undefined) return { hex: hexNamed(scenario, hex, '--hex') }
    throw new Refusal(
      'il manque l’option --by, --counter ou --hex',
      'option --by, --counter or --hex is missing',
    )
  },
})

/** A side by its name or id, else a counter by its id. */
function viewerNamed(scenario: Scenario, by: string): Partial<Inquiry> {
  const isSide = Object.entries(scenario.sides).some(([id, { name }]) => id === by || name === by)
  return !isSide && isCounterId(scenario, by)
    ? { counter: counterOnMap(scenario, by, '--by') }
    : { side: sideNamed(scenario, by, '--by') }
}
