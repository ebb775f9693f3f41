/** MAP-5: labels and zones by commands. */
import { expect, test } from 'vitest'
import { addLabel, editLabel } from '#shared/commands/entries/labels'
import { addZone, editZone } from '#shared/commands/entries/zones'
import { createHistory } from '#shared/commands/history'
import { setZoneHexes } from '#shared/commands/setZoneHexes'
import { labelId, zoneId } from '#shared/document/ids'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { BOARD_GRID, richScenario } from '../format/richScenario'
import { after, at, refusalOf } from './maps'

const rich = richScenario()
const hex = (col: number, row: number) => at(col, row, BOARD_GRID)
const CAMP = zoneId('camp')
const RIVER = labelId('river')

function thousand() {
  const hexes = Array.from({ length: 1000 }, (_, index) => hex(index % 32, Math.floor(index / 32)))
  return { ...rich, zones: { [CAMP]: { name: 'Camp', kind: 'setup' as const, hexes } } }
}

test('one hex more or less in a zone of a thousand changes that zone alone, and keeps its other hexes', () => {
  const history = createHistory(thousand())
  const named: unknown[] = []
  history.subscribe(({ changes }) => named.push(changes.records, changes.reordered.size))
  history.apply(setZoneHexes, { zone: CAMP, hexes: [hex(32, 31)], mode: 'add' })
  history.apply(setZoneHexes, { zone: CAMP, hexes: [hex(3, 3)], mode: 'remove' })
  const camp = { zones: new Set([CAMP]) }
  expect(named).toEqual([camp, 0, camp, 0])
  const { hexes } = history.document.zones[CAMP] as { hexes: readonly string[] }
  expect(hexes).toHaveLength(1000)
  expect(hexes).not.toContain(hex(3, 3))
  expect(new Set(hexes).size).toBe(1000)
})

test('a hex more or less in a zone changes one line of the file', () => {
  const lines = writeScenario(thousand()).split('\n')
  const grown = after(thousand(), setZoneHexes, { zone: CAMP, hexes: [hex(32, 31)], mode: 'add' })
  const now = writeScenario(grown).split('\n')
  expect(now).toHaveLength(lines.length)
  expect(now.filter((line, index) => line !== lines[index])).toHaveLength(1)
})

test('hexes of a zone are on the map and held once; those off it may be taken out', () => {
  const off = hex(-1, 0)
  const zone = { name: 'Gué', kind: 'entry' as const, hexes: [off, hex(3, 3), hex(3, 3)] }
  const made = after(rich, addZone, { id: zoneId('ford'), zone })
  expect(made.zones[zoneId('ford')]?.hexes).toEqual([hex(3, 3)])
  expect(refusalOf(rich, setZoneHexes, { zone: CAMP, hexes: [off], mode: 'add' })).toBe(
    'That is off the map.',
  )
  const left = { ...rich, zones: { [CAMP]: { ...zone, hexes: [off, hex(3, 3)] } } }
  const cleared = after(left, setZoneHexes, { zone: CAMP, hexes: [off], mode: 'remove' })
  expect(cleared.zones[CAMP]?.hexes).toEqual([hex(3, 3)])
})

test('what no file holds is refused', () => {
  const label = { text: 'Moulin', hex: hex(4, 4), dxMm: 0, dyMm: 0, sizeMm: 5, angle: 0 }
  const add = (change: object) =>
    refusalOf(rich, addLabel, { id: labelId('mill'), label: { ...label, ...change } })
  expect(add({ text: ' ' })).toBe('A text is expected.')
  expect(add({ sizeMm: 0 })).toBe('The size is from 0.1 to 1000 mm.')
  expect(add({ angle: NaN })).toBe('An angle is from -360 to 360 degrees.')
  expect(add({ color: 'red' })).toBe('A colour is written “#rrggbb”.')
  expect(add({ hex: hex(-1, -1) })).toBe('That is off the map.')
  expect(add({ dxMm: 10_001 })).toBe('That is off the map.')
  expect(refusalOf(rich, editZone, { zone: CAMP, change: { opacity: 1.5 } })).toBe(
    'An opacity is from 0 to 1.',
  )
  expect(refusalOf(rich, editZone, { zone: CAMP, change: { name: '' } })).toBe('A name is expected.')
})

test('the menu says whether a label is moved, turned or edited', () => {
  const name = (change: object) => editLabel.name({ label: RIVER, change }, rich).en
  expect(name({ hex: hex(3, 3), dxMm: 1 })).toBe('Move label La Rivière')
  expect(name({ angle: 15 })).toBe('Turn label La Rivière')
  expect(name({ text: 'Le Nil' })).toBe('Edit label La Rivière')
})

test('looks of labels and zones are in the file and come back; without them nothing is written', () => {
  expect(writeScenario(rich)).not.toContain('hatching')
  const look = { color: '#123456', hatching: 'crossed', opacity: 0.5 } as const
  const zoned = after(rich, editZone, { zone: CAMP, change: look })
  const both = after(zoned, editLabel, { label: RIVER, change: { color: '#204060', font: 'sans-bold' } })
  const text = writeScenario(both)
  const read = readScenario(text, 'x.castellan')
  expect(read.ok && read.value).toEqual(both)
  expect(read.ok && writeScenario(read.value)).toBe(text)
})
