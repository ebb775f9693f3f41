/** Changes several counters alike as one undo step, and says in the status line how many stay as they are, and why. */
import { counterName } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { joined, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { counted } from '../i18n/language'
import { countedCounters } from '../tools/words/counted'

type Changing = Pick<Editor, 'document' | 'session'>

/**
 * @param change changes one, with a label for the undo step; answers why it stays as it is (a sentence).
 * @param done more to say once all are changed.
 */
export function changeCounters(
  { document, session }: Changing,
  ids: readonly CounterId[],
  change: (id: CounterId, counter: Counter, label: Localized) => Localized | undefined,
  done?: () => Localized | undefined,
): void {
  const { scenario } = document
  const [only] = ids
  const label =
    only !== undefined && ids.length === 1
      ? sameInBoth(counterName(scenario, only))
      : countedCounters(ids.length)
  const refused: Localized[] = []
  document.begin()
  for (const id of ids) {
    const counter = scenario.counters[id]
    const reason = counter && change(id, counter, label)
    if (reason) refused.push(reason)
  }
  document.commit()
  const said = [leftAlone(ids.length, refused), done?.()].flatMap((words) => words ?? [])
  if (said.length > 0) session.notify(joined(said, ' '), refused.length === ids.length ? 'error' : 'info')
}

/** "5 counters changed, 2 left alone", and each reason once; of a single counter the reason alone. */
function leftAlone(all: number, refused: readonly Localized[]): Localized | undefined {
  if (refused.length === 0) return undefined
  const reasons = [...new Map(refused.map((reason) => [reason.fr, reason])).values()]
  if (all === 1) return joined(reasons, ' ')
  const changed = counted(
    all - refused.length,
    localized('pion changé', 'counter changed'),
    localized('pions changés', 'counters changed'),
  )
  const left = counted(
    refused.length,
    localized('laissé tel quel', 'left alone'),
    localized('laissés tels quels', 'left alone'),
  )
  return joined([localized(`${changed.fr}, ${left.fr}.`, `${changed.en}, ${left.en}.`), ...reasons], ' ')
}
