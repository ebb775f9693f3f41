/** The safest way of a move: to a hex, or to every hex within reach (MC-INF). */
import { nameOfHex } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Answer, refusedAnswer } from '#shared/rules/answers/answer'
import { filled, list } from '#shared/rules/answers/answerParts'
import { compareFractions, ONE } from '../../chances/fraction'
import {
  choiceOfFire,
  fireOf,
  type Firing,
  firingChosen,
  type FiringLimit,
  itemsOfFire,
  noSuchFire,
} from '#shared/rules/answers/firing'
import { type Route } from '#shared/rules/answers/route'
import { type Inquiry, type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { firingLimits } from '../fire/firingLimits'
import { mayStand } from '../ground/standing'
import { playedPosition } from '../house/playedRules'
import { holdersAround } from '../movement/movementHolders'
import { stanceOf } from '../movement/movementStance'
import { isActive } from '../position/position'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { type Stance } from '../rules/stride'
import { safestToEach, safestWays } from '../ways/safestWays'
import { points } from './inWords'
import {
  arrivalOutcomes,
  pathInWords,
  type RiskedWay,
  riskedWay,
  shadesOfUnhurt,
  strikersBeside,
  unhurtInWords,
  wayEntry,
} from './wayEntries'

/** The best and the next best. */
const WAYS = 2

export function safestInquiry(rules: MedievalRules): InquiryAnswers {
  return {
    asksTurn: 'events',
    ...choiceOfFire((scenario, mover) => firingLimits(playedPosition(rules, scenario), mover)),
    isOffered: (scenario, { counter }) => {
      const own = counter === undefined ? undefined : scenario.counters[counter]
      return own?.hex !== undefined && isActive(playedPosition(rules, scenario), own)
    },
    answer: (scenario, inquiry) => safestAnswer(playedPosition(rules, scenario), inquiry),
  }
}

/** The mover, what has happened this turn, and its fire. */
interface Setting {
  readonly mover: CounterId
  readonly turn: TurnMemory
  readonly firing?: Firing
  readonly limit?: FiringLimit
}

/** @rule MC-FIR-1 */
function safestAnswer(position: MedievalPosition, inquiry: Inquiry): Answer {
  const { counter: mover, to, turn = NOTHING_HAPPENED } = inquiry
  const counter = mover === undefined ? undefined : position.scenario.counters[mover]
  if (mover === undefined || counter?.hex === undefined)
    throw new Error('the safest way is asked of a counter on the map')
  if (!isActive(position, counter))
    return refusedAnswer(localized('ne peut pas se déplacer', 'it cannot move'), [
      because('HS-MOV-6', { counter: mover }),
    ])
  const firing = firingChosen(inquiry)
  const fires = fireOf(mover, firing, turn)
  const limit = fires && firingLimits(position, mover).find((one) => one.firing === fires)
  if (firing && !limit) return noSuchFire(mover)
  const setting: Setting = { mover, turn, ...(firing && { firing }), ...(limit && { limit }) }
  const own = stanceOf(position.scenario, counter)
  const items = itemsOfFire(limit, points)
  const answer =
    to && own && !sameHex(own.hex, to) ? wayTo(position, setting, to) : everywhere(position, setting, own)
  if (!limit) return answer
  return { ...answer, items, because: [limit.reason, ...answer.because] }
}

/** Nothing picked: the chance of coming unhurt to each hex by its safest way. */
function everywhere(
  position: MedievalPosition,
  { mover, turn, limit }: Setting,
  own: Stance | undefined,
): Answer {
  const ways = safestToEach(position, mover, turn, limit?.points).filter(
    ({ path }) => !own || !sameHex(path.at(-1) as Axial, own.hex),
  )
  const sure = ways.filter(({ unhurt }) => compareFractions(unhurt, ONE) === 0).length
  return {
    headline: reachedInWords(sure, ways.length),
    wanted: localized('Cliquez la case d’arrivée', 'Click the hex to go to'),
    shades: shadesOfUnhurt(ways.map(({ path, unhurt }) => ({ hex: path.at(-1) as Axial, unhurt }))),
    because: [because('MC-INF-7'), because('HS-MOV-7', { counter: mover })],
  }
}

function reachedInWords(sure: number, all: number): Localized {
  if (all === 0) return localized('aucune case accessible', 'no hex in reach')
  const hexes =
    all === 1
      ? { fr: 'case accessible', en: 'hex in reach' }
      : { fr: 'cases accessibles', en: 'hexes in reach' }
  if (sure === all)
    return localized(`${all} ${hexes.fr}, sans aucun risque`, `${all} ${hexes.en}, without any risk`)
  return localized(
    `${all} ${hexes.fr}, dont ${sure} sans risque`,
    `${all} ${hexes.en}, ${sure} of them without risk`,
  )
}

function wayTo(position: MedievalPosition, { mover, turn, firing, limit }: Setting, to: Axial): Answer {
  const most = { wanted: WAYS, ...(limit && { points: limit.points }) }
  const ways = safestWays(position, mover, to, most, turn).flatMap(({ path, unturned }) => {
    const route: Route = { counter: mover, kind: 'move', path, unturned, memory: turn }
    return riskedWay(position, firing ? { ...route, firing } : route) ?? []
  })
  const [best] = ways
  if (!best) {
    const reasons = unreachable(position, mover, to)
    return refusedAnswer(refusalInWords(position, to), reasons)
  }
  const entries = ways.map((way, index) => wayEntry(position, way, index === 0 ? 'best' : 'other'))
  return {
    headline: headlineOf(position, best),
    outcomes: arrivalOutcomes(best.arrival, 'move'),
    lists: filled([
      list('best', localized('Le plus sûr', 'The safest'), entries.slice(0, 1)),
      list('next', localized('Le meilleur des autres', 'The best of the others'), entries.slice(1)),
    ]),
    ways: entries.flatMap(({ way }) => way ?? []),
    strikers: strikersBeside(ways),
    because: [because('MC-INF-7'), because('HS-MOV-7', { counter: mover }), ...best.risks.because],
  }
}

function headlineOf({ scenario }: MedievalPosition, { route, risks, arrival }: RiskedWay): Localized {
  const chance = unhurtInWords(arrival)
  const cost = risks.cost ?? 0
  const path = pathInWords(scenario, route)
  return localized(
    `${chance.fr} par ${path}, ${cost} ${cost < 2 ? 'point' : 'points'}`,
    `${chance.en} by ${path}, ${cost} ${cost === 1 ? 'point' : 'points'}`,
  )
}

function refusalInWords({ scenario }: MedievalPosition, to: Axial): Localized {
  const hex = nameOfHex(scenario, to)
  return localized(`aucun trajet jusqu’en ${hex} ce tour-ci`, `no way to ${hex} this turn`)
}

/** The reasons why no way ends there. @rule HS-MOV-3 @rule HS-MOV-7 */
function unreachable(position: MedievalPosition, mover: CounterId, to: Axial): readonly Reason[] {
  const { scenario } = position
  const counter = scenario.counters[mover]
  const at = { hex: hexKey(to) }
  if (!counter || !onGrid(to, scenario.map.grid)) return [because('CHK-1', at)]
  const holder = holdersAround(position, mover).get(hexKey(to))
  if (holder) return [because('HS-MOV-3', { counter: holder.counter })]
  const standing = mayStand(position, counter, to)
  if (!standing.value) return standing.because
  return [because('HS-MOV-7', at)]
}
