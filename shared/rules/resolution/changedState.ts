/** A state of play with a part of it changed. */
import { counterId, type CounterId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Hexside, hexsideKey } from '#shared/hex/hexside'
import { type PlayState, type WallPlace } from './state'
import { type WorkedTo } from './worked'

export function withCounter(state: PlayState, id: CounterId, change: Partial<Counter>): PlayState {
  const counter = state.scenario.counters[id]
  return counter ? withCounters(state, { [id]: { ...counter, ...change } }) : state
}

export function withCounters(state: PlayState, changed: Record<string, Counter>): PlayState {
  const { scenario } = state
  return { ...state, scenario: { ...scenario, counters: { ...scenario.counters, ...changed } } }
}

export function withMap(state: PlayState, change: Partial<Scenario['map']>): PlayState {
  const { scenario } = state
  return { ...state, scenario: { ...scenario, map: { ...scenario.map, ...change } } }
}

/** A new id derived from the counter that the piece came from. */
export function freeMountId({ counters }: Scenario, from: CounterId): CounterId {
  let id = counterId(`${from}-mount`)
  for (let count = 2; counters[id]; count++) id = counterId(`${from}-mount-${count}`)
  return id
}

export function damaged(state: PlayState, place: WallPlace, integrity: number): PlayState {
  const { map } = state.scenario
  if ('hex' in place) {
    const key = hexKey(place.hex)
    const structure = map.structures[key]
    return structure
      ? withMap(state, { structures: { ...map.structures, [key]: { ...structure, integrity } } })
      : state
  }
  return withFeatures(state, place.hexside, ({ barrier, ...others }) => ({
    ...others,
    ...(barrier && { barrier: { ...barrier, integrity } }),
  }))
}

/** A door, a gate or its portcullis put into another state. */
export function worked(state: PlayState, hexside: Hexside, to: WorkedTo): PlayState {
  const change = to === 'open' || to === 'closed' ? { state: to } : { portcullis: to }
  return withFeatures(state, hexside, ({ opening, ...others }) => ({
    ...others,
    ...(opening && { opening: { ...opening, ...change } }),
  }))
}

/** The features of a hexside changed, where it has any. */
function withFeatures(
  state: PlayState,
  hexside: Hexside,
  changed: (features: HexsideFeatures) => HexsideFeatures,
): PlayState {
  const key = hexsideKey(hexside)
  const hexsides = Object.entries(state.scenario.map.hexsides).map(([name, bucket]) => {
    const features = bucket[key]
    return [name, features ? { ...bucket, [key]: changed(features) } : bucket] as const
  })
  return withMap(state, { hexsides: Object.fromEntries(hexsides) })
}
