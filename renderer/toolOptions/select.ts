/** The option of the selection tool. */

export interface SelectOptions {
  /** A drag frames counters in a box, or hexes. */
  readonly selectShape: 'counters' | 'rectangle' | 'lasso'
}

export function selectOptions(chosen?: SelectOptions): SelectOptions {
  return { selectShape: chosen?.selectShape ?? 'counters' }
}
