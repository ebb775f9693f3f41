/** Changes a sheet's stats together with the counters made from it. */
import { type Refusal } from '#shared/commands/command/command'
import { editCounterType } from '#shared/commands/editCounterType'
import { setCounterState } from '#shared/commands/setCounterState'
import { type CounterId, type CounterTypeId, type Stats } from '#shared/document/types'
import { type Editor } from '../../editor/editor'
import { changeOfStats } from './changeOfStats'

/**
 * Sets stats of a sheet, as one undo step. A counter that showed the sheet's first face goes on doing so, unless the sheet
 * becomes another shape: a unit that gains a figure stays whole. One whose face the sheet loses shows the first as well.
 */
export function changeSheetStats(editor: Editor, id: CounterTypeId, stats: Stats): Refusal | undefined {
  const { counters, counterTypes } = editor.store.getState().document.scenario
  const sheet = counterTypes[id]
  if (!sheet) return undefined
  const schema = editor.document.ruleset.counterSchema
  const before = schema.shape(sheet.stats)
  const after = schema.shape({ ...sheet.stats, ...stats })
  const follows = (face: string): boolean =>
    !after.faces.some((owned) => owned.id === face) ||
    (face === before.first && after.footprint === before.footprint)
  editor.document.begin()
  const refusal = editor.document.run(editCounterType, {
    counterType: id,
    change: changeOfStats(schema, sheet, stats),
  })
  if (!refusal && after.first !== '')
    for (const [counter, { type, face }] of Object.entries(counters) as [
      CounterId,
      (typeof counters)[CounterId],
    ][])
      if (type === id && face !== after.first && follows(face))
        editor.document.run(setCounterState, { counter, face: after.first })
  editor.document.commit()
  return refusal
}
