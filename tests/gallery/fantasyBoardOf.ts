/** Asks a scenario of the fantasy game in its own names: for the claims that its text makes. */
import { counterId, sideId } from '#shared/document/ids'
import { type Counter, type Placement } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey, type HexKey, parseHexKey } from '#shared/hex/axial'
import { hexName } from '#shared/hex/numbering'
import { type AttackKind } from '#shared/rules/answers/advantage'
import { analysisOf } from '#shared/rules/registry/parts'
import { mayCross } from '#shared/rules/common-mechanics/ground/crossing'
import { engages } from '#shared/rules/common-mechanics/engagement/engagement'
import { mayEnter } from '#shared/rules/common-mechanics/ground/entry'
import { revealed } from '#shared/rules/common-mechanics/concealment/hidden'
import { changed } from '../support/board'
import { hexNamed } from '../support/names'
import { positionOf, unit } from '../support/fantasyBoard'

/** Moves a counter to another place, with other changes of it if given. */
export function withMoved(scenario: Scenario, id: string, at: string, more: Partial<Counter> = {}): Scenario {
  return changed(scenario, 'counters', id, { ...more, hex: hexKey(hexNamed(scenario, at)) })
}

function questions({ ruleset }: Scenario) {
  const found = analysisOf(ruleset)
  if (!found?.advantage) throw new Error(`nothing answers for ${ruleset}`)
  return { ...found, advantage: found.advantage }
}

const nameOf = ({ map }: Scenario, key: HexKey): string => hexName(parseHexKey(key), map.numbering, map.grid)

/** "seen CM-LOS-4", or "1009 CM-LOS-6": the hex in the way and the rule. */
export function sight(
  scenario: Scenario,
  from: string,
  to: string,
  fromPlacement: Placement = 'ground',
): string {
  const line = { from: hexNamed(scenario, from), to: hexNamed(scenario, to), fromPlacement }
  const { visible, because, blockedBy } = questions(scenario).sight.traceLineOfSight(scenario, line)
  const by = blockedBy && 'hex' in blockedBy ? nameOf(scenario, blockedBy.hex) : 'nothing'
  return `${visible === true ? 'seen' : by} ${because[0]?.rule ?? ''}`
}

/** Points to each hex by its name, `m` where only by a minimal move; hexes of a placement are "1107 high-flight". */
export function reach(scenario: Scenario, id: string): Readonly<Record<string, string>> {
  const points: Record<string, string> = {}
  for (const { hex, placement = 'ground', cost, minimal } of questions(scenario).movement.reach(
    scenario,
    counterId(id),
  ).hexes) {
    const name = nameOf(scenario, hexKey(hex)) + (placement === 'ground' ? '' : ` ${placement}`)
    points[name] ??= `${cost}${minimal ? 'm' : ''}`
  }
  return points
}

/** The sum, then each item: "-1: CM-SID-3 +1, CM-SCN-2 -1". */
export function advantage(scenario: Scenario, from: string, to: string, kind: AttackKind): string {
  const { items, sum } = questions(scenario).advantage.advantage(
    scenario,
    counterId(from),
    counterId(to),
    kind,
  )
  return [sum, ...items.map(({ reason, value }) => `${reason.rule} ${value}`)].join(', ')
}

/** May this unit cross from one hex to the next, on the ground? */
export function crosses(scenario: Scenario, id: string, from: string, to: string): string {
  const [a, b] = [hexNamed(scenario, from), hexNamed(scenario, to)]
  return mayCross(positionOf(scenario), unit(scenario, id), a, b, 'ground').value
}

/** May this unit be on the ground of the hex? */
export function enters(scenario: Scenario, id: string, hex: string): string {
  return mayEnter(positionOf(scenario), unit(scenario, id), hexNamed(scenario, hex), 'ground').value
}

export function engaged(scenario: Scenario, by: string, id: string): boolean {
  return engages(positionOf(scenario), unit(scenario, by), unit(scenario, id)).value
}

/** Lists the counters that are revealed where all now stand. */
export function shown(scenario: Scenario, active: string): readonly string[] {
  return revealed(positionOf(scenario), sideId(active)).map(({ counter }) => counter)
}
