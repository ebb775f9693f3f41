/** Finds the place of a finding: what to select, and the points of the map to show. */
import { footprint } from '#shared/document/counters'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, hexsideEnds, type Layout, type Point } from '#shared/hex/layout'
import { type Selection, type Whereabouts } from './ports/session'
import { NOTHING } from './selection'

export function findingSelection(finding: Whereabouts): Selection {
  if (finding.counters.length > 0) return { kind: 'counters', counters: finding.counters }
  if (finding.hexsides.length > 0) return { kind: 'hexsides', hexsides: finding.hexsides }
  return finding.hexes.length > 0 ? { kind: 'hexes', hexes: finding.hexes } : NOTHING
}

/** Centres of its hexes and counters and middles of its hexsides, mm. */
export function findingPoints(finding: Whereabouts, scenario: Scenario): Point[] {
  const layout: Layout = { grid: scenario.map.grid, hexMm: scenario.map.hexMm }
  const counters = finding.counters.flatMap((id) => footprint(scenario, scenario.counters[id]))
  const hexes = [...finding.hexes.map(parseHexKey), ...counters]
  const sides = finding.hexsides.map((key) => {
    const [a, b] = hexsideEnds(parseHexsideKey(key), layout)
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  })
  return [...sides, ...hexes.map((hex) => hexCenter(hex, layout))]
}
