/** CTR-7: the tree of the groups of a side. */
import { describe, expect, test } from 'vitest'
import {
  groupsUnder,
  groupTree,
  isWithin,
  lineage,
  nextRank,
  parentOf,
  wingOf,
  wingsUnder,
} from '#shared/document/groups'
import { groupId, sideId } from '#shared/document/ids'
import { type Group } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'

const [RED, BLUE] = [sideId('red'), sideId('blue')]
const WING = { banner: '#aa0000', order: 'attack', morale: 7, rest: 7 } as const

function group(part: Partial<Group>): Group {
  return { side: RED, name: '', note: '', rank: 0, ...part }
}

const groups: Scenario['groups'] = {
  [groupId('rear')]: group({ rank: 2, wing: WING }),
  [groupId('van')]: group({ rank: 1, wing: WING }),
  [groupId('archers')]: group({ parent: groupId('van'), rank: 3 }),
  [groupId('scouts')]: group({ parent: groupId('archers') }),
  [groupId('foot')]: group({ parent: groupId('van'), rank: 0.5 }),
  [groupId('theirs')]: group({ side: BLUE, parent: groupId('van') }),
  [groupId('lost')]: group({ parent: groupId('ghost'), rank: 9 }),
  [groupId('snake')]: group({ parent: groupId('tail'), rank: 7 }),
  [groupId('tail')]: group({ parent: groupId('snake'), rank: 8 }),
}
const ids = (entries: readonly (readonly [string, Group])[]): string[] => entries.map(([id]) => id)

describe('CTR-7: the tree of a side', () => {
  test('by rank; what has no place in it stands under the side', () => {
    expect(ids(groupsUnder(groups, RED))).toEqual(['van', 'rear', 'snake', 'tail', 'lost'])
    expect(ids(groupsUnder(groups, RED, groupId('van')))).toEqual(['foot', 'archers'])
    expect(ids(groupsUnder(groups, BLUE))).toEqual(['theirs'])
    expect(groupTree(groups, RED).map(({ id, depth }) => `${depth} ${id}`)).toEqual([
      ...['0 van', '1 foot', '1 archers', '2 scouts', '0 rear', '0 snake', '0 tail', '0 lost'],
    ])
  })

  test('every group of every side stands in it once, whatever a file says', () => {
    const shown = [RED, BLUE].flatMap((side) => groupTree(groups, side).map(({ id }) => id))
    expect(shown.toSorted()).toEqual(Object.keys(groups).toSorted())
  })

  test('parents and lineage end where the tree does', () => {
    expect(parentOf(groups, groupId('theirs'))).toBeUndefined()
    expect(parentOf(groups, groupId('snake'))).toBeUndefined()
    expect(ids(lineage(groups, groupId('scouts')))).toEqual(['scouts', 'archers', 'van'])
    expect(lineage(groups, undefined)).toEqual([])
    expect(isWithin(groups, groupId('scouts'), groupId('van'))).toBe(true)
    expect(isWithin(groups, groupId('van'), groupId('scouts'))).toBe(false)
  })

  test('a new group comes behind its siblings', () => {
    expect(nextRank(groups, RED, groupId('van'))).toBe(4)
    expect(nextRank(groups, RED, groupId('foot'))).toBe(0)
  })

  test('CM-SCN-3: the wing of a counter is the nearest above it', () => {
    expect(ids(wingsUnder(groups, RED))).toEqual(['van', 'rear'])
    expect(wingOf({ groups }, { group: groupId('scouts') })).toBe('van')
    expect(wingOf({ groups }, { group: groupId('rear') })).toBe('rear')
    expect(wingOf({ groups }, { group: groupId('lost') })).toBeUndefined()
    expect(wingOf({ groups }, {})).toBeUndefined()
  })
})
