/** Keeps of a selection what a changed document still has. */
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexesOfSide, type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { type Selection } from './ports/session'

export const NOTHING: Selection = { kind: 'none' }

/** The selection that Escape comes back to: none, or the counters from which a sheet was opened. */
export function selectionBefore(selection: Selection): Selection {
  const back = selection.kind === 'counterType' ? selection.back : undefined
  return back ? { kind: 'counters', counters: back } : NOTHING
}

/** The part of a selection that the document still has; the same object when that is all of it. */
export function survivingSelection(selection: Selection, scenario: Scenario): Selection {
  switch (selection.kind) {
    case 'none':
      return selection
    case 'counters': {
      const left = selection.counters.filter((id) => id in scenario.counters)
      if (left.length === selection.counters.length) return selection
      return left.length > 0 ? { kind: 'counters', counters: left } : NOTHING
    }
    case 'counterType': {
      const before = selectionBefore(selection)
      const back = survivingSelection(before, scenario)
      const { kind, counterType } = selection
      if (!(counterType in scenario.counterTypes)) return back
      if (back === before) return selection
      return { kind, counterType, ...(back.kind === 'counters' && { back: back.counters }) }
    }
    case 'label':
      return selection.label in scenario.labels ? selection : NOTHING
    case 'zone':
      return selection.zone in scenario.zones ? selection : NOTHING
    case 'hexes':
      return selection.hexes.every((key) => onGrid(parseHexKey(key), scenario.map.grid)) ? selection : NOTHING
    case 'hexsides': {
      const onMap = (key: HexsideKey): boolean =>
        hexesOfSide(parseHexsideKey(key)).some((hex) => onGrid(hex, scenario.map.grid))
      return selection.hexsides.every(onMap) ? selection : NOTHING
    }
  }
}
