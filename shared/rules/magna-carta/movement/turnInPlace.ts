/** Turns where a counter stands, within a move: a rider's pivots, on foot where facing counts, an engine's (HS-MOV-5, SV-MOV-1, MC-MAP-4). */
import { type Counter } from '#shared/document/armies'
import { hexKey } from '#shared/hex/axial'
import { type Direction, direction } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type Route } from '#shared/rules/answers/route'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { crewOf } from '../naphtha/naphthaThrower'
import { hasStat, isTwoHex } from '../position/position'
import { type MedievalRules, type MedievalPosition } from '../rules/medievalRules'
import { type Stance, type Stride } from '../rules/stride'
import { mountedStance, turnBetween } from './movementStance'
import { mayPivot } from './pivot'

interface Turned {
  /** One for each 60 degrees of a rider. */
  readonly strides: readonly Stride[]
  readonly refused: readonly Reason[]
}

/** @rule HS-MOV-5 @rule SV-MOV-1 @rule MC-MAP-4 */
export function turnInPlace(
  position: MedievalPosition,
  { counter: id, kind }: Route,
  mover: Counter,
  from: Stance,
  facing: Facing,
): Turned {
  if (kind !== 'move' || facing.kind !== mover.facing.kind) return refusedTurn('HS-MOV-5', from)
  if (isTwoHex(position, mover)) return pivots(position, id, mover, from, facing.index)
  const free = mayTurnOnFoot(position, id, mover)
  if (free) return refusedTurn(free, from)
  return { strides: [{ to: { ...from, facing }, cost: 0, backward: true }], refused: [] }
}

function refusedTurn(rule: Parameters<typeof because>[0], { hex }: Stance): Turned {
  return { strides: [], refused: [because(rule, { hex: hexKey(hex) })] }
}

/**
 * The rule against it; undefined when it may. @rule SV-MOV-1 @rule MC-MAP-4
 * @interpretation An engine is turned by its crew, in the movement phase of its side.
 */
function mayTurnOnFoot(
  position: MedievalPosition,
  id: Route['counter'],
  mover: Counter,
): 'MC-MAP-4' | 'MC-GEO-1' | undefined {
  if (hasStat(position, mover, 'naphthaThrower'))
    return crewOf(position, id, mover).length >= position.rules.figures.naphthaThrower.crew
      ? undefined
      : 'MC-MAP-4'
  return facingCounts(position.rules) ? undefined : 'MC-GEO-1'
}

/** Does facing count on foot? @rule MC-GEO-1 @rule SV-MOV-1 */
export function facingCounts({ figures }: MedievalRules): boolean {
  return figures.movement.withoutTurning !== undefined
}

/** By the shorter way; half a turn to the right. @rule HS-MOV-5 */
function pivots(
  position: MedievalPosition,
  id: Route['counter'],
  mover: Counter,
  from: Stance,
  toward: Direction,
): Turned {
  const { riderTurn } = position.rules.figures.movement
  const turn = turnBetween(from.facing.index, toward)
  const stands: Counter = { ...mover, hex: hexKey(from.hex) }
  const strides: Stride[] = []
  for (let step = 1; step <= Math.abs(turn); step++) {
    const facing = direction(from.facing.index + Math.sign(turn) * step)
    if (!mayPivot(position, id, stands, facing)) return { ...refusedTurn('HS-MOV-5', from), strides }
    strides.push({ to: mountedStance(from.hex, facing), cost: riderTurn, backward: false })
  }
  return { strides, refused: [] }
}
