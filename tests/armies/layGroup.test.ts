/** Placing a group at once (CTR-3): each counter finds its hex, or is reported to have none. */
import { describe, expect, it } from 'vitest'
import { layGroup, type GroupMember } from '#shared/armies/layGroup'
import { countersByType, ofGroup } from '#shared/armies/remaining'
import { footprint } from '#shared/document/counters'
import {
  counterId,
  type CounterId,
  counterTypeId,
  groupId,
  reinforcementId,
  sideId,
} from '#shared/document/ids'
import { type Group } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { parseHexKey as parse } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type Formation, formationOnGrid } from '#shared/hex/formations'
import { nameOfHex } from '#shared/document/placeNames'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type Pieces, testBoard, withCounter } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { facingNamed, hexNamed } from '../support/names'

/** So many counters like this one, not on the map. */
function company(scenario: Scenario, count: number, type: string, facing = 'v0'): GroupMember[] {
  const one = withCounter(scenario, 'one', { type, at: 'A1', facing }).counters[counterId('one')]
  if (!one) throw new Error('no counter')
  const { hex: _, ...counter } = one
  return Array.from({ length: count }, (__, index) => ({ id: counterId(`new-${index}`), counter }))
}

interface Order {
  readonly count: number
  readonly type?: string
  readonly formation: Formation
  readonly at: string
  readonly facing: string
}

function lay(scenario: Scenario, { count, type = 'crusaders-soldier', formation, at, facing }: Order) {
  const way: Facing = facingNamed(scenario, facing)
  const hexes = formationOnGrid(formation, hexNamed(scenario, at), way, scenario.map.grid)
  const group = layGroup(scenario, rulesetOf(scenario), company(scenario, count, type), hexes, way)
  const stand = group.laid.map(({ counter }) =>
    footprint(scenario, counter)
      .map((hex) => nameOfHex(scenario, hex))
      .join('+'),
  )
  return { ...group, stand: stand.join(' ') }
}

const board = (pieces: Pieces = {}): Scenario => testBoard(pieces)

describe('on foot', () => {
  it('a line of five, with the middle where it begins, all facing the same way', () => {
    const { stand, laid, left } = lay(board(), { count: 5, formation: 'line', at: 'F5', facing: 'v1' })
    expect(stand).toBe('F5 F6 F4 F7 F3')
    expect(laid.map(({ counter }) => counter.facing)).toEqual(
      Array.from({ length: 5 }, () => ({ kind: 'vertex', index: 1 })),
    )
    expect(left).toEqual([])
  })

  it('passes over hexes that are held or closed, and says how many when some find no place', () => {
    const walled = board({
      hexes: { F6: 'deep-water' },
      counters: { guy: { type: 'crusaders-soldier', at: 'F4' } },
    })
    const four = lay(walled, { count: 4, formation: 'line', at: 'F5', facing: 'v1' })
    expect(four.stand).toBe('F5 F7 F3 F8')
    const many = lay(walled, { count: 12, formation: 'line', at: 'F5', facing: 'v1' })
    expect(many.stand).toBe('F5 F7 F3 F8 F2 F9 F1 F10')
    expect([many.left.length, many.held, many.closed]).toEqual([4, 1, 1])
  })

  it('takes the hexes that its own counters leave', () => {
    const scenario = board({
      counters: {
        guy: { type: 'crusaders-soldier', at: 'F5' },
        hugh: { type: 'crusaders-soldier', at: 'F6' },
      },
    })
    const group = Object.entries(scenario.counters).map(([id, counter]) => ({ id: id as CounterId, counter }))
    const { laid } = layGroup(scenario, rulesetOf(scenario), group.toReversed(), [
      hexNamed(scenario, 'F5'),
      hexNamed(scenario, 'F6'),
    ])
    expect(
      laid.map(({ id, counter }) => [id, counter.hex && nameOfHex(scenario, parse(counter.hex))]),
    ).toEqual([
      ['hugh', 'F5'],
      ['guy', 'F6'],
    ])
  })
})

describe('riders', () => {
  it('in a column leave two hexes each', () => {
    const order = { count: 3, type: 'crusaders-knight', formation: 'column', at: 'F4', facing: 's0' } as const
    expect(lay(board(), order).stand).toBe('F4+F5 F6+F7 F8+F9')
  })

  it('in a line stand beside each other, and as a wedge fall back on both sides', () => {
    const order = { count: 3, type: 'crusaders-knight', at: 'F4', facing: 's0' } as const
    expect(lay(board(), { ...order, formation: 'line' }).stand).toBe('F4+F5 G4+G5 E4+E5')
    expect(lay(board(), { ...order, count: 5, formation: 'wedge' }).stand).toBe(
      'F4+F5 G4+G5 E4+E5 H5+H6 D5+D6',
    )
  })

  it('are not laid across a wall, nor over the rim', () => {
    const order = { count: 2, type: 'crusaders-knight', formation: 'line', at: 'F4', facing: 's0' } as const
    expect(lay(board({ hexsides: { 'F4/F5': 'wall' } }), order).stand).toBe('G4+G5 E4+E5')
    const rim = lay(board(), { ...order, at: 'F10' })
    expect([rim.stand, rim.left.length, rim.held, rim.closed]).toEqual(['', 2, 0, 0])
  })

  it('face a side where those on foot face a vertex', () => {
    const scenario = board()
    const [soldier, knight] = ['crusaders-soldier', 'crusaders-knight'].map(
      (type) => company(scenario, 1, type)[0],
    )
    if (!soldier || !knight) throw new Error('no group')
    const group = [soldier, { ...knight, id: counterId('knight') }]
    const way: Facing = facingNamed(scenario, 'v2')
    const hexes = formationOnGrid('line', hexNamed(scenario, 'F5'), way, scenario.map.grid)
    const { laid } = layGroup(scenario, rulesetOf(scenario), group, hexes, way)
    expect(laid.map(({ counter }) => counter.facing)).toEqual([
      { kind: 'vertex', index: 2 },
      { kind: 'side', index: 2 },
    ])
  })
})

describe('units of the fantasy game', () => {
  const field = fantasyBoard({
    columns: 10,
    rows: 10,
    counters: {
      small: { at: 'F5', kind: 'small', side: 'red' },
      foe: { at: 'F6', kind: 'small', side: 'blue' },
    },
  })

  it('share a hex where the rules let them, and only there', () => {
    const [one] = company(field, 1, 'type-small', 's0')
    if (!one) throw new Error('no group')
    const hexes = ['F5', 'F6', 'F7'].map((name) => hexNamed(field, name))
    const group = ['a', 'b', 'c'].map((id) => ({ ...one, id: counterId(id) }))
    const { laid, left, held } = layGroup(field, rulesetOf(field), group, hexes)
    expect(laid.map(({ counter }) => counter.hex && nameOfHex(field, parse(counter.hex)))).toEqual([
      'F5',
      'F7',
    ])
    expect([left.length, held]).toEqual([1, 1])
  })
})

it('what is spare or comes as a reinforcement is not to be placed', () => {
  const [one] = company(board(), 1, 'crusaders-soldier')
  if (!one) throw new Error('no counter')
  const counters = {
    [counterId('guy')]: one.counter,
    [counterId('spare')]: { ...one.counter, spare: true },
    [counterId('late')]: { ...one.counter, reinforcement: reinforcementId('relief') },
  }
  expect(countersByType({ counters })(counterTypeId('crusaders-soldier'))).toEqual({
    onMap: 0,
    remaining: ['guy'],
  })
})

it('those of a group are those of its parts too', () => {
  const group = (rank: number, parent?: string): Group => ({
    ...{ side: sideId('crusaders'), name: `Group ${rank}`, note: '', rank },
    ...(parent !== undefined && { parent: groupId(parent) }),
  })
  const scenario = testBoard({
    groups: { [groupId('host')]: group(0), [groupId('van')]: group(1, 'host'), [groupId('other')]: group(2) },
    counters: {
      guy: { type: 'crusaders-soldier', at: 'F5', group: groupId('van') },
      hugh: { type: 'crusaders-soldier', at: 'F6', group: groupId('other') },
      odo: { type: 'crusaders-knight', at: 'H6', group: groupId('host') },
      rolf: { type: 'crusaders-knight', at: 'H8' },
    },
  })
  const all = Object.keys(scenario.counters) as CounterId[]
  expect(ofGroup(scenario, all, groupId('host'))).toEqual(['guy', 'odo'])
  expect(ofGroup(scenario, all, groupId('van'))).toEqual(['guy'])
})

it('counts what is on the map and what remains of each type', () => {
  const scenario = board({
    counters: {
      guy: { type: 'crusaders-soldier', at: 'F5' },
      hugh: { type: 'crusaders-soldier', at: 'F6' },
      odo: { type: 'crusaders-knight', at: 'H6' },
    },
  })
  const { hex: _, ...hugh } = scenario.counters[counterId('hugh')] ?? {}
  const counters = { ...scenario.counters, [counterId('hugh')]: hugh } as Scenario['counters']
  const of = countersByType({ ...scenario, counters })
  expect(of(counterTypeId('crusaders-soldier'))).toEqual({ onMap: 1, remaining: ['hugh'] })
  expect(of(counterTypeId('crusaders-knight'))).toEqual({ onMap: 1, remaining: [] })
  expect(of(counterTypeId('nobody'))).toEqual({ onMap: 0, remaining: [] })
})
