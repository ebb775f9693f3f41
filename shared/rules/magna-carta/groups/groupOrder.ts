/** The order of a group: its members that are cut off, out of file, or in front (SV-GRP). */
import { footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, isNextTo } from '#shared/hex/axial'
import { hexsideBetween } from '#shared/hex/hexside'
import { coversHex } from '../movement/movementStance'
import { arcToward } from '../position/facing'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { type Stance } from '../rules/stride'
import { terrainRowAt } from '#shared/rules/standing/position'
import { type Position } from '../position/position'
import { featureRow } from '#shared/rules/contract/rows'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'

type Covered = Pick<Stance, 'covers'>

/** The members not connected with the first, through neighbours; as indexes. @rule SV-GRP-1 */
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
 * Those who go through a door or over stairs beside another, not behind one; as indexes. @rule SV-GRP-1
 * @interpretation In file: of those who do so in one step, each but the leader walks behind another of them, into the
 * hex that this one leaves, or a member between the two.
 */
export function outOfFile(position: Position, before: readonly Stance[], after: readonly Stance[]): number[] {
  const to = (index: number): Axial => (after[index] as Stance).hex
  const passing = before.map(({ hex }, index) => isNarrow(position, hex, to(index)))
  const ahead = (index: number): number =>
    before.findIndex((stance, other) => other !== index && coversHex(stance, to(index)))
  const isBehindAnother = (index: number): boolean => {
    const walked = new Set([index])
    for (let next = ahead(index); next >= 0 && !walked.has(next); next = ahead(next)) {
      if (passing[next]) return true
      walked.add(next)
    }
    return false
  }
  const leaders = [...before.keys()].filter((index) => passing[index] && !isBehindAnother(index))
  return leaders.slice(1)
}

/**
 * Does a step lead through a way in for people (a door, a gate, stairs or a ladder on the side between), or onto or off
 * hexes that are passed in file?
 */
function isNarrow(position: Position, from: Axial, to: Axial): boolean {
  const side = hexsideBetween(from, to)
  if (!side) return false
  const features = standingFeatures(position, side)
  const entrances = [features?.opening, features?.fixture]
  return (
    entrances.some((feature) => featureRow(position.rows, feature?.feature)?.entrance) ||
    [from, to].some((hex) => terrainRowAt(position, hex)?.inFile)
  )
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
