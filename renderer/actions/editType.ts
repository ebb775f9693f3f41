/** Opens the sheet of the counters' type, from which one comes back to them. */
import { type CounterTypeId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { type Action } from './action'
import { targetCounters } from './targets'

/** The type of the selected counters, when it is one and the scenario has it. */
function sharedType(editor: Editor): CounterTypeId | undefined {
  const { counters, counterTypes } = editor.document.scenario
  const [type, ...others] = new Set(targetCounters(editor).map((id) => counters[id]?.type))
  return others.length === 0 && type !== undefined && type in counterTypes ? type : undefined
}

export const editType: Action = {
  id: 'edit-type',
  name: () => localized('Modifier le type…', 'Edit type…'),
  isEnabled: (editor) => sharedType(editor) !== undefined,
  run(editor) {
    const counterType = sharedType(editor)
    if (counterType) editor.session.select({ kind: 'counterType', counterType, back: targetCounters(editor) })
  },
}
