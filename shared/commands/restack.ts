/** Raises or lowers a counter among those of its hex and placement (CM-STK-5). */
import { type Draft } from 'immer'
import { choice, id, keyed } from '#shared/document/fields/vocabulary'
import { stackOf } from '#shared/document/counters'
import { MAX_RANK } from '#shared/document/limits'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { unknown } from './command/refusals'
import { COUNTER } from '#shared/document/inWords/thingNouns'

export const restack = command({
  id: 'restack',
  params: keyed({ counter: id<CounterId>(), to: choice(['up', 'down']) }),
  name: ({ to }) =>
    to === 'up'
      ? localized('Monter un pion dans sa pile', 'Raise a counter in its stack')
      : localized('Descendre un pion dans sa pile', 'Lower a counter in its stack'),
  run(draft, { counter, to }) {
    if (!found(draft).counters[counter]) return unknown(COUNTER, counter)
    const stack = stackOf(draft as Scenario, counter)
    const step = to === 'up' ? 1 : -1
    const at = stack.indexOf(counter)
    const other = stack[at + step]
    if (other === undefined) return undefined
    const ranks = stack.map((id) => found(draft).counters[id]?.rank ?? 0)
    const rank = rankBetween(ranks[at + step] as number, ranks[at + 2 * step], step)
    if (rank !== undefined && new Set(ranks).size === ranks.length) setRank(draft, counter, rank)
    else {
      // Two of one rank would not change places, and between some there is no number left: all are ranked anew.
      const reordered = stack.map((id) => (id === counter ? other : id === other ? counter : id))
      reordered.forEach((id, index) => setRank(draft, id, index))
    }
  },
})

/** Between ranks, so that they stay short in the file and sort exactly. */
const LEAST_STEP = 2 ** -20

/**
 * The rank of a counter that passes `near` on its way to `far` (absent = there is nobody further): only its own record changes, so
 * that two restacks of one stack, made apart, both hold. A whole number where there is one; undefined = no number is left.
 */
function rankBetween(near: number, far: number | undefined, step: 1 | -1): number | undefined {
  const middle = far === undefined ? near + step : (near + far) / 2
  const isBetween = (rank: number): boolean =>
    (rank - near) * step >= LEAST_STEP &&
    (far === undefined ? Math.abs(rank) <= MAX_RANK : (far - rank) * step >= LEAST_STEP)
  return [Math.round(middle), middle].find(isBetween)
}

function setRank(draft: Draft<Scenario>, id: CounterId, rank: number): void {
  const target = draft.counters[id]
  if (target && target.rank !== rank) target.rank = rank
}
