/** Makes or removes copies of a type in one place of the order of battle until there are so many (CTR-7): "6 archers". */
import { type Draft } from 'immer'
import { counter, type Counter } from '#shared/document/armies'
import { copiesLike, copyNumber } from '#shared/document/copies'
import { counterName } from '#shared/document/counters'
import { integer, keyed, optional, pattern } from '#shared/document/fields/vocabulary'
import { leadersOf } from '#shared/document/groups'
import { counterId, type CounterId, freshIds, ID_CODE } from '#shared/document/ids'
import { MAX_QUANTITY } from '#shared/document/limits'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { found } from './command/cells'
import { command, labelled, named, type Refusal } from './command/command'
import { refusal, unknown } from './command/refusals'
import { COUNTER_TYPE } from '#shared/document/inWords/thingNouns'
import { refusedQuantity, refusedStats } from './command/values'

export const setCounterQuantity = command({
  id: 'set-counter-quantity',
  params: keyed({
    /** A copy as it is made, off the map; those that it is like (`copiesLike`) are counted. */
    counter,
    quantity: integer(0, MAX_QUANTITY),
    /** The code of whoever makes the copies, for their ids. */
    idCode: optional(pattern(ID_CODE, localized('un code', 'a code'))),
    ...labelled,
  }),
  name: ({ counter, label }, { counterTypes }) =>
    named('Quantité', 'Set quantity of', label ?? counterTypes[counter.type]?.name ?? counter.type),
  run(draft, { counter, quantity, idCode = '' }) {
    const document = found(draft)
    if (!document.counterTypes[counter.type]) return unknown(COUNTER_TYPE, counter.type)
    const refused = refusedQuantity(quantity) ?? refusedStats([counter.status])
    if (refused) return refused
    const present = copiesLike(document, counter)
    if (quantity < present.length) return remove(draft, present, present.length - quantity)
    const fresh = freshIds(document.counters, idCode)
    const copies = newCopies(document, counter, quantity - present.length)
    for (const copy of copies) draft.counters[counterId(fresh(counter.type))] = copy as Draft<Counter>
    return undefined
  },
})

/** Off the map. They go on with the numbers of their type's counters, where these have any, else they have no name of their own. */
function newCopies(document: Scenario, like: Counter, count: number): Counter[] {
  const { hex: _, ...plain } = like
  const { counterTypes, counters } = document
  const stem = counterTypes[like.type]?.name ?? like.type
  const numbers = Object.values<Counter>(counters).flatMap((other) =>
    other.type === like.type ? (copyNumber(document, other) ?? []) : [],
  )
  const last = numbers.reduce((most, number) => Math.max(most, number), 0)
  return Array.from({ length: count }, (__, index) => ({
    ...plain,
    name: numbers.length > 0 ? `${stem} ${last + 1 + index}` : '',
  }))
}

/** Takes the least settled first: those off the map before those on it, of each the last. Whoever leads stays. */
function remove(draft: Draft<Scenario>, copies: readonly CounterId[], count: number): Refusal | undefined {
  const document = found(draft)
  const leaders = leadersOf(document)
  const free = copies.filter((id) => !leaders.has(id)).reverse()
  const onMap = (id: CounterId): boolean => document.counters[id]?.hex !== undefined
  const going = [...free.filter((id) => !onMap(id)), ...free.filter(onMap)].slice(0, count)
  const leader = copies.find((id) => leaders.has(id))
  if (going.length < count && leader !== undefined) {
    const name = quotable(counterName(document, leader))
    return refusal(
      `${name} commande un camp ou un groupe\u202f: donnez d’abord cette charge à un autre.`,
      `${name} commands a side or leads a group: first give that charge to another.`,
    )
  }
  for (const id of going) delete draft.counters[id]
  return undefined
}
