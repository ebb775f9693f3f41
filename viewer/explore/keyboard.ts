/** The keyboard on the map: arrows go from hex to hex, Enter opens one, letters and signs do what buttons do. */
import { type Axial } from '#shared/hex/axial'
import { nearestPlace, toAxial, toOffset } from '#shared/hex/grid'
import { hexAt, type Layout } from '#shared/hex/layout'
import { type Explorer } from './explore'
import { type Board } from '../board/board'
import { panned, zoomed } from '../board/camera'

const ARROWS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const ZOOMS: Readonly<Record<string, number>> = { '+': 1.3, '=': 1.3, '-': 1 / 1.3 }
/** The step of Shift and an arrow, pixels. */
const PAN = 120

export function followKeys(board: Board, explorer: Explorer, layout: Layout): void {
  let cursor: Axial | undefined

  // Only the map's own keys: those of the buttons on it stay theirs.
  const isOurs = (event: KeyboardEvent): boolean =>
    event.target === board.root && !event.ctrlKey && !event.metaKey && !event.altKey

  board.root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      if (explorer.close()) board.root.focus()
      return
    }
    if (!isOurs(event)) return
    if (pressed(event)) event.preventDefault()
  })
  board.root.addEventListener('blur', () => explorer.cursor(undefined))

  function pressed(event: KeyboardEvent): boolean {
    const { key } = event
    const arrow = ARROWS[key]
    if (arrow) {
      const [columns, rows] = arrow
      if (event.shiftKey) board.move((camera) => panned(camera, -PAN * columns, -PAN * rows))
      else go(columns, rows)
      return true
    }
    const factor = ZOOMS[key]
    if (factor !== undefined) {
      const { width, height } = board.view()
      board.move((camera, view) => zoomed(camera, factor, { x: width / 2, y: height / 2 }, view))
      return true
    }
    if (key === '0') {
      board.fit()
      return true
    }
    if ((key === 'Enter' || key === ' ') && cursor) {
      explorer.choose(cursor)
      return true
    }
    if (key === 'v' && cursor) {
      explorer.sightFrom(cursor)
      return true
    }
    return false
  }

  function go(columns: number, rows: number): void {
    const { grid } = layout
    if (!cursor)
      cursor = toAxial(nearestPlace(toOffset(hexAt(board.camera().middle, layout), grid), grid), grid)
    else {
      const { col, row } = toOffset(cursor, grid)
      cursor = toAxial(nearestPlace({ col: col + columns, row: row + rows }, grid), grid)
    }
    explorer.cursor(cursor)
  }
}
