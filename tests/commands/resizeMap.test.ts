/** MAP-3: columns and rows added and taken away at every edge; what is left keeps its neighbours. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { resizeMap } from '#shared/commands/resizeMap'
import { footprint } from '#shared/document/counters'
import { boardId, counterId, groupId, labelId, markerId, zoneId } from '#shared/document/ids'
import { elevationAt, flagsAt, hexsideAt, terrainAt, wanderingAt } from '#shared/document/map'
import { nameOfHex } from '#shared/document/placeNames'
import { fallen } from '#shared/document/fallen'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { hexKey } from '#shared/hex/axial'
import { type Grid, hexesOfGrid, isCut, onGrid, toAxial, toOffset } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { layHex, laySide } from '#shared/hex/laying'
import { hexCenter } from '#shared/hex/layout'
import { hexName } from '#shared/hex/numbering'
import { changesToFit, type EdgeChanges, resizeGrid } from '#shared/hex/resizeGrid'
import { after, openMap, refusalOf } from './maps'
import { ALL_KINDS, fullScenario } from './wholeMap'

const SAME: EdgeChanges = { top: 0, right: 0, bottom: 0, left: 0 }

// With half hexes the first lines come in pairs.
const growths = (grid: Grid) =>
  fc.record({ top: fc.nat(5), right: fc.nat(5), bottom: fc.nat(5), left: fc.nat(5) }).map((edges) => {
    const first = grid.orientation === 'flat' ? 'left' : 'top'
    return isCut(grid) ? { ...edges, [first]: edges[first] * 2 } : edges
  })

const opposite = ({ top, right, bottom, left }: EdgeChanges): EdgeChanges => ({
  top: 0 - top,
  right: 0 - right,
  bottom: 0 - bottom,
  left: 0 - left,
})

describe.each(ALL_KINDS)('resized: %s', (_, grid) => {
  const full = fullScenario(grid)
  const bytes = writeScenario(full)

  test('grown and cropped back is the same file, byte for byte', () => {
    fc.assert(
      fc.property(growths(grid), (edges) => {
        const grown = after(full, resizeMap, edges)
        expect([grown.map.grid.columns, grown.map.grid.rows]).toEqual([
          grid.columns + edges.left + edges.right,
          grid.rows + edges.top + edges.bottom,
        ])
        expect(readScenario(writeScenario(grown), 'grown').ok).toBe(true)
        expect(Object.values(fallen(full, grown)).every((count) => count === 0)).toBe(true)
        expect(writeScenario(after(grown, resizeMap, opposite(edges)))).toBe(bytes)
        expect(writeScenario(after(full, resizeMap, { ...edges, keepNames: false }))).toBe(
          writeScenario(grown),
        )
      }),
      { numRuns: 6, seed: 6 },
    )
  })

  test('every hex keeps its place beside the others, and what it holds; new ones are open ground', () => {
    fc.assert(
      fc.property(growths(grid), (edges) => {
        const grown = after(full, resizeMap, edges)
        const laying = resizeGrid(grid, edges)!
        const [before, now] = [
          { grid, hexMm: 10 },
          { grid: grown.map.grid, hexMm: 10 },
        ]
        const first = toAxial({ col: 0, row: 0 }, grid)
        const [from, to] = [hexCenter(first, before), hexCenter(layHex(first, laying), now)]
        const laid = new Set<string>()
        for (const hex of hexesOfGrid(grid)) {
          const there = layHex(hex, laying)
          laid.add(hexKey(there))
          const [a, b] = [hexCenter(hex, before), hexCenter(there, now)]
          expect(b.x - to.x).toBeCloseTo(a.x - from.x, 6)
          expect(b.y - to.y).toBeCloseTo(a.y - from.y, 6)
          const [old, place] = [toOffset(hex, grid), toOffset(there, grown.map.grid)]
          expect(place).toEqual({ col: old.col + edges.left, row: old.row + edges.top })
          for (const valueAt of [terrainAt, elevationAt, flagsAt, wanderingAt])
            expect(valueAt(grown.map, there)).toBe(valueAt(full.map, hex))
        }
        for (const hex of hexesOfGrid(grown.map.grid))
          if (!laid.has(hexKey(hex))) {
            expect(terrainAt(grown.map, hex)).toBe('clear')
            expect(flagsAt(grown.map, hex)).toBe(0)
          }
        const wall = hexsideOf(toAxial({ col: 9, row: 9 }, grid), 0)
        expect(hexsideAt(grown.map, laySide(wall, laying))).toEqual(hexsideAt(full.map, wall))
      }),
      { numRuns: 2, seed: 6 },
    )
  })

  test('hexes keep their names when asked to, on every side', () => {
    const edges = { top: -2, right: -6, bottom: -3, left: -4, keepNames: true }
    for (const numbering of [
      { ...full.map.numbering, columnsDescend: false, rowsDescend: false },
      { ...full.map.numbering, columnsDescend: true, rowsDescend: true },
    ]) {
      const numbered = { ...full, map: { ...full.map, numbering } }
      const cropped = after(numbered, resizeMap, edges)
      const laying = resizeGrid(grid, edges)!
      let named = 0
      for (const hex of hexesOfGrid(grid)) {
        const there = layHex(hex, laying)
        if (!onGrid(there, laying.to)) continue
        named++
        expect(hexName(there, cropped.map.numbering, laying.to)).toBe(hexName(hex, numbering, grid))
      }
      expect(named).toBeGreaterThan(800)
    }
  })

  test('what falls off is gone, its counters are in the tray, and one step brings all back', () => {
    // The last column and row left are 15 and 11: the counters at 12 and 13, 12 fall; so does the label.
    const edges = { top: 0, right: 15 + 1 - 41, bottom: 11 + 1 - 35, left: 0 }
    const history = createHistory(full)
    history.apply(resizeMap, edges)
    const cropped = history.document
    expect(cropped.map.grid).toEqual({ ...grid, columns: 16, rows: 12 })
    for (const id of ['guy', '7', 'squire', 'line', 'reserve'].map(counterId))
      expect(cropped.counters[id]).toEqual({ ...full.counters[id], hex: undefined })
    expect(cropped.labels[labelId('river')]).toBeUndefined()
    expect(Object.keys(cropped.map.structures)).toHaveLength(2)
    expect(cropped.zones[zoneId('camp')]?.hexes).toHaveLength(3)
    expect(fallen(full, cropped)).toEqual({
      counters: 4,
      hexsides: 1,
      structures: 0,
      markers: 0,
      labels: 1,
      zoneHexes: 0,
      boards: 0,
      retreatEdges: 0,
    })
    const result = readScenario(writeScenario(cropped), 'cropped')
    expect(result.ok && writeScenario(result.value)).toBe(writeScenario(cropped))
    history.undo()
    expect(history.document).toEqual(full)
    expect(history.undoName).toBeUndefined()
  })

  test('cropped from the upper left: sides, zones, markers, the retreat edge and the board follow', () => {
    const cropped = after(full, resizeMap, { ...SAME, top: -4, left: -4 })
    expect(cropped.map.markers[markerId('rubble')]).toBeUndefined()
    expect(cropped.zones[zoneId('camp')]?.hexes).toEqual([])
    const laying = resizeGrid(grid, { ...SAME, top: -4, left: -4 })!
    const sides = Object.values(cropped.map.hexsides).flatMap((bucket) => Object.keys(bucket))
    // Three of six sides are left: those of hexes (9, 9) twice and (33, 33).
    expect(sides).toHaveLength(3)
    const line = counterId('line')
    expect(footprint(cropped, cropped.counters[line]!).map(hexKey)).toEqual(
      footprint(full, full.counters[line]!).map((hex) => hexKey(layHex(hex, laying))),
    )
    expect(cropped.groups[groupId('van')]?.wing?.retreatEdge).toEqual({
      edge: 'top',
      from: 0,
      to: 1,
    })
    // 21 x 35 before; the gate of its upper edge, as printed, lies at the lower one, for it is turned.
    expect(cropped.boards[boardId('west')]).toMatchObject({
      firstColumn: 0,
      firstRow: 0,
      columns: 17,
      rows: 31,
      numbering: { firstColumn: 1, firstRow: 1 },
      edges: [{ edge: 'top', name: 'Nord', spans: [{ name: 'porte', from: 2, to: 5 }] }],
    })
    const hex = toAxial({ col: 10, row: 10 }, grid)
    expect(nameOfHex(cropped, layHex(hex, laying))).toBe(nameOfHex(full, hex))
    const gone = after(full, resizeMap, { ...SAME, left: -30 })
    expect(gone.groups[groupId('van')]?.wing).not.toHaveProperty('retreatEdge')
    expect(gone.boards).toEqual({})
  })

  test('boards are clipped, and their hexes keep their names, turned or not, counted from either end', () => {
    const west = full.boards[boardId('west')]!
    const edges = { top: -4, right: -26, bottom: -4, left: -2 }
    const laying = resizeGrid(grid, edges)!
    for (const turned of [false, true])
      for (const descend of [false, true]) {
        const numbering = { ...west.numbering!, columnsDescend: descend, rowsDescend: descend }
        const board = { ...west, turned, numbering }
        const before = { ...full, boards: { [boardId('west')]: board } }
        const cropped = after(before, resizeMap, edges)
        expect(cropped.boards[boardId('west')]).toMatchObject({
          firstColumn: 0,
          firstRow: 0,
          columns: 13,
          rows: 27,
          // As printed, the turned one has lost six columns at its left.
          edges: [
            {
              spans: turned ? [] : [{ name: 'porte', from: 0, to: 3 }],
            },
          ],
        })
        for (const hex of hexesOfGrid(laying.to)) {
          const was = { q: hex.q - laying.shift.q, r: hex.r - laying.shift.r }
          expect(nameOfHex(cropped, hex)).toBe(nameOfHex(before, was))
        }
      }
  })

  test('cropping to any hexes keeps them all, and no more lines than it must', () => {
    const hexes = [...hexesOfGrid(grid)]
    fc.assert(
      fc.property(fc.array(fc.nat(hexes.length - 1), { minLength: 2, maxLength: 4 }), (indexes) => {
        const chosen = indexes.map((index) => hexes[index]!)
        const edges = changesToFit(chosen, grid)
        expect(Math.max(...Object.values(edges))).toBeLessThanOrEqual(0)
        const laying = resizeGrid(grid, edges)
        if (!laying) throw new Error('it fits')
        const places = chosen.map((hex) => toOffset(hex, grid))
        const span = (values: number[]): number => Math.max(...values) - Math.min(...values) + 1
        const spare = isCut(grid) ? 2 : 0
        expect(laying.to.columns).toBeLessThanOrEqual(span(places.map(({ col }) => col)) + spare)
        expect(laying.to.rows).toBeLessThanOrEqual(span(places.map(({ row }) => row)) + spare)
        if (isCut(laying.to) === isCut(grid))
          for (const hex of chosen) expect(onGrid(layHex(hex, laying), laying.to)).toBe(true)
      }),
      { numRuns: 200, seed: 6 },
    )
  })
})

test.each([-21, -19, -24])(
  'with half hexes a turned board of which an even number of lines is left lies unturned, counted from the other ends: %d',
  (right) => {
    const [, grid] = ALL_KINDS[1]!
    const full = fullScenario(grid)
    const west = full.boards[boardId('west')]!
    const numbered = { ...west, turned: true, numbering: { ...west.numbering!, firstColumn: 1, firstRow: 1 } }
    const before = { ...full, boards: { [boardId('west')]: numbered } }
    const edges = { ...SAME, right }
    const cropped = after(before, resizeMap, edges)
    const laying = resizeGrid(grid, edges)!
    const board = cropped.boards[boardId('west')]!
    expect(board.firstColumn + board.columns).toBeLessThanOrEqual(cropped.map.grid.columns)
    expect(board.turned).toBe(board.columns % 2 === 1)
    for (const hex of hexesOfGrid(laying.to)) {
      const was = { q: hex.q - laying.shift.q, r: hex.r - laying.shift.r }
      expect(nameOfHex(cropped, hex)).toBe(nameOfHex(before, was))
    }
  },
)

describe('resizing is refused', () => {
  const small: Grid = { orientation: 'flat', stagger: 'odd', columns: 5, rows: 4 }
  const cut = { ...small, halfHexes: true }
  test.each([
    [small, { left: -5 }, 'No hex would be left.'],
    [small, { right: 996 }, 'The map would exceed 1000 columns or rows.'],
    [
      small,
      { left: 1, keepNames: true },
      'The hexes cannot keep their names: new ones would come before the first letter or number.',
    ],
    [cut, { left: 1 }, 'With half hexes at the rim, columns are added and taken away at the left in pairs.'],
    [
      { ...cut, orientation: 'pointy' as const },
      { top: -1 },
      'With half hexes at the rim, rows are added and taken away at the top in pairs.',
    ],
    [cut, { bottom: -3 }, 'With half hexes at the rim, at least two columns and two rows must be left.'],
  ] as const)('%j %j', (grid, edges, why) => {
    expect(refusalOf(openMap(grid), resizeMap, { ...SAME, ...edges })).toBe(why)
  })
})

test('an odd number of columns at the left changes the stagger, so that A1 keeps its neighbours', () => {
  const open = openMap({ orientation: 'flat', stagger: 'odd', columns: 5, rows: 4 })
  expect(after(open, resizeMap, { ...SAME, left: 1 }).map.grid.stagger).toBe('even')
  expect(after(open, resizeMap, { ...SAME, left: 2 }).map.grid.stagger).toBe('odd')
  expect(after(open, resizeMap, { ...SAME, top: 1 }).map.grid.stagger).toBe('odd')
})
