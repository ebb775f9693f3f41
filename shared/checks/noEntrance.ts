/** An area that walls enclose on all sides, with no door, gate, stairs or ladder by which one comes in from outside. */
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { hexesOfSide, type Hexside } from '#shared/hex/hexside'
import { type Enclosure } from '#shared/rules/engine/walls'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { featureRow } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { builtBarrier, closingWalls, holdsGround } from '../rules/engine/closingWalls'
import { check } from './check'
import { listNames } from './report'

/** @rule CHK-6 */
export const noEntrance = check({
  code: 'CHK6-no-entrance',
  title: { fr: 'Enceinte sans entrée', en: 'Enclosure without an entrance' },
  severity: 'warning',
  reads: ['hexsides', 'structures'],
  find({ scenario, ruleset, hexName }) {
    const { areas } = closingWalls(scenario, ruleset)
    return sealed(areas, (side) => isEntrance(scenario, ruleset, side))
      .filter(
        ({ boundary, hexes }) =>
          boundary.some((side) => builtBarrier(scenario, ruleset, side)) &&
          holdsGround(scenario, ruleset, hexes),
      )
      .map(({ hexes }) => {
        const keys = hexes.map(hexKey)
        const names = listNames(keys.map(hexName), 4)
        return {
          message: {
            fr: `Espace clos sans entrée\u202f: ${names.fr}`,
            en: `An enclosed area has no entrance: ${names.en}`,
          },
          hexes: keys,
        }
      })
  },
})

/** The areas that no entrance leads to from the open: a door between bailey and keep lets nobody into either. */
function sealed(areas: readonly Enclosure[], isWayIn: (side: Hexside) => boolean): Enclosure[] {
  const areaOf = new Map<HexKey, Enclosure>()
  for (const area of areas) for (const hex of area.hexes) areaOf.set(hexKey(hex), area)
  // What the entrances of an area lead to; undefined is the open.
  const leadsTo = (area: Enclosure): (Enclosure | undefined)[] =>
    area.boundary.filter(isWayIn).flatMap((side) => hexesOfSide(side).map((hex) => areaOf.get(hexKey(hex))))
  const ways = new Map(areas.map((area) => [area, leadsTo(area)]))
  const open = new Set(areas.filter((area) => ways.get(area)?.includes(undefined)))
  // A set is walked on while it grows: entrances lead both ways.
  for (const reached of open) for (const next of ways.get(reached) ?? []) if (next) open.add(next)
  return areas.filter((area) => !open.has(area))
}

function isEntrance(scenario: Scenario, ruleset: Ruleset, side: Hexside): boolean {
  const features = standingFeatures({ scenario, rows: ruleset }, side)
  const ways = [features?.opening?.feature, features?.fixture?.feature]
  return ways.some((id) => featureRow(ruleset, id)?.entrance === true)
}
