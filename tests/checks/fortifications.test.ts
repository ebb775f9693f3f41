/** CHK-5 and CHK-6 under the common mechanics: fortifications and their entrances. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { withHexes, withHexsides } from '../support/board'
import { hexNamed } from '../support/names'
import { entrance, fantasyBoard } from '../support/fantasyBoard'
import { disc, outline } from '../support/outline'
import { codesOf, findingsOf, keys, messages } from './support'

const codes = codesOf(
  'CHK1-unknown-side',
  'CHK5-entrance-outside',
  'CHK5-entrance-owner',
  'CHK5-opening-outside-wall',
  'CHK6-nearly-closed',
  'CHK6-no-entrance',
)

const field = fantasyBoard()
const hexes = disc(hexNamed(field, 'F5'), 1)
const ring = outline(hexes)
const fort = withHexes(field, hexes, 'fortification')
/** A closed ring with an entrance of red. */
const closed = withHexsides(withHexsides(fort, ring, 'fortification'), ring.slice(0, 1), entrance('red'))

test('CHK-6: a closed fortification with an entrance is in order', () => {
  expect(codes(closed)).toEqual([])
})

test('CHK-6: one that is nearly closed is closed by its own sides', () => {
  const open = withHexsides(
    withHexsides(fort, ring.slice(2), 'fortification'),
    ring.slice(2, 3),
    entrance('red'),
  )
  const [finding] = findingsOf(open, 'CHK6-nearly-closed')
  expect([...(finding?.hexsides ?? [])].sort()).toEqual(keys(ring.slice(0, 2)))
  expect(finding?.fix?.call.params).toMatchObject({ value: { feature: 'fortification' } })
})

test('CHK-6: one without an entrance', () => {
  const [finding] = findingsOf(withHexsides(fort, ring, 'fortification'), 'CHK6-no-entrance')
  expect(new Set(finding?.hexes)).toEqual(new Set(hexes.map(hexKey)))
})

test('CHK-6: impassable and water sides make no fortification', () => {
  for (const feature of ['impassable', 'water', 'rough'])
    expect(codes(withHexsides(fort, ring.slice(1), feature))).toEqual([])
})

test('CHK-5, SID-4: an entrance without its fortification side; the fix builds it', () => {
  const bare = withHexsides(fort, ring.slice(0, 1), {
    opening: { feature: 'fortification-entrance', owner: entrance('red').opening!.owner! },
  })
  const [finding] = findingsOf(bare, 'CHK5-opening-outside-wall')
  expect(finding?.severity).toBe('error')
  expect(finding?.fix?.call.params).toMatchObject({ value: { feature: 'fortification' } })
})

describe('entrances', () => {
  const plain = (features = entrance('red')): Scenario =>
    withHexsides(withHexsides(field, ring, 'fortification'), ring.slice(0, 1), features)

  test('CM-SID-6: one that touches no fortification hex is an error (CHK-5)', () => {
    const [finding, ...more] = findingsOf(plain(), 'CHK5-entrance-outside')
    expect(more).toEqual([])
    expect(finding).toMatchObject({
      severity: 'error',
      rule: 'CM-SID-6',
      hexsides: [hexsideKey(ring[0]!)],
      fix: { call: { command: 'clear-hexside', params: { slots: ['opening'] } } },
    })
    expect(finding?.message.en).toMatch(
      /^[A-Z]\d+\/[A-Z]\d+: fortification entrance, no fortification hex beside it \(CM-SID-6\)\.$/,
    )
  })

  test('CM-SID-6: one without an owner is closed to everyone: a hint (CHK-5)', () => {
    const board = withHexsides(closed, ring.slice(0, 1), entrance())
    expect(findingsOf(board, 'CHK5-entrance-owner')).toMatchObject([{ severity: 'hint', rule: 'CM-SID-6' }])
    expect(codes(board)).toEqual(['CHK5-entrance-owner'])
  })

  test('CHK-1: owner and guests that do not exist', () => {
    const ghost = 'ghosts' as 'red'
    const board = withHexsides(closed, ring.slice(0, 1), entrance(ghost, 'green', ghost))
    const [owner, guest, ...more] = messages(board, 'CHK1-unknown-side')
    expect(more).toEqual([])
    expect(owner).toMatch(/belongs to the side “ghosts”, which does not exist/)
    expect(guest).toMatch(/lets pass the side “ghosts”, which does not exist/)
  })
})
