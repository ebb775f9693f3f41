/** Applies a route that the rules allow: its counter moves to the end, as one undo step, and the route is finished. */
import { moveCounters } from '#shared/commands/moveCounters'
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { type RouteAnswer } from '#shared/rules/answers/route'
import { type Editor } from '../../editor/editor'
import { freshRoute } from './drawing'

export function applyRoute(editor: Editor, counter: CounterId, { end }: RouteAnswer): void {
  if (!end) return
  const name = counterName(editor.document.scenario, counter)
  const moves = [{ counter, hex: hexKey(end.hex), facing: end.facing }]
  const refusal = editor.document.run(moveCounters, { moves, label: { fr: name, en: name } })
  if (!refusal) editor.session.setRoute(freshRoute(counter, editor.store.getState().session.route))
}
