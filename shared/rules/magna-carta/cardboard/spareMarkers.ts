/** The spare markers of a medieval scenario: stunned characters, fire, what falls and what is filled up, turns and points. */
import { type Counter } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type FaceChoice, type SpareMarker } from '#shared/rules/contract/cardboard'
import { countingMarkers, markersOfMap } from '#shared/rules/counters/spareMarkers'
import { type MedievalRules } from '../rules/medievalRules'

/** Ours: of so many characters one lies stunned at a time. */
const CHARACTERS_A_STUN = 4
/** The hex that is hit and its six neighbours. @rule MC-NAP-2 */
const BURNING_HEXES = 7
/** Ours: so many more of what falls in play than lies there at the start. */
const FALLING = 4

/** @rule MC-MAP-3 @rule MC-NAP-2 @rule MC-MAP-2 */
export function spareMarkers({ rows }: MedievalRules, scenario: Scenario, choice: FaceChoice): SpareMarker[] {
  const stunned = rows.counterSchema.conditions.find(({ id }) => id === 'stunned')
  const characters = Object.values(scenario.counters).length
  const more = (id: string): number => {
    const row = rows.markers.find((marker) => marker.id === id)
    if (row?.burns) return throwersOf(scenario) * BURNING_HEXES
    if (row?.opensSides) return mayFall(rows, scenario) ? FALLING : 0
    return 0
  }
  return [
    ...(stunned && choice === 'fewest' && characters > 0
      ? [
          {
            front: { kind: 'condition', condition: stunned.id, name: stunned.name },
            count: Math.ceil(characters / CHARACTERS_A_STUN),
            rule: 'MC-MAP-3',
          } as const,
        ]
      : []),
    ...markersOfMap(rows.markers, scenario, more),
    ...countingMarkers(scenario),
  ]
}

function throwersOf({ counters, counterTypes }: Scenario): number {
  const throws = ({ type }: Counter): boolean =>
    counterTypes[type as CounterTypeId]?.stats['naphthaThrower'] === true
  return Object.values(counters).filter(throws).length
}

// Something on the map takes hits until it falls.
function mayFall({ features, structures }: MedievalRules['rows'], { map }: Pick<Scenario, 'map'>): boolean {
  const falls = (
    rows: readonly { readonly id: string; readonly integrity?: number | undefined }[],
    id: string,
  ): boolean => rows.find((row) => row.id === id)?.integrity !== undefined
  const barriers = Object.values(map.hexsides).flatMap((bucket) => Object.values(bucket))
  return (
    Object.values(map.structures).some(({ feature }) => falls(structures, feature)) ||
    barriers.some(({ barrier }) => barrier !== undefined && falls(features, barrier.feature))
  )
}
