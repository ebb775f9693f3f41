/** Changes sheets together with the counters made from them. */
import { type Refusal } from '#shared/commands/command/command'
import { type CounterTypeChange, editCounterType } from '#shared/commands/entries/counterTypes'
import { editCounterTypes } from '#shared/commands/editCounterTypes'
import { setCounterState } from '#shared/commands/setCounterState'
import { type CounterType, type Stats } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { changeInLanguage } from '#shared/armies/changeInLanguage'
import { changeOfStats } from '#shared/armies/changeOfStats'
import { facesAfter } from '#shared/armies/facesAfter'
import { type EditorDocument } from '../editor/ports/document'

/**
 * Changes sheets, their texts in the language of the page, and the faces that their counters show, as one undo step: all of them, or none when one is refused. Sheets in
 * `added` are added first, and may be changed too. `images` are those that faces of these sheets show.
 */
export function changeSheets(
  document: EditorDocument,
  changes: ReadonlyMap<CounterTypeId, CounterTypeChange>,
  added: Readonly<Record<CounterTypeId, CounterType>> = {},
  images: Scenario['images'] = {},
): Refusal | undefined {
  const schema = document.ruleset.counterSchema
  const { counterTypes } = document.scenario
  const given = [...changes].map(
    ([id, change]) => [id, changeInLanguage(counterTypes[id], change, document.language)] as const,
  )
  const faces = [...changes].flatMap(([id, change]) => facesAfter(document.scenario, schema, id, change))
  const [first, ...others] = given
  const plain = Object.keys(added).length + Object.keys(images).length === 0
  const alone = first && others.length === 0 && plain
  document.begin()
  const refusal = alone
    ? document.run(editCounterType, { counterType: first[0], change: first[1] })
    : document.run(editCounterTypes, { added, changes: Object.fromEntries(given), images })
  if (refusal) {
    document.cancel()
    return refusal
  }
  for (const state of faces) document.run(setCounterState, state)
  document.commit()
  return undefined
}

/** Sets stats of a sheet, with the footprint and faces that it then has, as one undo step. */
export function changeSheetStats(
  document: EditorDocument,
  id: CounterTypeId,
  stats: Stats,
): Refusal | undefined {
  const sheet = document.scenario.counterTypes[id]
  if (!sheet) return undefined
  return changeSheets(document, new Map([[id, changeOfStats(document.ruleset.counterSchema, sheet, stats)]]))
}
