/** Refuses a group that could stand nowhere in the order of battle. */
import { isWithin } from '#shared/document/groups'
import { MAX_RANK } from '#shared/document/limits'
import { type Group, type GroupId, type Scenario } from '#shared/document/types'
import { type Refusal } from './command/command'
import { GROUP, refusal, SIDE, unknown } from './command/refusals'
import { refusedColor, refusedWing } from './values'

export function refusedGroup({ sides, groups }: Scenario, id: GroupId, group: Group): Refusal | undefined {
  const { side, name, parent, rank, color, wing } = group
  if (!sides[side]) return unknown(SIDE, side)
  if (name.trim() === '') return refusal('Un nom est attendu.', 'A name is expected.')
  if (!(Math.abs(rank) <= MAX_RANK))
    return refusal(`Un rang va de -${MAX_RANK} à ${MAX_RANK}.`, `A rank is from -${MAX_RANK} to ${MAX_RANK}.`)
  const unfit = (wing && refusedWing(wing)) ?? (color === undefined ? undefined : refusedColor(color))
  if (unfit) return unfit
  if (parent === undefined) return undefined
  if (!groups[parent]) return unknown(GROUP, parent)
  if (groups[parent].side !== side)
    return refusal(
      'Un groupe ne peut pas faire partie d’un groupe d’un autre camp.',
      'A group cannot be a part of a group of another side.',
    )
  if (!isWithin(groups, parent, id)) return undefined
  return refusal('Un groupe ne peut pas faire partie de lui-même.', 'A group cannot be a part of itself.')
}
