/** The fates of counters after a roll that no source gives, as players say them, and the effects that they are in the game (PLY-6). */
import { counterName } from '#shared/document/counters'
import { type Eyes, isConcealed } from '#shared/document/eyes'
import { type CounterId } from '#shared/document/ids'
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexDistance, hexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexesWithin } from '#shared/hex/region'
import { type GameState, type HandEffect } from '#shared/game/contract'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { countersOnMap } from '#shared/rules/standing/position'
import { isOut } from '#shared/rules/victory/pieces'

export interface Fate {
  readonly became: 'unchanged' | 'out' | `face ${string}`
  /** The hex to which it has gone; absent = it stays. */
  readonly hex?: HexKey | undefined
}

export const UNCHANGED: Fate = { became: 'unchanged' }

/** In the order in which they were said; who is eliminated goes nowhere. */
export function effectsOf({ counters }: Scenario, fates: Readonly<Record<CounterId, Fate>>): HandEffect[] {
  return (Object.entries(fates) as [CounterId, Fate][]).flatMap(
    ([counter, { became, hex }]): HandEffect[] => {
      if (became === 'out') return [{ kind: 'removed', counter, how: 'eliminated' }]
      const facing = counters[counter]?.facing
      return [
        ...(became === 'unchanged'
          ? []
          : [{ kind: 'state', counter, face: became.slice('face '.length) } as const]),
        ...(hex && facing ? [{ kind: 'moved', counter, hex, facing } as const] : []),
      ]
    },
  )
}

/** The counters that the act names, whoever it is done by first. */
export function namedIn({ stage }: GameState): readonly CounterId[] {
  if (stage.kind !== 'by-hand') return []
  const named = Object.entries(stage.act).flatMap(([key, value]) =>
    ['from', 'to', 'counter', 'leader', 'target', 'of'].includes(key) && typeof value === 'string'
      ? [value as CounterId]
      : [],
  )
  return [...new Set(named)]
}

/** All others in play whom these eyes see, with their names and hexes: a result may touch them too. */
export function othersInPlay(
  { play }: GameState,
  named: readonly CounterId[],
  eyes: Eyes,
): readonly { readonly counter: CounterId; readonly name: string }[] {
  const { scenario } = play
  const { counterSchema } = rulesetOf(scenario)
  return countersOnMap(scenario).flatMap(([counter, own]) =>
    own.hex === undefined ||
    named.includes(counter) ||
    isOut(counterSchema, own) ||
    isConcealed(scenario, own, eyes)
      ? []
      : { counter, name: `${counterName(scenario, counter)} (${nameOfHex(scenario, parseHexKey(own.hex))})` },
  )
}

/** Hexes that a retreat reaches in one result; farther ones take another. */
const FAR = 4

/** The hexes round a counter with their names, the nearest first. */
export function hexesToGo(
  scenario: Scenario,
  counter: CounterId,
): readonly { readonly hex: HexKey; readonly name: string }[] {
  const at = scenario.counters[counter]?.hex
  if (at === undefined) return []
  const start = parseHexKey(at)
  return hexesWithin(start, FAR)
    .filter((hex) => hexKey(hex) !== at && onGrid(hex, scenario.map.grid))
    .toSorted((a, b) => hexDistance(start, a) - hexDistance(start, b))
    .map((hex) => ({ hex: hexKey(hex), name: nameOfHex(scenario, hex) }))
}
