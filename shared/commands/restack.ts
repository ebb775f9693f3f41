/** Raises or lowers a counter among those of its hex and placement (CM-STK-5). */
import { type Draft } from 'immer'
import { choice, id, keyed } from '#shared/document/fields/vocabulary'
import { stackOf } from '#shared/document/counters'
import { type CounterId, type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { COUNTER, unknown } from './command/refusals'

export const restack = command({
  id: 'restack',
  params: keyed({ counter: id<CounterId>(), to: choice('up', 'down') }),
  name: ({ to }) =>
    to === 'up'
      ? localized('Monter un pion dans sa pile', 'Raise a counter in its stack')
      : localized('Descendre un pion dans sa pile', 'Lower a counter in its stack'),
  run(draft, { counter, to }) {
    if (!found(draft).counters[counter]) return unknown(COUNTER, counter)
    const stack = stackOf(draft as Scenario, counter)
    const at = stack.indexOf(counter)
    const other = stack[at + (to === 'up' ? 1 : -1)]
    if (other === undefined) return undefined
    const ranks = distinct(stack.map((id) => draft.counters[id]?.rank ?? 0))
    const reordered = stack.map((id) => (id === counter ? other : id === other ? counter : id))
    reordered.forEach((id, index) => setRank(draft, id, ranks[index] as number))
    return undefined
  },
})

/** The ranks as they are when no two are the same, else 0, 1, 2… : two of one rank would not change places. */
function distinct(ranks: readonly number[]): readonly number[] {
  return new Set(ranks).size === ranks.length ? ranks : ranks.map((_, index) => index)
}

function setRank(draft: Draft<Scenario>, id: CounterId, rank: number): void {
  const target = draft.counters[id]
  if (target && target.rank !== rank) target.rank = rank
}
