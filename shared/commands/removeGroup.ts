/** Takes a group out of the order of battle; what was in it goes to the group above, or stays directly under the side. */
import { parentOf } from '#shared/document/groups'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type Counter, type CounterId, type Group, type GroupId } from '#shared/document/types'
import { found } from './command/cells'
import { command, named } from './command/command'
import { GROUP, unknown } from './command/refusals'

export const removeGroup = command({
  id: 'remove-group',
  params: keyed({ group: id<GroupId>() }),
  name: ({ group }, { groups }) => named('Supprimer le groupe', 'Delete group', groups[group]?.name ?? group),
  run(draft, { group }) {
    const { groups, counters } = found(draft)
    if (!groups[group]) return unknown(GROUP, group)
    const above = parentOf(groups, group)
    for (const [id, { parent }] of Object.entries(groups) as [GroupId, Group][]) {
      const target = parent === group && draft.groups[id]
      if (!target) continue
      if (above === undefined) delete target.parent
      else target.parent = above
    }
    for (const [id, counter] of Object.entries(counters) as [CounterId, Counter][]) {
      const target = counter.group === group && draft.counters[id]
      if (!target) continue
      if (above === undefined) delete target.group
      else target.group = above
    }
    delete draft.groups[group]
  },
})
