/** Sight in the fantasy game as the rest of the program asks it. */
import { footprint } from '#shared/document/counters'
import { hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { countViewers, fieldOfView, splitView } from '../../engine/viewers'
import { type SightQuestions, type Viewer } from '#shared/rules/answers/sight'
import { type FantasyRules } from '../position/fantasyRules'
import { playedFantasyPosition } from '../house/playedRules'
import { UNIT_PLACEMENTS } from '../units/unit'
import { byPlacement, sightBetween } from './sightBetween'
import { sightField } from './sightField'
import { sightRay } from './sightRay'

/** @rule CM-LOS-9 */
export function fantasySight(rules: FantasyRules): SightQuestions {
  return {
    mutualRule: 'CM-LOS-9',
    placements: UNIT_PLACEMENTS,
    viewersOf(scenario, id) {
      const counter = scenario.counters[id]
      return counter
        ? footprint(scenario, counter).map((hex) => ({ ...hex, placement: counter.placement }))
        : []
    },
    traceLineOfSight(scenario, line) {
      const position = playedFantasyPosition(rules, scenario)
      return sightBetween(position, line, sightField(position))
    },
    fieldOfView(scenario, from, within = Infinity) {
      const placed = seesByPlacement(from)
      const { grid } = scenario.map
      if (placed !== undefined) return splitView(grid, from, within, () => placed && onGrid(from, grid))
      return fieldOfView(sightRay(sightField(playedFantasyPosition(rules, scenario))), from, within)
    },
    countViewers(scenario, viewers, told) {
      const overGround = viewers.filter((viewer) => seesByPlacement(viewer) === undefined)
      const { grid } = scenario.map
      const aloft = viewers.filter((viewer) => seesByPlacement(viewer) === true && onGrid(viewer, grid))
      const seeAll = new Set(aloft.map(hexKey)).size
      const ray = sightRay(sightField(playedFantasyPosition(rules, scenario)))
      const counts = countViewers(ray, overGround, told)
      return seeAll > 0 ? counts.map((count) => count + seeAll) : counts
    },
  }
}

/** Does one see all ground from this placement, or none? Undefined when the map decides. @rule CM-LOS-1 @rule CM-LOS-2 */
function seesByPlacement({ placement = 'ground' }: Viewer): boolean | undefined {
  return byPlacement(placement, 'ground')?.visible
}
