import { describe, expect, test } from 'vitest'
import { addHex, type Axial, axial, hexDistance, hexKey, sameHex } from '#shared/hex/axial'
import { DIRECTIONS, direction, neighbor, step } from '#shared/hex/direction'
import { onGrid, toAxial } from '#shared/hex/grid'
import { hexesWithin } from '#shared/hex/region'
import { sightBetween } from '#shared/rules/common-mechanics/sight/sightBetween'
import { sightPath } from '#shared/rules/engine/sightPath'
import { type Meeting, meeting } from '../../support/clippedSegment'
import { withHexes } from '../../support/board'
import { fantasyBoard, positionOf } from '../../support/fantasyBoard'

const START = axial(0, 0)
const keys = (hexes: readonly Axial[]): string[] => hexes.map(hexKey).sort()

/** The hex so many pairs of steps away in the direction of a vertex: the way of all lines along hexsides. */
function alongVertex(from: Axial, vertex: number, distance: number): Axial {
  let hex = from
  for (let count = 0; count < distance / 2; count++)
    hex = addHex(addHex(hex, step(direction(vertex))), step(direction(vertex + 1)))
  return hex
}

describe('CM-LOS-9: the crossing is exact', () => {
  test('CM-LOS-9: crossed hexes and pairs are those of the segment clipped against every hex', () => {
    let [inside, along] = [0, 0]
    for (const end of hexesWithin(START, 13).filter((hex) => !sameHex(hex, START))) {
      const { crossed, pairs } = sightPath(START, end)
      const near = hexesWithin(START, hexDistance(START, end) + 1)
      const met = (how: Meeting): Axial[] => near.filter((hex) => meeting(START, end, hex) === how)
      expect(keys([START, ...crossed, end])).toEqual(keys(met('inside')))
      expect(keys(pairs.flat())).toEqual(keys(met('along')))
      inside += crossed.length
      along += pairs.length
    }
    expect(inside).toBeGreaterThan(4000)
    expect(along).toBe(6 * (1 + 2 + 3 + 4 + 5 + 6))
  })

  test('CM-LOS-9: a line that only touches a vertex crosses no hex more', () => {
    let touched = 0
    for (const end of hexesWithin(START, 12)) {
      const { stages, crossed, pairs } = sightPath(START, end)
      for (const [first, second] of stages) {
        if (!second || first.some(({ kind }) => kind === 'hex')) continue
        touched++
        const beside = second.flatMap((point) => (point.kind === 'hex' ? [point.hex] : []))
        for (const hex of beside) {
          expect(meeting(START, end, hex)).toBe('apart')
          expect(keys(crossed)).not.toContain(hexKey(hex))
          expect(keys(pairs.flat())).not.toContain(hexKey(hex))
        }
      }
    }
    expect(touched).toBeGreaterThan(50)
  })
})

const GRIDS = (['flat', 'pointy'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).map((stagger) => ({ orientation, stagger })),
)

describe('CM-LOS-8: lines along hexsides', () => {
  for (const grid of GRIDS)
    test(`CM-LOS-8: in all six directions, 2, 4 and 6 hexes away (${grid.orientation}, ${grid.stagger})`, () => {
      const board = fantasyBoard({ columns: 15, rows: 15, ...grid })
      const from = toAxial({ col: 7, row: 7 }, board.map.grid)
      for (const vertex of DIRECTIONS)
        for (const distance of [2, 4, 6]) {
          const to = alongVertex(from, vertex, distance)
          expect(hexDistance(from, to)).toBe(distance)
          expect(onGrid(to, board.map.grid)).toBe(true)
          const { visible, pairs, crossed } = sightBetween(positionOf(board), { from, to })
          expect(visible).toBe(true)
          // A pair for each two hexes of distance: the two neighbours about the vertex, then a hex crossed.
          const expected = Array.from({ length: distance / 2 }, (_, index) => {
            const hex = alongVertex(from, vertex, 2 * index)
            return [neighbor(hex, vertex), neighbor(hex, direction(vertex + 1))]
          })
          expect(pairs.map(keys)).toEqual(expected.map(keys))
          expect(crossed).toHaveLength(distance / 2 - 1)
          // Either half of any pair cuts the line, from both ends.
          for (const half of pairs.flat()) {
            const hill = positionOf(withHexes(board, [half], { level: 1 }))
            const there = sightBetween(hill, { from, to })
            expect(there.visible).toBe(false)
            expect(there.because.map(({ rule }) => rule)).toEqual(['CM-LOS-5', 'CM-LOS-8'])
            expect(there.blockedBy).toEqual({ hex: hexKey(half) })
            expect(sightBetween(hill, { from: to, to: from }).visible).toBe(false)
          }
        }
    })

  test('CM-LOS-8: there are none at odd distances', () => {
    let [odd, even] = [0, 0]
    for (const end of hexesWithin(START, 21)) {
      const { pairs } = sightPath(START, end)
      const distance = hexDistance(START, end)
      if (distance % 2 === 0) {
        even += pairs.length > 0 ? 1 : 0
        continue
      }
      odd++
      expect(pairs).toEqual([])
      if (distance <= 9)
        for (const hex of hexesWithin(START, distance)) expect(meeting(START, end, hex)).not.toBe('along')
    }
    expect(odd).toBe(6 * (1 + 3 + 5 + 7 + 9 + 11 + 13 + 15 + 17 + 19 + 21))
    expect(even).toBe(6 * 10)
  })
})
