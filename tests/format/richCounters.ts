/** The counters of the scenario that has something of everything: of each state, on the map and off it. */
import { counterId, counterTypeId, groupId, reinforcementId, sideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'

export const NORMANS = sideId('normans')
export const SARACENS = sideId('saracens')
export const KNIGHT = counterTypeId('knight')
export const ARCHER = counterTypeId('archer')

export function richCounters(grid: Grid): Scenario['counters'] {
  const hex = (col: number, row: number) => hexKey(toAxial({ col, row }, grid))
  return {
    [counterId('guy')]: {
      type: KNIGHT,
      name: 'Guy',
      side: NORMANS,
      hex: hex(12, 12),
      facing: { kind: 'side', index: 4 },
      placement: 'ground',
      rank: 1,
      face: 'mounted-healthy',
      status: { stunned: true, hits: 2, mood: 'grim' },
      hidden: true,
      decoy: false,
      owner: NORMANS,
      group: groupId('guard'),
    },
    [counterId('7')]: {
      type: ARCHER,
      name: '',
      hex: hex(13, 12),
      facing: { kind: 'vertex', index: 0 },
      placement: 'low-flight',
      rank: 0,
      face: 'healthy',
      status: {},
      hidden: false,
      decoy: true,
    },
    [counterId('squire')]: {
      type: KNIGHT,
      name: '',
      hex: hex(13, 12),
      facing: { kind: 'side', index: 4 },
      placement: 'low-flight',
      rank: 1,
      face: 'mounted-healthy',
      status: {},
      hidden: false,
      decoy: false,
    },
    [counterId('reserve')]: {
      type: ARCHER,
      name: '',
      facing: { kind: 'vertex', index: 3 },
      placement: 'ground',
      rank: 0,
      face: 'healthy',
      status: {},
      hidden: false,
      decoy: false,
      reinforcement: reinforcementId('relief'),
      spare: true,
    },
  }
}
