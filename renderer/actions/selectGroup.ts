/**
 * Selects all of a counter's group that is seen on the map, the parts of the group too: with "Face the hex pointed at" a whole
 * group looks at a gate by two keys (CTR-3).
 */
import { ofGroup } from '#shared/armies/remaining'
import { type CounterId, type GroupId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { knownScenario } from '../editor/eyes'
import { type Action } from './action'
import { targetCounters } from './targets'

function groupOf(editor: Editor): GroupId | undefined {
  const { counters, groups } = editor.document.scenario
  const found = targetCounters(editor).flatMap((id) => counters[id]?.group ?? [])
  return found.find((group) => group in groups)
}

export const selectGroup: Action = {
  id: 'select-group',
  name: () => localized('Tout le groupe du pion', 'All of the counter’s group'),
  shortcuts: ['Shift+G'],
  isEnabled: (editor) => groupOf(editor) !== undefined,
  run(editor) {
    const of = groupOf(editor)
    if (of === undefined) return
    const known = knownScenario(editor.store.getState())
    const onMap = (Object.keys(known.counters) as CounterId[]).filter(
      (id) => known.counters[id]?.hex !== undefined,
    )
    const together = ofGroup(known, onMap, of)
    // The one that it was asked for leads: a knob and "same facing" go by the first.
    const first = targetCounters(editor).filter((id) => together.includes(id))
    const others = together.filter((id) => !first.includes(id))
    if (together.length > 0) editor.session.select({ kind: 'counters', counters: [...first, ...others] })
  },
}
