/** Turns a counter on its hex; a two-hex counter turns about its front hex (CTR-3). */
import { type Draft } from 'immer'
import { facing } from '#shared/document/fields/places'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Facing } from '#shared/hex/facing'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command, labelled, named } from './command/command'
import { unknown } from './command/refusals'
import { COUNTER } from '#shared/document/inWords/thingNouns'

export const turnCounter = command({
  id: 'turn-counter',
  params: keyed({ counter: id<CounterId>(), facing, ...labelled }),
  name: ({ label }) => named('Tourner', 'Turn', label ?? localized('un pion', 'counter')),
  run(draft, { counter, facing }) {
    if (!found(draft).counters[counter]) return unknown(COUNTER, counter)
    turn(draft, counter, facing)
  },
})

/** Gives a counter of the document a facing; the one it has leaves no patch. */
export function turn(draft: Draft<Scenario>, counter: CounterId, { kind, index }: Facing): void {
  const target = draft.counters[counter]
  if (!target) return
  if (target.facing.kind !== kind || target.facing.index !== index) target.facing = { kind, index }
}
