/** The stance of a counter, and the stances one step away (MC-GEO-1, -2; HS-MOV-5). */
import { footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { type Direction, direction, neighbor, opposite } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type Arc, arcOf } from '../position/facing'
import { type Position } from '../position/position'
import { withCounters } from '#shared/rules/standing/position'
import { type SteppingWithoutTurning } from '../figures/movementFigures'
import { type Stance } from '../rules/stride'

/** Undefined when the counter is not on the map. */
export function stanceOf(scenario: Scenario, counter: Counter): Stance | undefined {
  const covers = footprint(scenario, counter)
  return covers[0] && { hex: covers[0], facing: counter.facing, covers }
}

/** Is a hex one of those covered? */
export function coversHex({ covers }: Pick<Stance, 'covers'>, hex: Axial): boolean {
  return covers.some((covered) => sameHex(covered, hex))
}

/** The position with some counters standing elsewhere. */
export function placedAt<P extends Position>(
  position: P,
  moved: readonly { readonly counter: CounterId; readonly to: Stance }[],
): P {
  return withCounters(
    position,
    moved.map(({ counter, to: { hex, facing } }) => [counter, { hex: hexKey(hex), facing }]),
  )
}

/** Steps of 60 degrees from one direction to another, -2 to 3, clockwise when positive. */
export function turnBetween(from: Direction, to: Direction): number {
  const steps = direction(to - from)
  return steps > 3 ? steps - 6 : steps
}

/** A rider that faces this side, its front in that hex. @rule MC-GEO-2 */
export function mountedStance(hex: Axial, facing: Direction): Stance {
  return { hex, facing: { kind: 'side', index: facing }, covers: [hex, neighbor(hex, opposite(facing))] }
}

/** The whole counter moved by one hex, its facing kept. */
export function translated({ hex, facing, covers }: Stance, way: Direction): Stance {
  return { hex: neighbor(hex, way), facing, covers: covers.map((covered) => neighbor(covered, way)) }
}

/** The vertex faced after turning the least that brings a neighbour in front. */
export function facingTo(facing: Facing, toward: Direction): Facing {
  if (facing.kind !== 'vertex') return { kind: 'vertex', index: toward }
  if (arcOf(facing.index, toward) === 'front') return facing
  const left = direction(toward - 1)
  const nearer = Math.abs(turnBetween(facing.index, left)) < Math.abs(turnBetween(facing.index, toward))
  return { kind: 'vertex', index: nearer ? left : toward }
}

/** The cost of a step on foot that is taken without turning. @rule SV-MOV-1 */
export function costWithoutTurning(figures: SteppingWithoutTurning, arc: Arc, cost: number): number {
  if (arc === 'front') return cost
  return arc === 'side' ? cost + figures.sideExtra : cost * figures.rearFactor
}
