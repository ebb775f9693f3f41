/** CTR-7: groups and counters of an order of battle cut or copied, and pasted under another group. */
import { describe, expect, it } from 'vitest'
import { orderOfBattle, type OrderNode } from '#shared/armies/orderOfBattle/tree'
import { copiedInto, countersOf, movedInto, pieceOf } from '#shared/armies/orderOfBattle/pasteNodes'
import { editOrderOfBattle } from '#shared/commands/editOrderOfBattle'
import { counterId, freshIds, groupId } from '#shared/document/ids'
import { after } from '../../commands/maps'
import { BOWS, group, REAR, smallArmy, VAN } from './army'

const [ORC, ELF, TROLL] = [counterId('orc'), counterId('elf'), counterId('troll')]

const army = smallArmy()

function nodes(...keys: string[]): OrderNode[] {
  const flat = (node: OrderNode): OrderNode[] => [node, ...node.children.flatMap(flat)]
  return orderOfBattle(army)
    .flatMap(flat)
    .filter((node) => keys.includes(node.kind === 'group' ? node.group.name : (node.counters[0] ?? '')))
    .filter(({ kind }) => kind !== 'side')
}
const newId = () => ({ counter: freshIds(army.counters, ''), group: freshIds(army.groups, '') })

describe('a piece', () => {
  it('holds each thing once: what is in a group goes with it', () => {
    const piece = pieceOf(army, nodes('Van', 'Bows', 'elf', 'troll'))
    expect(piece).toEqual({ groups: [VAN], counters: [TROLL] })
    expect(countersOf(army, piece)).toEqual([ORC, ELF, TROLL])
  })
})

describe('moved', () => {
  it('a group comes behind those that are there with all its own, counters join them', () => {
    const edit = movedInto(army, { groups: [BOWS], counters: [TROLL] }, REAR)
    if (!edit) throw new Error('there is something to move')
    const moved = after(army, editOrderOfBattle, edit)
    expect(moved.groups[BOWS]).toEqual(group('Bows', 0, { parent: REAR }))
    expect(moved.counters[TROLL]).toEqual({ ...army.counters[TROLL], group: REAR })
    expect(moved.counters[ELF]).toBe(army.counters[ELF])
    const out = movedInto(moved, { groups: [BOWS], counters: [TROLL] }, undefined)
    expect(out?.groups[BOWS]).toEqual(group('Bows', 2))
    expect(out?.counters[TROLL]).not.toHaveProperty('group')
  })

  it('nothing goes into itself, or where it is', () => {
    expect(movedInto(army, { groups: [VAN], counters: [] }, BOWS)).toBeUndefined()
    expect(movedInto(army, { groups: [], counters: [ORC] }, VAN)).toBeUndefined()
  })
})

describe('copied', () => {
  it('a group is made anew with its parts, its leader and its counters, which are off the map', () => {
    const edit = copiedInto(army, { groups: [VAN], counters: [TROLL] }, REAR, newId())
    const copied = after(army, editOrderOfBattle, edit)
    expect(edit.groups).toEqual({
      'van-2': group('Van', 0, { parent: REAR, leader: counterId('orc-2') }),
      'bows-2': group('Bows', 0, { parent: groupId('van-2') }),
    })
    const of = (id: string) => [copied.counters[counterId(id)]?.group, copied.counters[counterId(id)]?.hex]
    expect([of('orc-2'), of('elf-2'), of('troll-2')]).toEqual([
      ['van-2', undefined],
      ['bows-2', undefined],
      [REAR, undefined],
    ])
    expect(Object.keys(copied.counters)).toHaveLength(6)
    expect(copied.groups[VAN]).toBe(army.groups[VAN])
  })

  it('under a side a counter belongs to no group', () => {
    const edit = copiedInto(army, { groups: [], counters: [ELF] }, undefined, newId())
    expect(Object.keys(edit.counters)).toEqual(['elf-2'])
    expect(edit.counters[counterId('elf-2')]).not.toHaveProperty('group')
  })
})
