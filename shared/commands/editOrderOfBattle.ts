/** Changes the order of battle at once (XCH-3): groups and reinforcements new or changed, counters new, changed or taken away. */
import { type Draft } from 'immer'
import { counter, type Counter, group, type Group } from '#shared/document/armies'
import { ids, keyed, nullable, record, type ValueOf } from '#shared/document/fields/vocabulary'
import { reinforcement, type Reinforcement } from '#shared/document/game'
import { type CounterId, type GroupId, type ReinforcementId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command, type Refusal } from './command/command'
import { OFF_MAP, unknown } from './command/refusals'
import { COUNTER_TYPE, SIDE } from '#shared/document/inWords/thingNouns'
import { refusedStats, refusedTurn } from './command/values'
import { refusedGroup } from './entries/groups'
import { sameValue } from './sameValue'

const params = keyed({
  groups: record(ids<GroupId>(), group),
  reinforcements: record(ids<ReinforcementId>(), reinforcement),
  /** null takes one away. */
  counters: record(ids<CounterId>(), nullable(counter)),
})
export type EditOrderOfBattle = ValueOf<typeof params>

export const editOrderOfBattle = command({
  id: 'edit-order-of-battle',
  params,
  name: () => localized('Modifier l’ordre de bataille', 'Edit order of battle'),
  run(draft, { groups, reinforcements, counters }) {
    const document = found(draft)
    const after = { ...document, groups: { ...document.groups, ...groups } }
    for (const [id, one] of Object.entries(groups) as [GroupId, Group][]) {
      const refused = refusedGroup(after, id, one)
      if (refused) return refused
      if (!sameValue(document.groups[id], one)) draft.groups[id] = one as Draft<Group>
    }
    for (const [id, one] of Object.entries(reinforcements) as [ReinforcementId, Reinforcement][]) {
      const refused = document.sides[one.side] ? refusedTurn(one.turn) : unknown(SIDE, one.side)
      if (refused) return refused
      if (!sameValue(document.reinforcements[id], one)) draft.reinforcements[id] = one as Draft<Reinforcement>
    }
    for (const [id, one] of Object.entries(counters) as [CounterId, Counter | null][]) {
      if (one === null) delete draft.counters[id]
      else {
        const refused = refusedCounter(document, one)
        if (refused) return refused
        if (!sameValue(document.counters[id], one)) draft.counters[id] = one as Draft<Counter>
      }
    }
    return undefined
  },
})

function refusedCounter(
  { counterTypes, map }: Scenario,
  { type, hex, status }: Counter,
): Refusal | undefined {
  if (!counterTypes[type]) return unknown(COUNTER_TYPE, type)
  if (hex !== undefined && !onGrid(parseHexKey(hex), map.grid)) return OFF_MAP
  return refusedStats([status])
}
