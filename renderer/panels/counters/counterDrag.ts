/** A counter type on its way from the tray to the map. */
import { counterTypeId } from '#shared/document/ids'
import { type CounterTypeId } from '#shared/document/types'

export const COUNTER_TYPE_DRAG = 'application/x-castellan-counter-type'

export function draggedCounterType(data: DataTransfer): CounterTypeId | undefined {
  const id = data.getData(COUNTER_TYPE_DRAG)
  return id === '' ? undefined : counterTypeId(id)
}
