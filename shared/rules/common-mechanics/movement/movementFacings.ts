/** The twelve facings of a simple unit as numbers: clockwise by 30 degrees from side 0, as `turnThroughTwelve` counts. */
import { DIRECTIONS, type Direction, direction } from '#shared/hex/direction'
import { type Facing, turnThroughTwelve } from '#shared/hex/facing'
import { zoneOfDirection } from '../facing/zones'

export const TWELFTHS = 12

/** A turn step of 60 degrees, in twelfths of a circle. @rule CM-TER-4 */
const TURN_STEP = 2

export const FACINGS: readonly Facing[] = Array.from({ length: TWELFTHS }, (_, twelfths) =>
  turnThroughTwelve({ kind: 'side', index: 0 }, twelfths),
)

/** The directions of the front zone of a simple large unit, by facing: three when it faces a side, two a vertex. @rule CM-ORI-1 */
export const FRONT_WAYS: readonly (readonly Direction[])[] = FACINGS.map((facing) =>
  DIRECTIONS.filter((way) => zoneOfDirection(facing, way) === 'front'),
)

/** A formation faces a vertex: its right half lies this way from the left one (CM-ORI-1). */
export function rightOf(vertex: Direction): Direction {
  return direction(vertex + 2)
}

/** By facing, those one turn step away: 60 degrees, or 30, which count as much. @rule CM-TER-4 */
export const TURNS: readonly (readonly number[])[] = FACINGS.map((_, twelfth) =>
  [-TURN_STEP, 1 - TURN_STEP, TURN_STEP - 1, TURN_STEP].map((by) => (twelfth + by + TWELFTHS) % TWELFTHS),
)

/** By direction, the facings that have it in front, as the bits of a mask. @rule CM-ORI-1 */
export const FACINGS_AHEAD: readonly number[] = DIRECTIONS.map((way) =>
  FRONT_WAYS.reduce((mask, ways, twelfth) => (ways.includes(way) ? mask | (1 << twelfth) : mask), 0),
)

const ALL = (1 << TWELFTHS) - 1

/** The facings within one turn step of these, themselves among them; masks of twelve bits. @rule CM-TER-4 */
export function oneTurnStepFrom(facings: number): number {
  const within = facings | (facings << 1) | (facings << TURN_STEP)
  const back = (facings >> 1) | (facings >> TURN_STEP)
  const around = (facings << (TWELFTHS - 1)) | (facings << (TWELFTHS - TURN_STEP))
  return (within | (within >> TWELFTHS) | back | around) & ALL
}
