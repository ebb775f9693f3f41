/** Turns counters by 60 degrees, two-hex ones about their front hex (CTR-3). */
import { turnCounter } from '#shared/commands/turnCounter'
import { type CounterId } from '#shared/document/types'
import { turnFacing } from '#shared/hex/facing'
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { type Action } from './action'
import { targetCounters } from './targets'

/** Turns these counters as one undo step; clockwise when positive. */
export function turnCounters(editor: Editor, counters: readonly CounterId[], steps: 1 | -1): void {
  const { ruleset, store } = editor
  editor.beginGesture()
  for (const id of counters) {
    const { scenario } = store.getState().document
    const counter = scenario.counters[id]
    if (!counter) continue
    // A counter that looks the wrong way for its rules (CHK-4) is set right by the first turn.
    const kind = ruleset.facingKind(scenario, counter)
    const facing = kind === 'any' ? counter.facing : { kind, index: counter.facing.index }
    editor.run(turnCounter, { counter: id, facing: turnFacing(facing, steps) })
  }
  editor.commitGesture()
}

export const turnRight: Action = {
  id: 'turn-right',
  name: () => localized('Tourner à droite', 'Turn right'),
  shortcuts: ['R'],
  isEnabled: (editor) => targetCounters(editor).length > 0,
  run: (editor) => turnCounters(editor, targetCounters(editor), 1),
}

export const turnLeft: Action = {
  id: 'turn-left',
  name: () => localized('Tourner à gauche', 'Turn left'),
  shortcuts: ['Shift+R'],
  isEnabled: (editor) => targetCounters(editor).length > 0,
  run: (editor) => turnCounters(editor, targetCounters(editor), -1),
}
