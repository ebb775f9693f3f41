/** The look of a map's grid and of its hexes' names (DOC-6): as the author set it, else the standard one. */
import { type ScenarioMap } from '#shared/document/types'
import { type Color } from './ops'

/** The line of the standard look where everything is drawn, in hexes. */
const LINE = 0.013
const NAME = 0.1

export interface ShownGridLook {
  /** Undefined = by the ground. */
  readonly lineColor: Color | undefined
  readonly lineMm: number
  readonly lineOpacity: number
  readonly nameColor: Color | undefined
  readonly nameMm: number
  readonly nameOpacity: number
}

export function gridLookOf({ gridLook, hexMm }: Pick<ScenarioMap, 'gridLook' | 'hexMm'>): ShownGridLook {
  return {
    lineColor: gridLook?.lineColor,
    lineMm: gridLook?.lineMm ?? LINE * hexMm,
    lineOpacity: gridLook?.lineOpacity ?? 0.55,
    nameColor: gridLook?.nameColor,
    nameMm: gridLook?.nameMm ?? NAME * hexMm,
    nameOpacity: gridLook?.nameOpacity ?? 1,
  }
}
