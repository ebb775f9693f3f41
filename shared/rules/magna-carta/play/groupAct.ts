/** Several characters who move as one (SV-GRP, SV-WAL). */
import { footprint } from '#shared/document/counters'
import { hexKey } from '#shared/hex/axial'
import { type Act, type Judgement, refusedAct, certain } from '../../resolution/play'
import { type PlayState } from '../../resolution/state'
import { because } from '#shared/rules/sentences/ruling'
import { hexesEntered, planGroupAdvance } from '../groups/groupAdvance'
import { formShieldWall } from '../groups/shieldWall'
import { attacksAlong, passageOf } from '../infiltration/opportunity'
import { type MedievalPosition } from '../rules/medievalRules'
import { planMovement } from '../ways/planMovement'

/**
 * @rule SV-GRP-1 @rule SV-WAL-1
 * @interpretation Without chances where an opponent may strike at a member: the source does not say what a member who is
 * stopped makes of the group.
 */
export function judgeGroupAdvance(
  position: MedievalPosition,
  { turn }: PlayState,
  { members, wall }: Extract<Act, { kind: 'group-advance' }>,
): Judgement {
  if (!position.rules.movesInGroups || new Set(members.map(({ path }) => path.length)).size !== 1)
    return refusedAct(because('SV-GRP-1'))
  const formed = formShieldWall(
    position,
    members.map(({ counter }) => counter),
  )
  if (wall && !formed.value) return refusedAct(...formed.because)
  const { end, refused } = planGroupAdvance(position, members)
  if (refused.length > 0) return refusedAct(...refused.map(({ reason }) => reason))
  const struck = members.some(({ counter, path }) => {
    const [start] = footprint(position.scenario, position.scenario.counters[counter])
    const entered = start ? hexesEntered(start, path) : path
    const planned = planMovement(position, { counter, kind: 'move', path: entered })
    return attacksAlong(position, passageOf(counter, 'move', planned), turn.memory).tests.length > 0
  })
  const reasons = [because('SV-GRP-1'), ...(wall ? formed.because : [])]
  if (struck) return { refused: [], items: [], because: reasons }
  return certain(
    { fr: 'le groupe avance', en: 'the group advances' },
    members.flatMap(({ counter }, index) => {
      const stance = end[index]
      if (!stance) return []
      return [
        { kind: 'moved', counter, hex: hexKey(stance.hex), facing: stance.facing } as const,
        { kind: 'acted', counter } as const,
      ]
    }),
    reasons,
  )
}
