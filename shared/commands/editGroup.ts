/** Changes a group: its name, note, leader, colour and wing, or its place in the tree of its side (CTR-7). */
import { type Draft } from 'immer'
import { group } from '#shared/document/fields/entities'
import { id, keyed, type ValueOf } from '#shared/document/fields/vocabulary'
import { type Group, type GroupId } from '#shared/document/types'
import { found } from './command/cells'
import { applyChange, changeOf } from './change'
import { command, named } from './command/command'
import { GROUP, unknown } from './command/refusals'
import { refusedGroup } from './group'

type OwnParts = Omit<Group, 'extra' | 'side'>

const params = keyed({
  group: id<GroupId>(),
  change: changeOf(group, 'name', 'note', 'leader', 'parent', 'rank', 'color', 'wing'),
})
export type EditGroup = ValueOf<typeof params>

export const editGroup = command({
  id: 'edit-group',
  params,
  name: ({ group }, { groups }) => named('Modifier le groupe', 'Edit group', groups[group]?.name ?? group),
  run(draft, { group, change }) {
    const document = found(draft)
    const present = document.groups[group]
    const target = draft.groups[group]
    if (!present || !target) return unknown(GROUP, group)
    const next: Draft<Group> = { ...(present as Draft<Group>) }
    applyChange<OwnParts>(next, change)
    const refused = refusedGroup(document, group, next as Group)
    if (refused) return refused
    applyChange<OwnParts>(target, change)
  },
})
