/** Goes to what a link of the author's texts names: to the map, as a finding does, or to a rule. */
import { hexKey } from '#shared/hex/axial'
import { type LinkTarget } from '#shared/markup/linkTargets'
import { type Editor } from '../../editor/editor'
import { type Ui } from '../uiStore'

export function followLink(
  editor: Pick<Editor, 'session'>,
  ui: Pick<Ui, 'openRule' | 'showTab' | 'showView'>,
  target: LinkTarget,
): void {
  if (target.kind === 'rule') return ui.openRule(target.rule)
  ui.showView('map')
  switch (target.kind) {
    case 'hex':
      return editor.session.goTo({ hexes: [hexKey(target.hex)], hexsides: [], counters: [] })
    case 'counters':
      return editor.session.goTo({ hexes: [], hexsides: [], counters: target.counters })
    case 'type':
      ui.showTab('inspector')
      editor.session.select({ kind: 'counterType', counterType: target.type })
  }
}
