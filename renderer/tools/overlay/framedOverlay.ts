/** Frames the places in which a copy differs from the open scenario: hexes and counters by their rim, hexsides along them. Millimetres. */
import { footprint } from '#shared/document/counters'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { parseHexsideKey } from '#shared/hex/hexside'
import { type DrawOp } from '#shared/painter/ops'
import { type Whereabouts } from '../../editor/ports/session'
import { type OverlayFrame, regionOutline, sideGlow } from './marks'

/** Places that are not on the map are left out. */
export function framedOps(
  { hexes, hexsides, counters }: Whereabouts,
  scenario: Scenario,
  frame: OverlayFrame,
): DrawOp[] {
  const onMap = hexes.map(parseHexKey).filter((hex) => onGrid(hex, scenario.map.grid))
  return [
    ...regionOutline(onMap, frame, 'differs'),
    ...sideGlow(hexsides.map(parseHexsideKey), frame, 'differs'),
    ...counters.flatMap((id) => regionOutline(footprint(scenario, scenario.counters[id]), frame, 'differs')),
  ]
}
