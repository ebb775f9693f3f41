/** Places of our file ("column,row") on the map of tiles. */
import { type Axial } from '#shared/hex/axial'
import { type Grid, toAxial, toOffset } from '#shared/hex/grid'
import { type Hexside } from '#shared/hex/hexside'

/** @param text "column,row" */
export function hexOfText(text: string, grid: Grid): Axial | undefined {
  const match = /^(-?\d{1,5}),(-?\d{1,5})$/.exec(text)
  return match ? toAxial({ col: Number(match[1]), row: Number(match[2]) }, grid) : undefined
}

/** @param text "column,row,direction", as the program writes it */
export function sideOfText(text: string, grid: Grid): Hexside {
  const [col = 0, row = 0, direction = 0] = text.split(',').map(Number)
  return { hex: toAxial({ col, row }, grid), direction: direction as Hexside['direction'] }
}

export function textOfHex(hex: Axial, grid: Grid): string {
  const { col, row } = toOffset(hex, grid)
  return `${col},${row}`
}

export function textOfSide({ hex, direction }: Hexside, grid: Grid): string {
  return `${textOfHex(hex, grid)},${direction}`
}
