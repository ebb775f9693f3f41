/** CTR-7: groups and reinforcements of the order of battle by commands. */
import { describe, expect, test } from 'vitest'
import { addGroup, editGroup, removeGroup } from '#shared/commands/entries/groups'
import { addReinforcement, removeReinforcement } from '#shared/commands/entries/reinforcements'
import { joinMap } from '#shared/commands/joinMap'
import { counterId, groupId, reinforcementId } from '#shared/document/ids'
import { type Group } from '#shared/document/armies'
import { NORMANS, richScenario, SARACENS } from '../format/richScenario'
import { after, refusalOf } from './maps'

const rich = richScenario()
const [HOUSE, GUARD] = [groupId('house'), groupId('guard')]
const group: Group = { side: NORMANS, name: 'Archers', note: '', rank: 0 }

describe('CTR-7: a group', () => {
  test('is refused where it could not stand', () => {
    const add = (part: Partial<Group>): string | undefined =>
      refusalOf(rich, addGroup, { id: groupId('new'), group: { ...group, ...part } })
    expect(add({ parent: groupId('ghost') })).toBe('The scenario has no group “ghost”.')
    expect(add({ side: SARACENS, parent: HOUSE })).toBe(
      'A group cannot be a part of a group of another side.',
    )
    expect(add({ name: ' ' })).toBe('A name is expected.')
    expect(refusalOf(rich, addGroup, { id: HOUSE, group })).toBe(
      'The scenario already has the group “house”.',
    )
    const within = (parent: string) => ({ group: HOUSE, change: { parent: groupId(parent) } })
    expect(refusalOf(rich, editGroup, within('guard'))).toBe('A group cannot be a part of itself.')
    expect(refusalOf(rich, editGroup, within('house'))).toBe('A group cannot be a part of itself.')
  })

  test('that goes leaves what was in it to the group above', () => {
    const without = after(rich, removeGroup, { group: GUARD })
    expect(without.counters[counterId('guy')]?.group).toBe(HOUSE)
    const bare = after(without, removeGroup, { group: HOUSE })
    expect(bare.groups).toEqual({})
    expect(bare.counters[counterId('guy')]).not.toHaveProperty('group')
    const { guard } = after(rich, removeGroup, { group: HOUSE }).groups as Record<string, Group>
    expect(guard).not.toHaveProperty('parent')
  })

  test('of a joined map gets an id of its own, and its counters and parts follow', () => {
    const other = { ...rich, map: { ...rich.map } }
    const joined = after(rich, joinMap, { other, edge: 'right' })
    expect(Object.keys(joined.groups)).toEqual(['house', 'guard', 'house-2', 'guard-2'])
    expect(joined.groups[groupId('guard-2')]?.parent).toBe('house-2')
    expect(joined.groups[groupId('house-2')]?.leader).toBe('guy-2')
    expect(joined.counters[counterId('guy-2')]?.group).toBe('guard-2')
    expect(joined.counters[counterId('reserve-2')]?.reinforcement).toBe('relief-2')
  })
})

describe('SCN-4: a reinforcement', () => {
  test('has a turn counted from 1, and a side', () => {
    const add = (turn: number, side = NORMANS) =>
      refusalOf(rich, addReinforcement, {
        id: reinforcementId('new'),
        reinforcement: { side, name: '', turn, entries: [], blocked: 'wait' },
      })
    expect([add(0), add(1.5)]).toEqual(Array(2).fill('A turn is a whole number from 1 to 1000.'))
    expect(add(3, 'ghosts' as typeof NORMANS)).toBe('The scenario has no side “ghosts”.')
  })

  test('that goes leaves its counters in the set-up', () => {
    const without = after(rich, removeReinforcement, { reinforcement: reinforcementId('relief') })
    expect(without.counters[counterId('reserve')]).not.toHaveProperty('reinforcement')
  })
})
