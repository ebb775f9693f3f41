/** SCN-7: the picture of the layout of boards, in widths of a hex; every part of a board about its middle, as it is printed. */
import { expect, test } from 'vitest'
import { boardId } from '#shared/document/ids'
import { type Board, type Scenario } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { layoutPicture } from '../../renderer/panels/scenario/boards/layoutPicture'
import { openMap } from '../commands/maps'

const grid: Grid = { orientation: 'pointy', stagger: 'odd', columns: 12, rows: 10 }

function withBoards(on: Grid, ...boards: readonly Board[]): Scenario {
  const named = boards.map((board, at) => [boardId(`b${at + 1}`), board])
  return { ...openMap(on), boards: Object.fromEntries(named) as Scenario['boards'] }
}

const west: Board = {
  ...{ name: '1', firstColumn: 0, firstRow: 0, columns: 6, rows: 10, turned: false },
  edges: [
    { edge: 'top', name: 'A', spans: [{ name: 'Pont', from: 1, to: 2 }] },
    { edge: 'left', name: '', spans: [] },
  ],
}

test('two boards of whole hexes side by side', () => {
  const { box, unit, boards } = layoutPicture(
    withBoards(grid, west, { ...west, name: '2', firstColumn: 6, turned: true, edges: [] }),
  )
  expect(unit).toBe(0.5)
  expect(box).toMatchObject({ x: -0.25, y: -0.25, width: 12.5 })
  expect(box.height).toBeCloseTo(10 * (Math.sqrt(3) / 2) + 0.5)
  expect(boards.map(({ name, turned, width, center }) => [name, turned, width, center.x])).toEqual([
    ['1', false, 6, 3],
    ['2', true, 6, 9],
  ])
})

test('a letter stands within its edge, a span along it from the middle of the board', () => {
  const { boards } = layoutPicture(withBoards(grid, west))
  const [board] = boards
  expect(board?.letters.map(({ name, at }) => [name, at.x])).toEqual([['A', 0]])
  const half = (board?.height ?? 0) / 2
  expect(board?.letters[0]?.at.y).toBeCloseTo(10 * (Math.sqrt(3) / 2) * (1 / 24) - half)
  const [span] = board?.spans ?? []
  expect([span?.name, span?.from.x, span?.to.x, span?.text.x]).toEqual(['Pont', -2, 0, -1])
  expect(span?.text.anchor).toBe('middle')
})

test('with half hexes a board reaches from centre to centre of its corner hexes, so that neighbours meet', () => {
  const cut: Grid = { orientation: 'flat', stagger: 'even', columns: 13, rows: 9, halfHexes: true }
  const board = { ...west, columns: 7, rows: 9, edges: [] }
  const { boards } = layoutPicture(withBoards(cut, board, { ...board, name: '2', firstColumn: 6 }))
  const [first, second] = boards
  expect(first?.height).toBe(8)
  expect((first?.center.x ?? 0) + (first?.width ?? 0) / 2).toBeCloseTo(
    (second?.center.x ?? 0) - (second?.width ?? 0) / 2,
  )
})
