/** Adds a group to the order of battle of a side (CTR-7). */
import { type Draft } from 'immer'
import { group } from '#shared/document/fields/entities'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type Group, type GroupId } from '#shared/document/types'
import { found } from './command/cells'
import { command, named } from './command/command'
import { GROUP, taken } from './command/refusals'
import { refusedGroup } from './group'

export const addGroup = command({
  id: 'add-group',
  params: keyed({ id: id<GroupId>(), group }),
  name: ({ group }) => named('Créer le groupe', 'Create group', group.name),
  run(draft, { id, group }) {
    const document = found(draft)
    if (document.groups[id]) return taken(GROUP, id)
    const refused = refusedGroup(document, id, group)
    if (refused) return refused
    draft.groups[id] = group as Draft<Group>
  },
})
