/** Finds the charges of a unit that comes down from high flight, in place or on its way: from which hex, at which Advantage (CM-FLY-2). */
import { hexDistance, hexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Answer, type AnswerEntry } from '#shared/rules/answers/answer'
import { filled, list, placed } from '#shared/rules/answers/answerParts'
import { type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { stancesOf } from '#shared/rules/answers/reach'
import { withCounters } from '#shared/rules/standing/position'
import { because } from '#shared/rules/sentences/ruling'
import { bestAttack } from '../advantage/advantage'
import { reach } from '../movement/reach'
import { judgeAttack } from '../play/attackAct'
import { type FantasyPosition } from '../position/fantasyRules'
import { areFoes, type Unit, unitOf, unitsOnMap } from '../units/unit'
import { advantageInWords, NO_ROLL, summedItems } from './attackWords'
import { ofUnit, type PositionOf } from './inquiredUnit'

/** Asked of units in high flight alone. */
export function swoopInquiry(positionOf: PositionOf): InquiryAnswers {
  return ofUnit(positionOf, about, (_, { placement }) => placement === 'high-flight')
}

/** A place in low flight to which it may come down, and the shock from there. */
interface Swoop {
  readonly foe: Unit
  readonly from: FantasyPosition
  readonly sum: number
  readonly entry: AnswerEntry
}

/**
 * @rule CM-FLY-2 @rule CM-FLY-3
 * @interpretation Coming down is moving into low flight, in place or on the way, as far as its points go; it then charges as one in low flight.
 */
function about(
  position: FantasyPosition,
  unit: Unit,
  { enemies }: { readonly enemies: readonly Unit['id'][] },
): Answer {
  const low = stancesOf(reach(position, unit.id).hexes).filter(
    ({ placement, minimal }) => placement === 'low-flight' && !minimal,
  )
  const foes = unitsOnMap(position).filter(
    (foe) => areFoes(foe, unit) && (enemies.length === 0 || enemies.includes(foe.id)),
  )
  const swoops = foes.flatMap((foe): Swoop[] => {
    const near = low.filter(({ hex }) => foe.hexes.some((other) => hexDistance(hex, other) <= 1))
    const [best] = near
      .flatMap((stance) => swoopFrom(position, unit, foe, stance))
      .toSorted((a, b) => b.sum - a.sum)
    return best ? [best] : []
  })
  return {
    headline: headlineOf(swoops.length),
    open: NO_ROLL.shock,
    lists: filled([
      list(
        'charges',
        localized('Peut charger en descendant', 'May charge by coming down'),
        swoops.toSorted((a, b) => b.sum - a.sum).map(({ entry }) => entry),
      ),
    ]),
    because: [because('CM-FLY-2', { counter: unit.id }), because('CM-FLY-3', { counter: unit.id })],
  }
}

function swoopFrom(
  position: FantasyPosition,
  unit: Unit,
  foe: Unit,
  { hex, facing = unit.counter.facing }: ReturnType<typeof stancesOf>[number],
): Swoop[] {
  const status = { ...unit.counter.status, momentum: 'charge' }
  const stand = { hex: hexKey(hex), facing, placement: 'low-flight', status } as const
  const from = withCounters(position, [[unit.id, stand]])
  const act = { kind: 'attack', from: unit.id, to: foe.id, by: 'shock', charging: true } as const
  const { refused } = judgeAttack(from, act)
  const flyer = unitOf(from, unit.id)
  const best = flyer && bestAttack(from, flyer, foe, 'shock')
  if (refused.length > 0 || !best?.value) return []
  const { sum, items } = best.value
  const entry: AnswerEntry = {
    ...placed(position.scenario, foe.id),
    value: advantageInWords(sum),
    items: summedItems(items),
    stands: [{ counter: unit.id, hex, facing, placement: 'low-flight', status }],
    because: [because('CM-FLY-2', { counter: unit.id }), ...best.because],
  }
  return [{ foe, from, sum, entry }]
}

function headlineOf(count: number): Localized {
  if (count === 0) return localized('aucune charge en descendant', 'no charge by coming down')
  const [fr, en] = count === 1 ? ['unité', 'unit'] : ['unités', 'units']
  return localized(`peut charger ${count} ${fr} en descendant`, `may charge ${count} ${en} by coming down`)
}
