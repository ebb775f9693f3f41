/** MAP-3: another orientation of the hexes, by a quarter turn of the whole sheet. */
import { describe, expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { quarterTurnMap } from '#shared/commands/quarterTurnMap'
import { footprint } from '#shared/document/counters'
import { keepsNames } from '#shared/document/laidBoards'
import {
  elevationAt,
  environmentAt,
  flagsAt,
  halfHex,
  hexsideAt,
  structureAt,
  terrainAt,
  wanderingAt,
} from '#shared/document/map'
import { hexesOfSpan } from '#shared/document/mapEdges'
import { nameOfHex } from '#shared/document/placeNames'
import { counterId, groupId, labelId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Label, type Scenario } from '#shared/document/types'
import { hexKey, type HexKey } from '#shared/hex/axial'
import { facingAngle } from '#shared/hex/facing'
import { type Grid, hexesOfGrid, toAxial } from '#shared/hex/grid'
import { gridSize, hexCenter, type Point } from '#shared/hex/layout'
import { layFacing, layHex, layHexKey, laySide, type QuarterTurn } from '#shared/hex/laying'
import { quarterTurnGrid } from '#shared/hex/quarterTurn'
import { parseHexsideKey } from '#shared/hex/hexside'
import { type Numbering } from '#shared/hex/numbering'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { after, openMap, refusalOf } from './maps'
import { ALL_KINDS, fullScenario } from './wholeMap'

const WAYS = ['clockwise', 'anticlockwise'] as const
const BACK = { clockwise: 'anticlockwise', anticlockwise: 'clockwise' } as const

const CASES = ALL_KINDS.flatMap(([name, grid]) => WAYS.map((way) => [`${name}, ${way}`, grid, way] as const))

/** A point of the sheet once it is turned; both sheets begin at the origin. */
function turnedPoint({ x, y }: Point, grid: Grid, way: QuarterTurn): Point {
  const { width, height } = gridSize({ grid, hexMm: 25 })
  return way === 'clockwise' ? { x: height - y, y: x } : { x: y, y: width - x }
}

describe.each(CASES)('%s', (_name, grid, way) => {
  const full = fullScenario(grid)
  const turned = after(full, quarterTurnMap, { way })
  const laying = quarterTurnGrid(grid, way)!

  test('turned back it is the same file, byte for byte; four times too', () => {
    expect(writeScenario(turned)).not.toBe(writeScenario(full))
    expect(writeScenario(after(turned, quarterTurnMap, { way: BACK[way] }))).toBe(writeScenario(full))
    const read = readScenario(writeScenario(turned), 'turned')
    expect(read.ok && read.value).toEqual(turned)
  })

  test('is one step back', () => {
    const history = createHistory(full)
    history.apply(quarterTurnMap, { way })
    expect(history.undo()).toBeDefined()
    expect(history.document).toEqual(full)
  })

  test('the sheet turns as paper does: columns are rows, every hex lies where it belongs', () => {
    expect(turned.map.grid).toMatchObject({
      orientation: grid.orientation === 'flat' ? 'pointy' : 'flat',
      columns: grid.rows,
      rows: grid.columns,
    })
    const to = { grid: turned.map.grid, hexMm: 25 }
    const [before, now] = [gridSize({ grid, hexMm: 25 }), gridSize(to)]
    expect([now.width, now.height]).toEqual([before.height, before.width])
    let count = 0
    for (const hex of hexesOfGrid(grid)) {
      const wanted = turnedPoint(hexCenter(hex, { grid, hexMm: 25 }), grid, way)
      const got = hexCenter(layHex(hex, laying), to)
      expect(Math.hypot(got.x - wanted.x, got.y - wanted.y)).toBeLessThan(1e-6)
      count++
    }
    expect([...hexesOfGrid(turned.map.grid)]).toHaveLength(count)
  })

  test('every hex takes with it what it holds', () => {
    for (const hex of hexesOfGrid(grid)) {
      const there = layHex(hex, laying)
      for (const valueAt of [terrainAt, elevationAt, environmentAt, flagsAt, wanderingAt])
        expect(valueAt(turned.map, there)).toBe(valueAt(full.map, hex))
      expect(structureAt(turned.map, there)?.feature).toBe(structureAt(full.map, hex)?.feature)
    }
  })

  test('hexsides keep what they carry, and their inside', () => {
    for (const bucket of Object.values(full.map.hexsides))
      for (const [key, features] of Object.entries(bucket)) {
        const side = parseHexsideKey(key as never)
        const there = laySide(side, laying)
        const found = hexsideAt(turned.map, there)
        expect(found?.barrier?.feature).toBe(features.barrier?.feature)
        expect(found?.way).toEqual(features.way)
        if (features.opening?.inside && found?.opening?.inside)
          expect(halfHex(there, found.opening.inside)).toEqual(
            layHex(halfHex(side, features.opening.inside), laying),
          )
      }
  })

  test('counters cover what they covered and look a quarter further round', () => {
    for (const [id, counter] of Object.entries<Counter>(full.counters)) {
      const now = turned.counters[counterId(id)]!
      const keys = (scenario: Scenario, one: Counter) => footprint(scenario, one).map(hexKey)
      expect(keys(turned, now).sort()).toEqual(
        keys(full, counter)
          .map((key) => layHexKey(key, laying))
          .sort(),
      )
      expect(now.facing).toEqual(layFacing(counter.facing, laying))
      const by = facingAngle(now.facing, turned.map.grid) - facingAngle(counter.facing, grid)
      const quarter = way === 'clockwise' ? 90 : 270
      expect(Math.round((by * 180) / Math.PI + 720) % 360).toBe(quarter)
    }
  })

  test('a retreat edge keeps its hexes', () => {
    const edge = ({ groups }: Scenario) => groups[groupId('van')]!.wing!.retreatEdge!
    const before = hexesOfSpan(grid, edge(full)).map((hex) => hexKey(layHex(hex, laying)))
    expect(hexesOfSpan(turned.map.grid, edge(turned)).map(hexKey).sort()).toEqual(before.sort())
  })

  test('names stay where the numbering can say them, on boards too', () => {
    for (const style of ['column-row', 'row-column', 'letter-number'] as const)
      for (const descends of [false, true]) {
        const numbering: Numbering = {
          ...full.map.numbering,
          style,
          columnsDescend: descends,
          rowsDescend: descends,
          firstColumn: 3,
          firstRow: 7,
        }
        const boards = Object.fromEntries(
          Object.entries(full.boards).map(([id, board]) => [id, { ...board, numbering }]),
        )
        const named = { ...full, map: { ...full.map, numbering }, boards } as Scenario
        const after90 = after(named, quarterTurnMap, { way })
        const hexes = [...hexesOfGrid(grid)]
        const same = hexes.filter((hex) => nameOfHex(named, hex) === nameOfHex(after90, layHex(hex, laying)))
        if (keepsNames(numbering, grid, way)) expect(same).toHaveLength(hexes.length)
        else expect(same.length).toBeLessThan(hexes.length)
      }
  })
})

test('half hexes with an even number of lines turn one way only, and say so', () => {
  for (const [orientation, refused, message] of [
    ['flat', 'anticlockwise', /quarter to the left only if the number of columns is odd/],
    ['pointy', 'clockwise', /quarter to the right only if the number of rows is odd/],
  ] as const) {
    const grid: Grid = { orientation, stagger: 'even', columns: 8, rows: 8, halfHexes: true }
    expect(refusalOf(openMap(grid), quarterTurnMap, { way: refused })).toMatch(message)
    const once = after(openMap(grid), quarterTurnMap, { way: BACK[refused] })
    expect(once.map.grid.orientation).not.toBe(orientation)
  }
})

test('level texts stay level, others keep to their line', () => {
  const board = openMap({ orientation: 'flat', stagger: 'odd', columns: 6, rows: 5 })
  const label = (angle: number): Label => ({
    text: 'Orne',
    hex: hexKey(toAxial({ col: 1, row: 1 }, board.map.grid)) as HexKey,
    dxMm: 3,
    dyMm: 1,
    sizeMm: 4,
    angle,
  })
  const labels = { [labelId('a')]: label(0), [labelId('b')]: label(30), [labelId('c')]: label(-60) }
  const turned = after({ ...board, labels }, quarterTurnMap, { way: 'clockwise' })
  expect(Object.values<Label>(turned.labels)).toMatchObject([
    { angle: 0, dxMm: -1, dyMm: 3 },
    { angle: -60, dxMm: -1, dyMm: 3 },
    { angle: 30, dxMm: -1, dyMm: 3 },
  ])
})
