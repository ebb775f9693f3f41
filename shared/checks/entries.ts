/** Hexsides, counters, markers and openings with what is known of each, for checks to iterate over; the names of counters in messages. */
import { quotable } from '#shared/i18n/quotable'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type MarkerId } from '#shared/document/ids'
import { type HexsideFeatures, type ScenarioMap, type Marker, type Opening } from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'
import { counterName } from '#shared/document/counters'
import { type CheckContext } from './check'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type MarkerRow, type FeatureRow } from '#shared/rules/map/mapRows'
import { markerRow, featureRow } from '#shared/rules/contract/rows'

export function hexsideEntries(map: ScenarioMap): [HexsideKey, HexsideFeatures][] {
  return Object.values(map.hexsides).flatMap(
    (bucket) => Object.entries(bucket) as [HexsideKey, HexsideFeatures][],
  )
}

export function nameWithHex({ scenario, hexName }: CheckContext, id: CounterId): string {
  const counter = scenario.counters[id]
  const name = quotable(counterName(scenario, id))
  return counter?.hex === undefined ? name : `${name} (${hexName(counter.hex)})`
}

/** Every counter with its id, in the document's order. */
export function counterEntries({ scenario }: CheckContext): [CounterId, Counter][] {
  return Object.entries(scenario.counters) as [CounterId, Counter][]
}

interface MarkerEntry {
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

export function ownedOpenings({
  scenario,
  ruleset,
}: CheckContext): { readonly side: HexsideKey; readonly opening: Opening; readonly row: FeatureRow }[] {
  return hexsideEntries(scenario.map).flatMap(([side, { opening }]) => {
    const row = featureRow(ruleset, opening?.feature)
    return opening && row?.hasOwner ? [{ side, opening, row }] : []
  })
}

/** The counters of a type. */
export function countersOf(context: CheckContext, counterType: string): CounterId[] {
  return counterEntries(context).flatMap(([id, { type }]) => (type === counterType ? [id] : []))
}
