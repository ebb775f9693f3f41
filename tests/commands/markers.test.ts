/** MAP-3: laying and removing markers. */
import { expect, test } from 'vitest'
import { editMarker } from '#shared/commands/editMarker'
import { layMarkers } from '#shared/commands/layMarkers'
import { removeMarkers } from '#shared/commands/removeMarkers'
import { markerId } from '#shared/document/ids'
import { markersAt } from '#shared/document/map'
import { parseHexKey } from '#shared/hex/axial'
import { BOARD_GRID, richScenario } from '../format/richScenario'
import { after, at, refusalOf } from './maps'

const rich = richScenario()
const hex = (col: number, row: number) => at(col, row, BOARD_GRID)
const fire = (name: string, col: number, row: number) => ({ id: markerId(name), hex: hex(col, row) })

test('a marker is laid once a hex, on hexes of the map', () => {
  const places = [fire('a', 3, 3), fire('b', 3, 3), fire('c', -1, 0), fire('d', 4, 3)]
  const laid = after(rich, layMarkers, { kind: 'fire', places })
  const ids = Object.keys(laid.map.markers).filter((id) => !(id in rich.map.markers))
  expect(ids).toEqual(['a', 'd'])
  expect(laid.map.markers[markerId('a')]).toEqual({ kind: 'fire', hex: hex(3, 3) })
  expect(refusalOf(rich, layMarkers, { kind: 'fire', places: [fire('c', -1, 0)] })).toBe(
    'That is off the map.',
  )
})

test('an id that is taken is refused, unless the hex has the marker already', () => {
  expect(refusalOf(rich, layMarkers, { kind: 'fire', places: [fire('rubble', 3, 3)] })).toBe(
    'The scenario already has the marker “rubble”.',
  )
  const same = after(rich, layMarkers, { kind: 'rubble', places: [fire('rubble', 1, 1)] })
  expect(same).toBe(rich)
})

test('removing takes those of the kind off the hexes, no others', () => {
  const burning = after(rich, layMarkers, { kind: 'fire', places: [fire('a', 1, 1), fire('b', 2, 1)] })
  const out = after(burning, removeMarkers, { kind: 'fire', hexes: [hex(1, 1)] })
  expect(markersAt(out.map, parseHexKey(hex(1, 1))).map(({ kind }) => kind)).toEqual(['rubble'])
  expect(markersAt(out.map, parseHexKey(hex(2, 1))).map(({ kind }) => kind)).toEqual(['stakes', 'fire'])
})

test('a marker is turned, hidden and shown', () => {
  const marker = markerId('rubble')
  const { rubble } = rich.map.markers as Record<string, (typeof rich.map.markers)[typeof marker]>
  const facing = { kind: 'side', index: 4 } as const
  const turned = after(rich, editMarker, { marker, change: { facing, hidden: true } })
  expect(turned.map.markers[marker]).toEqual({ ...rubble, facing, hidden: true })
  const shown = after(turned, editMarker, { marker, change: { facing: null, hidden: null } })
  expect(shown.map.markers[marker]).toEqual(rubble)
  expect(refusalOf(rich, editMarker, { marker: markerId('none'), change: {} })).toBe(
    'The scenario has no marker “none”.',
  )
})
