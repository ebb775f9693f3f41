/** A route as answers are drawn: its way, the attacks of opportunity on it, and the defensive fire that it may draw. */
import { type Scenario } from '#shared/document/types'
import { footprint } from '#shared/document/counters'
import { type Axial, hexDistance, type HexKey, parseHexKey } from '#shared/hex/axial'
import { joined, type Language, type Localized, localized } from '#shared/i18n/localized'
import { type Answer, type AnswerLink, type LinkKind } from '#shared/rules/answers/answer'
import { chanceInWords } from '#shared/rules/chances/chanceInWords'
import { type Route, type RouteAnswer } from '#shared/rules/answers/route'
import { routeTitle } from '../routeInWords'
import { type PrintedAnswer } from './printedAnswers'

/** Links each opponent who may shoot at the mover with the hex where the shot harms most. */
export function shotLinks(scenario: Scenario, { shots = [] }: Pick<RouteAnswer, 'shots'>): AnswerLink[] {
  return shots.flatMap(({ opponent, worst }) => linkFrom(scenario, opponent, worst, 'defensive-fire'))
}

/** All that is drawn of it; of a refused route the way alone. */
export function routePicture(
  scenario: Scenario,
  { counter, path }: Pick<Route, 'counter' | 'path'>,
  answer: RouteAnswer,
): Required<Pick<Answer, 'links' | 'ways'>> {
  const [start] = footprint(scenario, scenario.counters[counter])
  const strikes = answer.tests.flatMap(({ opponent, hex }) =>
    linkFrom(scenario, opponent, hex, 'opportunity'),
  )
  return {
    links: [...strikes, ...shotLinks(scenario, answer)],
    ways:
      start && path.length > 0
        ? [{ path: [start, ...path], rank: answer.arrival ? 'drawn' : 'refused' }]
        : [],
  }
}

/** As it is printed over a map. */
export function printedRoute(
  scenario: Scenario,
  route: Route,
  answer: RouteAnswer,
  language: Language,
): PrintedAnswer {
  return {
    title: routeTitle(scenario, route, language),
    answer: { headline: conclusionOf(answer), ...routePicture(scenario, route, answer) },
  }
}

/** Links a hex with the nearest one on which the opponent stands. */
function linkFrom(scenario: Scenario, opponent: Route['counter'], key: HexKey, kind: LinkKind): AnswerLink[] {
  const to = parseHexKey(key)
  const [from] = [...footprint(scenario, scenario.counters[opponent])].sort(
    (a: Axial, b: Axial) => hexDistance(a, to) - hexDistance(b, to),
  )
  return from ? [{ kind, from, to }] : []
}

/** "unhurt 7 in 10, 1 possible attack, not counting 2 possible defensive shots". */
function conclusionOf({ arrival, tests, shots = [] }: RouteAnswer): Answer['headline'] {
  if (!arrival) return localized('trajet refusé', 'route refused')
  const { unhurt } = arrival
  const chance = chanceInWords(unhurt)
  const parts: Localized[] = [
    unhurt.numerator === 0n
      ? localized('jamais indemne', 'never unhurt')
      : localized(`indemne ${chance.fr}`, `unhurt ${chance.en}`),
    ...possible(tests.length, ATTACK),
    ...possible(shots.length, SHOT).map(({ fr, en }) =>
      localized(`sans compter ${fr}`, `not counting ${en}`),
    ),
  ]
  return joined(parts)
}

type OneAndMany = readonly [one: Localized, many: Localized]

const ATTACK: OneAndMany = [
  localized('attaque possible', 'possible attack'),
  localized('attaques possibles', 'possible attacks'),
]
const SHOT: OneAndMany = [
  localized('tir défensif possible', 'possible defensive shot'),
  localized('tirs défensifs possibles', 'possible defensive shots'),
]

function possible(count: number, [one, many]: OneAndMany): Localized[] {
  const { fr, en } = count === 1 ? one : many
  return count === 0 ? [] : [localized(`${count} ${fr}`, `${count} ${en}`)]
}
