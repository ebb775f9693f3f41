/** Which half of a hexside a hex is, seen from the hex. */
import { type HexsideHalf } from '#shared/document/types'
import { type Direction } from '#shared/hex/direction'

export function halfForDirection(value: Direction): HexsideHalf {
  return value < 3 ? 'owner' : 'across'
}
