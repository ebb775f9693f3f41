/** How a group stands together: who is connected, who is in front (SV-GRP). */
import { footprint } from '#shared/document/counters'
import { type Counter, type CounterId } from '#shared/document/types'
import { type Axial, hexDistance, isNextTo } from '#shared/hex/axial'
import { arcToward } from '../magna-carta/facing'
import { type Stance } from '../magna-carta/stride'
import { type Position } from '../position'
import { because, type Ruling, ruling } from '../ruling'

type Covered = Pick<Stance, 'covers'>

/** Who is not connected with the first, through neighbours; as indexes. @rule SV-GRP-1 */
export function cutOff(stances: readonly Covered[]): number[] {
  const joined = new Set([0])
  for (const index of joined)
    stances.forEach((stance, other) => {
      if (touch(stances[index] as Covered, stance)) joined.add(other)
    })
  return stances.map((_, index) => index).filter((index) => !joined.has(index))
}

function touch(a: Covered, b: Covered): boolean {
  return a.covers.some((hex) => b.covers.some((other) => hexDistance(hex, other) <= 1))
}

/**
 * Those of a group at whom defensive fire may be aimed, as they stand: the ones in front. @rule SV-GRP-2
 * @interpretation In front is who has no other member in one of its front hexes, whichever way the fire comes.
 */
export function membersInFront(
  position: Position,
  members: readonly CounterId[],
): Ruling<readonly CounterId[]> {
  const { counters } = position.scenario
  const front = members.filter((id) => {
    const counter = counters[id]
    return !members.some((other) => {
      const before = counters[other]
      if (!counter || !before || other === id) return false
      return footprint(position.scenario, before).some((hex) => isAhead(position, counter, hex))
    })
  })
  return ruling(front, because('SV-GRP-2'))
}

function isAhead(position: Position, counter: Counter, hex: Axial): boolean {
  const covered = footprint(position.scenario, counter)
  return isNextTo(hex, covered) && arcToward(position, counter, hex) === 'front'
}
