/** The answer to a route with the names of its hexes and counters, for JSON. */
import type { Scenario } from '#shared/document/types'
import { type Fraction, overCommonDenominator, overSharedDenominator } from '#shared/rules/chances/fraction'
import { type RouteAnswer, type RouteTest } from '#shared/rules/answers/route'
import { nameOfHex } from './hexNames'
import { sumOf } from '#shared/rules/chances/table'

export function routeInNames(
  scenario: Scenario,
  { tests, held = [], displaced, refused, allowance, arrival, shots }: RouteAnswer,
) {
  const rolls = (made: readonly RouteTest[]) =>
    made.map(({ hex, opponent, modifiers, outcomes }) => ({
      hex: nameOfHex(scenario, hex),
      opponent,
      modifier: sumOf(modifiers),
      outcomes,
    }))
  return {
    tests: rolls(tests),
    ...(held.length > 0 && { held: rolls(held) }),
    ...(displaced.length > 0 && {
      displaced: displaced.map(({ counter, end, tests: own }) => ({
        counter,
        to: nameOfHex(scenario, end.hex),
        tests: rolls(own),
      })),
    }),
    ...(refused.length > 0 && {
      refused: refused.map(({ hex, reason }) => ({ hex: nameOfHex(scenario, hex), rule: reason.rule })),
    }),
    ...(allowance !== undefined && { allowance }),
    ...(arrival && { arrival: overCommonDenominator(arrival) }),
    ...(shots && {
      shots: shots.map(({ opponent, hexes, worst, outcomes }) => ({
        opponent,
        hexes: hexes.map((hex) => nameOfHex(scenario, hex)),
        worst: nameOfHex(scenario, worst),
        outcomes: overSharedDenominator<string>(
          Object.fromEntries(outcomes.map(({ id, chance }): [string, Fraction] => [id, chance])),
        ),
      })),
    }),
  }
}
