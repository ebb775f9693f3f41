/** Shows another face of a counter, and turns it to the nearest facing that a counter with that face may have. */
import { setCounterState } from '#shared/commands/setCounterState'
import { turnCounter } from '#shared/commands/turnCounter'
import { type CounterId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'

/** A rider who dismounts faces a vertex, one who mounts a side: half a step, told in the status line (MC-GEO-1, SV-CTR-4). */
export function changeFace({ document, session }: Editor, counter: CounterId, face: string): void {
  const { ruleset, scenario } = document
  const before = scenario.counters[counter]
  if (!before) return
  document.begin()
  document.run(setCounterState, { counter, face })
  const kind = ruleset.facingKind(document.scenario, { ...before, face })
  // Where facing has no effect, a vertex, as for a counter that is placed.
  const wanted = kind === 'any' ? 'vertex' : kind
  const turns =
    kind !== ruleset.facingKind(scenario, before) && wanted !== 'twelve' && wanted !== before.facing.kind
  if (turns) {
    document.run(turnCounter, { counter, facing: { kind: wanted, index: before.facing.index } })
    session.notify(
      wanted === 'side'
        ? localized('Le pion est tourné vers un bord de case.', 'The counter is turned to a hexside.')
        : localized('Le pion est tourné vers un sommet.', 'The counter is turned to a vertex.'),
    )
  }
  document.commit()
}
