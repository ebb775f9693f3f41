/** The board of the fantasy game (CM-SCN-4): how its columns stand, which of its hexes the frame cuts, its altitudes. */
import { expect, test } from 'vitest'
import { hexesOfGrid, toAxial, toOffset } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { mapFrame } from '#shared/painter/frame'
import { altitude } from '#shared/rules/common-mechanics/sight/altitude'
import { hexKey } from '#shared/hex/axial'
import { fantasyBoard, positionOf } from '../../support/fantasyBoard'
import { BOARD_PRESETS } from '#shared/document/newScenario'
import { reopened } from '../../support/scenarioFiles'

const { grid } = BOARD_PRESETS['board-12x16']
const layout = { grid, hexMm: 25 }

test('CM-SCN-4: flat-top, 13 columns by 17 rows, the columns of odd index half a hex up', () => {
  expect(grid).toEqual({ orientation: 'flat', stagger: 'even', columns: 13, rows: 17, halfHexes: true })
  const y = (col: number): number => hexCenter(toAxial({ col, row: 5 }, grid), layout).y
  for (let col = 0; col < 13; col++) expect(y(0) - y(col)).toBeCloseTo(col % 2 === 1 ? 12.5 : 0, 9)
})

test('CM-SCN-4: the frame halves the hexes of its rim, and leaves a quarter of those at its corners', () => {
  const { x, y, width, height } = mapFrame(layout)
  /** The number of edges of the frame on which the centre of a hex lies. */
  const edges = new Map<string, number>()
  for (const hex of hexesOfGrid(grid)) {
    const centre = hexCenter(hex, layout)
    const on = [centre.x - x, centre.x - x - width, centre.y - y, centre.y - y - height]
    const { col, row } = toOffset(hex, grid)
    const count = on.filter((distance) => Math.abs(distance) < 1e-6).length
    if (count > 0) edges.set(`${col},${row}`, count)
  }
  const quarters = [...edges].filter(([, count]) => count === 2).map(([name]) => name)
  expect(quarters.sort()).toEqual(['0,0', '0,16', '12,0', '12,16'])
  // Two columns of 15 between the corners, and of the top and the bottom the five even columns between them.
  expect(edges.size - quarters.length).toBe(2 * 15 + 2 * 5)
})

test('CM-SCN-4: altitudes from -5 to +5, kept by the file; held doubled (CM-LOS-9)', () => {
  const levels = Array.from({ length: 11 }, (_, index) => index - 5)
  const hexes = levels.map((_, row) => toAxial({ col: 4, row }, grid))
  const hilly = fantasyBoard({
    ...grid,
    hexes: Object.fromEntries(hexes.map((hex, index) => [hexKey(hex), index - 5])),
  })
  const position = positionOf(reopened(hilly))
  expect(hexes.map((hex) => altitude(position, hex))).toEqual(levels.map((level) => 2 * level))
})
