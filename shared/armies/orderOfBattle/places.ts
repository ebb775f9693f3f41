/** The places in which the counters of an order of battle are (CTR-7): on the map, to be set up, in a reinforcement, spare. */
import { entryOf } from '#shared/document/entry'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'

/** Numbers of counters; each is counted in one place. */
export interface PlaceCounts {
  readonly onMap: number
  /** The number of those of the set-up that are not on the map yet. */
  readonly toPlace: number
  /** Off the map. */
  readonly reinforcement: number
  readonly spare: number
}

/** Ids that the scenario does not have are not counted. */
export function placeCounts(
  { counters }: Pick<Scenario, 'counters'>,
  ids: readonly CounterId[],
): PlaceCounts {
  let [onMap, toPlace, reinforcement, spare] = [0, 0, 0, 0]
  for (const id of ids) {
    const counter = counters[id]
    if (!counter) continue
    const { kind } = entryOf(counter)
    if (counter.hex !== undefined) onMap++
    else if (kind === 'set-up') toPlace++
    else if (kind === 'spare') spare++
    else reinforcement++
  }
  return { onMap, toPlace, reinforcement, spare }
}

/** Those that a group brings when it is put on the map: those that are not on it, whenever they enter play; else all of them. */
export function bringOnMap(
  { counters }: Pick<Scenario, 'counters'>,
  ids: readonly CounterId[],
): readonly CounterId[] {
  const off = ids.filter((id) => counters[id] !== undefined && counters[id].hex === undefined)
  return off.length > 0 ? off : ids
}

/** Those of the set-up that are not on the map yet, in their order. */
export function waitingForSetUp(
  { counters }: Pick<Scenario, 'counters'>,
  ids: readonly CounterId[],
): CounterId[] {
  return ids.filter((id) => {
    const counter = counters[id]
    return counter !== undefined && counter.hex === undefined && entryOf(counter).kind === 'set-up'
  })
}
