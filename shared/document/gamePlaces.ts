/**
 * The places of a game on its map: where reinforcements enter, what has to be held, left by or broken (SCN-4, SCN-5). For the
 * painter, and for the menu of the map, which leads from a hex to what is said of it.
 */
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Condition, type Reinforcement, type Victory } from './game'
import { type ReinforcementId, type SideId, type VictoryId } from './ids'
import { type Place } from './place'
import { hexesOfPlace } from './placeHexes'
import { type Scenario } from './types'

export interface GamePlace {
  readonly of:
    | { readonly kind: 'reinforcement'; readonly id: ReinforcementId }
    | { readonly kind: 'victory'; readonly id: VictoryId }
  readonly act: 'enter' | 'hold' | 'exit' | 'break'
  /** The side that it is for; absent = nobody's. */
  readonly side?: SideId
  /** On the map, each once. */
  readonly hexes: readonly HexKey[]
  readonly hexsides: readonly HexsideKey[]
  /** In which those enter. */
  readonly turn?: number
}

type GameOnMap = Pick<Scenario, 'map' | 'zones' | 'boards' | 'reinforcements' | 'victory'>

interface Kept {
  readonly of: readonly unknown[]
  readonly places: readonly GamePlace[]
}

// Painted with every tile, made once for each state of what they depend on.
const kept = new WeakMap<GameOnMap['victory'], Kept>()

/** Reinforcements first, in the order of the document; what names nothing on the map is left out, and what was named already. */
export function gamePlaces(scenario: GameOnMap): readonly GamePlace[] {
  const { map, zones, boards, reinforcements, victory } = scenario
  const of = [map.grid, zones, boards, reinforcements]
  const known = kept.get(victory)
  if (known?.of.every((part, nth) => part === of[nth])) return known.places
  const places = uniquePlaces([
    ...(Object.entries(reinforcements) as [ReinforcementId, Reinforcement][]).map(([id, one]) =>
      entryPlace(scenario, id, one),
    ),
    ...(Object.entries(victory) as [VictoryId, Victory][]).flatMap(([id, one]) =>
      one.conditions.flatMap((condition) => conditionPlace(scenario, id, one, condition)),
    ),
  ])
  kept.set(victory, { of, places })
  return places
}

function entryPlace(
  scenario: GameOnMap,
  id: ReinforcementId,
  { side, turn, entries }: Reinforcement,
): GamePlace {
  const hexes = hexesOfAll(scenario, entries)
  const of = { kind: 'reinforcement', id } as const
  return { of, act: 'enter', side, hexes, hexsides: [], ...(turn !== undefined && { turn }) }
}

function conditionPlace(
  scenario: GameOnMap,
  id: VictoryId,
  { side }: Victory,
  condition: Condition,
): readonly GamePlace[] {
  const common = { of: { kind: 'victory', id }, ...(side !== undefined && { side }) } as const
  switch (condition.kind) {
    case 'hold':
    case 'exit':
      return [
        { ...common, act: condition.kind, hexes: hexesOfPlace(scenario, condition.place), hexsides: [] },
      ]
    case 'break': {
      const hexes = hexesOfPlace(scenario, { kind: 'hexes', hexes: condition.hexes })
      return [{ ...common, act: 'break', hexes, hexsides: condition.hexsides }]
    }
    case 'eliminate':
    case 'survive':
    case 'capture':
    case 'score':
      return []
  }
}

function hexesOfAll(scenario: GameOnMap, places: readonly Place[]): HexKey[] {
  return [...new Set(places.flatMap((place) => hexesOfPlace(scenario, place)))]
}

/** Several levels may ask for the same place: it is said once. */
function uniquePlaces(places: readonly GamePlace[]): GamePlace[] {
  const found = new Map<string, GamePlace>()
  for (const place of places) {
    if (place.hexes.length + place.hexsides.length === 0) continue
    const { of: _of, ...seen } = place
    const key = JSON.stringify(seen)
    if (!found.has(key)) found.set(key, place)
  }
  return [...found.values()]
}
