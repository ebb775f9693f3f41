/** Finds the hexes in a rectangle of paper: every layer of every style starts from them. */
import { type Axial } from '#shared/hex/axial'
import { isAbsent, toAxial } from '#shared/hex/grid'
import { hexCenter, hexRadius, type Layout, SQRT3 } from '#shared/hex/layout'
import { type Rect } from './ops'

/** A hex and its centre, mm. */
export interface PlacedHex extends Axial {
  readonly x: number
  readonly y: number
}

function clampRange(from: number, to: number, count: number): readonly [number, number] {
  return [Math.max(0, Math.floor(from)), Math.min(count - 1, Math.ceil(to))]
}

/**
 * Hexes of the grid whose hexagon, grown by `reach` mm, may meet `rect`: column by column on a flat grid, row by row on a
 * pointy one, so that neighbours in line follow each other. A few more than meet it are listed, never fewer.
 */
export function hexesInRect(rect: Rect, layout: Layout, reach = 0): PlacedHex[] {
  const { grid, hexMm } = layout
  const flat = grid.orientation === 'flat'
  const radius = hexRadius(layout)
  const along = (hexMm * SQRT3) / 2
  const [alongFrom, alongTo] = flat ? [rect.x, rect.x + rect.width] : [rect.y, rect.y + rect.height]
  const [acrossFrom, acrossTo] = flat ? [rect.y, rect.y + rect.height] : [rect.x, rect.x + rect.width]
  // Line i has its centres at radius + i * along.
  const [firstLine, lastLine] = clampRange(
    (alongFrom - reach - 2 * radius) / along,
    (alongTo + reach) / along,
    flat ? grid.columns : grid.rows,
  )
  const spots: PlacedHex[] = []
  for (let line = firstLine; line <= lastLine; line++) {
    const start = toAxial(flat ? { col: line, row: 0 } : { col: 0, row: line }, grid)
    const center = hexCenter(start, layout)
    const across = flat ? center.y : center.x
    const [first, last] = clampRange(
      (acrossFrom - reach - across - hexMm / 2) / hexMm,
      (acrossTo + reach - across + hexMm / 2) / hexMm,
      flat ? grid.rows : grid.columns,
    )
    for (let index = first; index <= last; index++) {
      if (isAbsent(flat ? { col: line, row: index } : { col: index, row: line }, grid)) continue
      spots.push(
        flat
          ? { q: start.q, r: start.r + index, x: center.x, y: center.y + index * hexMm }
          : { q: start.q + index, r: start.r, x: center.x + index * hexMm, y: center.y },
      )
    }
  }
  return spots
}
