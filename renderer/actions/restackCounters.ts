/** Raises or lowers a counter among those of its hex and placement (CM-STK-5). */
import { restack } from '#shared/commands/restack'
import { stackOf } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type EditorDocument } from '../editor/ports/document'
import { type Action } from './action'
import { targetCounters } from './targets'

/** True when another counter lies over it, or under it, in its placement. */
export function canRestack(scenario: Scenario, counter: CounterId, to: 'up' | 'down'): boolean {
  const stack = stackOf(scenario, counter)
  return stack.length > 1 && (to === 'up' ? stack.at(-1) : stack[0]) !== counter
}

/** Brings a counter to the place of another of its stack, those between make room: one undo step. */
export function restackTo(document: EditorDocument, counter: CounterId, place: CounterId): void {
  const stack = stackOf(document.scenario, counter)
  if (!stack.includes(place)) return
  const steps = stack.indexOf(place) - stack.indexOf(counter)
  document.begin()
  for (let step = 0; step < Math.abs(steps); step++)
    document.run(restack, { counter, to: steps > 0 ? 'up' : 'down' })
  document.commit()
}

export const raiseInStack = restackAction('up', 'U', {
  id: 'raise-in-stack',
  name: () => localized('Monter dans la pile', 'Raise in the stack'),
})
export const lowerInStack = restackAction('down', 'Shift+U', {
  id: 'lower-in-stack',
  name: () => localized('Descendre dans la pile', 'Lower in the stack'),
})

function restackAction(to: 'up' | 'down', shortcut: string, words: Pick<Action, 'id' | 'name'>): Action {
  return {
    ...words,
    shortcuts: [shortcut],
    isEnabled(editor) {
      const [counter, ...others] = targetCounters(editor)
      const { scenario } = editor.document
      return counter !== undefined && others.length === 0 && canRestack(scenario, counter, to)
    },
    run(editor) {
      const [counter] = targetCounters(editor)
      if (counter !== undefined) editor.document.run(restack, { counter, to })
    },
  }
}
