/** The commands of groups, in the order of battle of a side (CTR-7). */
import { group, type Group } from '#shared/document/armies'
import { isWithin, parentOf } from '#shared/document/groups'
import { type CounterId, type GroupId } from '#shared/document/ids'
import { MAX_RANK } from '#shared/document/limits'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type ParamsOf, type Refusal } from '../command/command'
import { refusal, unknown } from '../command/refusals'
import { GROUP, SIDE } from '#shared/document/inWords/thingNouns'
import { refusedColor, refusedWing } from '../command/values'
import { adding, editing, kind, removing } from './entries'

const GROUPS = kind({
  section: 'groups',
  key: 'group',
  field: group,
  called: GROUP,
  nameOf: ({ name }) => name,
  refused: (one, { id, document }) => refusedGroup(document, id, one),
})

export const addGroup = adding('add-group', GROUPS, localized('Créer le groupe', 'Create group'))

export const editGroup = editing('edit-group', GROUPS, localized('Modifier le groupe', 'Edit group'), 'side')
export type EditGroup = ParamsOf<typeof editGroup>

/** Its groups and counters go to the group above, or stay directly under the side. */
export const removeGroup = removing(
  'remove-group',
  GROUPS,
  localized('Supprimer le groupe', 'Delete group'),
  (draft, gone, { groups, counters }) => {
    const above = parentOf(groups, gone)
    for (const [id, { parent }] of Object.entries(groups))
      if (parent === gone) put(draft.groups[id as GroupId], 'parent', above)
    for (const [id, { group }] of Object.entries(counters))
      if (group === gone) put(draft.counters[id as CounterId], 'group', above)
  },
)

function put<K extends string>(of: { [P in K]?: GroupId } | undefined, key: K, group?: GroupId): void {
  if (!of) return
  if (group === undefined) delete of[key]
  else of[key] = group
}

/** Refuses a group that could stand nowhere in the order of battle. */
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
