/** The level of wandering that a hex imposes on units, fog and smoke included. */
import { wanderingAt } from '#shared/document/map'
import { type Placement } from '#shared/document/armies'
import { type Axial } from '#shared/hex/axial'
import { greatestOf } from '#shared/lang/extremes'
import { markerRow } from '#shared/rules/contract/rows'
import { type FantasyPosition } from '../position/fantasyRules'
import { markersOn } from '../ground/terrainClass'
import { fogLevel } from '../weather/weather'

/**
 * The level that a hex imposes, 0 = none: the worst of what is painted on it, its smoke and the fog.
 * @rule CM-WAN-1
 * @rule CM-LOS-10
 * @rule CM-SCN-2
 * @interpretation It holds in every placement: the sheet names a hex, not a position.
 */
export function wanderingLevelAt(position: FantasyPosition, hex: Axial): number {
  const smoke = markersOn(position, hex).map(({ wandering }) => wandering ?? 0)
  return Math.max(wanderingAt(position.scenario.map, hex), fogLevel(position), greatestOf(smoke))
}

/** Does any hex of the map impose wandering, as far as is known without asking them all? */
export function mayWander(position: FantasyPosition): boolean {
  const { map } = position.scenario
  const smokes = Object.values(map.markers).some(({ kind }) => markerRow(position.rows, kind)?.wandering)
  return smokes || fogLevel(position) > 0 || map.chunks.some(({ wandering }) => wandering)
}

/**
 * The level that a unit rolls on for a step: the worst of the hexes that it starts on, and of the rock when it goes through
 * it at one depth.
 * @rule CM-WAN-1
 * @rule CM-INF-2
 */
export function wanderingLevelOfStep(
  position: FantasyPosition,
  from: { readonly hexes: readonly Axial[]; readonly placement: Placement },
  to: Placement,
): number {
  const imposed = from.hexes.map((hex) => wanderingLevelAt(position, hex))
  return Math.max(0, greatestOf(imposed), throughRock(position, from.placement, to))
}

function throughRock({ rules }: FantasyPosition, from: Placement, to: Placement): number {
  const { infiltration } = rules.figures.wandering
  if (from !== to || (to !== 'shallow-infiltration' && to !== 'deep-infiltration')) return 0
  return infiltration[to]
}
