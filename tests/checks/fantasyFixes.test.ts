/** Every quick fix under the common mechanics names a real command, and running it makes its finding go (CHK). */
import { test } from 'vitest'
import { counterId, groupId, sideId } from '#shared/document/ids'
import { FIRST_VALUES } from '#shared/document/startValues'
import { type Wing } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexesOfGrid } from '#shared/hex/grid'
import { changed, type Placing, withCounter, withHexes, withHexsides, withMarker } from '../support/board'
import { hexNamed } from '../support/names'
import { entrance, fantasyBoard } from '../support/fantasyBoard'
import { disc, outline } from '../support/outline'
import { expectMended } from './expectMended'

const field = fantasyBoard()
const hexes = disc(hexNamed(field, 'F5'), 1)
const ring = outline(hexes)
const fort = withHexes(field, hexes, 'fortification')
const unit = (placing: Placing, board = field, id = 'a'): Scenario => withCounter(board, id, placing)
const sides = (change: object): Scenario => changed(field, 'sides', 'red', change)
const winged = (change: Partial<Wing>, leader?: string): Scenario => ({
  ...field,
  groups: {
    [groupId('van')]: {
      ...{ side: sideId('red'), name: 'Van', note: '', rank: 0 },
      ...(leader !== undefined && { leader: counterId(leader) }),
      wing: { banner: '#aa0000', order: 'attack', morale: 7, rest: 7, ...change },
    },
  },
})
const sheet = (board: Scenario, change: object): Scenario => changed(board, 'counterTypes', 'type-a', change)
const hiddenMarker = (board: Scenario): Scenario => {
  const markers = Object.entries(board.map.markers).map(([id, one]) => [id, { ...one, hidden: true }])
  return { ...board, map: { ...board.map, markers: Object.fromEntries(markers) } }
}
const hidden = { at: 'C3', hidden: true } as const

const allCave = withHexes(field, [...hexesOfGrid(field.map.grid)], { environment: 'cave' })

const FAULTS: readonly (readonly [code: string, board: Scenario])[] = [
  ['SCN1-night-underground', { ...allCave, start: { ...FIRST_VALUES, light: 'night' } }],
  ['CHK1-unknown-group', unit({ at: 'C3', group: groupId('x') })],
  ['CHK1-unknown-leader', sides({ commander: 'ghost' })],
  ['CHK1-unknown-leader', winged({}, 'ghost')],
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
    unit({ at: 'C3', stats: { movementClass: 'flying' } }, withHexes(field, ['C3'], 'impassable')),
  ],
  ['CHK3-misplaced-marker', withMarker(field, ['C3'], 'blaze')],
  ['CHK4-wrong-facing', unit({ at: 'C3', kind: 'formation', facing: 's2' })],
  ['CHK4-marker-facing', withMarker(field, ['C3'], 'palisade')],
  ['CHK5-opening-outside-wall', withHexsides(fort, ring.slice(0, 1), 'fortification-entrance')],
  ['CHK5-entrance-outside', withHexsides(field, ring.slice(0, 1), entrance('red'))],
  ['CHK6-nearly-closed', withHexsides(fort, ring.slice(2), 'fortification')],
  ['CHK7-hidden', unit(hidden)],
  ['CHK7-hidden', unit({ ...hidden, kind: 'character' })],
  ['CHK7-seen', unit({ at: 'E3', side: 'blue' }, unit(hidden), 'b')],
  ['CHK7-seen', unit({ at: 'E3', side: 'blue' }, unit({ ...hidden, decoy: true }), 'b')],
  ['CHK7-decoys', unit({ ...hidden, decoy: true })],
  ['CHK7-hidden-marker', hiddenMarker(withMarker(field, ['C3'], 'debris'))],
  ['CHK8-retreat-edge', winged({ retreatEdge: { edge: 'top', from: 3, to: 40 } })],
  ['CHK8-retreat-edge', winged({ retreatEdge: { edge: 'left', from: 7, to: 2 } })],
  ['CHK9-contradiction', unit({ at: 'C3', kind: 'formation', stats: { figures: 1 } })],
  ['CHK9-contradiction', unit({ at: 'C3', kind: 'formation', stats: { size: 'small' } })],
  ['CHK9-contradiction', sheet(unit({ at: 'C3' }), { footprint: 2 })],
  ['CHK9-contradiction', unit({ at: 'C3', stats: { caveAdapted: true, movementClass: 'mounted' } })],
  ['CHK9-contradiction', unit({ at: 'C3', status: { mode: 'march' } })],
]

test.each(FAULTS)('%s', (code, board) => {
  expectMended(board, code)
})
