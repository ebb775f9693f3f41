/** Turns counters over: each shows the next face that its type has. */
import { setCounterState } from '#shared/commands/setCounterState'
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type EditorDocument } from '../editor/ports/document'
import { type Action } from './action'
import { targetCounters } from './targets'

// Undefined for one of a single face, and for a decoy, which is no unit.
function nextFace(document: EditorDocument, id: CounterId): string | undefined {
  const { counters, counterTypes } = document.scenario
  const counter = counters[id]
  const type = counter && counterTypes[counter.type]
  if (!type || counter.decoy) return undefined
  const faces = document.ruleset.counterSchema.faces.flatMap((face) => (face.id in type.faces ? face.id : []))
  const next = faces[(faces.indexOf(counter.face) + 1) % faces.length]
  return next === counter.face ? undefined : next
}

export const turnOver: Action = {
  id: 'turn-over',
  name: () => localized('Retourner le pion', 'Turn counter over'),
  shortcuts: ['Shift+F'],
  isEnabled: (editor) => targetCounters(editor).some((id) => nextFace(editor.document, id) !== undefined),
  run(editor) {
    const { scenario } = editor.document
    editor.document.begin()
    for (const counter of targetCounters(editor)) {
      const face = nextFace(editor.document, counter)
      if (face === undefined) continue
      const label = sameInBoth(counterName(scenario, counter))
      editor.document.run(setCounterState, { counter, face, label })
    }
    editor.document.commit()
  },
}
