/** What a map can be asked under medieval rules. */
import { hexesOfGrid } from '#shared/hex/grid'
import { type Analysis } from '../analysis'
import { playedPosition } from './house/playedRules'
import { type MedievalRules } from './medievalRules'
import { reach } from './movementReach'
import { routeRisks } from './routeRisks'
import { sightBetween } from './sightBetween'

export function medievalAnalysis(rules: MedievalRules): Analysis {
  return {
    sight: {
      placements: ['ground'],
      traceLineOfSight: (scenario, { from, to }) => sightBetween(playedPosition(rules, scenario), from, to),
      fieldOfView: (scenario, from) => {
        const position = playedPosition(rules, scenario)
        const hexes = [...hexesOfGrid(scenario.map.grid)]
        const sees = (hex: (typeof hexes)[number]): boolean =>
          sightBetween(position, from, hex).visible === true
        return { from, visible: hexes.filter(sees), hidden: hexes.filter((hex) => !sees(hex)) }
      },
    },
    route: {
      route: (scenario, route) => routeRisks(playedPosition(rules, scenario), route),
    },
    movement: {
      reach: (scenario, counter, points) => reach(playedPosition(rules, scenario), counter, points),
    },
  }
}
