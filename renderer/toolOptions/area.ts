/** The options of all tools that draw an area: shape and radius. */

export interface AreaOptions {
  readonly areaShape: 'freehand' | 'line' | 'rectangle' | 'lasso'
  /** 0 to 10 hexes. */
  readonly brushRadius: number
}

export function areaOptions(chosen?: AreaOptions): AreaOptions {
  return { areaShape: chosen?.areaShape ?? 'freehand', brushRadius: chosen?.brushRadius ?? 0 }
}
