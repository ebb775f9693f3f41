/** The name by which a text links to the hex or the counter that is selected on the map; undefined without one. */
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { parseHexKey } from '#shared/hex/axial'
import { knownScenario } from '../../../editor/eyes'
import { type EditorState } from '../../../editor/editor'
import { useEditorState } from '../../../ui/EditorContext'

export function useSelectedName(): string | undefined {
  return useEditorState(selectedName)
}

function selectedName(state: EditorState): string | undefined {
  const { selection } = state.session
  if (selection.kind === 'hexes' && selection.hexes.length === 1)
    return selection.hexes.map((hex) => nameOfHex(state.document.scenario, parseHexKey(hex)))[0]
  if (selection.kind !== 'counters' || selection.counters.length !== 1) return undefined
  const name = selection.counters.map((id) => counterName(knownScenario(state), id))[0]
  // Signs of the markup in a name would end the link.
  return name && !/[[\]|\n]/.test(name) ? name : undefined
}
