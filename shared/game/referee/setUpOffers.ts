/** The places of a side's counters as it sets up: free in its zones, or where they stand (SCN-4). */
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { groundToSetUp, toSetUp } from '#shared/proofs/setUpProof'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { standsAt } from '#shared/rules/reinforcements/freeStands'
import { type GameAct, type GameState, type Offer } from '../contract'

/** The side that sets up now: those of the lowest number first, in the order of the document. @rule SCN-4 */
export function sideSettingUp({ scenario }: GameState, ready: readonly SideId[]): SideId | undefined {
  const orderOf = (side: SideId): number => scenario.sides[side]?.setUp?.order ?? 1
  const [first] = (Object.keys(scenario.sides) as SideId[])
    .filter((side) => !ready.includes(side))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
  return first
}

/** Every counter of the set-up in every place that is free for it; `ready` once none is left that has one. @rule SCN-4 */
export function setUpOffers(state: GameState, side: SideId): readonly Offer[] {
  const { scenario } = state.play
  const all = toSetUp(state.scenario, side)
  const places = all.map((counter) => placeOffer(state, side, counter))
  const waiting = places.filter(
    (offer, index) => scenario.counters[all[index] as CounterId]?.hex === undefined && offer.size() > 0,
  )
  return waiting.length > 0 ? places : [...places, READY]
}

const READY: Offer = {
  kind: 'ready',
  size: () => 1,
  at: (index) => (index === 0 ? { kind: 'ready' } : undefined),
}

function placeOffer(state: GameState, side: SideId, counter: CounterId): Offer {
  let known: readonly GameAct[] | undefined
  const acts = (): readonly GameAct[] => (known ??= placesOf(state, side, counter))
  return { kind: 'place', by: counter, size: () => acts().length, at: (index) => acts()[index] }
}

function placesOf(state: GameState, side: SideId, counter: CounterId): GameAct[] {
  const { hexes, freeFacing } = groundToSetUp(state.scenario, rulesetOf(state.scenario), side)
  const now = without(state.play.scenario, counter)
  const own = now.counters[counter]
  if (!own) return []
  const stands = standsAt(now, rulesetOf(now), freeFacing ? undefined : own.facing)
  const places = hexes.flatMap((hex) => stands(counter, hex))
  const distinct = new Map(places.map((stand) => [JSON.stringify(stand), stand]))
  return [...distinct.values()].map(({ hex, facing }) => ({ kind: 'place', counter, hex, facing }))
}

/** It is lifted off the map while its other places are looked for. */
function without(scenario: Scenario, id: CounterId): Scenario {
  const { [id]: counter } = scenario.counters
  if (counter?.hex === undefined) return scenario
  const { hex: _, ...lifted } = counter
  return { ...scenario, counters: { ...scenario.counters, [id]: lifted } }
}
