/** Retreats from fire and from combat: which paths are legal, and what forbids the others (MC-RET). */
import { addHex, type Axial, hexDistance, hexKey, sameHex, subtractHex } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, neighbor, step } from '#shared/hex/direction'
import { greatestOf } from '#shared/lang/extremes'
import { append } from '#shared/lang/append'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type Route } from '#shared/rules/answers/route'
import { mayRetreatInto } from '../infiltration/infiltration'
import { type MedievalPosition } from '../rules/medievalRules'
import { retreatDirectionOf } from '../rules/options'
import { type MovementRefusal, type PlannedMovement, type Stance } from '../rules/stride'

/** May the first step of a retreat from fire go that way? @rule MC-RET-1 */
function leadsAway(position: MedievalPosition, start: Axial, firer: Axial, way: Direction): Ruling<boolean> {
  const first = neighbor(start, way)
  const reason = because('MC-RET-1', { hex: hexKey(first) })
  if (retreatDirectionOf(position.rules.chosen) === 'farther')
    return ruling(hexDistance(firer, first) > hexDistance(firer, start), reason)
  const shot = subtractHex(start, firer)
  const best = greatestOf(DIRECTIONS.map((other) => alignment(shot, other)))
  return ruling(alignment(shot, way) === best, reason)
}

/** Twice the scalar product of a course and a direction's step, in cube coordinates. */
function alignment({ q, r }: Axial, way: Direction): number {
  const { q: stepQ, r: stepR } = step(way)
  return q * stepQ + r * stepR + (q + r) * (stepQ + stepR)
}

/**
 * The refusals of a retreat's path, beside ground, enemies and friends in the way: its direction, its distance from the
 * start, the opponents of the combat.
 * @rule MC-RET-1 @rule MC-RET-3 @rule MC-RET-4 @rule MC-INF-4
 */
export function retreatRefusals(
  position: MedievalPosition,
  route: Route,
  { start, strides }: PlannedMovement,
): MovementRefusal[] {
  const refused: MovementRefusal[] = []
  let from = start
  for (const [index, { to }] of strides.entries()) {
    const way = subtractHex(to.hex, from.hex)
    const reasons = [
      ...directionRefusals(position, route, start.hex, to.hex, index),
      ...(to.covers.length > 1 && !sameHex(addHex(start.hex, times(way, index + 1)), to.hex)
        ? [because('MC-RET-3', { hex: hexKey(to.hex) })]
        : []),
      ...contactRefusals(position, route, from, to),
    ]
    append(
      refused,
      reasons.map((reason) => ({ hex: to.hex, reason })),
    )
    from = to
  }
  return refused
}

/** A step taken several times. */
export function times({ q, r }: Axial, count: number): Axial {
  return { q: q * count, r: r * count }
}

/** Away from the firer first, and each hex farther from the start: so it ends at the required distance. */
function directionRefusals(
  position: MedievalPosition,
  { firer }: Route,
  start: Axial,
  hex: Axial,
  index: number,
): readonly Reason[] {
  if (hexDistance(start, hex) <= index) return [because('MC-RET-1', { hex: hexKey(hex) })]
  const way = index === 0 && firer && DIRECTIONS.find((one) => sameHex(neighbor(start, one), hex))
  if (!firer || way === undefined || way === false) return []
  const away = leadsAway(position, start, firer, way)
  return away.value ? [] : away.because
}

/** Refuses a path that newly covers a hex next to an opponent of the combat. @rule MC-INF-4 */
function contactRefusals(
  position: MedievalPosition,
  { fought = [] }: Route,
  from: Stance,
  to: Stance,
): readonly Reason[] {
  const entered = to.covers.filter((hex) => !from.covers.some((own) => sameHex(own, hex)))
  return entered.flatMap((hex) => {
    const free = mayRetreatInto(position, hex, fought)
    return free.value ? [] : free.because
  })
}
