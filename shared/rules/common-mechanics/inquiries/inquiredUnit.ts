/** The unit that an inquiry is about, and the answer when its counter is none. */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type Answer, refusedAnswer } from '#shared/rules/answers/answer'
import { type Inquiry, type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { because } from '#shared/rules/sentences/ruling'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit, unitOf } from '../units/unit'

/** The position of a scenario as it is played: its options and house tables included. */
export type PositionOf = (scenario: Scenario) => FantasyPosition

/** The unit of a counter that stands on the map; undefined for a decoy, which is none (CM-HID-2). */
export function unitOnMap(position: FantasyPosition, id: CounterId | undefined): Unit | undefined {
  const unit = id === undefined ? undefined : unitOf(position, id)
  return unit && unit.hexes.length > 0 ? unit : undefined
}

/** The id of the counter that an inquiry is about; a fault of the caller when it names none. */
export function subjectOf({ counter, question }: Inquiry): CounterId {
  if (counter === undefined) throw new Error(`${question} is asked of a counter`)
  return counter
}

/** The answer about a decoy, or a counter that is not on the map: nothing is asked of them. @rule CM-HID-2 */
export function noUnit({ scenario }: FantasyPosition, counter: CounterId): Answer {
  return scenario.counters[counter]?.decoy
    ? refusedAnswer(localized('un leurre n’est pas une unité', 'a decoy is no unit'), [
        because('CM-HID-2', { counter }),
      ])
    : refusedAnswer(localized('ce pion n’est pas sur la carte', 'this counter is not on the map'), [
        because('CHK-1', { counter }),
      ])
}

/**
 * The answers to a question about one unit.
 * @param concerns the units of which it is offered; absent = of any.
 */
export function ofUnit(
  positionOf: PositionOf,
  answer: (position: FantasyPosition, unit: Unit, inquiry: Inquiry) => Answer,
  concerns: (position: FantasyPosition, unit: Unit) => boolean = () => true,
): InquiryAnswers {
  return {
    isOffered(scenario, { counter }) {
      const position = positionOf(scenario)
      const unit = unitOnMap(position, counter)
      return unit !== undefined && concerns(position, unit)
    },
    answer(scenario, inquiry) {
      const position = positionOf(scenario)
      const counter = subjectOf(inquiry)
      const unit = unitOnMap(position, counter)
      return unit ? answer(position, unit, inquiry) : noUnit(position, counter)
    },
  }
}
