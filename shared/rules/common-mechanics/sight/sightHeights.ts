/** The map as sight reads it: read from the document place by place; `sightField.ts` holds the same in arrays. */
import { type Axial } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { altitude, effectiveAltitude, stopsSight } from './altitude'
import { type FantasyPosition } from '../position/fantasyRules'

/** Half levels. */
export interface SightHeights {
  onMap(hex: Axial): boolean
  /** The ground of a hex of the map. */
  ground(hex: Axial): number
  /** The height of a hex in the way of a line that crosses it. */
  top(hex: Axial): number
}

/** Higher than any ground: a blaze or smoke. @rule CM-LOS-10 */
const BEYOND_ALL = 32767
/** Lower than any ground: a half off the map, which is ignored. @rule CM-LOS-8 */
export const NOTHING = -32768

export function sightHeights(position: FantasyPosition): SightHeights {
  const { grid } = position.scenario.map
  const onMap = (hex: Axial): boolean => onGrid(hex, grid)
  return {
    onMap,
    ground: (hex) => altitude(position, hex),
    top(hex) {
      if (!onMap(hex)) return NOTHING
      return stopsSight(position, hex) ? BEYOND_ALL : effectiveAltitude(position, hex)
    },
  }
}
