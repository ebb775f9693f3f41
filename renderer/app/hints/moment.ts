/** The few facts of the editor's state that hints depend on. Read at little cost: after every change. */
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type EditorState } from '../../editor/editor'
import { shownFindings } from '../../editor/eyes'
import { type Selection } from '../../editor/ports/session'
import { type Moment } from './hint'

/** `loads`: how many documents have come since the page began. */
export function momentOf(
  state: Pick<EditorState, 'document' | 'session' | 'view'>,
  loads: number,
  { features }: Pick<Ruleset, 'features'>,
): Moment {
  const { document, session } = state
  const { scenario, undoName, modified } = document
  return {
    tool: session.tool,
    document: loads,
    bare: isEmpty(scenario.counters) && isEmpty(scenario.map.hexsides),
    touched: undoName !== undefined || modified,
    step: undoName,
    findings: shownFindings(state).length,
    selected: selectedCount(session.selection),
    directional: features.some(({ directional }) => directional),
  }
}

function isEmpty(record: object): boolean {
  for (const _ in record) return false
  return true
}

function selectedCount(selection: Selection): number {
  switch (selection.kind) {
    case 'hexes':
      return selection.hexes.length
    case 'counters':
      return selection.counters.length
    default:
      return selection.kind === 'none' ? 0 : 1
  }
}
