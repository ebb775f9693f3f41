/** Takes types of a catalogue into the scenario (CTR-4). */
import { addCounterType } from '#shared/commands/addCounterType'
import { counterTypeId, freshId } from '#shared/document/ids'
import { type CounterType } from '#shared/document/types'
import { sameInBoth } from '#shared/i18n/localized'
import { type EditorDocument } from '../../editor/ports/document'

/** Adds these sheets, each with the id that the catalogue has for it or the next free one, as one undo step. */
export function addFromCatalogue(
  document: EditorDocument,
  sheets: readonly (readonly [string, CounterType])[],
): void {
  const more = sheets.length > 1 ? ` (+ ${sheets.length - 1})` : ''
  document.begin()
  for (const [id, counterType] of sheets) {
    const { counterTypes } = document.scenario
    document.run(addCounterType, {
      id: counterTypeId(freshId(id, counterTypes, document.idCode)),
      counterType,
      label: sameInBoth(`${counterType.name}${more}`),
    })
  }
  document.commit()
}
