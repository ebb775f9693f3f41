/** The options of the elevation tool. */

export interface ElevationOptions {
  readonly elevationMode: 'raise' | 'lower' | 'set'
  /** Levels: what it raises and lowers by, or sets. */
  readonly elevationValue: number
}

export function elevationOptions(chosen?: ElevationOptions): ElevationOptions {
  return { elevationMode: chosen?.elevationMode ?? 'raise', elevationValue: chosen?.elevationValue ?? 1 }
}
