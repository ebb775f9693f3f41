/** CTR-7: the tree of the order of battle, its rows, and the places of its counters. */
import { describe, expect, test } from 'vitest'
import { moveGroup } from '#shared/armies/orderOfBattle/moveGroup'
import { placeCounts, waitingForSetUp } from '#shared/armies/orderOfBattle/places'
import { orderRows } from '#shared/armies/orderOfBattle/rows'
import { orderOfBattle, type OrderNode, type SideNode } from '#shared/armies/orderOfBattle/tree'
import { editGroup } from '#shared/commands/entries/groups'
import { groupTree } from '#shared/document/groups'
import {
  counterId,
  counterTypeId,
  groupId,
  type GroupId,
  reinforcementId,
  sideId,
} from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { testBoard } from '../../support/board'
import { plainCounter } from '../../support/plainCounter'
import { after } from '../../commands/maps'
import { BOWS, group, REAR, RED, VAN } from './army'

const BLUE = sideId('blue')
const [ARCHER, KNIGHT] = [counterTypeId('archer'), counterTypeId('knight')]
const RELIEF = reinforcementId('relief')

const sheet = (name: string, side?: typeof RED) =>
  ({
    ...{ name, abbreviation: '', edition: '', footprint: 1, stats: {}, faces: {}, quantity: 9 },
    ...(side && { side }),
  }) as Scenario['counterTypes'][typeof ARCHER]

function army(counters: Readonly<Record<string, Partial<Counter>>>): Scenario {
  return {
    ...testBoard(),
    sides: {
      [RED]: { name: 'Red', color: '#aa0000', notes: '' },
      [BLUE]: { name: 'Blue', color: '#0000aa', notes: '' },
    },
    counterTypes: { [ARCHER]: sheet('Archer', RED), [KNIGHT]: sheet('Knight') },
    groups: {
      [REAR]: group('Rear', 1),
      [VAN]: group('Van', 0, { leader: counterId('guy') }),
      [BOWS]: group('Bows', 0, { parent: VAN }),
    },
    reinforcements: { [RELIEF]: { side: RED, name: 'Relief', turn: 3, entries: [], blocked: 'wait' } },
    counters: Object.fromEntries(
      Object.entries(counters).map(([id, more]) => [counterId(id), plainCounter({ type: ARCHER, ...more })]),
    ),
  }
}

/** One line a node, two spaces a level. */
function drawn(node: OrderNode, depth = 0): string[] {
  const own =
    node.kind === 'side'
      ? (node.side ?? 'nobody')
      : node.kind === 'group'
        ? node.group.name
        : node.kind === 'counter'
          ? node.id
          : `${node.counters.length} x ${node.like.type}`
  return [`${'  '.repeat(depth)}${own}`, ...node.children.flatMap((child) => drawn(child, depth + 1))]
}

const HEX = '1,1' as Counter['hex'] & string

describe('CTR-7: the tree of a side', () => {
  test('gathers copies by type and place; characters stand apart, the leader first', () => {
    const scenario = army({
      a1: { group: VAN },
      robin: { group: VAN, name: 'Robin' },
      a2: { group: VAN, hex: HEX },
      guy: { group: VAN, name: 'Guy', type: KNIGHT, side: RED },
      a3: { group: VAN, reinforcement: RELIEF },
      a4: { group: VAN, spare: true },
      a5: { group: VAN, decoy: true },
      a6: { group: BOWS },
      a7: {},
    })
    const [red, blue] = orderOfBattle(scenario)
    expect(drawn(red as SideNode)).toEqual([
      'red',
      '  Van',
      '    guy',
      '    robin',
      '    2 x archer',
      '      a1',
      '      a2',
      '    1 x archer',
      '      a5',
      '    1 x archer',
      '      a3',
      '    1 x archer',
      '      a4',
      '    Bows',
      '      1 x archer',
      '        a6',
      '  Rear',
      '  1 x archer',
      '    a7',
    ])
    expect(drawn(blue as SideNode)).toEqual(['blue'])
    expect(orderOfBattle(scenario)).toHaveLength(2)
  })

  test('numbered copies stand in the order of their numbers, and are no characters', () => {
    const scenario = army({
      late: { name: 'Archer 10' },
      early: { name: 'Archer 2' },
      plain: {},
      other: { name: 'Archer the Bold' },
    })
    expect(drawn(orderOfBattle(scenario)[0] as SideNode).slice(4)).toEqual([
      '  other',
      '  3 x archer',
      '    early',
      '    late',
      '    plain',
    ])
  })

  test('what no group of its side holds stands under the side, what no side holds comes last', () => {
    const scenario = army({
      blue: { side: BLUE, group: VAN },
      lost: { group: groupId('ghost') },
      nobody: { type: KNIGHT },
      stranger: { side: sideId('green'), group: VAN },
    })
    expect(orderOfBattle(scenario).map((node) => drawn(node))).toEqual([
      ['red', '  Van', '    Bows', '  Rear', '  1 x archer', '    lost'],
      ['blue', '  1 x archer', '    blue'],
      ['nobody', '  1 x archer', '    stranger', '  1 x knight', '    nobody'],
    ])
  })

  test('a row says its level, its place among its siblings and who holds it', () => {
    const scenario = army({ a1: { group: BOWS }, a2: { group: BOWS }, a3: {} })
    const rows = orderRows(orderOfBattle(scenario)[0] as SideNode, ({ kind }) => kind !== 'copies')
    expect(
      rows.map(({ node, level, position, setSize, parent, expanded, holder }) => [
        ...[node.key, level, `${position}/${setSize}`, parent, expanded, holder?.key],
      ]),
    ).toEqual([
      ['side red', 1, '1/1', undefined, true, undefined],
      ['group van', 2, '1/3', 0, true, 'side red'],
      ['group bows', 3, '1/1', 1, true, 'group van'],
      ['copies archer red bows   ', 4, '1/1', 2, false, 'group bows'],
      ['group rear', 2, '2/3', 0, undefined, 'side red'],
      ['copies archer red    ', 2, '3/3', 0, undefined, 'side red'],
    ])
  })
})

describe('CTR-7: the places of counters', () => {
  const scenario = army({
    map: { hex: HEX },
    wait: {},
    relief: { reinforcement: RELIEF },
    landed: { reinforcement: RELIEF, hex: HEX },
    spare: { spare: true, reinforcement: RELIEF },
  })
  const all = Object.keys(scenario.counters).map(counterId)

  test('each is counted in one of them', () => {
    expect(placeCounts(scenario, [...all, counterId('ghost')])).toEqual({
      ...{ onMap: 2, toPlace: 1, reinforcement: 1, spare: 1 },
    })
  })

  test('only those of the set-up wait to be placed', () => {
    expect(waitingForSetUp(scenario, all)).toEqual([counterId('wait')])
  })
})

describe('CTR-7: a group that is moved', () => {
  const board = army({})
  const moved = (scenario: Scenario, id: GroupId, place: Parameters<typeof moveGroup>[2]): Scenario =>
    moveGroup(scenario, id, place).reduce((now, edit) => after(now, editGroup, edit), scenario)
  const tree = (scenario: Scenario): string[] =>
    groupTree(scenario.groups, RED).map(
      ({ group: { name, rank }, depth }) => `${'>'.repeat(depth)}${name} ${rank}`,
    )

  test('takes one edit, with a rank between its neighbours', () => {
    expect(moveGroup(board, REAR, { parent: undefined, before: VAN })).toEqual([
      { group: REAR, change: { parent: null, rank: -1 } },
    ])
    expect(tree(moved(board, REAR, { parent: VAN, before: BOWS }))).toEqual(['Van 0', '>Rear -1', '>Bows 0'])
    expect(tree(moved(board, BOWS, { parent: undefined, before: REAR }))).toEqual([
      'Van 0',
      'Bows 0.5',
      'Rear 1',
    ])
    expect(tree(moved(board, BOWS, { parent: undefined }))).toEqual(['Van 0', 'Rear 1', 'Bows 2'])
  })

  test('ranks its siblings anew where there is no room between', () => {
    const twins = { ...board, groups: { ...board.groups, [REAR]: group('Rear', 0) } }
    const edits = moveGroup(twins, BOWS, { parent: undefined, before: VAN })
    expect(edits).toHaveLength(3)
    expect(tree(moved(twins, BOWS, { parent: undefined, before: VAN }))).toEqual([
      'Rear 0',
      'Bows 1',
      'Van 2',
    ])
  })

  test('stays where it is already, and never goes into itself or another side', () => {
    expect(moveGroup(board, VAN, { parent: undefined, before: REAR })).toEqual([])
    expect(moveGroup(board, REAR, { parent: undefined })).toEqual([])
    expect(moveGroup(board, VAN, { parent: BOWS })).toEqual([])
    expect(moveGroup(board, VAN, { parent: VAN })).toEqual([])
    expect(moveGroup(board, VAN, { parent: undefined, before: VAN })).toEqual([])
    const blue = { ...board, groups: { ...board.groups, [REAR]: group('Rear', 1, { side: BLUE }) } }
    expect(moveGroup(blue, VAN, { parent: REAR })).toEqual([])
  })
})
