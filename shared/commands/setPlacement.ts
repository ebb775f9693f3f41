/** Puts counters in flight, in infiltration or on the ground; each goes on top of those there (CM-STK-5). */
import { bottomFirst, rankOnTop } from '#shared/document/counters'
import { choice, id, keyed, list } from '#shared/document/fields/vocabulary'
import { type CounterId } from '#shared/document/ids'
import { PLACEMENTS } from '#shared/document/placements'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command, labelled, named } from './command/command'
import { unknown } from './command/refusals'
import { COUNTER } from '#shared/document/inWords/thingNouns'

export const setPlacement = command({
  id: 'set-placement',
  params: keyed({ counters: list(id<CounterId>()), placement: choice(PLACEMENTS), ...labelled }),
  name: ({ counters, label }) =>
    named(
      'Changer le placement',
      'Change placement of',
      label ?? (counters.length > 1 ? localized('des pions', 'counters') : localized('un pion', 'counter')),
    ),
  run(draft, { counters, placement }) {
    const present = found(draft).counters
    const missing = counters.find((id) => !present[id])
    if (missing !== undefined) return unknown(COUNTER, missing)
    for (const id of bottomFirst(draft as Scenario, counters)) {
      const target = draft.counters[id]
      if (!target || target.placement === placement) continue
      target.placement = placement
      if (target.hex !== undefined) target.rank = rankOnTop(draft as Scenario, target, id)
    }
  },
})
