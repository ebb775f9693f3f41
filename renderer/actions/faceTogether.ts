/** Turns several counters at once: towards the hex under the pointer, or all the way that the first of them looks (CTR-3). */
import { turnCounter } from '#shared/commands/turnCounter'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { parseHexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { facingTowards } from '#shared/hex/facingTowards'
import { localized } from '#shared/i18n/localized'
import { type FacingKind, legalFacing } from '#shared/rules/contract/ruleset'
import { type Editor } from '../editor/editor'
import { type Action } from './action'
import { targetCounters } from './targets'

/** Each selected counter looks at the hex under the pointer, or at that of the keyboard’s cursor. */
export const faceHex: Action = {
  id: 'face-hex',
  name: () => localized('Tourner vers la case pointée', 'Face the hex pointed at'),
  shortcuts: ['J'],
  isEnabled: (editor) => selected(editor).length > 0,
  run(editor) {
    const { hex } = editor.view.hover.getState()
    if (hex === undefined) {
      editor.session.notify(
        localized('Pointez d’abord une case de la carte.', 'Point at a hex of the map first.'),
      )
      return
    }
    const target = parseHexKey(hex)
    const { grid } = editor.document.scenario.map
    turnAll(editor, selected(editor), ({ hex: own, facing }, kind) =>
      own === undefined ? facing : facingTowards([parseHexKey(own), target], kind, facing, grid),
    )
  },
}

/** Each selected counter looks the way of the one that was selected first. */
export const alignFacings: Action = {
  id: 'align-facings',
  name: () => localized('Même orientation pour tous', 'Same facing for all'),
  isEnabled: (editor) => selected(editor).length > 1,
  run(editor) {
    const counters = selected(editor)
    const first = editor.document.scenario.counters[counters[0] as CounterId]
    if (first) turnAll(editor, counters, (_, kind) => legalFacing(first.facing, kind))
  },
}

function selected(editor: Pick<Editor, 'store' | 'view'>): readonly CounterId[] {
  const { selection } = editor.store.getState().session
  return selection.kind === 'counters' ? targetCounters(editor) : []
}

/** As one undo step. */
function turnAll(
  { document }: Pick<Editor, 'document'>,
  counters: readonly CounterId[],
  facingOf: (counter: Counter, kind: Exclude<FacingKind, 'any'>) => Facing,
): void {
  document.begin()
  for (const id of counters) {
    const { scenario, ruleset } = document
    const counter = scenario.counters[id]
    if (!counter) continue
    const kind = ruleset.facingKind(scenario, counter)
    // Where facing has no effect, a man on foot goes on looking over a vertex, a rider over a side (SV-CTR-4).
    const facing = facingOf(counter, kind === 'any' ? counter.facing.kind : kind)
    document.run(turnCounter, { counter: id, facing })
  }
  document.commit()
}
