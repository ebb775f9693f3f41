/** Rectangles of cells by their places on screen, row and column from 0: what is selected, filled and pasted. */

export interface CellAt {
  readonly row: number
  readonly column: number
}

/** Both corners belong to it. */
export interface Block {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export function blockOf(a: CellAt, b: CellAt): Block {
  return {
    top: Math.min(a.row, b.row),
    left: Math.min(a.column, b.column),
    bottom: Math.max(a.row, b.row),
    right: Math.max(a.column, b.column),
  }
}

export function holds({ top, left, bottom, right }: Block, { row, column }: CellAt): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

/** Line by line. */
export function* cellsOf({ top, left, bottom, right }: Block): Generator<CellAt> {
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) yield { row, column }
}

export function heightOf({ top, bottom }: Block): number {
  return bottom - top + 1
}

export function widthOf({ left, right }: Block): number {
  return right - left + 1
}

/** The cell of the source that a cell of a filled block repeats: the source goes on in both ways, up and left too. */
export function repeated(source: Block, { row, column }: CellAt): CellAt {
  const step = (from: number, size: number, at: number): number =>
    from + ((((at - from) % size) + size) % size)
  return {
    row: step(source.top, heightOf(source), row),
    column: step(source.left, widthOf(source), column),
  }
}
