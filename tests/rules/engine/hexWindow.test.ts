/** The cells that a search runs over. */
import { describe, expect, test } from 'vitest'
import { axial, hexDistance, sameHex } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { hexesOfGrid, onGrid, toAxial } from '#shared/hex/grid'
import { hexWindow } from '#shared/rules/engine/hexWindow'
import { GRID_KINDS, kindName } from '../../hex/gridKinds'

describe.each(GRID_KINDS.map((grid) => [kindName(grid), grid] as const))(
  'hexWindow on a %s grid',
  (_, grid) => {
    const center = toAxial({ col: 6, row: 5 }, grid)

    test.each([[0], [2], [3], [50]])(
      'within %i: every hex that near is open, and its neighbours are cells',
      (distance) => {
        const window = hexWindow(grid, center, distance)
        for (const hex of hexesOfGrid(grid)) {
          const cell = window.cellOf(hex)
          if (hexDistance(hex, center) <= distance)
            expect(cell !== undefined && window.isOpen(cell)).toBe(true)
          if (cell === undefined || !window.isOpen(cell)) continue
          expect(sameHex(window.hexOf(cell), hex)).toBe(true)
          for (const way of DIRECTIONS)
            expect(window.cellOf(neighbor(hex, way))).toBe(cell + (window.steps[way] as number))
        }
      },
    )

    test('nothing off the map is open, and the open cells come row by row', () => {
      const window = hexWindow(grid, center, Infinity)
      for (let cell = 0; cell < window.cells; cell++)
        expect(window.isOpen(cell)).toBe(onGrid(window.hexOf(cell), grid))
      expect([...window.cellsByRow()].map(window.hexOf)).toEqual([...hexesOfGrid(grid)])
      expect(window.cellOf(axial(1000, 0))).toBeUndefined()
    })
  },
)
