/** SCN-8, DOC-6: hexes get another size, the rim is cut by a frame or made whole; what goes is reported, undo puts it back. */
import { describe, expect, test } from 'vitest'
import { changeHexes } from '#shared/commands/changeHexes'
import { createHistory } from '#shared/commands/history'
import { hexesBetween } from '#shared/document/changedHexes'
import { boardId, counterId, labelId, zoneId } from '#shared/document/ids'
import { terrainAt } from '#shared/document/map'
import { nameOfHex } from '#shared/document/placeNames'
import { fallen } from '#shared/document/fallen'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { hexKey } from '#shared/hex/axial'
import { type Grid, hexesOfGrid, isCut, onGrid, toAxial } from '#shared/hex/grid'
import { BOARD_GRID, richScenario } from '../format/richScenario'
import { after, openMap, refusalOf } from './maps'
import { ALL_KINDS, fullScenario } from './wholeMap'

describe.each(ALL_KINDS)('the rim of %s', (_, grid) => {
  const full = fullScenario(grid)
  const other = !isCut(grid)
  const changed = after(full, changeHexes, { halfHexes: other })

  test('is cut, or made whole, in a file that can be read', () => {
    expect(isCut(changed.map.grid)).toBe(other)
    const written = writeScenario(changed)
    const result = readScenario(written, 'changed')
    expect(result.ok && writeScenario(result.value)).toBe(written)
  })

  test('leaves every hex that stays as it was', () => {
    for (const hex of hexesOfGrid(full.map.grid))
      if (onGrid(hex, changed.map.grid)) expect(terrainAt(changed.map, hex)).toBe(terrainAt(full.map, hex))
  })

  test('comes back by undo', () => {
    const history = createHistory(full)
    history.apply(changeHexes, { halfHexes: other })
    history.undo()
    expect(history.document).toEqual(full)
  })
})

describe('a frame that cuts', () => {
  const grid: Grid = { orientation: 'flat', stagger: 'even', columns: 6, rows: 4 }
  const outside = hexKey(toAxial({ col: 1, row: 0 }, grid))
  const inside = hexKey(toAxial({ col: 2, row: 2 }, grid))
  const open = openMap({ ...grid, structures: { [outside]: 'tower' }, markers: { [outside]: 'fire' } })
  const { facing, ...counter } = richScenario().counters[counterId('guy')]!
  const scenario = {
    ...open,
    counterTypes: richScenario().counterTypes,
    counters: {
      [counterId('lost')]: { ...counter, facing, hex: outside },
      [counterId('kept')]: { ...counter, facing, hex: inside },
    },
    zones: { [zoneId('rim')]: { name: 'Rim', kind: 'other' as const, hexes: [outside, inside] } },
    labels: { [labelId('north')]: { text: 'N', hex: outside, dxMm: 0, dyMm: 0, sizeMm: 4, angle: 0 } },
  }
  const cut = after(scenario, changeHexes, { halfHexes: true })

  test('takes three hexes of six columns, and what lies on one of them', () => {
    expect(hexesBetween(scenario, cut)).toEqual({ more: -3, keepsNames: true })
    expect(fallen(scenario, cut)).toEqual({
      counters: 1,
      hexsides: 0,
      structures: 1,
      markers: 1,
      labels: 1,
      zoneHexes: 1,
      boards: 0,
      retreatEdges: 0,
    })
    expect(cut.counters[counterId('lost')]?.hex).toBeUndefined()
    expect(cut.counters[counterId('kept')]?.hex).toBe(inside)
    expect(cut.zones[zoneId('rim')]?.hexes).toEqual([inside])
  })

  test('is refused where there is nothing to cut', () => {
    const line = openMap({ orientation: 'flat', stagger: 'even', columns: 6, rows: 1 })
    expect(refusalOf(line, changeHexes, { halfHexes: true })).toBe(
      'Half hexes at the rim need at least two columns and two rows.',
    )
  })

  test('tells when hexes counted from the far edge change their names', () => {
    const numbering = { ...scenario.map.numbering, rowsDescend: true }
    const counted = { ...scenario, map: { ...scenario.map, numbering } }
    const framed = after(counted, changeHexes, { halfHexes: true })
    expect(hexesBetween(counted, framed)).toEqual({ more: -3, keepsNames: false })
    const hex = toAxial({ col: 1, row: 1 }, grid)
    expect([nameOfHex(counted, hex), nameOfHex(framed, hex)]).toEqual(['B3', 'B4'])
  })

  test('counts a turned board of an even number of columns from its other ends: its edges keep their names', () => {
    const rich = richScenario(BOARD_GRID)
    const framed = after(rich, changeHexes, { halfHexes: true })
    expect(framed.boards[boardId('west')]?.turned).toBe(false)
    expect(framed.boards[boardId('west')]?.edges).toEqual([
      { edge: 'bottom', name: 'Nord', spans: [{ name: 'porte', from: 14, to: 17 }] },
    ])
  })
})

describe('another size', () => {
  test('keeps texts in their places, to a thousandth of a millimetre, and every hex', () => {
    const rich = richScenario()
    const large = after(rich, changeHexes, { hexMm: 50.8 })
    expect(large.map.hexMm).toBe(50.8)
    expect(large.labels[labelId('river')]).toEqual({
      ...rich.labels[labelId('river')],
      dxMm: 3,
      dyMm: 0,
      sizeMm: 8,
    })
    expect(large.map.background).toEqual(rich.map.background)
    expect(writeScenario(after(large, changeHexes, { hexMm: 25.4 }))).toBe(writeScenario(rich))
  })

  test('never writes what a file cannot hold', () => {
    const rich = richScenario()
    const label = { ...rich.labels[labelId('river')]!, dxMm: -9000, sizeMm: 900 }
    const far = { ...rich, labels: { [labelId('river')]: label } }
    const large = after(far, changeHexes, { hexMm: 1000 })
    expect(large.labels[labelId('river')]).toMatchObject({ dxMm: -10000, sizeMm: 1000 })
    expect(readScenario(writeScenario(large), 'large').ok).toBe(true)
  })
})
