/** A route planned hex by hex: stances, costs, and why a path may not be taken. */
import { type Counter } from '#shared/document/armies'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { directionTo } from '#shared/hex/direction'
import { append } from '#shared/lang/append'
import { isActive } from '../position/position'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type Route, type RouteKind } from '#shared/rules/answers/route'
import { faceRow } from '#shared/rules/contract/rows'
import { type MedievalPosition } from '../rules/medievalRules'
import { limitOfMove } from '../fire/firingLimits'
import { allowanceOf } from '../movement/movementAllowance'
import { type Holders, holdersAround, isInTheWay } from '../movement/movementHolders'
import { stanceOf } from '../movement/movementStance'
import { aboutTurnStep, retreatStep, stepTo } from '../movement/movementSteps'
import { turnInPlace } from '../movement/turnInPlace'
import { retreatRefusals } from '../retreat/retreat'
import { NO_ONE_DISPLACED, roomFor } from '../retreat/retreatDisplacement'
import { type MovementRefusal, type PlannedMovement, type Stance, type Stride } from '../rules/stride'

/**
 * Lays out a route. A path that may not be taken is planned as far as its hexes touch, with the reasons, hex by hex.
 * @param unturned steps (1 = the first) that one on foot takes without turning, where facing counts (SV-MOV-1); all
 * others are taken facing them.
 * @throws when the counter is not on the map.
 */
export function planMovement(
  position: MedievalPosition,
  route: Route,
  unturned: readonly number[] = [],
): PlannedMovement {
  const mover = position.scenario.counters[route.counter]
  const start = mover && stanceOf(position.scenario, mover)
  if (!mover || !start) throw new Error(`counter ${route.counter} is not on the map`)
  const refused: MovementRefusal[] = mayMove(position, mover, route.kind)
    ? []
    : [{ hex: start.hex, reason: because('HS-MOV-6', { counter: route.counter }) }]
  const at = (hex: Axial, reasons: readonly Reason[]): void => {
    append(
      refused,
      reasons.map((reason) => ({ hex, reason })),
    )
  }
  if (route.kind === 'about-turn') {
    const turn = aboutTurnStep(position, mover, start)
    at(start.hex, turn.refused)
    return { start, strides: [turn.stride], displaced: [], refused }
  }

  const holders = holdersAround(position, route.counter)
  const strides: Stride[] = []
  let stance: Stance = start
  const turn = (after: number): void => {
    for (const { facing } of route.turns?.filter((one) => one.after === after) ?? []) {
      const turned = turnInPlace(position, route, mover, stance, facing)
      at(stance.hex, turned.refused)
      append(strides, turned.strides)
      stance = strides.at(-1)?.to ?? stance
    }
  }
  turn(0)
  for (const [index, hex] of route.path.entries()) {
    const way = directionTo(stance.hex, hex)
    if (way === undefined) {
      at(hex, [because('HS-MOV-1', { hex: hexKey(hex) })])
      break
    }
    const { stride, refused: against } =
      route.kind === 'retreat'
        ? retreatStep(position, mover, stance, way)
        : stepTo(position, mover, stance, way, unturned.includes(index + 1))
    const enemies = stride.to.covers.flatMap((covered) => holders.get(hexKey(covered)) ?? [])
    const held = enemies.filter(({ enemy }) => enemy).map(({ counter }) => because('HS-MOV-3', { counter }))
    at(hex, [...against, ...held])
    strides.push(route.kind === 'move' ? stride : { ...stride, cost: 0 })
    stance = stride.to
    turn(index + 1)
  }
  const room = route.kind === 'retreat' ? roomFor(position, route.counter, stance) : NO_ONE_DISPLACED
  const limit = limitOfMove(position, route)
  const planned = {
    start,
    strides,
    displaced: room.displaced,
    refused,
    ...(limit && { limit }),
  }
  const stuck = room.stuck.map((counter) => ({ hex: stance.hex, reason: because('HS-MOV-8', { counter }) }))
  const all = [...refused, ...refusalsOf(position, mover, route, planned, holders), ...stuck]
  return { ...planned, refused: alongPath(all, route.path) }
}

/** In the order of the path, what refuses the start first. */
function alongPath(refused: readonly MovementRefusal[], path: readonly Axial[]): MovementRefusal[] {
  const step = ({ hex }: MovementRefusal): number => path.findIndex((one) => sameHex(one, hex))
  return refused.toSorted((a, b) => step(a) - step(b))
}

/** Fit to move; a mount alone only when it must retreat (MC-NAP-3). @rule HS-MOV-6 */
function mayMove(position: MedievalPosition, mover: Counter, kind: RouteKind): boolean {
  if (isActive(position, mover)) return true
  const face = faceRow(position.rows, mover.face)
  return kind === 'retreat' && face?.riderless === true && isInTheWay(position, mover)
}

/** The refusals of a path as a whole, by the kind of movement. */
function refusalsOf(
  position: MedievalPosition,
  mover: Counter,
  route: Route,
  planned: PlannedMovement,
  holders: Holders,
): readonly MovementRefusal[] {
  if (route.kind === 'retreat') return retreatRefusals(position, route, planned)
  const stop = stopRefusals(planned, holders)
  if (route.kind === 'advance') return [...stop, ...advanceRefusals(position, planned, holders)]
  return [...stop, ...allowanceRefusals(position, mover, route, planned)]
}

/** One does not stop on a friend. @rule HS-MOV-3 */
function stopRefusals({ strides }: PlannedMovement, holders: Holders): MovementRefusal[] {
  const last = strides.at(-1)?.to
  if (!last) return []
  return last.covers.flatMap((covered) => {
    const holder = holders.get(hexKey(covered))
    if (!holder || holder.enemy) return []
    return [{ hex: last.hex, reason: because('HS-MOV-3', { counter: holder.counter }) }]
  })
}

/**
 * The first hex that the allowance does not reach, or what firing this turn leaves of it; the start, for a weapon that does not
 * fire as the route says.
 * @rule HS-MOV-7 @rule MC-FIR-1
 */
function allowanceRefusals(
  position: MedievalPosition,
  mover: Counter,
  { counter, firing }: Route,
  { start, strides, limit }: PlannedMovement,
): MovementRefusal[] {
  if (firing && !limit) return [{ hex: start.hex, reason: because('MC-FIR-1', { counter }) }]
  const allowance = allowanceOf(position, mover)
  const points = limit?.points ?? allowance
  let spent = 0
  for (const { to, cost } of strides) {
    spent += cost
    if (spent > points)
      return [
        {
          hex: to.hex,
          reason: because(spent > allowance ? 'HS-MOV-7' : 'MC-FIR-1', { hex: hexKey(to.hex) }),
        },
      ]
  }
  return []
}

/**
 * The refusals of an advance: its first hex is the loser's, left free; then so many hexes at most.
 * @rule MC-ADV-1
 */
function advanceRefusals(
  position: MedievalPosition,
  { strides }: PlannedMovement,
  holders: Holders,
): MovementRefusal[] {
  const { advanceLimit } = position.rules.figures.movement
  return strides.flatMap(({ to: { hex } }, index) => {
    const held = index === 0 && holders.has(hexKey(hex))
    if (!held && index < advanceLimit) return []
    return [{ hex, reason: because('MC-ADV-1', { hex: hexKey(hex) }) }]
  })
}
