/** MAP-3: the whole map mirrored, with all that is on it. */
import { describe, expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { mirrorMap } from '#shared/commands/mirrorMap'
import { turnMap } from '#shared/commands/turnMap'
import { footprint } from '#shared/document/counters'
import { boardId, counterId, groupId, labelId, zoneId } from '#shared/document/ids'
import { elevationAt, environmentAt, flagsAt, halfHex, terrainAt, wanderingAt } from '#shared/document/map'
import { nameOfHex } from '#shared/document/placeNames'
import { type Counter } from '#shared/document/armies'
import { type HexsideFeatures } from '#shared/document/types'
import { type Axial, hexKey, type HexKey, parseHexKey } from '#shared/hex/axial'
import { facingAngle } from '#shared/hex/facing'
import { hexesOfGrid } from '#shared/hex/grid'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { layHex, laySide, mirrorGrid } from '#shared/hex/laying'
import { hexCenter, hexsideEnds } from '#shared/hex/layout'
import { mapFrame } from '#shared/painter/frame'
import { writeScenario } from '#shared/format/write'
import { BOARD_GRID } from '../format/richScenario'
import { after, openMap, refusalOf } from './maps'
import { ALL_KINDS, fullScenario } from './wholeMap'

const CASES = ALL_KINDS.flatMap(([name, grid]) =>
  (['left-right', 'top-bottom'] as const).map((axis) => [`${name} ${axis}`, grid, axis] as const),
)

describe.each(CASES)('mirrored: %s', (_, grid, axis) => {
  const full = fullScenario(grid)
  const mirrored = after(full, mirrorMap, { axis })
  const laying = mirrorGrid(grid, axis)!
  const laid = (hex: Axial): Axial => layHex(hex, laying)
  const laidKey = (key: HexKey): HexKey => hexKey(laid(parseHexKey(key)))
  const [before, now] = [
    { grid, hexMm: 10 },
    { grid: mirrored.map.grid, hexMm: 10 },
  ]
  const [frame, newFrame] = [mapFrame(before), mapFrame(now)]
  // Where a point of the sheet lies on the mirrored one, from its upper left corner.
  const image = ({ x, y }: { x: number; y: number }) =>
    axis === 'left-right'
      ? { x: frame.width - (x - frame.x), y: y - frame.y }
      : { x: x - frame.x, y: frame.height - (y - frame.y) }
  const expectAt = (point: { x: number; y: number }, wanted: { x: number; y: number }): void => {
    expect(point.x - newFrame.x).toBeCloseTo(wanted.x, 9)
    expect(point.y - newFrame.y).toBeCloseTo(wanted.y, 9)
  }

  test('twice is the same file, byte for byte; both ways is turned', () => {
    expect(writeScenario(mirrored)).not.toBe(writeScenario(full))
    expect(writeScenario(after(mirrored, mirrorMap, { axis }))).toBe(writeScenario(full))
    const both = after(mirrored, mirrorMap, { axis: axis === 'left-right' ? 'top-bottom' : 'left-right' })
    const turned = after(full, turnMap, {})
    expect(both.map).toEqual(turned.map)
    expect(both.labels).toEqual(turned.labels)
    expect(both.sides).toEqual(turned.sides)
    const covers = (scenario: typeof both, counter: Counter) =>
      footprint(scenario, counter).map(hexKey).sort()
    for (const [id, counter] of Object.entries(both.counters))
      expect(covers(both, counter)).toEqual(covers(turned, turned.counters[counterId(id)]!))
  })

  test('is one step back', () => {
    const history = createHistory(full)
    history.apply(mirrorMap, { axis })
    history.undo()
    expect(history.document).toEqual(full)
    expect(history.undoName).toBeUndefined()
  })

  test('every hex lies where a mirror puts it, with what it holds and its name', () => {
    expect([newFrame.width, newFrame.height]).toEqual([frame.width, frame.height])
    for (const hex of hexesOfGrid(grid)) {
      expectAt(hexCenter(laid(hex), now), image(hexCenter(hex, before)))
      for (const valueAt of [terrainAt, elevationAt, environmentAt, flagsAt, wanderingAt])
        expect(valueAt(mirrored.map, laid(hex))).toBe(valueAt(full.map, hex))
      expect(nameOfHex(mirrored, laid(hex))).toBe(nameOfHex(full, hex))
    }
    const all = new Set([...hexesOfGrid(grid)].map((hex) => hexKey(laid(hex))))
    expect(all).toEqual(new Set([...hexesOfGrid(mirrored.map.grid)].map(hexKey)))
  })

  test('hexsides lie on their image, with their inside in the image of their inside', () => {
    const sides = Object.entries<HexsideFeatures>(Object.assign({}, ...Object.values(full.map.hexsides)))
    const laidSides = Object.assign({}, ...Object.values(mirrored.map.hexsides)) as Record<
      string,
      HexsideFeatures
    >
    expect(Object.keys(laidSides)).toHaveLength(sides.length)
    for (const [key, features] of sides) {
      const side = parseHexsideKey(key as HexsideKey)
      const image = laySide(side, laying)
      const found = laidSides[`${image.hex.q},${image.hex.r},${image.direction}`]!
      for (const slot of ['barrier', 'opening', 'fixture'] as const) {
        const [one, other] = [features[slot], found[slot]]
        expect(other?.feature).toBe(one?.feature)
        expect(other?.inside && halfHex(image, other.inside)).toEqual(
          one?.inside && laid(halfHex(side, one.inside)),
        )
      }
    }
    const [side] = sides.map(([key]) => parseHexsideKey(key as HexsideKey))
    const middle = ([a, b]: ReturnType<typeof hexsideEnds>) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
    expectAt(middle(hexsideEnds(laySide(side!, laying), now)), image(middle(hexsideEnds(side!, before))))
  })

  test('facings and two-hex counters are mirrored', () => {
    for (const [id, counter] of Object.entries(full.counters)) {
      const there = mirrored.counters[counterId(id)]!
      const [angle, mirror] = [facingAngle(counter.facing, grid), facingAngle(there.facing, grid)]
      const wanted = axis === 'left-right' ? -angle : Math.PI - angle
      expect(Math.cos(mirror)).toBeCloseTo(Math.cos(wanted), 9)
      expect(Math.sin(mirror)).toBeCloseTo(Math.sin(wanted), 9)
      const covers = footprint(full, counter).map((hex) => hexKey(laid(hex)))
      expect(footprint(mirrored, there).map(hexKey).sort()).toEqual(covers.sort())
    }
  })

  test('zones, labels, background, wings and boards go with it', () => {
    expect(mirrored.zones[zoneId('camp')]?.hexes).toEqual(full.zones[zoneId('camp')]?.hexes.map(laidKey))
    const river = full.labels[labelId('river')]!
    expect(mirrored.labels[labelId('river')]).toEqual({
      ...river,
      hex: laidKey(river.hex),
      dxMm: axis === 'left-right' ? -1.5 : 1.5,
      dyMm: 0,
      angle: 30,
    })
    expect(mirrored.map.background?.fit.map(({ hex }) => hex)).toEqual(
      full.map.background?.fit.map(({ hex }) => laidKey(hex)),
    )
    expect(mirrored.groups[groupId('van')]?.wing?.retreatEdge).toEqual(
      axis === 'left-right'
        ? { edge: 'top', from: 41 - 1 - 5, to: 41 - 1 - 2 }
        : { edge: 'bottom', from: 2, to: 5 },
    )
    expect(mirrored.boards[boardId('west')]).toMatchObject(
      axis === 'left-right'
        ? {
            firstColumn: 20,
            turned: true,
            numbering: { columnsDescend: true, rowsDescend: false },
            edges: [{ edge: 'top', name: 'Nord', spans: [{ name: 'porte', from: 15, to: 18 }] }],
          }
        : {
            firstColumn: 0,
            firstRow: 0,
            numbering: { columnsDescend: false, rowsDescend: true },
            edges: [{ edge: 'bottom', name: 'Nord', spans: [{ name: 'porte', from: 2, to: 5 }] }],
          },
    )
  })
})

test('with half hexes and an even number of lines it is refused the one way, and done the other', () => {
  const cut = openMap({ ...BOARD_GRID, halfHexes: true })
  expect(refusalOf(cut, mirrorMap, { axis: 'left-right' })).toBe(
    'With half hexes at the rim, left and right can be swapped only if the number of columns is odd.',
  )
  expect(refusalOf(cut, mirrorMap, { axis: 'top-bottom' })).toBeUndefined()
  const pointy = openMap({ ...BOARD_GRID, orientation: 'pointy', rows: 34, halfHexes: true })
  expect(refusalOf(pointy, mirrorMap, { axis: 'top-bottom' })).toMatch(/number of rows is odd/)
  expect(refusalOf(pointy, mirrorMap, { axis: 'left-right' })).toBeUndefined()
})
