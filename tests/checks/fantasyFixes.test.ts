/** Every quick fix under the common mechanics names a real command, and running it makes its finding go (CHK). */
import { test } from 'vitest'
import { counterId, counterTypeId, sideId, wingId } from '#shared/document/ids'
import { FIRST_VALUES } from '#shared/document/startValues'
import { type Scenario } from '#shared/document/types'
import { hexesOfGrid } from '#shared/hex/grid'
import {
  entrance,
  openField,
  type Placing,
  withFeatures,
  withHexes,
  withObstacle,
  withUnit,
} from '../support/fantasyBoard'
import { disc, outline } from '../support/outline'
import { hexNamed } from '../support/scenario'
import { expectMended } from './expectMended'

const field = openField()
const hexes = disc(hexNamed(field, 'F5'), 1)
const ring = outline(hexes)
const fort = withHexes(field, hexes, { terrain: 'fortification' })
const unit = (placing: Placing, board = field, id = 'a'): Scenario => withUnit(board, id, placing)
const sides = (change: object): Scenario => ({
  ...field,
  sides: { ...field.sides, [sideId('red')]: { ...field.sides[sideId('red')]!, ...change } },
})
const wing = { name: 'Van', banner: '#aa0000', order: 'attack', morale: 7, rest: 7 }
const sheet = (board: Scenario, change: object): Scenario => {
  const id = counterTypeId('type-a')
  return {
    ...board,
    counterTypes: { ...board.counterTypes, [id]: { ...board.counterTypes[id]!, ...change } },
  }
}
const inWing = (board: Scenario): Scenario => {
  const id = counterId('a')
  return { ...board, counters: { ...board.counters, [id]: { ...board.counters[id]!, wing: wingId('x') } } }
}
const hiddenMarker = (board: Scenario): Scenario => {
  const markers = Object.entries(board.map.markers).map(([id, one]) => [id, { ...one, hidden: true }])
  return { ...board, map: { ...board.map, markers: Object.fromEntries(markers) } }
}
const hidden = { at: 'C3', hidden: true } as const

const allCave = withHexes(field, [...hexesOfGrid(field.map.grid)], { environment: 'cave' })

const FAULTS: readonly (readonly [code: string, board: Scenario])[] = [
  ['SCN1-night-underground', { ...allCave, start: { ...FIRST_VALUES, light: 'night' } }],
  ['CHK1-unknown-wing', inWing(unit({ at: 'C3' }))],
  ['CHK1-unknown-leader', sides({ commander: 'ghost' })],
  ['CHK1-unknown-leader', sides({ wings: { van: { ...wing, leader: 'ghost' } } })],
  ['CHK2-overlap', unit({ at: 'C3', facing: 'v3' }, unit({ at: 'C3' }), 'b')],
  [
    'CHK2-overlap',
    unit(
      { at: 'C3', facing: 's3' },
      unit({ at: 'C3', kind: 'formation', stats: { figures: 2 }, facing: 'v1' }),
      'b',
    ),
  ],
  ['CHK3-forbidden-terrain', unit({ at: 'C3', placement: 'low-flight' })],
  [
    'CHK3-forbidden-terrain',
    unit(
      { at: 'C3', stats: { movementClass: 'flying' } },
      withHexes(field, ['C3'], { terrain: 'impassable' }),
    ),
  ],
  ['CHK3-misplaced-marker', withObstacle(field, 'blaze', 'C3')],
  ['CHK4-wrong-facing', unit({ at: 'C3', kind: 'formation', facing: 's2' })],
  ['CHK4-marker-facing', withObstacle(field, 'palisade', 'C3')],
  ['CHK5-opening-outside-wall', withFeatures(fort, ring.slice(0, 1), 'fortification-entrance')],
  ['CHK5-entrance-outside', withFeatures(field, ring.slice(0, 1), entrance('red'))],
  ['CHK6-nearly-closed', withFeatures(fort, ring.slice(2), 'fortification')],
  ['CHK7-hidden', unit(hidden)],
  ['CHK7-hidden', unit({ ...hidden, kind: 'character' })],
  ['CHK7-seen', unit({ at: 'E3', side: 'blue' }, unit(hidden), 'b')],
  ['CHK7-seen', unit({ at: 'E3', side: 'blue' }, unit({ ...hidden, decoy: true }), 'b')],
  ['CHK7-decoys', unit({ ...hidden, decoy: true })],
  ['CHK7-hidden-marker', hiddenMarker(withObstacle(field, 'debris', 'C3'))],
  [
    'CHK8-retreat-edge',
    sides({ wings: { van: { ...wing, retreatEdge: { edge: 'top', from: 3, to: 40 } } } }),
  ],
  [
    'CHK8-retreat-edge',
    sides({ wings: { van: { ...wing, retreatEdge: { edge: 'left', from: 7, to: 2 } } } }),
  ],
  ['CHK9-contradiction', unit({ at: 'C3', kind: 'formation', stats: { figures: 1 } })],
  ['CHK9-contradiction', unit({ at: 'C3', kind: 'formation', stats: { size: 'small' } })],
  ['CHK9-contradiction', sheet(unit({ at: 'C3' }), { footprint: 2 })],
  ['CHK9-contradiction', unit({ at: 'C3', stats: { caveAdapted: true, movementClass: 'mounted' } })],
  ['CHK9-contradiction', unit({ at: 'C3', status: { mode: 'march' } })],
]

test.each(FAULTS)('%s', (code, board) => {
  expectMended(board, code)
})
