/** Answers who still fits into a hex (one character a hex, the dead in nobody’s way), and who beside it may come in (CHK-2, HS-MOV-3). */
import { counterName, countersByHex, footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Answer, type AnswerEntry, type AnswerItem, refusedAnswer } from '#shared/rules/answers/answer'
import { filled, item, list, placed } from '#shared/rules/answers/answerParts'
import { type Inquiry, type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { because } from '#shared/rules/sentences/ruling'
import { isOpenTo, mayStack } from '../ground/standing'
import { playedPosition } from '../house/playedRules'
import { isInTheWay } from '../movement/movementHolders'
import { isActive } from '../position/position'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { routeRisks } from '../ways/routeRisks'
import { points } from './inWords'

/** @rule HS-MOV-3 @rule MC-MAP-3 */
export function stackingInquiry(rules: MedievalRules): InquiryAnswers {
  return {
    answer(scenario, inquiry) {
      const hex = hexOf(scenario, inquiry)
      if (!hex || !onGrid(hex, scenario.map.grid))
        return refusedAnswer(localized('hors de la carte', 'off the map'), [because('CHK-1')])
      return about(playedPosition(rules, scenario), hex)
    },
  }
}

function hexOf({ counters, counterTypes }: Scenario, { hex, counter }: Inquiry): Axial | undefined {
  return hex ?? (counter === undefined ? undefined : footprint({ counterTypes }, counters[counter])[0])
}

function about(position: MedievalPosition, hex: Axial): Answer {
  const { scenario } = position
  const byHex = countersByHex(scenario)
  const there = byHex.get(hexKey(hex)) ?? []
  const holding = there.filter((id) => isInTheWay(position, scenario.counters[id] as Counter))
  const legal = mayStack(position, hex, there)
  const beside = neighbors(hex).flatMap((next) => byHex.get(hexKey(next)) ?? [])
  const arrivals = [...new Set(beside)]
    .filter((id) => !there.includes(id) && isActive(position, scenario.counters[id] as Counter))
    .map((id) => ({ id, ...entering(position, id, hex) }))
  const lists = [
    list(
      'there',
      localized('Sur place', 'There'),
      there.map((id) => standing(position, id)),
    ),
    list(
      'available',
      localized('Peuvent entrer, d’une case voisine', 'May come in from a neighbouring hex'),
      arrivals.flatMap(({ may, entry }) => (may ? [entry] : [])),
    ),
    list(
      'kept-out',
      localized('Ne peuvent pas entrer', 'May not come in'),
      arrivals.flatMap(({ may, entry }) => (may ? [] : [entry])),
    ),
  ]
  return {
    headline: headlineOf(position, holding, legal.value),
    items: [false, true].map((mounted) => openItem(position, hex, mounted)),
    lists: filled(lists),
    because: [...legal.because, because('HS-MOV-3', { hex: hexKey(hex) })],
  }
}

function headlineOf(
  { scenario }: MedievalPosition,
  holding: readonly CounterId[],
  legal: boolean,
): Localized {
  const [first] = holding
  if (first === undefined) return localized('case libre', 'free hex')
  if (!legal)
    return localized(
      `${holding.length} pions pour une case qui n’en tient qu’un`,
      `${holding.length} characters in a hex that holds one`,
    )
  const name = counterName(scenario, first)
  return localized(`case prise\u202f: ${name}`, `hex taken: ${name}`)
}

/** @rule MC-MAP-3 */
function standing(position: MedievalPosition, id: CounterId): AnswerEntry {
  const { scenario } = position
  const counter = scenario.counters[id] as Counter
  const holds = isInTheWay(position, counter)
  return {
    counter: id,
    hexes: footprint(scenario, counter),
    value: holds ? HOLDS : IN_NOBODYS_WAY,
    because: [because(holds ? 'CHK-2' : 'MC-MAP-3', { counter: id })],
  }
}

const HOLDS = localized('tient la case', 'holds the hex')
const IN_NOBODYS_WAY = localized('ne gêne personne', 'in nobody’s way')

/** One step into the hex, judged as the move that it is. */
function entering(
  position: MedievalPosition,
  id: CounterId,
  hex: Axial,
): { readonly may: boolean; readonly entry: AnswerEntry } {
  const { scenario } = position
  const step = routeRisks(position, { counter: id, kind: 'move', path: [hex] })
  const base = placed(scenario, id)
  const refused = step.refused.map(({ reason }) => reason)
  if (refused.length > 0) return { may: false, entry: { ...base, because: refused } }
  return {
    may: true,
    entry: { ...base, value: points(step.cost ?? 0), because: [because('HS-MOV-1', { counter: id })] },
  }
}

function openItem(position: MedievalPosition, hex: Axial, mounted: boolean): AnswerItem {
  const open = isOpenTo(position, hex, mounted)
  const [reason = because('CHK-3')] = open.because
  return item(mounted ? MOUNTED : ON_FOOT, open.value ? ALLOWED : FORBIDDEN, reason)
}

const ON_FOOT = localized('à pied', 'on foot')
const MOUNTED = localized('à cheval', 'mounted')
const ALLOWED = localized('permis', 'allowed')
const FORBIDDEN = localized('interdit', 'forbidden')
