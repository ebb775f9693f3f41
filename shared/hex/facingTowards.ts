/** The facing by which a counter looks at another hex, or some way, for what turns whole groups. */
import { leastOf } from '#shared/lang/extremes'
import { type Axial } from './axial'
import { DIRECTIONS } from './direction'
import { facingAngle, type Facing } from './facing'
import { type Grid } from './grid'
import { hexCenter } from './layout'

const TWELVE: readonly Facing[] = DIRECTIONS.flatMap((index) => [
  { kind: 'side' as const, index },
  { kind: 'vertex' as const, index },
])
const NEARLY = 1e-6

/**
 * The facing nearest to an angle (radians, clockwise from 12 o'clock); of two as near, the one that takes less turning from
 * `now`, then the first clockwise.
 * @param kind sides, vertices, or all twelve.
 */
export function facingNear(
  angle: number,
  kind: Facing['kind'] | 'twelve',
  now: Facing,
  grid: Pick<Grid, 'orientation'>,
): Facing {
  const present = facingAngle(now, grid)
  const judged = TWELVE.filter((facing) => kind === 'twelve' || facing.kind === kind).map((facing) => {
    const own = facingAngle(facing, grid)
    return { facing, off: between(own, angle), turn: between(own, present) }
  })
  const least = leastOf(judged.map(({ off }) => off))
  const nearest = judged.filter(({ off }) => off < least + NEARLY)
  return nearest.reduce((best, one) => (one.turn < best.turn - NEARLY ? one : best)).facing
}

/** The facing nearest to the direction from the centre of one hex to that of another; of a hex to itself: `now`. */
export function facingTowards(
  [from, to]: readonly [from: Axial, to: Axial],
  kind: Facing['kind'] | 'twelve',
  now: Facing,
  grid: Grid,
): Facing {
  if (from.q === to.q && from.r === to.r) return now
  const [start, end] = [from, to].map((hex) => hexCenter(hex, { grid, hexMm: 1 })) as [Point, Point]
  return facingNear(Math.atan2(end.x - start.x, start.y - end.y), kind, now, grid)
}

type Point = ReturnType<typeof hexCenter>

/** The angle between two directions, 0 to half a turn. */
function between(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI)
  return Math.min(turn, 2 * Math.PI - turn)
}
