/** The counters of the scenario that has something of everything: of each state, on the map and off it. */
import { counterId, counterTypeId, groupId, reinforcementId, sideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { plainCounter } from '../support/plainCounter'

export const NORMANS = sideId('normans')
export const SARACENS = sideId('saracens')
export const KNIGHT = counterTypeId('knight')
export const ARCHER = counterTypeId('archer')

export function richCounters(grid: Grid): Scenario['counters'] {
  const hex = (col: number, row: number) => hexKey(toAxial({ col, row }, grid))
  return {
    [counterId('guy')]: plainCounter({
      type: KNIGHT,
      name: 'Guy',
      side: NORMANS,
      hex: hex(12, 12),
      facing: { kind: 'side', index: 4 },
      rank: 1,
      face: 'mounted-healthy',
      status: { stunned: true, hits: 2, mood: 'grim' },
      hidden: true,
      owner: NORMANS,
      group: groupId('guard'),
    }),
    [counterId('7')]: plainCounter({
      type: ARCHER,
      hex: hex(13, 12),
      placement: 'low-flight',
      decoy: true,
    }),
    [counterId('squire')]: plainCounter({
      type: KNIGHT,
      hex: hex(13, 12),
      facing: { kind: 'side', index: 4 },
      placement: 'low-flight',
      rank: 1,
      face: 'mounted-healthy',
    }),
    [counterId('reserve')]: plainCounter({
      type: ARCHER,
      facing: { kind: 'vertex', index: 3 },
      reinforcement: reinforcementId('relief'),
      spare: true,
    }),
  }
}
