/** SCN-3 to SCN-5: the places and people that a game names, wherever its map is placed and however its sides are called. */
import { describe, expect, test } from 'vitest'
import { adopted } from '#shared/document/references/adopted'
import { boardId, counterId, reinforcementId, sideId, victoryId, zoneId } from '#shared/document/ids'
import { laidScenario } from '#shared/document/laidMap'
import { type Place } from '#shared/document/place'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { resizedScenario } from '#shared/document/resizedMap'
import { withSides } from '#shared/document/references/references'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { toAxial, toOffset } from '#shared/hex/grid'
import { turnGrid } from '#shared/hex/laying'
import { BOARD_GRID, NORMANS, richScenario, SARACENS } from '../format/richScenario'

const rich = richScenario()
const hex = (col: number, row: number): HexKey => hexKey(toAxial({ col, row }, BOARD_GRID))
const at = (keys: readonly HexKey[], { map }: Scenario = rich): string[] =>
  keys.map((key) => {
    const { col, row } = toOffset(parseHexKey(key), map.grid)
    return `${col},${row}`
  })
const RELIEF = reinforcementId('relief')
const KEEP = victoryId('keep')

describe('the hexes of a place', () => {
  test('listed hexes and those of a zone, each once, on the map', () => {
    const place: Place = { kind: 'hexes', hexes: [hex(1, 1), hex(1, 1), hex(99, 1)] }
    expect(at(hexesOfPlace(rich, place))).toEqual(['1,1'])
    const zone: Place = { kind: 'zone', zone: zoneId('camp') }
    expect(hexesOfPlace(rich, zone)).toEqual(rich.zones[zoneId('camp')]?.hexes)
    expect(hexesOfPlace(rich, { kind: 'zone', zone: zoneId('nowhere') })).toEqual([])
  })

  test('an edge of the map, and a part of it', () => {
    expect(hexesOfPlace(rich, { kind: 'edge', edge: 'top' })).toHaveLength(40)
    expect(at(hexesOfPlace(rich, { kind: 'edge', edge: 'left', from: 2, to: 4 }))).toEqual([
      '0,2',
      '0,3',
      '0,4',
    ])
  })

  test('a span of a board’s edge by its name, as printed: the board lies turned', () => {
    const board = { kind: 'board-edge', board: boardId('west'), edge: 'top' } as const
    expect(hexesOfPlace(rich, board)).toHaveLength(20)
    expect(at(hexesOfPlace(rich, { ...board, span: 'porte' }))).toEqual(['17,34', '16,34', '15,34', '14,34'])
    expect(hexesOfPlace(rich, { ...board, span: 'herse' })).toEqual([])
    expect(hexesOfPlace(rich, { ...board, board: boardId('east') })).toEqual([])
  })
})

describe('a map laid elsewhere takes the game along', () => {
  const places = (scenario: Scenario): readonly Place[] => scenario.reinforcements[RELIEF]?.entries ?? []

  test('turned: the same hexes by their own names, and twice is as before', () => {
    const laying = turnGrid(BOARD_GRID)
    if (!laying) throw new Error('it can be turned')
    const turned = laidScenario(rich, laying)
    expect(places(turned)[0]).toEqual({ kind: 'edge', edge: 'right', from: 29, to: 32 })
    expect(at(hexesOfPlace(turned, places(turned)[1] as Place), turned)).toEqual(['38,33', '38,32'])
    expect(turned.reinforcements[RELIEF]?.facing).toEqual({ kind: 'side', index: 4 })
    expect(laidScenario(turned, laying)).toEqual(rich)
  })

  test('cropped: what falls off is named no more', () => {
    const cropped = resizedScenario(rich, { top: -12, right: 0, bottom: 0, left: 0 })
    if (typeof cropped === 'string') throw new Error(cropped)
    expect(places(cropped).slice(0, 2)).toEqual([
      { kind: 'hexes', hexes: [] },
      { kind: 'hexes', hexes: [] },
    ])
    const kept = cropped.victory[KEEP]?.conditions ?? []
    expect(kept.find(({ kind }) => kind === 'break')).toMatchObject({ hexes: [], hexsides: [] })
  })
})

test('a side that goes takes its ways to victory along, and others forget it', () => {
  const gone = withSides(rich, (id) => (id === NORMANS ? undefined : id))
  expect(Object.keys(gone.victory)).toEqual(['keep', 'nobody'])
  const [, eliminate, exit] = gone.victory[KEEP]?.conditions ?? []
  expect(eliminate).toMatchObject({ who: [] })
  // The house was a group of theirs.
  expect(exit).toMatchObject({ who: [] })
  expect(gone.turns?.order).toEqual([SARACENS])
  const merged = withSides(rich, () => sideId('all'))
  expect(merged.turns?.order).toEqual(['all'])
  expect(Object.keys(withSides(rich, (id) => (id === SARACENS ? undefined : id)).victory)).toEqual(['nobody'])
})

test('the guest of a joined map keeps its own goals under new ids', () => {
  const guest = adopted(rich, rich)
  const keep = guest.victory[victoryId('keep-2')]
  expect(keep?.conditions[4]).toMatchObject({ who: [{ kind: 'counter', counter: counterId('guy-2') }] })
  expect(keep?.conditions[2]).toMatchObject({ who: [{ kind: 'group', group: 'house-2' }] })
  expect(guest.reinforcements[reinforcementId('relief-2')]?.entries[3]).toMatchObject({ board: 'west-2' })
  expect(Object.keys(guest.specialRules)).toEqual(['mud-2'])
})
