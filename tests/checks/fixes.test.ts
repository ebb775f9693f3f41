/** Every quick fix names a real command, and running it makes its finding go (CHK). */
import { test } from 'vitest'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { axial } from '#shared/hex/axial'
import { disc, outline } from '../support/outline'
import { testBoard, withCounter, withHexsides } from '../support/board'
import { hexNamed } from '../support/names'
import { expectMended } from './expectMended'
import { WALL } from './support'

const field = testBoard()
const ring = outline(disc(hexNamed(field, 'F5'), 1))
const keep = outline([hexNamed(field, 'F5')])
const soldier = { type: 'crusaders-soldier', at: 'C3', name: 'Guy' } as const
const side = (features: HexsideFeatures) => withHexsides(field, ['C3/C4'], features)

const FAULTS: readonly (readonly [code: string, board: Scenario])[] = [
  ['CHK1-unknown-feature', side({ fixture: { feature: 'lift' } })],
  ['CHK1-unknown-counter-type', { ...withCounter(field, 'a', soldier), counterTypes: {} }],
  ['CHK1-duplicate-counter', withCounter(withCounter(field, 'a', soldier), 'b', { ...soldier, at: 'G3' })],
  ['CHK1-off-map', withCounter(field, 'a', { ...soldier, at: axial(40, 0) })],
  ['CHK4-wrong-facing', withCounter(field, 'a', { type: 'crusaders-knight', at: 'C3', facing: 'v1' })],
  ['CHK5-opening-outside-wall', side({ opening: { feature: 'arrow-slit', inside: 'owner' } })],
  ['CHK5-opening-outside-wall', side({ barrier: { feature: 'hedge' }, opening: { feature: 'door' } })],
  ['CHK5-opening-outside-wall', side({ ...WALL, opening: { feature: 'door' } })],
  ['CHK6-nearly-closed', withHexsides(field, ring.slice(2), WALL)],
  [
    'CHK6-nearly-closed',
    withHexsides(field, ring.slice(3), { barrier: { feature: 'battlement', inside: 'owner' } }),
  ],
  ['CHK6-hole', withHexsides(withHexsides(field, ring, WALL), keep.slice(1), WALL)],
]

test.each(FAULTS)('%s', (code, board) => {
  expectMended(board, code)
})
