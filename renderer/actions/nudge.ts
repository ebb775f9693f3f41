/** Moves the selected hexes, with all that is seen on them, or the selected counters by one hex. */
import { moveCounters } from '#shared/commands/moveCounters'
import { type CounterId } from '#shared/document/ids'
import { addHex, type Axial, type HexKey, hexKey, parseHexKey, subtractHex } from '#shared/hex/axial'
import { onGrid, toAxial, toOffset } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { type EditorDocument } from '../editor/ports/document'
import { heldRegion, moveRegion } from '../tools/moveRegion'
import { type Action } from './action'
import { hasPiece } from './region'
import { selectedHexes } from './targets'

function nudge(id: string, name: Localized, key: string, [dCol, dRow]: readonly [number, number]): Action {
  return {
    id: `move-${id}`,
    name: () => name,
    shortcuts: [`Alt+${key}`],
    isEnabled: hasPiece,
    run(editor) {
      const { document, session, view } = editor.store.getState()
      const { selection } = session
      const { grid } = document.scenario.map
      // As the hex cursor goes: the first hex says which way, all others go along.
      const step = (hex: Axial): Axial => {
        const { col, row } = toOffset(hex, grid)
        return subtractHex(toAxial({ col: col + dCol, row: row + dRow }, grid), hex)
      }
      if (selection.kind === 'counters') return moveThem(editor.document, selection.counters, step)
      const [first] = selectedHexes(editor)
      const held =
        first === undefined
          ? undefined
          : heldRegion(parseHexKey(first), { selection, scenario: document.scenario, view })
      if (!held) return
      const to = addHex(held.from, step(held.from))
      const layout = { grid, hexMm: document.scenario.map.hexMm }
      // What would leave the map stays.
      const leaves = Object.keys(held.clip.hexes).some(
        (own) => !onGrid(addHex(parseHexKey(own as HexKey), to), grid),
      )
      if (!leaves)
        moveRegion(held, to, {
          layout,
          selection,
          view,
          gesture: editor.document,
          idCode: editor.document.idCode,
          ruleset: editor.document.ruleset,
          select: editor.session.select,
        })
    },
  }
}

function moveThem(document: EditorDocument, ids: readonly CounterId[], step: (hex: Axial) => Axial): void {
  const { counters, map } = document.scenario
  const placed = ids.flatMap((counter) => {
    const hex = counters[counter]?.hex
    return hex === undefined ? [] : [{ counter, hex: parseHexKey(hex) }]
  })
  const [first] = placed
  if (!first) return
  const by = step(first.hex)
  const moves = placed.map(({ counter, hex }) => ({ counter, hex: addHex(hex, by) }))
  if (moves.every(({ hex }) => onGrid(hex, map.grid)))
    document.run(moveCounters, {
      moves: moves.map(({ counter, hex }) => ({ counter, hex: hexKey(hex) })),
    })
}

/** Nudges by Alt and the arrows; the arrows alone move the hex cursor. */
export const nudges: readonly Action[] = [
  nudge('up', localized('Déplacer d’une case vers le haut', 'Move up by one hex'), 'ArrowUp', [0, -1]),
  nudge('down', localized('Déplacer d’une case vers le bas', 'Move down by one hex'), 'ArrowDown', [0, 1]),
  nudge(
    'left',
    localized('Déplacer d’une case vers la gauche', 'Move left by one hex'),
    'ArrowLeft',
    [-1, 0],
  ),
  nudge(
    'right',
    localized('Déplacer d’une case vers la droite', 'Move right by one hex'),
    'ArrowRight',
    [1, 0],
  ),
]
