/** The spare markers that any ruleset may need: those that lie on the map, and those that count turns and points. */
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type SpareMarker } from '#shared/rules/contract/cardboard'
import { type MarkerRow } from '#shared/rules/map/mapRows'

/**
 * Markers of the map, in the order of the rows: as many of each kind as lie there, and `more` of it for play; kinds of which none
 * is needed are left out.
 */
export function markersOfMap(
  rows: readonly MarkerRow[],
  { map }: Pick<Scenario, 'map'>,
  more: (id: string) => number,
): SpareMarker[] {
  const lying = Object.values(map.markers)
  return rows.flatMap(({ id, name, rule }): SpareMarker[] => {
    const count = lying.filter(({ kind }) => kind === id).length + more(id)
    return count > 0 ? [{ front: { kind: 'on-map', marker: id, name }, count, ...(rule && { rule }) }] : []
  })
}

const TURN = localized('tour', 'turn')
const POINTS = localized('points', 'points')

/** One marker for the turn; where victory is counted in points, one a side for ones with tens on its back, and another. */
export function countingMarkers({ victory, sides }: Pick<Scenario, 'victory' | 'sides'>): SpareMarker[] {
  const scoring = new Set(
    Object.values(victory).flatMap(({ join, side }): SideId[] =>
      join === 'points' && side !== undefined ? [side] : [],
    ),
  )
  const scores = [...scoring].flatMap((side): SpareMarker[] => {
    const color = sides[side]?.color
    if (color === undefined) return []
    const score = { kind: 'score', color, name: POINTS } as const
    return [{ front: { ...score, times: 1 }, back: { ...score, times: 10 }, count: 2 }]
  })
  return [{ front: { kind: 'turn', name: TURN }, count: 1 }, ...scores]
}
