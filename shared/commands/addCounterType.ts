/** Adds a counter sheet (CTR-1). */
import { type Draft } from 'immer'
import { type CounterType, type CounterTypeId } from '#shared/document/types'
import { found } from './cells'
import { type Command } from './command'
import { type Labelled, named } from './naming'
import { COUNTER_TYPE, SIDE, taken, unknown } from './refusals'
import { refusedQuantity, refusedStats } from './values'

export interface AddCounterType extends Labelled {
  readonly id: CounterTypeId
  readonly counterType: CounterType
}

export const addCounterType: Command<AddCounterType> = {
  id: 'add-counter-type',
  name: ({ counterType, label }) => named('Ajouter le type', 'Add counter type', label ?? counterType.name),
  run(draft, { id, counterType }) {
    const { counterTypes, sides } = found(draft)
    if (counterTypes[id]) return taken(COUNTER_TYPE, id)
    if (counterType.side !== undefined && !sides[counterType.side]) return unknown(SIDE, counterType.side)
    const faces = Object.values(counterType.faces).map((face) => face.stats)
    const refused = refusedQuantity(counterType.quantity) ?? refusedStats(counterType.stats, ...faces)
    if (refused) return refused
    draft.counterTypes[id] = counterType as Draft<CounterType>
    return undefined
  },
}
