/** Draws the marks of the selection over the map. Millimetres. */
import { footprint } from '#shared/document/counters'
import { halfHex, hexsideAt, insideOf } from '#shared/document/map'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { type Hexside, parseHexsideKey } from '#shared/hex/hexside'
import { type DrawOp } from '#shared/painter/ops'
import { type Selection } from '../../editor/ports/session'
import { labelFrame } from './labelFrame'
import { insideArrow, type OverlayFrame, regionOutline, sideGlow } from './marks'

export function selectionOverlay(selection: Selection, scenario: Scenario, frame: OverlayFrame): DrawOp[] {
  switch (selection.kind) {
    case 'none':
    case 'counterType':
      return []
    case 'label': {
      const label = scenario.labels[selection.label]
      return label ? labelFrame(label, frame) : []
    }
    case 'zone': {
      const hexes = scenario.zones[selection.zone]?.hexes ?? []
      return regionOutline(hexes.map(parseHexKey), frame, 'selected')
    }
    case 'hexes':
      return regionOutline(selection.hexes.map(parseHexKey), frame, 'selected')
    case 'hexsides': {
      const sides = selection.hexsides.map(parseHexsideKey)
      return [
        ...sideGlow(sides, frame, 'selected'),
        ...sides.flatMap((side) => insideArrows(side, hexsideAt(scenario.map, side), frame)),
      ]
    }
    case 'counters':
      return selection.counters.flatMap((id) => {
        const counter = scenario.counters[id]
        return counter ? regionOutline(footprint(scenario, counter), frame, 'selected') : []
      })
  }
}

/** The arrow that shows which hex is the inside of a directional feature (SID-3). */
export function insideArrows(
  side: Hexside,
  features: HexsideFeatures | undefined,
  frame: OverlayFrame,
): DrawOp[] {
  const half = insideOf(features)
  return half ? insideArrow(side, halfHex(side, half), frame) : []
}
