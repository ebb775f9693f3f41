/** The inks of levels in the classic style, bottom to top. */
import { type Ink } from '../sketch'
import { HYPSOMETRIC_CAVE, HYPSOMETRIC_DOWN, HYPSOMETRIC_UP } from './ground/grounds'

export const RIM_COLOR = '#5d4322'

/** The tint of a hex by its height or depth, the deepest and the highest for all beyond. */
export type LevelTint = `${'up' | 'down' | 'cave'}${1 | 2 | 3 | 4 | 5}`
export type LevelInk = LevelTint | 'rim' | 'tooth'

// One path a tint, uncut: translucent fills must not overlap themselves.
function tint(fill: string): Ink {
  return { fill, fillOpacity: 0.55, perPath: Infinity }
}

export const LEVEL_INKS = {
  ...Object.fromEntries(HYPSOMETRIC_UP.map((color, index) => [`up${index + 1}`, tint(color)])),
  ...Object.fromEntries(HYPSOMETRIC_DOWN.map((color, index) => [`down${index + 1}`, tint(color)])),
  ...Object.fromEntries(HYPSOMETRIC_CAVE.map((color, index) => [`cave${index + 1}`, tint(color)])),
  tooth: { fill: RIM_COLOR },
  rim: { line: RIM_COLOR, width: 0.03 },
} as Record<LevelInk, Ink>
