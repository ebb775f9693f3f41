/** Turns hex structures by 30 degrees: they may face sides and vertices (MC-MAP-2). */
import { setStructure } from '#shared/commands/setStructure'
import { structureAt } from '#shared/document/map'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { turnThroughTwelve } from '#shared/hex/facing'
import { structureRow } from '#shared/rules/rows'
import { type Editor } from '../editor/editor'
import { type EditorDocument } from '../editor/ports/document'
import { onlySelectedHex } from './targets'

/** The hex whose structure R turns: the one under the structure tool, else the only hex selected. */
export function targetStructure({ store, view }: Pick<Editor, 'store' | 'view'>): HexKey | undefined {
  const { document, session } = store.getState()
  const hex = session.tool === 'structure' ? view.hover.getState().hex : onlySelectedHex({ store })
  return hex && document.scenario.map.structures[hex]?.facing ? hex : undefined
}

/** Turns the structure of a hex as one undo step; clockwise when positive. */
export function turnStructure(document: EditorDocument, hex: HexKey, steps: 1 | -1): void {
  const structure = structureAt(document.scenario.map, parseHexKey(hex))
  if (!structure?.facing) return
  const facing = turnThroughTwelve(structure.facing, steps)
  const label = structureRow(document.ruleset, structure.feature)?.name
  document.run(setStructure, {
    hexes: [hex],
    structure: { ...structure, facing },
    ...(label && { label }),
  })
}

/** With the structure tool in hand: turns what lies under the pointer, else what will be built next. */
export function turnWithTool(editor: Editor, steps: 1 | -1): void {
  const hex = targetStructure(editor)
  if (hex) return turnStructure(editor.document, hex, steps)
  const { structureFacing } = editor.store.getState().session.options
  editor.session.setOptions({ structureFacing: turnThroughTwelve(structureFacing, steps) })
}
