/** The ends of a move of the unit `me`, in short words. */
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { facingName } from '#shared/hex/facing'
import { hexName } from '#shared/hex/numbering'
import { reach } from '#shared/rules/common-mechanics/movement/reach'
import { stancesOf } from '#shared/rules/answers/reach'
import { positionOf } from '../../support/fantasyBoard'

/**
 * Gives the points of each end but the start, by "C3 s0 low-flight" (facing and placement only where given); "min": a minimal move.
 */
export function ends(scenario: Scenario, points?: number): Record<string, number | 'min'> {
  const { grid, numbering } = scenario.map
  const found = stancesOf(reach(positionOf(scenario), counterId('me'), points).hexes)
  return Object.fromEntries(
    found
      .slice(1)
      .map(({ hex, facing, placement, cost, minimal }) => [
        [
          hexName(hex, numbering, grid),
          ...(facing ? [facingName(facing, grid)] : []),
          ...(placement ? [placement] : []),
        ].join(' '),
        minimal ? 'min' : cost,
      ]),
  )
}

/** The least points for a hex, however it is reached; a minimal move counts when nothing else leads there. */
export function leastTo(scenario: Scenario, hex: string, points?: number): number | 'min' | undefined {
  const found = Object.entries(ends(scenario, points)).filter(([name]) => name.split(' ')[0] === hex)
  const costs = found.map(([, cost]) => cost).filter((cost) => cost !== 'min')
  if (costs.length > 0) return Math.min(...costs)
  return found.length > 0 ? 'min' : undefined
}
