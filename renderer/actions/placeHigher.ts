/** Takes counters one placement up or down: from the ground into low flight, from there into high flight (CM-FLY, CM-INF). */
import { type Editor } from '../editor/editor'
import { type Action } from './action'
import { targetCounters } from './targets'
import { setPlacement } from '#shared/commands/setPlacement'
import { type Placement } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { PLACEMENT_NAMES, PLACEMENTS } from '#shared/document/placements'
import { localized } from '#shared/i18n/localized'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/** The next placement of the rules that way, or the same when there is none. */
function nextPlacement(
  { placements }: Pick<Ruleset, 'placements'>,
  from: Placement,
  steps: 1 | -1,
): Placement {
  const inOrder = PLACEMENTS.filter((placement) => placements.includes(placement))
  return inOrder[inOrder.indexOf(from) + steps] ?? from
}

/** Puts counters in a placement, as one undo step. */
export function placeCounters(editor: Editor, counters: readonly CounterId[], placement: Placement): void {
  editor.document.run(setPlacement, { counters, placement })
  editor.session.notify(PLACEMENT_NAMES[placement])
}

export const placeHigher = placeAction(1, 'P', {
  id: 'place-higher',
  name: () => localized('Placement au-dessus', 'Placement above'),
})
export const placeLower = placeAction(-1, 'Shift+P', {
  id: 'place-lower',
  name: () => localized('Placement au-dessous', 'Placement below'),
})

function placeAction(steps: 1 | -1, shortcut: string, words: Pick<Action, 'id' | 'name'>): Action {
  const changes = (editor: Editor): readonly { readonly counter: CounterId; readonly to: Placement }[] => {
    const { counters } = editor.document.scenario
    return targetCounters(editor).flatMap((counter) => {
      const from = counters[counter]?.placement ?? 'ground'
      const to = nextPlacement(editor.document.ruleset, from, steps)
      return to === from ? [] : [{ counter, to }]
    })
  }
  return {
    ...words,
    shortcuts: [shortcut],
    isEnabled: (editor) => changes(editor).length > 0,
    run(editor) {
      const found = changes(editor)
      editor.document.begin()
      for (const placement of new Set(found.map(({ to }) => to))) {
        const counters = found.filter(({ to }) => to === placement).map(({ counter }) => counter)
        placeCounters(editor, counters, placement)
      }
      editor.document.commit()
    },
  }
}
