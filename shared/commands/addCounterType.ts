/** Adds a counter sheet (CTR-1). */
import { type Draft } from 'immer'
import { counterType, type CounterType } from '#shared/document/armies'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { found } from './command/cells'
import { command, labelled, named, type Refusal } from './command/command'
import { COUNTER_TYPE, SIDE, taken, unknown } from './command/refusals'
import { refusedQuantity, refusedStats } from './command/values'

export const addCounterType = command({
  id: 'add-counter-type',
  params: keyed({ id: id<CounterTypeId>(), counterType, ...labelled }),
  name: ({ counterType, label }) => named('Ajouter le type', 'Add counter type', label ?? counterType.name),
  run: (draft, { id, counterType }) => addSheet(draft, found(draft), id, counterType),
})

/** Adds one sheet; `before` is the scenario without drafts, which is quick to look into. */
export function addSheet(
  draft: Draft<Scenario>,
  { counterTypes, sides }: Pick<Scenario, 'counterTypes' | 'sides'>,
  id: CounterTypeId,
  counterType: CounterType,
): Refusal | undefined {
  if (counterTypes[id]) return taken(COUNTER_TYPE, id)
  if (counterType.side !== undefined && !sides[counterType.side]) return unknown(SIDE, counterType.side)
  const faces = Object.values(counterType.faces).map((face) => face.stats)
  const refused = refusedQuantity(counterType.quantity) ?? refusedStats([counterType.stats, ...faces])
  if (refused) return refused
  draft.counterTypes[id] = counterType as Draft<CounterType>
  return undefined
}
