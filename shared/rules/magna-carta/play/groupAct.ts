/** Several characters who move as one (SV-GRP, SV-WAL). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { type TurnMemory, withLongMove } from '#shared/rules/answers/turnMemory'
import { type Effect } from '../../resolution/effects'
import { type Act, type Judgement, refusedAct, certain, type Way } from '../../resolution/play'
import { type PlayState } from '../../resolution/state'
import { because } from '#shared/rules/sentences/ruling'
import { hexesEntered, planGroupAdvance } from '../groups/groupAdvance'
import { movesTooFarToFire } from '../fire/firingLimits'
import { formShieldWall } from '../groups/shieldWall'
import { attacksAlong, passageOf } from '../infiltration/opportunity'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Stance } from '../rules/stride'
import { planMovement } from '../ways/planMovement'

/**
 * @rule SV-GRP-1 @rule SV-WAL-1
 * @interpretation Without chances where an opponent may strike at a member: the source does not say what a member who is
 * stopped makes of the group.
 */
export function judgeGroupAdvance(
  position: MedievalPosition,
  { turn, slowed }: PlayState,
  { members, wall }: Extract<Act, { kind: 'group-advance' }>,
): Judgement {
  if (!position.rules.movesInGroups || new Set(members.map(({ path }) => path.length)).size !== 1)
    return refusedAct(because('SV-GRP-1'))
  const formed = formShieldWall(
    position,
    members.map(({ counter }) => counter),
  )
  if (wall && !formed.value) return refusedAct(...formed.because)
  const { costs, end, refused } = planGroupAdvance(position, members, { memory: turn.memory, slowed })
  if (refused.length > 0) return refusedAct(...refused.map(({ reason }) => reason))
  const struck = isStruck(position, members, turn.memory)
  const reasons = [because('SV-GRP-1'), ...(wall ? formed.because : [])]
  if (struck) return { refused: [], items: [], because: reasons }
  const spent = costs.reduce((sum, cost) => sum + cost, 0)
  const moved = members.flatMap(({ counter, path }, index): Effect[] => {
    const stance = end[index]
    return stance ? [movedEffect(counter, stance, path), { kind: 'acted', counter }] : []
  })
  return certain(GROUP_ADVANCES, [...moved, ...longMoves(position, members, spent, turn.memory)], reasons)
}

export const GROUP_ADVANCES = localized('le groupe avance', 'the group advances')

/** A member where the group leads it. @param path the hexes of its steps. */
export function movedEffect(counter: CounterId, { hex, facing }: Stance, path: readonly Axial[]): Effect {
  const through = path.map(hexKey)
  return { kind: 'moved', counter, hex: hexKey(hex), facing, ...(through.length > 1 && { through }) }
}

/** The memory of the turn once the group has spent so many points, where somebody may then fire no more in defence. @rule MC-FIR-1 */
export function longMoves(
  position: MedievalPosition,
  members: readonly Pick<Way, 'counter'>[],
  spent: number,
  memory: TurnMemory,
): Effect[] {
  const far = members.filter(({ counter }) => movesTooFarToFire(position, counter, spent))
  if (far.length === 0) return []
  return [
    { kind: 'remembered', memory: far.reduce((now, { counter }) => withLongMove(now, counter), memory) },
  ]
}

/** May an opponent strike at one of the members on its way? */
export function isStruck(
  position: MedievalPosition,
  members: readonly Pick<Way, 'counter' | 'path'>[],
  memory: TurnMemory,
): boolean {
  return members.some(({ counter, path }) => {
    const [start] = footprint(position.scenario, position.scenario.counters[counter])
    const entered = start ? hexesEntered(start, path) : path
    const planned = planMovement(position, { counter, kind: 'move', path: entered })
    return attacksAlong(position, passageOf(counter, 'move', planned), memory).tests.length > 0
  })
}
