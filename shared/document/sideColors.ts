/** The colours of sides: those that new ones have, and what else wears a side's. */
import { wingsUnder } from './groups'
import { type GroupId, type SideId, type ZoneId } from './ids'
import { type Scenario, type Zone } from './types'

const SIDE_COLORS = ['#a63a32', '#2f5a9e', '#3c7a4b', '#74478a', '#3d3d42'] as const

/** The colour of a side that is added to so many others. */
export function nextSideColor(others: number): string {
  return SIDE_COLORS[others % SIDE_COLORS.length] ?? SIDE_COLORS[0]
}

interface InColorOfSide {
  readonly wings: readonly GroupId[]
  readonly zones: readonly ZoneId[]
}

/** The wings of a side whose banner is in its colour, and its zones that were given it. Counters follow the side by themselves. */
export function inColorOfSide({ sides, groups, zones }: Scenario, side: SideId): InColorOfSide {
  const own = sides[side]?.color.toLowerCase()
  return {
    wings: wingsUnder(groups, side).flatMap(([id, { wing }]) =>
      wing.banner.toLowerCase() === own ? [id] : [],
    ),
    zones: (Object.entries(zones) as [ZoneId, Zone][]).flatMap(([id, zone]) =>
      zone.side === side && zone.color?.toLowerCase() === own ? [id] : [],
    ),
  }
}
