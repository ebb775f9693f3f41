/** Sight in a medieval game as the rest of the program asks it. */
import { type Axial, hexDistance } from '#shared/hex/axial'
import { type Grid, onGrid, toAxial, toOffset } from '#shared/hex/grid'
import { countViewers, viewFrom } from '../engine/viewers'
import { type SightQuestions } from '../sight'
import { playedPosition } from './house/playedRules'
import { type MedievalRules } from './medievalRules'
import { sightBetween } from './sightBetween'
import { sightField } from './sightField'

export function medievalSight(rules: MedievalRules): SightQuestions {
  return {
    placements: ['ground'],
    traceLineOfSight(scenario, { from, to }) {
      const position = playedPosition(rules, scenario)
      return sightBetween(position, from, to, sightField(position))
    },
    fieldOfView(scenario, from, within = Infinity) {
      const { grid } = scenario.map
      const sees = onGrid(from, grid)
        ? viewFrom(sightField(playedPosition(rules, scenario)), from)
        : (): boolean => false
      const visible: Axial[] = []
      const hidden: Axial[] = []
      for (const hex of hexesAround(from, within, grid)) (sees(hex) ? visible : hidden).push(hex)
      return { from, visible, hidden }
    },
    countViewers: (scenario, viewers) => countViewers(sightField(playedPosition(rules, scenario)), viewers),
  }
}

/** The hexes of a grid at most `within` away, row by row. */
function hexesAround(center: Axial, within: number, grid: Grid): Axial[] {
  const { col, row } = toOffset(center, grid)
  const hexes: Axial[] = []
  for (let y = Math.max(0, row - within); y < grid.rows && y <= row + within; y++)
    for (let x = Math.max(0, col - within); x < grid.columns && x <= col + within; x++) {
      const hex = toAxial({ col: x, row: y }, grid)
      if (hexDistance(center, hex) <= within) hexes.push(hex)
    }
  return hexes
}
