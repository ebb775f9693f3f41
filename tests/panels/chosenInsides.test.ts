/** SID-3: a feature chosen in the inspector looks to the inside, as it does when the tool lays it. */
import { expect, test } from 'vitest'
import { halfHex } from '#shared/document/map'
import { hexKey } from '#shared/hex/axial'
import { boundarySides } from '#shared/hex/boundary'
import { hexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { hexesWithin } from '#shared/hex/region'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { featureRow } from '#shared/rules/contract/rows'
import { chosenInsides } from '../../renderer/panels/inspector/chosenInsides'
import { testBoard, withHexsides } from '../support/board'
import { hexNamed } from '../support/names'

const open = testBoard({ columns: 20, rows: 20 })
const court = hexesWithin(hexNamed(open, 'J10'), 2)
const ring = boundarySides(court)
const keys = ring.map(hexsideKey)
const battlement = featureRow(magnaCarta, 'battlement')!

test('of a closed wall it is the enclosed hex, whether the wall stands or is set now', () => {
  const enclosed = new Set(court.map(hexKey))
  for (const board of [withHexsides(open, ring, 'wall'), open]) {
    const insides = chosenInsides(keys, battlement, board, magnaCarta)
    expect(insides).toHaveLength(ring.length)
    keys.forEach((key, index) =>
      expect(enclosed.has(hexKey(halfHex(parseHexsideKey(key), insides[index]!))), key).toBe(true),
    )
  }
})

test('a side keeps the inside it has', () => {
  const out = withHexsides(open, ring, { barrier: { feature: 'arrow-slit', inside: 'owner' } })
  expect(new Set(chosenInsides(keys, battlement, out, magnaCarta))).toEqual(new Set(['owner']))
})
