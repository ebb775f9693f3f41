/** MAP-3, DOC-6: another scenario's map joined on an edge. */
import { describe, expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { joinMap } from '#shared/commands/joinMap'
import { joinedScenario } from '#shared/document/references/joinedMap'
import { elevationAt, hexsideAt, structureAt, terrainAt } from '#shared/document/map'
import { type Board, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Grid, hexesOfGrid, toAxial } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { layHex, layAt } from '#shared/hex/laying'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { setElevation } from '#shared/commands/setElevation'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { setStructure } from '#shared/commands/setStructure'
import { layMarkers } from '#shared/commands/layMarkers'
import { markerId } from '#shared/document/ids'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { richScenario } from '../format/richScenario'
import { after, at, openMap, refusalOf, sideAt } from './maps'

const BOARD: Grid = { orientation: 'flat', stagger: 'even', columns: 13, rows: 17, halfHexes: true }
const board = openMap(BOARD)
const wooded = (scenario: Scenario, ...places: (readonly [number, number])[]): Scenario =>
  after(scenario, paintTerrain, {
    hexes: places.map(([col, row]) => at(col, row, scenario.map.grid)),
    terrain: 'wood',
  })

describe('two boards with half hexes', () => {
  const east = wooded(board, [0, 3], [2, 2])
  const joined = after(wooded(board, [12, 5], [1, 1]), joinMap, { other: east, edge: 'right' })
  const terrain = (col: number, row: number): string | undefined =>
    terrainAt(joined.map, toAxial({ col, row }, joined.map.grid))

  test('CM-SCN-4: coinciding half hexes are one, as the map that was there has them', () => {
    expect(joined.map.grid).toEqual({ ...BOARD, columns: 25 })
    expect([terrain(12, 5), terrain(12, 3)]).toEqual(['wood', 'clear'])
    expect([terrain(1, 1), terrain(14, 2)]).toEqual(['wood', 'wood'])
    const both = joinedScenario(wooded(board, [12, 5]), east, { edge: 'right', turned: false })
    const differing = [at(12, 3, joined.map.grid), at(12, 5, joined.map.grid)]
    expect('differing' in both && both.differing.map(({ hex }) => hex).sort()).toEqual(differing.sort())
  })

  test('or as the other has them, when it is preferred', () => {
    const { map } = after(wooded(board, [12, 5], [1, 1]), joinMap, {
      other: east,
      edge: 'right',
      prefers: 'there',
    })
    const there = (col: number, row: number) => terrainAt(map, toAxial({ col, row }, map.grid))
    expect([there(12, 5), there(12, 3), there(1, 1)]).toEqual(['clear', 'wood', 'wood'])
  })

  test('DOC-6: each becomes a board with its own numbering', () => {
    const half = {
      firstRow: 0,
      columns: 13,
      rows: 17,
      numbering: board.map.numbering,
      turned: false,
      edges: [],
    }
    expect(Object.values<Board>(joined.boards)).toEqual([
      { name: '1', firstColumn: 0, ...half },
      { name: '2', firstColumn: 12, ...half },
    ])
    const three = after(joined, joinMap, { other: board, edge: 'left', turned: true })
    expect(Object.values<Board>(three.boards)).toEqual([
      { name: '1', firstColumn: 12, ...half },
      { name: '2', firstColumn: 24, ...half },
      { name: '3', firstColumn: 0, ...half, turned: true },
    ])
    const four = after(joined, joinMap, { other: joined, edge: 'bottom' })
    expect(Object.values<Board>(four.boards).map(({ name }) => name)).toEqual(['1', '2', '3', '4'])
  })

  test('on a shared side what both say is said by the map that was there; what one alone says stays', () => {
    const wall = (
      scenario: Scenario,
      feature: string,
      ...sides: (readonly [number, number, 0 | 1 | 2 | 3])[]
    ): Scenario =>
      after(scenario, setHexsideFeature, {
        sides: sides.map(([col, row, way]) => sideAt(col, row, way, BOARD)),
        slot: 'barrier',
        value: { feature },
      })
    const west = wall(board, 'wall', [12, 4, 3], [12, 2, 0])
    const other = wall(board, 'hedge', [0, 4, 3], [0, 8, 3], [0, 6, 1])
    const { map } = after(west, joinMap, { other, edge: 'right' })
    const barrier = (col: number, row: number, way: 0 | 1 | 3): string | undefined =>
      hexsideAt(map, hexsideOf(toAxial({ col, row }, map.grid), way))?.barrier?.feature
    expect([barrier(12, 4, 3), barrier(12, 8, 3), barrier(12, 6, 1), barrier(12, 2, 0)]).toEqual([
      'wall',
      'hedge',
      'hedge',
      'wall',
    ])
  })

  test('structures and markers of a shared hex: the first’s, and what only the second has there', () => {
    const tower = (scenario: Scenario, feature: string, col: number): Scenario =>
      after(scenario, setStructure, { hexes: [at(col, 4, BOARD)], structure: { feature } })
    const other = after(tower(tower(board, 'wall', 0), 'wall', 3), layMarkers, {
      kind: 'fire',
      places: [
        { id: markerId('fire'), hex: at(0, 4, BOARD) },
        { id: markerId('fire-2'), hex: at(5, 5, BOARD) },
      ],
    })
    const west = after(tower(board, 'tower', 12), layMarkers, {
      kind: 'fire',
      places: [{ id: markerId('fire'), hex: at(12, 4, BOARD) }],
    })
    const { map } = after(west, joinMap, { other, edge: 'right' })
    const place = (col: number, row: number) => toAxial({ col, row }, map.grid)
    expect(structureAt(map, place(12, 4))?.feature).toBe('tower')
    expect(structureAt(map, place(15, 4))?.feature).toBe('wall')
    expect(Object.values(map.markers)).toEqual([
      { kind: 'fire', hex: hexKey(place(12, 4)) },
      { kind: 'fire', hex: hexKey(place(17, 5)) },
    ])
  })

  test.each(['top', 'right', 'bottom', 'left'] as const)(
    'joined at the %s, every level is where it lay',
    (edge) => {
      const raised = (value: number): Scenario =>
        [...hexesOfGrid(BOARD)].reduce(
          (scenario, hex, index) =>
            index % 7 === 0
              ? after(scenario, setElevation, {
                  hexes: [hexKey(hex)],
                  mode: 'set',
                  value: value + (index % 5),
                })
              : scenario,
          board,
        )
      const [here, there] = [raised(1), raised(-5)]
      const both = after(here, joinMap, { other: there, edge })
      const grid = both.map.grid
      const [dx, dy] = [grid.columns - 13, grid.rows - 17]
      const mine = layAt(
        BOARD,
        grid,
        edge === 'left' || edge === 'top' ? { col: dx, row: dy } : { col: 0, row: 0 },
      )
      const others = layAt(
        BOARD,
        grid,
        edge === 'left' || edge === 'top' ? { col: 0, row: 0 } : { col: dx, row: dy },
      )
      const ours = new Set<string>()
      for (const hex of hexesOfGrid(BOARD)) {
        ours.add(hexKey(layHex(hex, mine)))
        expect(elevationAt(both.map, layHex(hex, mine))).toBe(elevationAt(here.map, hex))
      }
      for (const hex of hexesOfGrid(BOARD))
        if (!ours.has(hexKey(layHex(hex, others))))
          expect(elevationAt(both.map, layHex(hex, others))).toBe(elevationAt(there.map, hex))
    },
  )
})

describe('what the other map brings', () => {
  const rich = richScenario()
  const both = after(rich, joinMap, { other: rich, edge: 'right' })

  test('everything, under new ids where they are taken; sides and types that are the same once', () => {
    const size = (record: object): number => Object.keys(record).length
    expect(both.sides).toEqual(rich.sides)
    expect(both.counterTypes).toEqual(rich.counterTypes)
    expect(both.images).toEqual(rich.images)
    for (const key of ['counters', 'zones', 'labels', 'boards'] as const)
      expect(size(both[key])).toBe(2 * size(rich[key]))
    expect(size(both.map.markers)).toBe(4)
    expect(size(both.map.structures)).toBe(4)
    expect(both.map.background).toEqual(rich.map.background)
    expect(both.info).toBe(rich.info)
    const read = readScenario(writeScenario(both), 'both')
    expect(read.ok && read.value).toEqual(both)
  })

  test('a side of the same id that differs comes under another, and all that names it follows', () => {
    const blue = {
      ...rich.sides,
      normans: { name: 'Normands', color: '#0000aa', notes: '', commander: 'guy' },
    }
    const other = { ...rich, sides: blue as Scenario['sides'] }
    const { sides, counterTypes, counters, map } = after(rich, joinMap, { other, edge: 'right' })
    expect(Object.keys(sides)).toEqual(['saracens', 'normans', 'normans-2'])
    expect(sides['normans-2' as never]).toMatchObject({ color: '#0000aa', commander: 'guy-2' })
    expect(counterTypes['knight-2' as never]).toMatchObject({ side: 'normans-2' })
    expect(counters['guy-2' as never]).toMatchObject({
      type: 'knight-2',
      side: 'normans-2',
      owner: 'normans-2',
    })
    expect(counters['7-2' as never]).toMatchObject({ type: 'archer' })
    const gate = hexsideOf(toAxial({ col: 49, row: 9 }, map.grid), 1)
    expect(hexsideAt(map, gate)?.opening).toMatchObject({ feature: 'gate', owner: 'normans-2' })
    expect(map.structures[at(50, 10, map.grid)]).toMatchObject({ owner: 'normans-2' })
  })

  test('terrains new to the palette get a character of their own', () => {
    const bog = openMap({ ...rich.map.grid, columns: 2, hexMm: 25.4 })
    const marshy = after(bog, paintTerrain, {
      hexes: [at(0, 0, rich.map.grid)],
      terrain: 'marsh',
      character: 'w',
    })
    const { map } = after(rich, joinMap, { other: marshy, edge: 'right' })
    expect(map.palette).toEqual({ ...rich.map.palette, m: 'marsh' })
  })

  test('a retreat edge keeps its hexes when the map grows at its beginning', () => {
    const wing = { banner: '#000000', order: 'attack', morale: 8, rest: 8 }
    const edged = {
      ...board,
      sides: { orcs: { name: 'Orcs', color: '#000000', notes: '' } },
      groups: {
        van: {
          ...{ side: 'orcs', name: 'Van', note: '', rank: 0 },
          wing: { ...wing, retreatEdge: { edge: 'top', from: 1, to: 3 } },
        },
      },
    } as unknown as Scenario
    const grown = after(edged, joinMap, { other: board, edge: 'left' })
    expect(grown.groups).toMatchObject({ van: { wing: { retreatEdge: { from: 13, to: 15 } } } })
  })
})

describe('one step, and clear refusals', () => {
  test('undo takes the whole map back', () => {
    const history = createHistory(board)
    history.apply(joinMap, { other: board, edge: 'bottom' })
    expect(history.undoName).toEqual({
      fr: 'Joindre la carte\u202f: Test',
      en: 'Join the map Test',
    })
    history.undo()
    expect(history.document).toEqual(board)
  })

  test.each([
    [{ orientation: 'pointy' as const }, 25, 'right', false, /not oriented alike/],
    [{}, 20, 'right', false, /not of the same width/],
    [{ halfHexes: false }, 25, 'right', false, /half hexes at the rim, or neither/],
    [{ rows: 16 }, 25, 'right', false, /not of the same length: 17 and 16 hexes/],
    [{ columns: 12 }, 25, 'left', false, /odd number of columns/],
    [{ columns: 12 }, 25, 'right', true, /turns by 180° only if/],
    [{ columns: 999 }, 25, 'right', false, /exceed 1000/],
  ] as const)('%j, %d mm, at the %s, turned %s', (change, hexMm, edge, turned, message) => {
    const other = openMap({ ...BOARD, ...change, hexMm })
    expect(refusalOf(board, joinMap, { other, edge, turned })).toMatch(message)
  })

  test('whole hexes whose columns would not go on shifting', () => {
    const whole = openMap({ orientation: 'flat', stagger: 'even', columns: 5, rows: 4 })
    expect(refusalOf(whole, joinMap, { other: whole, edge: 'right' })).toMatch(/would not follow each other/)
    // Turned, its first column is shifted the other way.
    expect(after(whole, joinMap, { other: whole, edge: 'right', turned: true }).map.grid.columns).toBe(10)
  })
})
