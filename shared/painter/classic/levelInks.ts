/** The inks of levels in the classic style, bottom to top. */
import { type Color } from '../ops'
import { type Ink } from '../sketch'
import { HYPSOMETRIC_CAVE, HYPSOMETRIC_DOWN, HYPSOMETRIC_UP } from './ground/grounds'
import { type LevelBand } from './levelBand'

const RIM_COLOR = '#5d4322'

/** The tint of a hex by its height or depth, the deepest and the highest for all beyond. */
export type LevelTint = `${'up' | 'down' | 'cave'}${1 | 2 | 3 | 4 | 5}`
/** The line round the window of a band: whole above the plain, of ticks below it. */
export type WindowInk = 'contour' | 'ticks'
export type LevelInk = LevelTint | WindowInk | 'rim' | 'tooth'

/** Levels shown by bands on slopes, a wash over all of the hex, and marks: widths, and the inks of the latter. */
export interface BandedLevels {
  readonly band: LevelBand
  readonly washes: Readonly<Record<LevelTint, Ink>>
  readonly marks: Readonly<Record<LevelMark, Ink>>
}

/** Triangles point up above the plain and down below it: tints of height and depth may be alike without their hue. */
export type LevelMark = 'up' | 'down' | 'pale'

function table(tint: (color: Color, level: number) => Ink): Record<LevelInk, Ink> {
  const scales = { up: HYPSOMETRIC_UP, down: HYPSOMETRIC_DOWN, cave: HYPSOMETRIC_CAVE }
  const tints = Object.fromEntries(
    Object.entries(scales).flatMap(([kind, colors]) =>
      colors.map((color, index) => [`${kind}${index + 1}`, tint(color, index + 1)]),
    ),
  ) as Record<LevelTint, Ink>
  return {
    ...tints,
    contour: { line: RIM_COLOR, width: 0.013 },
    ticks: { line: '#1f3540', width: 0.055, dash: [0.017, 0.098], cap: 'butt', join: 'miter' },
    tooth: { fill: RIM_COLOR },
    rim: { line: RIM_COLOR, width: 0.03 },
  }
}

export const BANDED_LEVELS: BandedLevels = {
  band: { first: 0.119, step: 0.01 },
  // So thin that terrain keeps three quarters of its contrasts even at the highest level.
  washes: table((fill) => ({ fill, fillOpacity: 0.19, perPath: Infinity })),
  marks: {
    up: { fill: '#45290d' },
    down: { fill: '#0f2431' },
    // On dark ground.
    pale: { fill: '#f7f0d8' },
  },
}

// One path a tint, uncut: translucent fills must not overlap themselves.
export const LEVEL_INKS = table((fill) => ({ fill, fillOpacity: 0.85, perPath: Infinity }))

/** Far out no band is seen: as much of the tint over the whole hex. */
export const FLAT_LEVEL_INKS = table((fill, level) => ({
  fill,
  fillOpacity: 0.3 + 0.03 * level,
  perPath: Infinity,
}))
