/** The figures that a bench measures, as rows of its table. */
export interface Figure {
  /** Id of the budget, `B1`. */
  readonly id: string
  readonly what: string
  readonly figure: number
  readonly unit: string
  readonly limit: number
  readonly met: boolean
}

/** A row whose figure must not exceed its limit. */
export function atMost(id: string, what: string, figure: number, unit: string, limit: number): Figure {
  return { id, what, figure, unit, limit, met: figure <= limit }
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

/** A row as one line of text, for one bench run by hand. */
export function printed({ id, what, figure, unit, limit, met }: Figure): string {
  return `${id.padEnd(4)} ${what.padEnd(52)} ${figure.toFixed(2).padStart(8)} ${unit}  limit ${limit}  ${met ? 'met' : 'NOT MET'}\n`
}
