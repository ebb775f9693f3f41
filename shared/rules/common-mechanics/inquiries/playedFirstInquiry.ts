/** Lists the order in which a hidden unit just activated and the decoys with it are played, before any other (CM-HID-2). */
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Answer } from '#shared/rules/answers/answer'
import { filled, item, list, placed } from '#shared/rules/answers/answerParts'
import { type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { sideOf } from '#shared/rules/standing/position'
import { because } from '#shared/rules/sentences/ruling'
import { decoysOf, mayPutDecoy, playedTogether } from '../concealment/decoys'
import { type FantasyPosition } from '../position/fantasyRules'
import { type PositionOf, subjectOf } from './inquiredUnit'

export function playedFirstInquiry(positionOf: PositionOf): InquiryAnswers {
  return {
    isOffered({ counters }, { counter }) {
      const own = counter === undefined ? undefined : counters[counter]
      return own?.hex !== undefined && (own.hidden === true || own.decoy === true)
    },
    answer: (scenario, inquiry) => about(positionOf(scenario), subjectOf(inquiry), inquiry.friends),
  }
}

/** @rule CM-HID-2 */
function about(position: FantasyPosition, id: CounterId, picked: readonly CounterId[]): Answer {
  const { scenario } = position
  const decoys = decoysWith(position, id).filter((decoy) => picked.length === 0 || picked.includes(decoy))
  const may = mayPutDecoy(position, id)
  const reasons = [because('CM-HID-2', { counter: id })]
  const together = decoys.map((decoy) => playedTogether(position, id, decoy).value)
  return {
    headline: headlineOf(position, together),
    items: [
      item(
        localized('leurre posé avec lui maintenant', 'a decoy put with it now'),
        may.value ? localized('possible', 'allowed') : localized('impossible', 'not allowed'),
        may.because[0] ?? because('CM-HID-2', { counter: id }),
      ),
    ],
    lists: filled(
      together.map((order, index) =>
        list(
          index === 0 ? 'order' : `order-${index + 1}`,
          localized('Dans cet ordre, avant tout autre', 'In this order, before any other'),
          order.map((counter) => ({ ...placed(scenario, counter), because: reasons })),
        ),
      ),
    ),
    because: reasons,
  }
}

/** The decoys of its side in its hex and placement. */
function decoysWith(position: FantasyPosition, id: CounterId): CounterId[] {
  const { scenario } = position
  const own = scenario.counters[id]
  const side = own && sideOf(scenario, own)
  if (!own || side === undefined) return []
  return decoysOf(position, side).filter((decoy) => {
    const other = scenario.counters[decoy]
    return decoy !== id && other?.hex === own.hex && other?.placement === own.placement
  })
}

function headlineOf({ scenario }: FantasyPosition, together: readonly (readonly CounterId[])[]): Localized {
  const [order] = together
  if (!order) return localized('aucun leurre avec lui', 'no decoy with it')
  const names = order.map((counter) => counterName(scenario, counter))
  return localized(
    `joués avant tout autre\u202f: ${names.join(', puis ')}`,
    `played before any other: ${names.join(', then ')}`,
  )
}
