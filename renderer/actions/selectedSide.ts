/** The actions on selected hexsides: open or close doors, take all off, turn insides round (SID-3, SID-4). */
import { hexsideEntries } from '#shared/checks/entries'
import { insideByLevel, insideOfSides } from '#shared/rules/engine/inside'
import { clearHexside } from '#shared/commands/clearHexside'
import { editHexsides } from '#shared/commands/editHexsides'
import { turnInside } from '#shared/commands/turnInside'
import { halfOf, hexsideAt } from '#shared/document/map'
import { type HexsideFeatures, type HexsideHalf } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type HexsideKey, hexesOfSide, parseHexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { featureRow } from '#shared/rules/contract/rows'
import { type Editor, type EditorState } from '../editor/editor'
import { type EditorDocument } from '../editor/ports/document'
import { type Action } from './action'

interface Selected {
  readonly side: HexsideKey
  readonly features: HexsideFeatures
}

/** The selected sides that carry something, with what. */
export function selectedSides({ document, session }: EditorState): Selected[] {
  const { selection } = session
  if (selection.kind !== 'hexsides') return []
  return selection.hexsides.flatMap((side) => {
    const features = hexsideAt(document.scenario.map, parseHexsideKey(side))
    return features ? [{ side, features }] : []
  })
}

function selectedDoors({ store, document }: Pick<Editor, 'store' | 'document'>): Selected[] {
  return selectedSides(store.getState()).filter(
    ({ features }) => featureRow(document.ruleset, features.opening?.feature)?.hasState,
  )
}

// One that is closed decides: of several doors, all are opened first.
const isShut = ({ features: { opening } }: Selected): boolean =>
  opening !== undefined && opening.state !== 'open'

export const openOrClose: Action = {
  id: 'open-or-close',
  name(state) {
    const doors = selectedSides(state).filter(({ features }) => features.opening)
    if (doors.length === 0) return localized('Ouvrir ou fermer', 'Open or close')
    return doors.some(isShut) ? localized('Ouvrir', 'Open') : localized('Fermer', 'Close')
  },
  isEnabled: (editor) => selectedDoors(editor).length > 0,
  run(editor) {
    const doors = selectedDoors(editor)
    const [first] = doors
    const label = featureRow(editor.document.ruleset, first?.features.opening?.feature)?.name
    editor.document.run(editHexsides, {
      sides: doors.map(({ side }) => side),
      fields: { state: doors.some(isShut) ? 'open' : 'closed' },
      ...(label && { label }),
    })
  },
}

export const clearSide: Action = {
  id: 'clear-side',
  name: ({ session }) =>
    session.selection.kind === 'hexsides' && session.selection.hexsides.length > 1
      ? localized('Tout enlever des bords', 'Clear the hexsides')
      : localized('Tout enlever du bord', 'Clear the hexside'),
  isEnabled: (editor) => selectedSides(editor.store.getState()).length > 0,
  run(editor) {
    const sides = selectedSides(editor.store.getState()).map(({ side }) => side)
    editor.document.run(clearHexside, { sides })
  },
}

function insidesOf({ barrier, opening, fixture }: HexsideFeatures): HexsideHalf[] {
  return [barrier?.inside, opening?.inside, fixture?.inside].filter((inside) => inside !== undefined)
}

// The selected sides that have an inside; of selected hexes, those of theirs.
function directedSides(state: EditorState): (readonly [HexsideKey, HexsideFeatures])[] {
  const { selection } = state.session
  const directed = ([, features]: readonly [HexsideKey, HexsideFeatures]) => insidesOf(features).length > 0
  if (selection.kind !== 'hexes')
    return selectedSides(state)
      .map(({ side, features }) => [side, features] as const)
      .filter(directed)
  const hexes = new Set<string>(selection.hexes)
  return hexsideEntries(state.document.scenario.map)
    .filter(directed)
    .filter(([side]) => hexesOfSide(parseHexsideKey(side)).some((hex) => hexes.has(hexKey(hex))))
}

// Only those whose inside is known and not yet what it is.
function wrongInsides(state: EditorState, document: EditorDocument): Record<HexsideKey, HexsideHalf> {
  const { scenario, ruleset } = document
  const directed = directedSides(state)
  const sides = directed.map(([side]) => parseHexsideKey(side))
  const known = insideOfSides(scenario, ruleset, sides)
  const wrong: Record<HexsideKey, HexsideHalf> = {}
  for (const [side, features] of directed) {
    const inside = upperHex(side, document) ?? known.get(side)
    const half = inside && halfOf(parseHexsideKey(side), inside)
    if (half && insidesOf(features).some((present) => present !== half)) wrong[side] = half
  }
  return wrong
}

// Stairs and cliffs follow the ground, not the walls.
function upperHex(key: HexsideKey, document: EditorDocument): Axial | undefined {
  const { map } = document.scenario
  const side = parseHexsideKey(key)
  const { barrier, fixture } = hexsideAt(map, side) ?? {}
  for (const { feature } of [barrier, fixture].filter((slot) => slot !== undefined)) {
    const row = featureRow(document.ruleset, feature)
    const upper = row && insideByLevel(map, side, row)
    if (upper) return upper
  }
  return undefined
}

/** For walls set before they closed: what looks out of an enclosure is turned to look in. @rule SID-3 */
export const turnSidesInside: Action = {
  id: 'turn-inside',
  name: () => localized('Tourner vers l’intérieur', 'Turn to the inside'),
  shortcuts: ['Mod+Shift+F'],
  isEnabled({ store }) {
    const state = store.getState()
    return state.session.selection.kind === 'hexes' || directedSides(state).length > 0
  },
  run(editor) {
    const insides = wrongInsides(editor.store.getState(), editor.document)
    const none = Object.keys(insides).length === 0
    if (none) editor.session.notify(NOTHING_TO_TURN)
    else editor.document.run(turnInside, { insides })
  },
}

const NOTHING_TO_TURN = localized(
  'Rien à tourner ici\u202f: tout regarde déjà vers l’intérieur, ou rien n’enclôt.',
  'Nothing to turn here: all looks to the inside already, or nothing encloses.',
)
