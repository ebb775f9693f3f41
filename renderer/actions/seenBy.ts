/** Those with whose eyes the map can be seen, each an action: `seen-by:0` is the author, then all players, then the sides. */
import { allEyes, eyesName } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { mayConceal } from '../editor/eyes'
import { type Action } from './action'

/** No menu is longer; the panel of layers has them all. */
const MOST = 22

/** In the order in which they are offered; none can be chosen where nothing is ever hidden. */
export function seenByActions(scenario: Scenario): readonly Action[] {
  return allEyes(scenario)
    .slice(0, MOST)
    .map((eyes, index) => ({
      id: `seen-by:${index}`,
      name: () => eyesName(eyes, scenario),
      isEnabled: ({ document }) => mayConceal(document.scenario, document.ruleset),
      isChecked: ({ view }) => view.eyes === eyes,
      run: (editor) => editor.view.set({ eyes }),
    }))
}
