/** The figures that a bench measures, as rows of its table. */
export interface Figure {
  /** Id of the budget, `B1`. */
  readonly id: string
  readonly what: string
  readonly figure: number
  readonly unit: string
  /** Absent where the figure stands for itself: its limit is a share of what a program that is not there takes. */
  readonly limit?: number
  /** The figure must reach its limit; absent = it must not exceed it. */
  readonly least?: true
  /** The program that is not there. */
  readonly notInstalled?: string
  readonly met: boolean
}

/** A row whose figure must not exceed its limit. */
export function atMost(id: string, what: string, figure: number, unit: string, limit: number): Figure {
  return { id, what, figure, unit, limit, met: figure <= limit }
}

/** A row whose figure must reach its limit. */
export function atLeast(id: string, what: string, figure: number, unit: string, limit: number): Figure {
  return { id, what, figure, unit, limit, least: true, met: figure >= limit }
}

/** A row of ours alone, where the peer to compare with is not installed. */
export function alone(id: string, what: string, figure: number, unit: string, notInstalled: string): Figure {
  return { id, what, figure, unit, notInstalled, met: true }
}

/** The value below which `share` (0..1) of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5)
}

/** Milliseconds of each of `times` runs. */
export function timed(times: number, run: () => void): number[] {
  return Array.from({ length: times }, () => {
    const started = performance.now()
    run()
    return performance.now() - started
  })
}

/** The last cells of a row: its limit, and whether it was met. */
export function judged({
  unit,
  limit,
  least,
  notInstalled,
  met,
}: Figure): readonly [limit: string, met: string] {
  if (limit === undefined) return [`not installed: ${notInstalled}`, 'not compared']
  return [`${least ? '>=' : '<='} ${limit} ${unit}`, met ? 'met' : 'NOT MET']
}

/** A row as one line of text, for one bench run by hand. */
export function printed(figure: Figure): string {
  const { id, what, unit } = figure
  const [limit, met] = judged(figure)
  return `${id.padEnd(4)} ${what.padEnd(64)} ${figure.figure.toFixed(2).padStart(8)} ${unit}  ${limit}  ${met}\n`
}
