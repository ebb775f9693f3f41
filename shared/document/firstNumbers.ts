/** Tells whether a file can hold the first numbers of a numbering. */
import { leastFirstColumn, type Numbering } from '#shared/hex/numbering'
import { MAX_FIRST_NUMBER } from './limits'

export function firstNumbersFit({ style, firstColumn, firstRow }: Numbering): boolean {
  const within = (value: number, least: number): boolean =>
    Number.isInteger(value) && value >= least && value <= MAX_FIRST_NUMBER
  return within(firstColumn, leastFirstColumn(style)) && within(firstRow, 0)
}
