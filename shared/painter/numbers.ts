/** Numbers as SVG and PDF write them: short, without exponents, fine enough on paper. */
import { type Matrix } from './ops'

const POWERS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

/** A number with at most so many decimals (0 to 6), never in exponent form, never "-0". */
export function shortNumber(value: number, decimals: number): string {
  const power = POWERS[decimals] as number
  return String(Math.round(value * power) / power + 0)
}

/** The factor by which a matrix enlarges. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

/** Decimals that keep 0.01 mm on paper when one unit measures `scale` mm there. */
export function decimalsFor(scale: number): number {
  if (!(scale > 0)) return 2
  return Math.min(6, Math.max(1, 2 + Math.ceil(Math.log10(scale) - 1e-9)))
}

/** Six numbers of a matrix: the linear part fine enough for things some 1,000 units across. */
export function matrixNumbers(matrix: Matrix, decimals: number, separator: string): string {
  return matrix
    .map((value, index) => shortNumber(value, index < 4 ? 6 : Math.min(6, decimals + 1)))
    .join(separator)
}
