/** CTR-7: the order of battle as it is edited in its view: places of drops, keys, and edits of one undo step each. */
import { describe, expect, test } from 'vitest'
import { type OrderRow, orderRows } from '#shared/armies/orderOfBattle/rows'
import { orderOfBattle, type SideNode } from '#shared/armies/orderOfBattle/tree'
import { namedIn } from '#shared/document/namedIn'
import { missingCopies } from '#shared/armies/orderOfBattle/missingCopies'
import { likenessOf } from '#shared/document/copies'
import { groupTree } from '#shared/document/groups'
import { counterId, counterTypeId } from '#shared/document/ids'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { headline } from '../../renderer/i18n/language'
import {
  drop,
  fillFromQuantities,
  newGroup,
  newReinforcement,
  placeOnMap,
  quantityOf,
  removeNodes,
  setQuantity,
} from '../../renderer/panels/orderOfBattle/orderEdits'
import { dropAt, type Drop, movedBy } from '../../renderer/panels/orderOfBattle/drops'
import { dropByKey, type Way } from '../../renderer/panels/orderOfBattle/dropByKey'
import { type KeyLike } from '../../renderer/actions/keyboard'
import { commandOf } from '../../renderer/panels/orderOfBattle/treeKeys'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'
import { hexKey } from '#shared/hex/axial'
import { BOWS, REAR, RED, smallArmy, VAN } from '../armies/orderOfBattle/army'

const rowsOf = (scenario: Scenario): OrderRow[] =>
  orderRows(orderOfBattle(scenario)[0] as SideNode, ({ kind }) => kind !== 'copies')

// red, Van, orc, Bows, elf, Rear, troll
const board = smallArmy()
const rows = rowsOf(board)
const at = (name: string): number => ['red', 'Van', 'orc', 'Bows', 'elf', 'Rear', 'troll'].indexOf(name)

describe('CTR-7: a row that is dragged', () => {
  const drag = (from: string, to: string, height: number): Drop | undefined => {
    const moved = movedBy(rows[at(from)] as OrderRow, [])
    return moved && dropAt(board, rows, moved, { index: at(to), height })
  }

  test('counters go into the group under the pointer, or the one that holds the row there', () => {
    expect(drag('troll', 'Rear', 0.1)).toEqual({ row: at('Rear'), where: 'in', group: REAR })
    expect(drag('troll', 'elf', 0.9)).toEqual({ row: at('Bows'), where: 'in', group: BOWS })
    expect(drag('orc', 'troll', 0.5)).toEqual({ row: at('red'), where: 'in', group: undefined })
    expect(drag('orc', 'Van', 0.5)).toBeUndefined()
  })

  test('a group goes before, into or behind another, never into itself, and no side is dragged', () => {
    expect(drag('Rear', 'Van', 0.1)).toEqual({
      ...{ row: at('Van'), where: 'before', place: { parent: undefined, before: VAN } },
    })
    expect(drag('Rear', 'Bows', 0.5)).toEqual({ row: at('Bows'), where: 'in', place: { parent: BOWS } })
    expect(drag('Bows', 'Rear', 0.9)).toEqual({
      ...{ row: at('Rear'), where: 'after', place: { parent: undefined, before: undefined } },
    })
    expect(drag('Bows', 'red', 0.5)).toEqual({ row: 0, where: 'in', place: { parent: undefined } })
    expect(drag('Van', 'Bows', 0.5)).toBeUndefined()
    expect(drag('Van', 'Van', 0.5)).toBeUndefined()
    expect(drag('Rear', 'elf', 0.5)).toBeUndefined()
    expect(drag('red', 'Van', 0.5)).toBeUndefined()
  })

  test('takes the selection along, but a group goes alone', () => {
    const chosen = [rows[at('orc')], rows[at('troll')], rows[at('Rear')]] as OrderRow[]
    expect(movedBy(chosen[0] as OrderRow, chosen)).toMatchObject({ counters: ['orc', 'troll'] })
    expect(movedBy(rows[at('elf')] as OrderRow, chosen)).toMatchObject({ counters: ['elf'] })
    expect(movedBy(chosen[2] as OrderRow, chosen)).toEqual({ kind: 'group', id: REAR })
  })
})

describe('CTR-7: a row that is moved by keys', () => {
  const move = (name: string, way: Way): Drop | undefined => {
    const moved = movedBy(rows[at(name)] as OrderRow, [])
    return moved && dropByKey(board, rows, at(name), way, moved)
  }

  test('a group up, down, into the one above it and out of its parent', () => {
    expect(move('Rear', 'up')?.place).toEqual({ parent: undefined, before: VAN })
    expect(move('Van', 'down')?.place).toEqual({ parent: undefined, before: undefined })
    expect(move('Rear', 'in')?.place).toEqual({ parent: VAN })
    expect(move('Bows', 'out')?.place).toEqual({ parent: undefined, before: REAR })
    for (const [name, way] of [
      ['Van', 'up'],
      ['Rear', 'down'],
      ['Van', 'in'],
      ['Van', 'out'],
    ] as const)
      expect([name, way, move(name, way)]).toEqual([name, way, undefined])
  })

  test('counters to the group before or behind, into its first part, and out of it', () => {
    expect(move('troll', 'down')?.group).toBe(VAN)
    expect(move('elf', 'up')?.group).toBe(VAN)
    expect(move('elf', 'down')?.group).toBe(REAR)
    expect(move('orc', 'in')?.group).toBe(BOWS)
    expect(move('elf', 'out')?.group).toBe(VAN)
    expect(move('orc', 'out')).toEqual({ row: 0, where: 'in', group: undefined })
    expect(move('troll', 'up')).toBeUndefined()
  })
})

describe('CTR-7: keys of the tree', () => {
  const press = (key: string, name: string, held: Partial<KeyLike> = {}) =>
    commandOf(
      { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held },
      rows,
      at(name),
      3,
    )

  test('arrows go, open and close; Home, End and pages go far', () => {
    expect(press('ArrowDown', 'Van')).toEqual({ kind: 'go', to: 2, extend: false })
    expect(press('ArrowUp', 'red', { shiftKey: true })).toEqual({ kind: 'go', to: 0, extend: true })
    expect(press('ArrowRight', 'Van')).toEqual({ kind: 'go', to: 2, extend: false })
    expect(press('ArrowRight', 'Rear')).toBeUndefined()
    expect(press('ArrowLeft', 'Van')).toEqual({ kind: 'turn' })
    expect(press('ArrowLeft', 'elf')).toEqual({ kind: 'go', to: at('Bows'), extend: false })
    expect(press('End', 'Van')).toEqual({ kind: 'go', to: 6, extend: false })
    expect(press('Home', 'elf')).toEqual({ kind: 'go', to: 0, extend: false })
    expect(press('PageDown', 'Van')).toEqual({ kind: 'go', to: 4, extend: false })
  })

  test('the others edit, move, count and seek', () => {
    expect(press('Enter', 'Van')).toEqual({ kind: 'open' })
    expect(press('F2', 'Van')).toEqual({ kind: 'edit' })
    expect(press('Delete', 'Van')).toEqual({ kind: 'remove' })
    expect(press('Insert', 'Van')).toEqual({ kind: 'new-group' })
    expect(press('ArrowLeft', 'elf', { altKey: true })).toEqual({ kind: 'move', way: 'out' })
    expect(press('a', 'elf', { ctrlKey: true })).toEqual({ kind: 'all' })
    expect(press('z', 'elf', { ctrlKey: true })).toBeUndefined()
    expect(press('+', 'elf')).toEqual({ kind: 'quantity', by: 1 })
    expect(press('6', 'elf')).toEqual({ kind: 'type', begun: '6' })
    expect(press('Escape', 'elf')).toBeUndefined()
    expect(press('F4', 'elf', { shiftKey: true })).toBeUndefined()
  })
})

describe('CTR-7: edits', () => {
  const say = (words: { en: string } | string): string => (typeof words === 'string' ? words : words.en)
  const tree = ({ groups }: Scenario): string[] =>
    groupTree(groups, RED).map(({ group: { name }, depth }) => `${'>'.repeat(depth)}${name}`)

  test('a quantity makes copies that lie off the map, in one step', () => {
    const desk = new TestEditor(smallArmy())
    const like = likenessOf(desk.scenario, desk.scenario.counters[counterId('elf')] as Counter)
    expect(quantityOf(desk.editor, like)).toBe(1)
    expect(setQuantity(desk.editor, like, 6)).toBeUndefined()
    desk.expectUndo('Set quantity of elf')
    const made = desk.scenario.counters[counterId('type-elf')] as Counter
    expect(made).toMatchObject({ group: BOWS, name: '' })
    expect(made).not.toHaveProperty('hex')
    expect(made).not.toHaveProperty('side')
    expect(quantityOf(desk.editor, like)).toBe(6)
    desk.undo()
    expect(desk.scenario.counters).toEqual(smallArmy().counters)
  })

  test('groups and reinforcements are made behind the others, and moved in one step', () => {
    const desk = new TestEditor(smallArmy())
    const made = newGroup(desk.editor, say, RED, VAN)
    expect(tree(desk.scenario)).toEqual(['Van', '>Bows', '>Group 4', 'Rear'])
    const all = rowsOf(desk.scenario)
    const row = all.findIndex(({ node }) => node.key === `group ${made}`)
    const moved = movedBy(all[row] as OrderRow, [])
    const out = moved && dropByKey(desk.scenario, all, row, 'out', moved)
    if (!moved || !out) throw new Error('it moves out')
    drop(desk.editor, moved, out)
    expect(tree(desk.scenario)).toEqual(['Van', '>Bows', 'Group 4', 'Rear'])
    desk.undo().undo()
    expect(desk.scenario.groups).toEqual(smallArmy().groups)
    newReinforcement(desk.editor, say, RED)
    expect(Object.values(desk.scenario.reinforcements)).toEqual([
      { side: RED, name: 'Reinforcement 1', entries: [], blocked: 'wait' },
    ])
  })

  test('a leader goes only after a question, and nobody leads then', async () => {
    const desk = new TestEditor(smallArmy())
    const { node } = rowsOf(desk.scenario)[at('orc')] as OrderRow
    const asked = removeNodes(desk.editor, [node])
    desk.asked?.answer(false)
    await asked
    expect(desk.scenario.counters).toHaveProperty('orc')
    const again = removeNodes(desk.editor, [node])
    desk.asked?.answer(true)
    await again
    expect(desk.scenario.counters).not.toHaveProperty('orc')
    expect(desk.scenario.groups[VAN]).not.toHaveProperty('leader')
    desk.undo()
    expect(desk.scenario).toEqual(smallArmy())
  })

  test('a group that goes leaves its counters', async () => {
    const desk = new TestEditor(smallArmy())
    const { node } = rowsOf(desk.scenario)[at('Bows')] as OrderRow
    await removeNodes(desk.editor, [node])
    expect(tree(desk.scenario)).toEqual(['Van', 'Rear'])
    expect(desk.scenario.counters[counterId('elf')]?.group).toBe(VAN)
  })

  test('counters that wait are placed in the set-up zone of their side, on free hexes, and selected', () => {
    const start = smallArmy()
    const zone = (...names: string[]) => names.map((name) => hexKey(hexNamed(start, name)))
    const desk = new TestEditor({
      ...start,
      zones: { camp: { name: 'Camp', kind: 'setup', side: RED, hexes: zone('C2', 'F5', 'F6') } } as never,
    })
    const like = likenessOf(desk.scenario, desk.scenario.counters[counterId('elf')] as Counter)
    setQuantity(desk.editor, like, 4)
    const ids = Object.keys(desk.scenario.counters).map(counterId)
    let view = ''
    placeOnMap(desk.editor, { showView: (shown) => (view = shown) }, ids)
    expect(view).toBe('map')
    const hexes = ['type-elf', 'type-elf-2', 'type-elf-3'].map(
      (id) => desk.scenario.counters[counterId(id)]?.hex,
    )
    expect(hexes).toEqual([...zone('F5', 'F6'), undefined])
    desk.expectSelected('type-elf', 'type-elf-2').expectUndo('Place 2\u00a0counters')
    expect(desk.editor.store.getState().session.notice?.text.en).toBe(
      '1\u00a0counter without a free hex: still off the map.',
    )
    desk.undo()
    expect(desk.scenario.counters[counterId('type-elf')]).not.toHaveProperty('hex')
  })

  test('without a set-up zone they come into the hand, in a block, for their author to say where', () => {
    const desk = new TestEditor(smallArmy())
    const like = likenessOf(desk.scenario, desk.scenario.counters[counterId('elf')] as Counter)
    setQuantity(desk.editor, like, 3)
    const ids = Object.keys(desk.scenario.counters).map(counterId)
    placeOnMap(desk.editor, { showView: () => undefined }, ids)
    const { tool, options } = desk.editor.store.getState().session
    expect([tool, options.counterLaying, options.counterHand]).toEqual([
      'counter',
      'block',
      ['type-elf', 'type-elf-2'],
    ])
    expect(desk.scenario.counters[counterId('type-elf')]).not.toHaveProperty('hex')
  })

  test.each([
    ['side', 'The whole force'],
    ['category', 'its category'],
  ] as const)('filled from the quantities of the table, a group a %s, in one step', (by, name) => {
    const start = smallArmy()
    const elf = counterTypeId('type-elf')
    const sheet = start.counterTypes[elf] as CounterType
    const { fields, strength } = rulesetOf(start).counterSchema
    const [category] = fields.find(({ id }) => id === strength.category)?.choices ?? []
    const stats = { ...sheet.stats, [strength.category]: category?.id ?? '' }
    const desk = new TestEditor({
      ...start,
      counterTypes: { ...start.counterTypes, [elf]: { ...sheet, side: RED, quantity: 9, stats } },
    })
    // One of the nine is there.
    expect(missingCopies(desk.scenario).find(({ type }) => type === elf)?.count).toBe(8)
    fillFromQuantities(desk.editor, (words) => (typeof words === 'string' ? words : words.en), by)
    expect(missingCopies(desk.scenario)).toEqual([])
    const called = by === 'side' ? name : headline(category?.name.en ?? '')
    const [group] =
      Object.entries(namedIn(desk.scenario, 'en').groups).find((entry) => entry[1].name === called) ?? []
    const elves = Object.values<Counter>(desk.scenario.counters).filter(({ type }) => type === elf)
    expect(elves.filter((one) => one.group === group)).toHaveLength(8)
    const inFrench = by === 'side' ? 'Toute la troupe' : headline(category?.name.fr ?? '')
    expect(Object.values(namedIn(desk.scenario, 'fr').groups).map((one) => one.name)).toContain(inFrench)
    desk.undo()
    expect(desk.scenario.counters).toEqual(start.counters)
    expect(desk.scenario.groups).toEqual(start.groups)
  })
})
