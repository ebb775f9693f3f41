import { expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { mayLie } from '#shared/rules/common-mechanics/ground/markerPlaces'
import { markerRow } from '#shared/rules/contract/rows'
import { withHexes, withMarker } from '../../support/board'
import { positionOf } from '../../support/fantasyBoard'
import { at, decided, field } from './support'

const HEX = at(0, 0)

function lies(kind: string, board: Scenario): [boolean, string | undefined] {
  const position = positionOf(board)
  const row = markerRow(position.rows, kind)
  if (!row) throw new Error(`no marker is called ${kind}`)
  return decided(mayLie(position, row, HEX))
}

test('CM-TER-3: a flammable hex may hold a fire-start or a blaze, no other hex may', () => {
  const dry = withHexes(field(), [HEX], { flags: ['flammable'] })
  for (const kind of ['fire-start', 'blaze']) {
    expect(lies(kind, dry)).toEqual([true, 'CM-TER-3'])
    expect(lies(kind, field())).toEqual([false, 'CM-TER-3'])
    expect(lies(kind, withMarker(field(), [HEX], 'tents'))[0]).toBe(true)
    expect(lies(kind, withMarker(field(), [HEX], 'fire-start'))[0]).toBe(false)
  }
  expect(lies('smoke-dense', field())[0]).toBe(true)
})

test('CM-OBS: stakes lie outdoors only, boats on water only, the others anywhere', () => {
  const cave = withHexes(field(), [HEX], { environment: 'cave' })
  const pond = withHexes(field(), [HEX], 'water')
  expect([lies('stakes', field())[0], lies('stakes', cave)]).toEqual([true, [false, 'CM-OBS']])
  expect([lies('boats', field())[0], lies('boats', pond)[0]]).toEqual([false, true])
  const rest = commonMechanics.markers.filter(
    ({ id }) => !['stakes', 'boats', 'fire-start', 'blaze'].includes(id),
  )
  for (const board of [field(), cave, pond])
    expect(rest.filter(({ id }) => !lies(id, board)[0]).map(({ id }) => id)).toEqual([])
})
