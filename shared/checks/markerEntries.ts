/** Every marker on the map with its row; those that the ruleset does not know are left to another check. */
import { type Marker, type MarkerId } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type MarkerRow } from '#shared/rules/mapRows'
import { markerRow } from '#shared/rules/rows'
import { type CheckContext } from './check'

export interface MarkerEntry {
  readonly id: MarkerId
  readonly marker: Marker
  readonly row: MarkerRow
}

export function markerEntries({ scenario, ruleset }: CheckContext): MarkerEntry[] {
  const { markers, grid } = scenario.map
  return (Object.entries(markers) as [MarkerId, Marker][]).flatMap(([id, marker]) => {
    const row = markerRow(ruleset, marker.kind)
    return row && onGrid(parseHexKey(marker.hex), grid) ? [{ id, marker, row }] : []
  })
}
