/** The part of tex-linebreak that is used. Its published typings bring the DOM into shared/. */
declare module 'tex-linebreak' {
  export interface Box {
    readonly type: 'box'
    readonly width: number
  }
  export interface Glue {
    readonly type: 'glue'
    readonly width: number
    readonly stretch: number
    readonly shrink: number
  }
  export interface Penalty {
    readonly type: 'penalty'
    readonly width: number
    /** At 1000 and above there is no break here, at -1000 and below there is always one. */
    readonly cost: number
    readonly flagged: boolean
  }
  export interface Options {
    /** Glue at most so many times its stretch wider; null = as wide as need be. */
    readonly maxAdjustmentRatio: number | null
    readonly initialMaxAdjustmentRatio: number
    readonly doubleHyphenPenalty: number
    readonly adjacentLooseTightPenalty: number
  }
  /** The items at which lines break, the beginning and the end included. Throws when the ratio cannot be kept. */
  export function breakLines(
    items: readonly (Box | Glue | Penalty)[],
    width: number,
    options: Partial<Options>,
  ): number[]
  /** The whole module, where a bundler or Node takes it for one of CommonJS. */
  const all: { readonly breakLines: typeof breakLines } | undefined
  export default all
}
