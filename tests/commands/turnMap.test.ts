/** MAP-3: the whole map turned by 180 degrees, with all that is on it. */
import { describe, expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { turnMap } from '#shared/commands/turnMap'
import { footprint } from '#shared/document/counters'
import { boardId, counterId, groupId, labelId, markerId, zoneId } from '#shared/document/ids'
import {
  elevationAt,
  environmentAt,
  flagsAt,
  halfHex,
  hexsideAt,
  terrainAt,
  wanderingAt,
} from '#shared/document/map'
import { type Axial, hexKey, type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, hexesOfGrid, isAbsent, toAxial } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { layHex, laySide, turnGrid } from '#shared/hex/laying'
import { hexName } from '#shared/hex/numbering'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { BOARD_GRID, GRID_KINDS, richScenario } from '../format/richScenario'
import { after, openMap, refusalOf } from './maps'
import { withWing } from './wholeMap'

const NOTHING = {}

// 41 x 35: an odd number of lines both ways, so that half hexes turn too.
const KINDS: readonly Grid[] = GRID_KINDS.flatMap((grid) => [
  { ...grid, columns: 41 },
  { ...grid, columns: 41, halfHexes: true },
])

describe.each(
  KINDS.map(
    (grid) => [`${grid.orientation} ${grid.stagger} ${grid.halfHexes ? 'half' : 'whole'}`, grid] as const,
  ),
)('turned by 180 degrees: %s', (_, grid) => {
  const rich = withWing(richScenario(grid))
  const turned = after(rich, turnMap, NOTHING)
  const laying = turnGrid(grid)!
  const laid = (hex: Axial): Axial => layHex(hex, laying)
  const laidKey = (key: HexKey): HexKey => hexKey(laid(parseHexKey(key)))

  test('twice is the same file, byte for byte', () => {
    expect(writeScenario(turned)).not.toBe(writeScenario(rich))
    expect(writeScenario(after(turned, turnMap, NOTHING))).toBe(writeScenario(rich))
  })

  test('is one step back', () => {
    const history = createHistory(rich)
    history.apply(turnMap, NOTHING)
    history.undo()
    expect(history.document).toEqual(rich)
    expect(history.undoName).toBeUndefined()
  })

  test('every hex takes what it holds and its name with it', () => {
    for (const hex of hexesOfGrid(grid)) {
      for (const valueAt of [terrainAt, elevationAt, environmentAt, flagsAt, wanderingAt])
        expect(valueAt(turned.map, laid(hex))).toBe(valueAt(rich.map, hex))
      expect(hexName(laid(hex), turned.map.numbering, turned.map.grid)).toBe(
        hexName(hex, rich.map.numbering, grid),
      )
    }
  })

  test('hexsides keep their inside, structures, markers and counters their facing towards what they faced', () => {
    const side = hexsideOf(toAxial({ col: 9, row: 9 }, grid), 0)
    const [before, now] = [hexsideAt(rich.map, side)!, hexsideAt(turned.map, laySide(side, laying))!]
    for (const slot of ['barrier', 'opening'] as const)
      expect(halfHex(laySide(side, laying), now[slot]!.inside!)).toEqual(
        laid(halfHex(side, before[slot]!.inside!)),
      )
    const tower = hexKey(toAxial({ col: 10, row: 10 }, grid))
    expect(rich.map.structures[tower]?.facing).toEqual({ kind: 'side', index: 2 })
    expect(turned.map.structures[laidKey(tower)]?.facing).toEqual({ kind: 'side', index: 5 })
    expect(turned.map.markers[markerId('stakes')]).toMatchObject({
      hex: laidKey(rich.map.markers[markerId('stakes')]!.hex),
      facing: { kind: 'vertex', index: 2 },
    })
    for (const id of ['guy', '7', 'squire'].map(counterId))
      expect(footprint(turned, turned.counters[id]!)).toEqual(footprint(rich, rich.counters[id]!).map(laid))
  })

  test('zones, labels, background, wind and wings go with it', () => {
    expect(turned.zones[zoneId('camp')]?.hexes).toEqual(rich.zones[zoneId('camp')]?.hexes.map(laidKey))
    const [label, river] = [turned.labels[labelId('river')]!, rich.labels[labelId('river')]!]
    expect(label).toEqual({ ...river, hex: laidKey(river.hex), dxMm: -1.5, dyMm: 0 })
    expect(turned.map.background?.fit.map(({ hex }) => hex)).toEqual(
      rich.map.background?.fit.map(({ hex }) => laidKey(hex)),
    )
    expect(turned.start?.windToward).toBe(4)
    expect(turned.groups[groupId('van')]?.wing?.retreatEdge).toEqual({
      edge: 'bottom',
      from: 41 - 1 - 5,
      to: 41 - 1 - 2,
    })
  })

  test('a retreat edge longer than the map stays one that a file can hold', () => {
    const van = rich.groups[groupId('van')]!
    const wing = { ...van.wing!, retreatEdge: { edge: 'top' as const, from: 2, to: 99 } }
    const far = { ...rich, groups: { [groupId('van')]: { ...van, wing } } }
    const laidFar = after(far, turnMap, NOTHING)
    expect(laidFar.groups[groupId('van')]?.wing?.retreatEdge).toEqual({
      edge: 'bottom',
      from: 0,
      to: 41 - 1 - 2,
    })
    expect(readScenario(writeScenario(laidFar), 'turned')).toMatchObject({ ok: true })
  })

  test('MC-MAP-1: boards lie turned and keep their edges', () => {
    const board = rich.boards[boardId('west')]!
    expect(turned.boards[boardId('west')]).toEqual({ ...board, firstColumn: 21, turned: false })
  })

  test('a board that reaches beyond the map can be turned, saved and turned back', () => {
    const west = boardId('west')
    const wide = { ...rich, boards: { ...rich.boards, [west]: { ...rich.boards[west]!, columns: 60 } } }
    const laidWide = after(wide, turnMap, NOTHING)
    expect(laidWide.boards[west]?.firstColumn).toBeLessThan(0)
    const read = readScenario(writeScenario(laidWide), 'turned')
    expect(read.ok && after(read.value, turnMap, NOTHING).boards).toEqual(wide.boards)
  })
})

test('with half hexes an even number of columns is refused: its frame does not turn into itself', () => {
  const cut = openMap({ ...BOARD_GRID, halfHexes: true })
  expect(refusalOf(cut, turnMap, NOTHING)).toBe(
    'With half hexes at the rim, a map turns by 180° only if its number of columns is odd.',
  )
})

test('CM-SCN-4: what the file writes for absent hexes stays where it is', () => {
  const grid: Grid = { orientation: 'flat', stagger: 'even', columns: 5, rows: 4, halfHexes: true }
  const open = openMap(grid)
  const chunk = open.map.chunks[0]!
  const terrain = chunk.terrain.map((id, cell) => (cell === 1 ? 'wood' : id))
  const odd = { ...open, map: { ...open.map, chunks: [{ ...chunk, terrain }] } }
  expect(isAbsent({ col: 1, row: 0 }, grid)).toBe(true)
  const turned = after(odd, turnMap, NOTHING)
  expect(writeScenario(turned)).toContain('"...w."')
  expect(writeScenario(after(turned, turnMap, NOTHING))).toBe(writeScenario(odd))
})
