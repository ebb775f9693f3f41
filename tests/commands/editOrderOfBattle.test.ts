/** CTR-7, XCH-3: the order of battle changed at once. */
import { describe, expect, test } from 'vitest'
import { type EditOrderOfBattle, editOrderOfBattle } from '#shared/commands/editOrderOfBattle'
import { createHistory } from '#shared/commands/history'
import { counterId, counterTypeId, groupId, reinforcementId, sideId } from '#shared/document/ids'
import { type Counter, type Group } from '#shared/document/armies'
import { type Reinforcement } from '#shared/document/game'
import { BOARD_GRID, NORMANS, richScenario, SARACENS } from '../format/richScenario'
import { after, at, refusalOf } from './maps'

const rich = richScenario()
const NONE: EditOrderOfBattle = { groups: {}, reinforcements: {}, counters: {} }
const [GUARD, HOUSE, NEW] = [groupId('guard'), groupId('house'), groupId('archers')]
const group: Group = { side: NORMANS, name: 'Archers', note: '', rank: 0 }
const RELIEF = rich.reinforcements[reinforcementId('relief')] as Reinforcement
const reserve = rich.counters[counterId('reserve')] as Counter

describe('the order of battle at once', () => {
  test('groups, reinforcements and counters are made, changed and taken away in one step', () => {
    const edit: EditOrderOfBattle = {
      groups: { [NEW]: { ...group, parent: GUARD } },
      reinforcements: { [reinforcementId('relief')]: { ...RELIEF, turn: 9 } },
      counters: {
        [counterId('reserve')]: { ...reserve, group: NEW },
        [counterId('second')]: reserve,
        [counterId('guy')]: null,
      },
    }
    const edited = after(rich, editOrderOfBattle, edit)
    expect(edited.groups[NEW]).toEqual({ ...group, parent: GUARD })
    expect(edited.reinforcements[reinforcementId('relief')]?.turn).toBe(9)
    expect(edited.counters[counterId('reserve')]?.group).toBe(NEW)
    expect(edited.counters[counterId('second')]).toEqual(reserve)
    expect(edited.counters).not.toHaveProperty('guy')
    expect(editOrderOfBattle.name(edit, rich)).toEqual({
      fr: 'Modifier l’ordre de bataille',
      en: 'Edit order of battle',
    })
  })

  test('what is as it was is not changed: nothing is repainted or written for it', () => {
    const history = createHistory(rich)
    const same = { groups: rich.groups, reinforcements: rich.reinforcements, counters: rich.counters }
    expect(history.apply(editOrderOfBattle, same)).toBeUndefined()
    expect(history.document).toBe(rich)
  })

  test('groups that come together may be parts of each other, in whatever order they are named', () => {
    const within = { [groupId('a')]: { ...group, parent: groupId('b') }, [groupId('b')]: group }
    const edited = after(rich, editOrderOfBattle, { ...NONE, groups: within })
    expect(edited.groups[groupId('a')]?.parent).toBe('b')
  })

  test.each<[string, Partial<EditOrderOfBattle>]>([
    [
      'A group cannot be a part of a group of another side.',
      { groups: { [NEW]: { ...group, side: SARACENS, parent: HOUSE } } },
    ],
    [
      'A group cannot be a part of itself.',
      {
        groups: {
          [groupId('a')]: { ...group, parent: groupId('b') },
          [groupId('b')]: { ...group, parent: groupId('a') },
        },
      },
    ],
    [
      'The scenario has no side “ghosts”.',
      { reinforcements: { [reinforcementId('r')]: { ...RELIEF, side: sideId('ghosts') } } },
    ],
    [
      'The scenario has no counter type “dragon”.',
      { counters: { [counterId('d')]: { ...reserve, type: counterTypeId('dragon') } } },
    ],
    [
      'That is off the map.',
      { counters: { [counterId('guy')]: { ...reserve, hex: at(40, 0, BOARD_GRID) } } },
    ],
  ])('%s', (message, edit) => {
    expect(refusalOf(rich, editOrderOfBattle, { ...NONE, ...edit })).toBe(message)
  })
})
