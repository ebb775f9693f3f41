/** The drag from the tray to the map: of a counter type, or of counters that remain to be placed. */
import { counterId, type CounterId, counterTypeId, type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'

export const COUNTER_TYPE_DRAG = 'application/x-castellan-counter-type'
const COUNTERS_DRAG = 'application/x-castellan-counters'

/** @param types of the data that is dragged */
export function isCounterDrag(types: readonly string[]): boolean {
  return types.includes(COUNTER_TYPE_DRAG) || types.includes(COUNTERS_DRAG)
}

export function dragCounters(data: Pick<DataTransfer, 'setData'>, counters: readonly CounterId[]): void {
  data.setData(COUNTERS_DRAG, counters.join(' '))
}

/**
 * The options of the counter tool that lay what is dropped; undefined = there is nothing of it in this scenario: it may come from
 * another window.
 */
export function draggedToHand(
  data: Pick<DataTransfer, 'getData'>,
  { counters, counterTypes }: Pick<Scenario, 'counters' | 'counterTypes'>,
): { readonly counterType: CounterTypeId } | { readonly counterHand: readonly CounterId[] } | undefined {
  const type = data.getData(COUNTER_TYPE_DRAG)
  if (type !== '') return counterTypes[counterTypeId(type)] && { counterType: counterTypeId(type) }
  const ids = data.getData(COUNTERS_DRAG).split(' ').map(counterId)
  const counterHand = ids.filter((id) => counters[id] !== undefined)
  return counterHand.length > 0 ? { counterHand } : undefined
}
