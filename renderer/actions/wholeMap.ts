/** The actions of the map menu, on the whole map. The status line says why one is refused. */
import { type Command } from '#shared/commands/command/command'
import { mirrorMap } from '#shared/commands/mirrorMap'
import { resizeMap } from '#shared/commands/resizeMap'
import { turnMap } from '#shared/commands/turnMap'
import { type Resizing } from '#shared/document/resizedMap'
import { fallen } from '#shared/document/fallen'
import { parseHexKey } from '#shared/hex/axial'
import { type MirrorAxis } from '#shared/hex/laying'
import { changesToFit, type EdgeChanges } from '#shared/hex/resizeGrid'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { type Action, always } from './action'
import { fallenWords } from './fallenWords'

export const turnWholeMap: Action = {
  id: 'turn-map',
  name: () => localized('Tourner la carte de 180°', 'Turn the map by 180°'),
  isEnabled: always,
  run: (editor) => void layElsewhere(editor, turnMap, {}),
}

export const mirrorLeftRight = mirrorAction(
  'left-right',
  localized('Inverser la gauche et la droite', 'Mirror left to right'),
)
export const mirrorTopBottom = mirrorAction(
  'top-bottom',
  localized('Inverser le haut et le bas', 'Mirror top to bottom'),
)

function mirrorAction(axis: MirrorAxis, name: Localized): Action {
  return {
    id: `mirror-${axis}`,
    name: () => name,
    isEnabled: always,
    run: (editor) => void layElsewhere(editor, mirrorMap, { axis }),
  }
}

export const cropToSelection: Action = {
  id: 'crop-map',
  name: () => localized('Recadrer sur la sélection', 'Crop to the selection'),
  isEnabled: (editor) => changesToSelection(editor) !== undefined,
  run(editor) {
    const changes = changesToSelection(editor)
    if (changes) resizeAndNotify(editor, changes)
  },
}

/** The lines to take away at each edge so that the selected hexes are left; undefined when none are selected. */
export function changesToSelection({ store }: Pick<Editor, 'store'>): EdgeChanges | undefined {
  const { session, document } = store.getState()
  if (session.selection.kind !== 'hexes' || session.selection.hexes.length === 0) return undefined
  return changesToFit(session.selection.hexes.map(parseHexKey), document.scenario.map.grid)
}

/** Resizes the map and tells what has fallen off; false when that is refused. */
export function resizeAndNotify(editor: Editor, resizing: Resizing): boolean {
  const before = editor.document.scenario
  if (!layElsewhere(editor, resizeMap, resizing)) return false
  const words = fallenWords(fallen(before, editor.document.scenario))
  if (words) editor.session.notify(words)
  return true
}

/** Runs a command that lays the map elsewhere: hexes that were selected are others now. False when it is refused. */
export function layElsewhere<P>(editor: Editor, command: Command<P>, params: P): boolean {
  const refused = editor.document.run(command, params)
  const { kind } = editor.store.getState().session.selection
  if (!refused && (kind === 'hexes' || kind === 'hexsides')) editor.session.select({ kind: 'none' })
  return !refused
}
