/** One step of a counter, by the way it moves: where it ends, what it costs, and why it may not be taken. */
import { type Counter } from '#shared/document/armies'
import { hexKey, sameHex } from '#shared/hex/axial'
import { type Direction, neighbor } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { isTwoHex } from '../position/position'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { stepCost } from './crossing'
import { arcOf, turnedAbout } from '../position/facing'
import { type MedievalPosition } from '../rules/medievalRules'
import { costWithoutTurning, facingTo, mountedStance, translated, turnBetween } from './movementStance'
import { mayStraddle } from '../ground/standing'
import { type Stance, type Stride } from '../rules/stride'

/** A stride, and the reasons that forbid it; none when it may be taken. Who holds the hex is asked elsewhere. */
interface Step {
  readonly stride: Stride
  readonly refused: readonly Reason[]
}

/**
 * A step of a movement or an advance into the neighbour of a direction.
 * @param unturned on foot, where facing counts: taken without turning (SV-MOV-1).
 */
export function stepTo(
  position: MedievalPosition,
  mover: Counter,
  from: Stance,
  way: Direction,
  unturned: boolean,
): Step {
  return isTwoHex(position, mover)
    ? riddenStep(position, mover, from, way)
    : footStep(position, mover, from, way, unturned)
}

/**
 * On foot: hex to hex, the facing free where it has no effect; where it has one, turning first is free.
 * @rule MC-GEO-1
 */
function footStep(
  position: MedievalPosition,
  mover: Counter,
  from: Stance,
  way: Direction,
  unturned: boolean,
): Step {
  const cost = stepCost(position, mover, from.hex, neighbor(from.hex, way))
  return {
    stride: strideTo(position, false, from, way, cost.value ?? 0, unturned),
    refused: cost.value === undefined ? cost.because : [],
  }
}

/**
 * A rider turns its front and steps on; its rear follows into the hex that the front left. @rule HS-MOV-5
 * Its own rear hex is not entered so: that is an about-turn (MC-VOL).
 */
function riddenStep(position: MedievalPosition, mover: Counter, from: Stance, way: Direction): Step {
  const to = neighbor(from.hex, way)
  const cost = stepCost(position, mover, from.hex, to)
  const straddle = mayStraddle(position, to, from.hex)
  return {
    stride: strideTo(position, true, from, way, cost.value ?? 0, false),
    refused: [
      ...(turnsAbout(from, way) ? [because('HS-MOV-5', { hex: hexKey(to) })] : []),
      ...(cost.value === undefined ? cost.because : []),
      ...(straddle.value ? [] : straddle.because),
    ],
  }
}

/** A rider would have to turn about before a step that way, which is no step. @rule HS-MOV-5 */
export function turnsAbout({ facing }: Stance, way: Direction): boolean {
  return turnBetween(facing.index, way) === 3
}

/**
 * The stride of a step.
 * @param points of the hex entered and the side crossed; turning costs a rider more.
 * @param unturned on foot, where facing counts: taken without turning.
 * @rule HS-MOV-5 @rule SV-MOV-1
 */
export function strideTo(
  { rules }: MedievalPosition,
  rides: boolean,
  { hex, facing }: Stance,
  way: Direction,
  points: number,
  unturned: boolean,
): Stride {
  const { withoutTurning, riderTurn } = rules.figures.movement
  const to = neighbor(hex, way)
  if (rides) {
    const turns = Math.abs(turnBetween(facing.index, way))
    return { to: mountedStance(to, way), cost: points + turns * riderTurn, backward: false }
  }
  const standing = (shown: Facing): Stance => ({ hex: to, facing: shown, covers: [to] })
  if (!withoutTurning) return { to: standing(facing), cost: points, backward: false }
  if (!unturned || facing.kind !== 'vertex')
    return { to: standing(facingTo(facing, way)), cost: points, backward: false }
  const arc = arcOf(facing.index, way)
  const cost = costWithoutTurning(withoutTurning, arc, points)
  return { to: standing(facing), cost, backward: arc === 'rear' }
}

/**
 * A step of a retreat: it costs nothing and keeps the facing; a rider's two hexes move alike. @rule MC-RET-3
 * @interpretation "In a straight line, without turning about": the whole counter is moved, whichever way it faces.
 */
export function retreatStep(position: MedievalPosition, mover: Counter, from: Stance, way: Direction): Step {
  const to = translated(from, way)
  const refused = from.covers.flatMap((half, index) => {
    const entered = to.covers[index]
    if (!entered || from.covers.some((own) => sameHex(own, entered))) return []
    const cost = stepCost(position, mover, half, entered)
    return cost.value === undefined ? cost.because : []
  })
  const [front, rear] = to.covers
  const straddle = front && rear && mayStraddle(position, front, rear)
  return {
    stride: { to, cost: 0, backward: false },
    refused: straddle && !straddle.value ? [...refused, ...straddle.because] : refused,
  }
}

/** The about-turn of a rider: front and rear exchanged where it stands. @rule MC-VOL-2 */
export function aboutTurnStep(position: MedievalPosition, mover: Counter, from: Stance): Step {
  const { hex, facing } = turnedAbout(from.hex, from.facing)
  return {
    stride: {
      to: mountedStance(hex, facing.index),
      cost: position.rules.figures.movement.aboutTurn,
      backward: false,
    },
    refused: isTwoHex(position, mover) ? [] : [because('MC-GEO-2', { hex: hexKey(from.hex) })],
  }
}
