/** What an action means: what is selected, or else what lies under the pointer. */
import { countersByHex } from '#shared/document/counters'
import { hexsideAt } from '#shared/document/map'
import { type CounterId } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { type Editor } from '../editor/editor'

/** The selected counters; with none selected, the uppermost one under the pointer. */
export function targetCounters(editor: Editor): readonly CounterId[] {
  const { document, session } = editor.store.getState()
  if (session.selection.kind === 'counters') return session.selection.counters
  const { hex } = editor.hover.getState()
  const top = hex && countersByHex(document.scenario).get(hex)?.at(-1)
  return top === undefined ? [] : [top]
}

/** The side under the pointer when it has an inside, else the selected one when that has. */
export function targetDirectionalSide(editor: Editor): HexsideKey | undefined {
  const { document, session } = editor.store.getState()
  const selected = session.selection.kind === 'hexside' ? session.selection.hexside : undefined
  return [editor.hover.getState().hexside, selected].find((key) => {
    const side = key && hexsideAt(document.scenario.map, parseHexsideKey(key))
    return side?.opening?.inside ?? side?.barrier?.inside ?? side?.fixture?.inside
  })
}

/** The selected hex when it is the only one. */
export function onlySelectedHex(editor: Editor): HexKey | undefined {
  const { selection } = editor.store.getState().session
  return selection.kind === 'hexes' && selection.hexes.length === 1 ? selection.hexes[0] : undefined
}
