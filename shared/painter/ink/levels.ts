/** Levels in one ink: dots above the plain, strokes below it, closer with each level; rims with teeth. */
import { LEVEL_INKS, type LevelInk } from '../classic/levelInks'
import { BLACK } from '../oneInk'
import { type Ruling } from '../ruling'
import { type Ink } from '../sketch'
import { dots, likeClassic, line, lines, NOTHING, SOLID } from './inks'

const STEPS = [1, 2, 3, 4, 5] as const
/** The share of the paper that each level adds, 0 to 1: no terrain is lost under it. */
const SHARE = 0.008
const DOT = 0.0095
const STROKE = { length: 0.06, width: 0.008 } as const

// So many dots, rows being 0.87 of their spacing apart, or strokes that their share of the paper grows by equal steps.
const dotSpacing = (level: number): number => DOT * Math.sqrt(Math.PI / (0.87 * SHARE * level))
const strokeSpacing = (level: number): number => Math.sqrt((STROKE.length * STROKE.width) / (SHARE * level))

function table(ink: (kind: 'up' | 'down' | 'cave', level: number) => Ink): Readonly<Record<LevelInk, Ink>> {
  const tints = (['up', 'down', 'cave'] as const).flatMap((kind) =>
    STEPS.map((level) => [`${kind}${level}`, ink(kind, level)] as const),
  )
  // Its levels cover their hexes: there are no bands, and no windows in them.
  const windows = { contour: NOTHING, ticks: NOTHING }
  const inks = { ...Object.fromEntries(tints), ...windows, tooth: SOLID, rim: line(0.015) }
  return likeClassic(LEVEL_INKS, inks as Record<LevelInk, Ink>)
}

const strokes = (level: number): Ruling => {
  const spacing = strokeSpacing(level)
  return lines(-45, spacing, STROKE.width, [STROKE.length, Math.max(0.01, spacing - STROKE.length)])
}

const RULINGS: Readonly<Record<'up' | 'down' | 'cave', (level: number) => Ruling>> = {
  up: (level) => dots(dotSpacing(level), DOT),
  down: strokes,
  cave: strokes,
}

export const LEVELS = table((kind, level) => ({ ruling: [RULINGS[kind](level)], perPath: Infinity }))

/** Far out: greys of about that share. */
export const FLAT_LEVELS = table((kind, level) => ({
  fill: BLACK,
  fillOpacity: level * (kind === 'up' ? 0.045 : 0.055),
  perPath: Infinity,
}))
