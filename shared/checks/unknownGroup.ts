/** A counter of a group that its side does not have, and a group that stands nowhere in the tree of its side. */
import { parentOf } from '#shared/document/groups'
import { type Group } from '#shared/document/armies'
import { type GroupId } from '#shared/document/ids'
import { quotable } from '#shared/i18n/quotable'
import { sideOf } from '#shared/rules/standing/position'
import { check, type CheckContext, type Found } from './check'
import { counterEntries, nameWithHex } from './entries'
import { mend } from './report'

/** @rule CHK-1 */
export const unknownGroup = check({
  code: 'CHK1-unknown-group',
  title: { fr: 'Groupe inconnu', en: 'Unknown group' },
  reads: ['counters', 'counterTypes', 'scenario'],
  find: (context) => [...strayCounters(context), ...strayGroups(context)],
})

function strayCounters(context: CheckContext): Found[] {
  const { scenario } = context
  return counterEntries(context).flatMap(([id, counter]): Found[] => {
    const { group } = counter
    if (group === undefined) return []
    const side = sideOf(scenario, counter)
    if (side !== undefined && scenario.groups[group]?.side === side) return []
    const name = nameWithHex(context, id)
    const called = quotable(scenario.groups[group]?.name ?? group)
    return [
      {
        message: {
          fr: `Le pion ${name} est du groupe «\u202f${called}\u202f», que son camp n’a pas`,
          en: `${name} is of the group “${called}”, which its side does not have`,
        },
        counters: [id],
        fix: mend('Le retirer de ce groupe', 'Take it out of this group', 'edit-counter', {
          counter: id,
          change: { group: null },
        }),
      },
    ]
  })
}

function strayGroups({ scenario: { groups } }: CheckContext): Found[] {
  return (Object.entries(groups) as [GroupId, Group][]).flatMap(([id, { name, side, parent }]): Found[] => {
    if (parent === undefined || parentOf(groups, id) === parent) return []
    return [
      {
        message: {
          fr: `Le groupe ${quotable(name)} est placé sous «\u202f${quotable(groups[parent]?.name ?? parent)}\u202f», qui n’est pas un autre groupe de son camp`,
          en: `The group ${quotable(name)} stands under “${quotable(groups[parent]?.name ?? parent)}”, which is no other group of its side`,
        },
        sides: [side],
        fix: mend('Le placer sous le camp', 'Put it directly under the side', 'edit-group', {
          group: id,
          change: { parent: null },
        }),
      },
    ]
  })
}
