/** Adds a counter, on the map or in the tray (CTR-3). */
import { type Draft } from 'immer'
import { counter, type Counter } from '#shared/document/armies'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type CounterId } from '#shared/document/ids'
import { MAX_RANK } from '#shared/document/limits'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { found } from './command/cells'
import { command, labelled, named } from './command/command'
import { OFF_MAP, taken, unknown } from './command/refusals'
import { COUNTER, COUNTER_TYPE } from '#shared/document/inWords/thingNouns'
import { refusedStats } from './command/values'

export const placeCounter = command({
  id: 'place-counter',
  params: keyed({ id: id<CounterId>(), counter, ...labelled }),
  name: ({ counter, label }, document) =>
    named(
      'Placer',
      'Place',
      label ?? (counter.name || document.counterTypes[counter.type]?.name) ?? counter.type,
    ),
  run(draft, { id, counter }) {
    const { counters, counterTypes, map } = found(draft)
    if (counters[id]) return taken(COUNTER, id)
    if (!counterTypes[counter.type]) return unknown(COUNTER_TYPE, counter.type)
    if (counter.hex !== undefined && !onGrid(parseHexKey(counter.hex), map.grid)) return OFF_MAP
    const refused = refusedStats([counter.status])
    if (refused) return refused
    draft.counters[id] = { ...counter, rank: Math.min(counter.rank, MAX_RANK) } as Draft<Counter>
  },
})
