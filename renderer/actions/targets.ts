/** The targets of an action: the selection, or else what lies under the pointer. */
import { countersByHex } from '#shared/document/counters'
import { hexsideAt, insideOf } from '#shared/document/map'
import { type CounterId } from '#shared/document/ids'
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { type Editor } from '../editor/editor'
import { knownScenario } from '../editor/eyes'

type Pointing = Pick<Editor, 'store' | 'view'>

/** The selected counters; with none selected, the uppermost one that is seen under the pointer. */
export function targetCounters({ store, view }: Pointing): readonly CounterId[] {
  const state = store.getState()
  const { session } = state
  if (session.selection.kind === 'counters') return session.selection.counters
  const { hex } = view.hover.getState()
  const top = hex && countersByHex(knownScenario(state)).get(hex)?.at(-1)
  return top === undefined ? [] : [top]
}

/** The side under the pointer when it has an inside and is not one of those selected, else the selected ones that have. */
export function targetDirectionalSides({ store, view }: Pointing): readonly HexsideKey[] {
  const { document, session } = store.getState()
  const { selection } = session
  const hasInside = (key: HexsideKey): boolean =>
    insideOf(hexsideAt(document.scenario.map, parseHexsideKey(key))) !== undefined
  const selected = selection.kind === 'hexsides' ? selection.hexsides : []
  const { hexside } = view.hover.getState()
  if (hexside !== undefined && !selected.includes(hexside) && hasInside(hexside)) return [hexside]
  return selected.filter(hasInside)
}

/** None when something else is selected. */
export function selectedHexes({ store }: Pick<Editor, 'store'>): readonly HexKey[] {
  const { selection } = store.getState().session
  return selection.kind === 'hexes' ? selection.hexes : []
}

/** The selected hex when it is the only one. */
export function onlySelectedHex(editor: Pick<Editor, 'store'>): HexKey | undefined {
  const hexes = selectedHexes(editor)
  return hexes.length === 1 ? hexes[0] : undefined
}
