/** The risks of a route on a board of the gallery, in the board's own names. */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { hexName } from '#shared/hex/numbering'
import { analysisOf } from '#shared/rules/registry/parts'
import { type RouteKind } from '#shared/rules/answers/route'
import { hexNamed } from '../support/names'

interface Asked {
  readonly counter: string
  readonly kind: RouteKind
  /** Names of hexes, without the start. */
  readonly path: string
  /** Counter ids. */
  readonly firer?: string
  readonly fought?: readonly string[]
}

export interface Told {
  /** "I6 saracen-1 -1": the hex, who rolls, each modifier. */
  readonly tests: readonly string[]
  /** "J8 saracen-2 MC-INF-1": the hex passed, who does not roll, the rule that decides. */
  readonly spared: readonly string[]
  /** "Q5 MC-RET-1": the hex that may not be entered, and why. */
  readonly refused: readonly string[]
}

export function told(scenario: Scenario, { counter, kind, path, firer, fought }: Asked): Told {
  const { numbering, grid } = scenario.map
  const firedFrom = scenario.counters[firer as CounterId]?.hex
  const answer = analysisOf(scenario.ruleset)?.route?.route(scenario, {
    counter: counter as CounterId,
    kind,
    path: path.split(' ').flatMap((name) => (name === '' ? [] : [hexNamed(scenario, name)])),
    ...(firedFrom && { firer: parseHexKey(firedFrom) }),
    ...(fought && { fought: fought as readonly CounterId[] }),
  })
  if (!answer) throw new Error(`nothing answers for ${scenario.ruleset}`)
  const name = (hex: string): string => hexName(parseHexKey(hex as never), numbering, grid)
  const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`)
  return {
    tests: answer.tests.map(({ hex, opponent, modifiers }) =>
      [name(hex), opponent, ...modifiers.map(({ value }) => signed(value))].join(' '),
    ),
    spared: answer.spared.map(
      ({ hex, opponent, because }) => `${name(hex)} ${opponent} ${because[0]?.rule ?? 'no reason'}`,
    ),
    refused: answer.refused.map(({ hex, reason }) => `${name(hex)} ${reason.rule}`),
  }
}
