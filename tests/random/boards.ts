/** The documents that random sequences begin with: every ruleset on every kind of grid, whole and cut by a frame. */
import { type Scenario } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { RULESETS } from '#shared/rules/registry/registry'
import { BOARD_GRID, richScenario } from '../format/richScenario'
import { GRID_KINDS, kindName } from '../hex/gridKinds'

export interface Board {
  readonly name: string
  readonly scenario: Scenario
}

const { columns, rows } = BOARD_GRID
const GRIDS = GRID_KINDS.flatMap((kind): Grid[] => {
  const whole = { ...kind, columns, rows }
  return [whole, { ...whole, halfHexes: true }]
})

export const BOARDS: readonly Board[] = RULESETS.flatMap(({ id }) =>
  GRIDS.map((grid) => ({
    name: `${id}, ${kindName(grid)}${grid.halfHexes ? ', half hexes' : ''}`,
    scenario: { ...richScenario(grid), ruleset: id },
  })),
)
