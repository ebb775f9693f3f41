/** MAP-1: terrain, elevation, eraser, structures. */
import { describe, expect, test } from 'vitest'
import { eraseHexes } from '#shared/commands/eraseHexes'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { setElevation } from '#shared/commands/setElevation'
import { setStructure } from '#shared/commands/setStructure'
import { elevationAt, hexsideAt, structureAt, terrainAt, wanderingAt } from '#shared/document/map'
import { MAX_ELEVATION } from '#shared/document/limits'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexesOfSide, hexsideBetween, hexsideOf, sidesOfHex } from '#shared/hex/hexside'
import { BOARD_GRID, richScenario } from '../format/richScenario'
import { withHexsides } from '../support/board'
import { after, at, refusalOf } from './maps'

const rich = richScenario()
const hex = (col: number, row: number) => at(col, row, BOARD_GRID)
const level = (scenario: Scenario, key: HexKey) => elevationAt(scenario.map, parseHexKey(key))

describe('painting', () => {
  test('a brush over the rim paints what is on the map; wholly off it is refused', () => {
    const painted = after(rich, paintTerrain, { hexes: [hex(-1, 0), hex(0, 1), hex(40, 3)], terrain: 'wood' })
    expect(terrainAt(painted.map, parseHexKey(hex(0, 1)))).toBe('wood')
    expect(refusalOf(rich, paintTerrain, { hexes: [hex(-1, 0)], terrain: 'wood' })).toBe(
      'That is off the map.',
    )
  })

  test('a terrain new to the palette gets the character of its row, or another when that is taken', () => {
    const marsh = { hexes: [hex(5, 5)], terrain: 'marsh' }
    expect(after(rich, paintTerrain, { ...marsh, character: '"' }).map.palette).toMatchObject({ m: 'marsh' })
    expect(after(rich, paintTerrain, { ...marsh, character: '%' }).map.palette).toMatchObject({
      '%': 'marsh',
    })
    expect(after(rich, paintTerrain, { ...marsh, character: 'w' }).map.palette).toMatchObject({
      m: 'marsh',
      w: 'wood',
    })
  })

  test('copies the chunk it paints and shares the others', () => {
    const painted = after(rich, paintTerrain, { hexes: [hex(5, 5)], terrain: 'wood' })
    expect(painted.map.chunks.map((chunk, index) => chunk === rich.map.chunks[index])).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(painted.counters).toBe(rich.counters)
    expect(painted.map.hexsides).toBe(rich.map.hexsides)
  })
})

describe('elevation', () => {
  test('is raised and lowered from what it is, set to what is asked', () => {
    const hexes = [hex(5, 5), hex(6, 5), hex(5, 5)]
    const raised = after(rich, setElevation, { hexes, mode: 'raise', value: 1 })
    // A hex named twice is raised once.
    expect([level(raised, hex(5, 5)), level(raised, hex(6, 5))]).toEqual([3, 1])
    expect(level(after(raised, setElevation, { hexes, mode: 'lower', value: 4 }), hex(6, 5))).toBe(-3)
    expect(level(after(raised, setElevation, { hexes, mode: 'set', value: 7 }), hex(6, 5))).toBe(7)
  })

  test('stops at the last level, refuses fractions', () => {
    const high = after(rich, setElevation, { hexes: [hex(1, 1)], mode: 'raise', value: 5000 })
    expect(level(high, hex(1, 1))).toBe(MAX_ELEVATION)
    expect(refusalOf(rich, setElevation, { hexes: [hex(1, 1)], mode: 'set', value: 0.5 })).toBe(
      'A level is a whole number.',
    )
  })
})

test('erasing takes terrain, structure and markers; level, hexsides and counters stay', () => {
  const hexes = [hex(10, 10), hex(1, 1), hex(9, 9), hex(5, 5), hex(12, 12), hex(0, 0)]
  const erased = after(rich, eraseHexes, { hexes, terrain: 'clear' })
  expect(terrainAt(erased.map, parseHexKey(hex(0, 0)))).toBe('clear')
  expect(structureAt(erased.map, parseHexKey(hex(10, 10)))).toBeUndefined()
  expect(Object.keys(erased.map.markers)).toEqual(['stakes'])
  expect(level(erased, hex(5, 5))).toBe(2)
  const side = hexsideOf(parseHexKey(hex(9, 9)), 0)
  expect(hexsideAt(erased.map, side)).toEqual(hexsideAt(rich.map, side))
  expect(erased.counters).toBe(rich.counters)
})

test('erasing hexsides takes those between two of the hexes, and those of the rim of the map', () => {
  const [corner, below, beyond] = [hex(0, 0), hex(0, 1), hex(0, 2)].map(parseHexKey) as [Axial, Axial, Axial]
  const rim = sidesOfHex(corner).find((side) => hexesOfSide(side).some((one) => !onGrid(one, BOARD_GRID)))!
  const [inner, outer] = [hexsideBetween(corner, below)!, hexsideBetween(below, beyond)!]
  const walled = withHexsides({ ...rich, map: { ...rich.map, hexsides: {} } }, [rim, inner, outer], 'wall')
  const hexes = [hexKey(corner), hexKey(below)]
  const erased = after(walled, eraseHexes, { hexes, terrain: 'clear', what: ['hexsides'] })
  expect([rim, inner, outer].map((side) => hexsideAt(erased.map, side)?.barrier?.feature)).toEqual([
    undefined,
    undefined,
    'wall',
  ])
})

test('erasing attributes takes the environment, the flags and the wandering level', () => {
  const marked = hex(2, 2)
  expect(wanderingAt(rich.map, parseHexKey(marked))).toBe(4)
  const erased = after(rich, eraseHexes, { hexes: [marked], terrain: 'clear', what: ['attributes'] })
  expect(wanderingAt(erased.map, parseHexKey(marked))).toBe(0)
})

test('a structure takes the place of the one there', () => {
  const built = after(rich, setStructure, { hexes: [hex(10, 10)], structure: { feature: 'wall' } })
  expect(structureAt(built.map, parseHexKey(hex(10, 10)))).toEqual({ feature: 'wall' })
})
