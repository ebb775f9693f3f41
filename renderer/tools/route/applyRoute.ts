/** Takes the way that is drawn: the counter comes to its end, as one undo step, and the route is over. */
import { moveCounters } from '#shared/commands/moveCounters'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { directionTo } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type DrawnRoute, type Editor } from '../../editor/editor'
import { freshRoute, startOf } from './drawing'

export function applyRoute(editor: Editor, route: DrawnRoute): void {
  const { scenario } = editor.store.getState().document
  const end = route.path.at(-1)
  const counter = scenario.counters[route.counter]
  if (!end || !counter) return
  const facing = facingAtEnd(route, scenario, editor.ruleset.facingKind(scenario, counter))
  const label = counter.name ? { label: { fr: counter.name, en: counter.name } } : {}
  const move = { counter: route.counter, hex: hexKey(end), ...(facing ? { facing } : {}) }
  if (!editor.run(moveCounters, { moves: [move], ...label })) editor.setRoute(freshRoute(route.counter))
}

// Who looks to a side looks where the last step went; who looks to a corner turns freely and is left as it is.
function facingAtEnd(
  route: DrawnRoute,
  scenario: Scenario,
  kind: 'side' | 'vertex' | 'any',
): Facing | undefined {
  const [end, before] = [route.path.at(-1), route.path.at(-2) ?? startOf(route, scenario)]
  const index = end && directionTo(before, end)
  return kind === 'side' && index !== undefined ? { kind, index } : undefined
}
