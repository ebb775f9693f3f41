/** The thing that a click on the map is about, as a selection. */
import { footprint } from '#shared/document/counters'
import { knownTo } from '#shared/document/eyes'
import { hexKey, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexsideKey } from '#shared/hex/hexside'
import { type Layout, type Point } from '#shared/hex/layout'
import { type Editor } from '../editor/editor'
import { type Selection } from '../editor/ports/session'
import { labelUnder } from '../tools/label/grab'
import { isSideToPick, pickedAt } from '../tools/pointing/pickable'
import { isNearSide, pointedAt } from '../tools/pointing/pointerToHex'
import { zoneAt } from '../tools/zone/zones'

/**
 * The target of a click at a point of the map (mm): the selection when it lies there, else the uppermost counter, a hexside
 * that carries something, the hex.
 */
export function selectionAt(point: Point, editor: Editor): Selection {
  const { document, session, view } = editor.store.getState()
  const { scenario } = document
  const { selection } = session
  const { grid, hexMm } = scenario.map
  const layout: Layout = { grid, hexMm }
  const at = pickedAt(pointedAt(point, layout, knownTo(view.eyes, scenario)), { scenario, view })
  if (selection.kind === 'counters') {
    const lies = selection.counters.some((id) => {
      const counter = scenario.counters[id]
      return counter && footprint(scenario, counter).some((hex) => sameHex(hex, at.hex))
    })
    if (lies) return selection
  }
  // A counter nearly fills its hex: the side beside it is meant at its very edge only.
  const near = isNearSide(at, layout, at.counter === undefined ? undefined : 0.06)
  const mmPerPx = 1 / editor.view.hover.getState().zoom
  const label = at.counter === undefined ? labelUnder(point, { scenario, view, layout, mmPerPx }) : undefined
  if (label !== undefined) return { kind: 'label', label }
  const zone = session.tool === 'zone' ? zoneAt(at.hex, scenario) : undefined
  if (zone !== undefined) return { kind: 'zone', zone }
  if (near && isSideToPick(at, { scenario, view })) {
    const side = hexsideKey(at.hexside)
    if (selection.kind === 'hexsides' && selection.hexsides.includes(side)) return selection
    return { kind: 'hexsides', hexsides: [side] }
  }
  if (at.counter !== undefined) return { kind: 'counters', counters: [at.counter] }
  if (!onGrid(at.hex, grid)) return { kind: 'none' }
  const key = hexKey(at.hex)
  if (selection.kind === 'hexes' && selection.hexes.includes(key)) return selection
  return { kind: 'hexes', hexes: [key] }
}
