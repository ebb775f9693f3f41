/** Changes a sheet's stats together with the counters made from it. */
import { type Refusal } from '#shared/commands/command/command'
import { editCounterType } from '#shared/commands/editCounterType'
import { setCounterState } from '#shared/commands/setCounterState'
import { type CounterId, type CounterTypeId, type Stats } from '#shared/document/types'
import { type EditorDocument } from '../../editor/ports/document'
import { changeOfStats } from './changeOfStats'

/**
 * Sets stats of a sheet, as one undo step. A counter that showed the sheet's first face goes on doing so, unless the sheet
 * becomes another shape: a unit that gains a figure stays whole. One whose face the sheet loses shows the first as well.
 */
export function changeSheetStats(
  document: EditorDocument,
  id: CounterTypeId,
  stats: Stats,
): Refusal | undefined {
  const { counters, counterTypes } = document.scenario
  const sheet = counterTypes[id]
  if (!sheet) return undefined
  const schema = document.ruleset.counterSchema
  const before = schema.shape(sheet.stats)
  const after = schema.shape({ ...sheet.stats, ...stats })
  const follows = (face: string): boolean =>
    !after.faces.some((owned) => owned.id === face) ||
    (face === before.first && after.footprint === before.footprint)
  document.begin()
  const refusal = document.run(editCounterType, {
    counterType: id,
    change: changeOfStats(schema, sheet, stats),
  })
  if (!refusal && after.first !== '')
    for (const [counter, { type, face }] of Object.entries(counters) as [
      CounterId,
      (typeof counters)[CounterId],
    ][])
      if (type === id && face !== after.first && follows(face))
        document.run(setCounterState, { counter, face: after.first })
  document.commit()
  return refusal
}
