/** VASSAL's grid, as its own source describes it: where pieces snap, and the name of a place. */
import { type XmlElement } from '#shared/interchange/xml/readXml'
import { elementsOf } from './readModule'

interface Point {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const BOARD = 'VASSAL.build.module.map.boardPicker.board.'

/** The name that a board gives a point; null where it has none, as the engine says. */
export function locationOf(board: XmlElement, point: Point, size: Size): string | null {
  const grid = board.children.find(({ name }) => name.startsWith(BOARD))
  return grid ? nameIn(grid, point, size) : null
}

function nameIn(grid: XmlElement, point: Point, size: Size): string | null {
  if (grid.name === `${BOARD}HexGrid`) return hexName(grid, point, size)
  if (grid.name !== `${BOARD}ZonedGrid`) throw new Error(grid.name)
  for (const zone of grid.children.filter(({ name }) => name === `${BOARD}mapgrid.Zone`)) {
    const corners = cornersOf(zone)
    if (!contains(corners, point)) continue
    const own = zone.children[0]
    const name = own ? hexName(own, point, boxOf(corners)) : null
    return (zone.attributes['locationFormat'] as string)
      .replace('$name$', () => zone.attributes['name'] as string)
      .replace('$gridLocation$', () => name ?? '')
  }
  const background = grid.children.find(({ name }) => name === `${BOARD}HexGrid`)
  return background ? hexName(background, point, size) : null
}

function cornersOf(zone: XmlElement): Point[] {
  return (zone.attributes['path'] as string).split(';').map((pair) => {
    const [x, y] = pair.split(',').map(Number) as [number, number]
    if (!Number.isInteger(x) || !Number.isInteger(y)) throw new Error(`no whole corner: ${pair}`)
    return { x, y }
  })
}

function contains(corners: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  for (let at = 0, last = corners.length - 1; at < corners.length; last = at++) {
    const [a, b] = [corners[at] as Point, corners[last] as Point]
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

function boxOf(corners: readonly Point[]): Size {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
}

// Java's rounding: halves upwards.
const round = (value: number): number => Math.floor(value + 0.5)

function rawOf(grid: XmlElement, { x, y }: Point): { readonly column: number; readonly row: number } {
  const at = (key: string): number => Number(grid.attributes[key])
  const [dx, dy, x0, y0] = [at('dx'), at('dy'), at('x0'), at('y0')]
  if (!/^-?\d+$/.test(`${grid.attributes['x0']}`) || !/^-?\d+$/.test(`${grid.attributes['y0']}`))
    throw new Error('x0 and y0 are whole numbers')
  // Swapped before everything.
  const [px, py] = grid.attributes['sideways'] === 'true' ? [y, x] : [x, y]
  const column = round((px - x0) / dx)
  return { column, row: round((py - y0 - (column % 2 === 0 ? 0 : dy / 2)) / dy) }
}

/** The point where a piece dropped there would lie: the middle of its hex, fractions cut off. */
export function snapped(board: XmlElement, point: Point): Point {
  const grid = elementsOf(board, `${BOARD}HexGrid`).at(-1)
  if (!grid) return point
  const at = (key: string): number => Number(grid.attributes[key])
  const { column, row } = rawOf(grid, point)
  const x = Math.trunc(at('dx') * column + at('x0'))
  const half = column % 2 === 0 ? 0 : Math.trunc(at('dy') / 2)
  const y = Math.trunc(at('dy') * row + half + at('y0'))
  return grid.attributes['sideways'] === 'true' ? { x: y, y: x } : { x, y }
}

function hexName(grid: XmlElement, point: Point, { width, height }: Size): string | null {
  const numbering = grid.children[0]
  if (!numbering) return null
  const said = (key: string): string => numbering.attributes[key] as string
  const number = (key: string): number => Number(said(key))
  const is = (key: string): boolean => said(key) === 'true'
  const sideways = grid.attributes['sideways'] === 'true'
  const raw = rawOf(grid, point)
  const maxRows = Math.floor(height / Number(grid.attributes['dx']) + 0.5)
  const maxColumns = Math.floor(width / Number(grid.attributes['dy']) + 0.5)
  let { column, row } = raw
  if (is('vDescend') && sideways) column = maxRows - column
  if (is('hDescend') && !sideways) column = maxColumns - column
  if (is('vDescend') && !sideways) row = maxRows - row
  if (is('hDescend') && sideways) row = maxColumns - row
  if (is('stagger') && raw.column % 2 !== 0) row += is(sideways ? 'hDescend' : 'vDescend') ? -1 : 1
  const across = part(column + number('hOff'), said('hType'), number('hLeading'))
  const along = part(row + number('vOff'), said('vType'), number('vLeading'))
  return said('first') === 'H' ? across + said('sep') + along : along + said('sep') + across
}

function part(value: number, type: string, leading: number): string {
  let text = value < 0 ? '-' : ''
  let rest = Math.abs(value)
  if (type === 'A') {
    do {
      text += 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[rest % 26]
      rest -= 26
    } while (rest >= 0)
    return text
  }
  for (let left = leading; left > 0 && rest < 10 ** left; left--) text += '0'
  return text + rest
}
