/** The fates of counters after a roll that no source gives, as players say them, and the effects that they are in the game (PLY-6). */
import { type CounterId } from '#shared/document/ids'
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexDistance, hexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexesWithin } from '#shared/hex/region'
import { type HandEffect } from '#shared/game/contract'

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
