/** The slots of the palette that hold counters: one for each type in a side and a group, one for each character. */
import { sideOf } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type CounterTypeId, type GroupId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { newCounter } from '#shared/rules/counters/newCounter'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/** Counters that one slot of the palette stands for. */
export interface CounterSlot {
  readonly key: string
  /** Each counter of the scenario that is such a piece. */
  readonly counters: readonly CounterId[]
  readonly example: Counter
  readonly side: SideId | undefined
  readonly group: GroupId | undefined
}

/** In the order of the palette: by type, as the document has them. */
export function counterSlots(scenario: Scenario, ruleset: Ruleset): CounterSlot[] {
  const slots = new Map<string, CounterSlot & { readonly counters: CounterId[] }>()
  const entries = Object.entries(scenario.counters) as [CounterId, Counter][]
  const add = (id: CounterId | undefined, counter: Counter): void => {
    const key = slotKey(scenario, id, counter)
    const slot = slots.get(key) ?? {
      key,
      counters: [],
      example: counter,
      side: sideOf(scenario, counter),
      group: knownGroup(scenario, counter),
    }
    if (id !== undefined) slot.counters.push(id)
    slots.set(key, slot)
  }
  for (const type of Object.keys(scenario.counterTypes) as CounterTypeId[]) {
    const own = entries.filter(([, counter]) => counter.type === type)
    for (const [id, counter] of own) add(id, counter)
    const spare = own.length === 0 && newCounter(scenario, ruleset, type)
    if (spare) add(undefined, spare)
  }
  for (const [id, counter] of entries) if (!(counter.type in scenario.counterTypes)) add(id, counter)
  return [...slots.values()]
}

/** A key made of the ids of what the slot stands for alone: see gpids.ts. */
function slotKey(scenario: Scenario, id: CounterId | undefined, counter: Counter): string {
  if (id !== undefined && counter.name !== '') return `counter/${id}`
  const { type, decoy } = counter
  const part = [sideOf(scenario, counter) ?? '', knownGroup(scenario, counter) ?? '']
  return ['type', type, ...part, ...(decoy ? ['decoy'] : [])].join('/')
}

/**
 * Slots that an earlier edition gave and this one does not, as far as what they stood for is still there: a counter that had a name, a
 * type without counters in that side and group. Saved games have their pieces.
 * @param slots of this edition
 */
export function formerSlots(
  scenario: Scenario,
  ruleset: Ruleset,
  slots: readonly CounterSlot[],
): CounterSlot[] {
  const there = new Set(slots.map(({ key }) => key))
  const gone = Object.keys(scenario.vassalGpids).filter((key) => !there.has(key))
  return gone.flatMap((key): CounterSlot[] => {
    const [kind, id = '', side = '', group = '', decoy] = key.split('/')
    if (kind === 'counter') {
      const example = scenario.counters[id as CounterId]
      return example ? [formerSlot(scenario, key, example)] : []
    }
    const blank = kind === 'type' ? newCounter(scenario, ruleset, id as CounterTypeId) : undefined
    if (!blank) return []
    const placed = {
      ...(side !== '' && { side: side as SideId }),
      ...(group !== '' && { group: group as GroupId }),
    }
    return [formerSlot(scenario, key, { ...blank, ...placed, decoy: decoy !== undefined })]
  })
}

function formerSlot(scenario: Scenario, key: string, example: Counter): CounterSlot {
  return { key, counters: [], example, side: sideOf(scenario, example), group: knownGroup(scenario, example) }
}

function knownGroup({ groups }: Scenario, { group }: Counter): GroupId | undefined {
  return group !== undefined && group in groups ? group : undefined
}
