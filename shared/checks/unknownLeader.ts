/** A commander of a side, or a leader of a group, that does not exist or belongs to another side. */
import { type CommandCall } from '#shared/document/commandCall'
import { type Group } from '#shared/document/armies'
import { type CounterId, type GroupId, type SideId } from '#shared/document/ids'
import { type Localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { sideOf } from '#shared/rules/standing/position'
import { check, type CheckContext } from './check'
import { nameWithHex } from './entries'

interface Post {
  readonly side: SideId
  readonly holder: CounterId | undefined
  readonly name: Localized
  /** Leaves it to nobody. */
  readonly vacate: CommandCall
}

/** @rule CHK-1 */
export const unknownLeader = check({
  code: 'CHK1-unknown-leader',
  title: { fr: 'Chef inconnu', en: 'Unknown leader' },
  reads: ['counters', 'counterTypes', 'scenario'],
  find(context) {
    const { scenario } = context
    return postsOf(context).flatMap(({ side, holder, name, vacate }) => {
      if (holder === undefined) return []
      const counter = scenario.counters[holder]
      if (counter && sideOf(scenario, counter) === side) return []
      const who = counter ? nameWithHex(context, holder) : holder
      return {
        message: counter
          ? { fr: `${name.fr}, ${who}, est d’un autre camp`, en: `${name.en}, ${who}, is of another side` }
          : {
              fr: `${name.fr}, «\u202f${who}\u202f», n’existe pas`,
              en: `${name.en}, “${who}”, does not exist`,
            },
        counters: counter ? [holder] : [],
        sides: [side],
        fix: { name: { fr: 'N’y nommer personne', en: 'Appoint nobody' }, call: vacate },
      }
    })
  },
})

function postsOf({ scenario }: CheckContext): Post[] {
  const commanders = (Object.keys(scenario.sides) as SideId[]).map((side): Post => {
    const { name, commander } = scenario.sides[side] ?? { name: side }
    return {
      side,
      holder: commander,
      name: { fr: `Le commandant du camp ${name}`, en: `The commander of the side ${name}` },
      vacate: { command: 'edit-side', params: { side, change: { commander: null } } },
    }
  })
  const leaders = (Object.entries(scenario.groups) as [GroupId, Group][]).map(([id, group]): Post => {
    const name = `${quotable(group.name)} (${quotable(scenario.sides[group.side]?.name ?? group.side)})`
    return {
      side: group.side,
      holder: group.leader,
      name: group.wing
        ? { fr: `Le chef de l’aile ${name}`, en: `The leader of the wing ${name}` }
        : { fr: `Le chef du groupe ${name}`, en: `The leader of the group ${name}` },
      vacate: { command: 'edit-group', params: { group: id, change: { leader: null } } },
    }
  })
  return [...commanders, ...leaders]
}
