/** Variants of a scenario that are made by pointing: a name and the commands that change a copy of it (PLY-5). */
import { hexsideEntries } from '#shared/checks/entries'
import { type CommandCall } from '#shared/document/commandCall'
import { counterName } from '#shared/document/counters'
import { some } from '#shared/document/inWords/lists'
import { type CounterId } from '#shared/document/ids'
import { hexsideAt } from '#shared/document/map'
import { nameOfHexside } from '#shared/document/placeNames'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { type Localized, localized } from '#shared/i18n/localized'
import { featureRow } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'

export interface Variant {
  readonly name: Localized
  readonly calls: readonly CommandCall[]
}

export function withoutCounter(scenario: Scenario, counter: CounterId): Variant {
  const name = counterName(scenario, counter)
  return {
    name: localized(`sans ${name}`, `without ${name}`),
    calls: [{ command: 'remove-counters', params: { counters: [counter] } }],
  }
}

/** The doors and gates that are shut, or whose portcullis is lowered. */
export function shutGates({ map }: Scenario, ruleset: Ruleset): readonly HexsideKey[] {
  const isShut = ({ opening }: HexsideFeatures): boolean =>
    opening !== undefined &&
    featureRow(ruleset, opening.feature)?.hasState === true &&
    (opening.state !== 'open' || opening.portcullis === 'lowered')
  return hexsideEntries(map).flatMap(([side, features]) => (isShut(features) ? side : []))
}

/** @param side one of `shutGates`. */
export function gateOpen(scenario: Scenario, side: HexsideKey): Variant {
  const place = nameOfHexside(scenario, parseHexsideKey(side))
  const lowered = hexsideAt(scenario.map, parseHexsideKey(side))?.opening?.portcullis === 'lowered'
  const fields = { state: 'open', ...(lowered && { portcullis: 'raised' }) }
  return {
    name: localized(`passage ${place} ouvert`, `passage ${place} open`),
    calls: [{ command: 'edit-hexsides', params: { sides: [side], fields } }],
  }
}

/** @param more turns; less than 0 = fewer. Undefined where the game has no last turn, or would have none left. */
export function turnsMore({ turns }: Scenario, more: number): Variant | undefined {
  const count = (turns?.count ?? 0) + more
  if (turns?.count === undefined || count < 1 || more === 0) return undefined
  const { fr, en } = some(Math.abs(more), localized('tour', 'turn'), localized('tours', 'turns'))
  return {
    name: more > 0 ? localized(`${fr} de plus`, `${en} more`) : localized(`${fr} de moins`, `${en} fewer`),
    calls: [{ command: 'edit-turns', params: { change: { count } } }],
  }
}
