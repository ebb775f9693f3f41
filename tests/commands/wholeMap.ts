/** Grids and a full scenario for tests of what is done to the whole map. */
import { counterId, counterTypeId, groupId, sideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { mapRecord } from '#shared/lang/mapRecord'
import { GRID_KINDS, richScenario } from '../format/richScenario'

/** The four kinds, each with whole and with half hexes; an odd number of lines both ways, so that all of them mirror. */
export const ALL_KINDS: readonly (readonly [string, Grid])[] = GRID_KINDS.flatMap((kind) =>
  [false, true].map((halfHexes) => {
    const { orientation, stagger, rows } = kind
    const grid: Grid = { orientation, stagger, columns: 41, rows, ...(halfHexes ? { halfHexes } : {}) }
    return [`${orientation} ${stagger} ${halfHexes ? 'half' : 'whole'}`, grid] as const
  }),
)

/** A full scenario, with wind, a wing's retreat edge, and a formation of two hexes that faces a vertex. */
export function fullScenario(grid: Grid): Scenario {
  const rich = withWing(richScenario(grid))
  const [knight, guy] = [counterTypeId('knight'), counterId('guy')]
  return {
    ...rich,
    // An odd number of columns: with half hexes, others have no frame of their own.
    boards: mapRecord(rich.boards, (board) => ({ ...board, columns: 21 })),
    counters: {
      ...rich.counters,
      [counterId('line')]: {
        ...rich.counters[guy]!,
        type: knight,
        hex: hexKey(toAxial({ col: 20, row: 14 }, grid)),
        facing: { kind: 'vertex', index: 1 },
      },
    },
  }
}

/** A scenario with wind, and a wing that has a retreat edge. */
export function withWing(scenario: Scenario): Scenario {
  return {
    ...scenario,
    start: { light: 'day', weather: 'rain', wind: 'breeze', windToward: 1, fog: 'none' },
    groups: {
      [groupId('van')]: {
        side: sideId('normans'),
        name: 'Avant-garde',
        note: '',
        rank: 0,
        wing: {
          banner: '#112233',
          order: 'attack',
          morale: 8,
          rest: 9,
          retreatEdge: { edge: 'top', from: 2, to: 5 },
        },
      },
    },
  }
}
