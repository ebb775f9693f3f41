/** Small systems of linear equations. */

/**
 * Solves `matrix · x = right` for several right-hand sides at once (one column each), by elimination with row exchanges;
 * undefined when the equations do not settle the unknowns. Both are overwritten.
 */
import { greatestOf } from '#shared/lang/extremes'
export function solve(matrix: number[][], right: number[][]): number[][] | undefined {
  const size = matrix.length
  const largest = greatestOf(matrix.flat().map(Math.abs))
  for (let step = 0; step < size; step++) {
    const pivot = pivotRow(matrix, step)
    if (Math.abs(at(matrix, pivot, step)) < 1e-12 * largest) return undefined
    exchange(matrix, step, pivot)
    exchange(right, step, pivot)
    for (let row = 0; row < size; row++) {
      if (row === step) continue
      const factor = at(matrix, row, step) / at(matrix, step, step)
      if (factor === 0) continue
      subtract(matrix, row, step, factor)
      subtract(right, row, step, factor)
    }
  }
  return right.map((row, index) => row.map((value) => value / at(matrix, index, index)))
}

function at(matrix: readonly (readonly number[])[], row: number, column: number): number {
  return matrix[row]?.[column] ?? 0
}

function pivotRow(matrix: readonly (readonly number[])[], step: number): number {
  let best = step
  for (let row = step + 1; row < matrix.length; row++)
    if (Math.abs(at(matrix, row, step)) > Math.abs(at(matrix, best, step))) best = row
  return best
}

function exchange(rows: number[][], a: number, b: number): void {
  const row = rows[a] as number[]
  rows[a] = rows[b] as number[]
  rows[b] = row
}

function subtract(rows: number[][], from: number, what: number, factor: number): void {
  const [target, source] = [rows[from] as number[], rows[what] as number[]]
  for (let column = 0; column < target.length; column++)
    target[column] = (target[column] ?? 0) - factor * (source[column] ?? 0)
}
