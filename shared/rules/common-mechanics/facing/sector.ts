/** Closed sectors between two directions, exact in whole numbers. */
import { type Axial } from '#shared/hex/axial'

/**
 * Does a vector lie in the closed sector between two others, less than 180 degrees apart: v = a·e1 + b·e2 with a, b >= 0?
 * The null vector does.
 */
export function inSector(vector: Axial, e1: Axial, e2: Axial): boolean {
  const turn = Math.sign(cross(e1, e2))
  return turn * cross(vector, e2) >= 0 && turn * cross(e1, vector) >= 0
}

function cross(a: Axial, b: Axial): number {
  return a.q * b.r - a.r * b.q
}
