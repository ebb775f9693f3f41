/** Order in a stack and placements: what the editor changes, undo tested by the laws. */
import { describe, expect, test } from 'vitest'
import { type ChangedValues, valuesOf, withValues } from '#shared/commands/changedValues'
import { createHistory } from '#shared/commands/history'
import { moveCounters } from '#shared/commands/moveCounters'
import { restack } from '#shared/commands/restack'
import { setPlacement } from '#shared/commands/setPlacement'
import { bottomFirst, countersByHex, stackOf } from '#shared/document/counters'
import { counterId, type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { changed, type Placing, withCounter } from '../support/board'
import { hexNamed } from '../support/names'
import { fantasyBoard } from '../support/fantasyBoard'
import { after, refusalOf } from './maps'

const id = counterId
const field = (counters: Readonly<Record<string, Placing>>): Scenario =>
  fantasyBoard({ columns: 8, rows: 8, counters })
const stackIn = (scenario: Scenario, hex: string): readonly CounterId[] =>
  countersByHex(scenario).get(hexKey(hexNamed(scenario, hex))) ?? []

const three = field({
  bottom: { at: 'C3', rank: 0 },
  middle: { at: 'C3', rank: 1 },
  top: { at: 'C3', rank: 2 },
  bird: { at: 'C3', rank: 0, placement: 'high-flight' },
})

describe('CM-STK-5: order in a stack', () => {
  test('is by placement from deep infiltration to high flight, then by rank', () => {
    const mixed = field({
      high: { at: 'C3', placement: 'high-flight' },
      low: { at: 'C3', placement: 'low-flight' },
      second: { at: 'C3', rank: 5 },
      first: { at: 'C3', rank: 2 },
      shallow: { at: 'C3', placement: 'shallow-infiltration', rank: 9 },
      deep: { at: 'C3', placement: 'deep-infiltration' },
    })
    expect(stackIn(mixed, 'C3')).toEqual(['deep', 'shallow', 'first', 'second', 'low', 'high'])
    expect(bottomFirst(mixed, [id('low'), id('first')])).toEqual(['first', 'low'])
  })

  test('a counter is raised and lowered by one among those of its placement', () => {
    const raised = after(three, restack, { counter: id('bottom'), to: 'up' })
    expect(stackIn(raised, 'C3')).toEqual(['middle', 'bottom', 'top', 'bird'])
    const lowered = after(three, restack, { counter: id('top'), to: 'down' })
    expect(stackIn(lowered, 'C3')).toEqual(['bottom', 'top', 'middle', 'bird'])
  })

  test('a move may change the placement too: the counter goes on top of those there', () => {
    const land = (hex: string) =>
      after(three, moveCounters, {
        moves: [{ counter: id('bird'), hex: hexKey(hexNamed(three, hex)), placement: 'ground' }],
      })
    expect(stackIn(land('C3'), 'C3')).toEqual(['bottom', 'middle', 'top', 'bird'])
    expect(land('C4').counters[id('bird')]).toMatchObject({ placement: 'ground' })
  })

  test('only the counter that is raised or lowered changes, between whole ranks and at both ends', () => {
    const ranksOf = ({ counters }: Scenario): number[] =>
      ['bottom', 'middle', 'top'].map((name) => counters[id(name)]!.rank)
    expect(ranksOf(after(three, restack, { counter: id('bottom'), to: 'up' }))).toEqual([1.5, 1, 2])
    expect(ranksOf(after(three, restack, { counter: id('middle'), to: 'up' }))).toEqual([0, 3, 2])
    expect(ranksOf(after(three, restack, { counter: id('middle'), to: 'down' }))).toEqual([0, -1, 2])
  })

  test('what two restack apart, each another counter, both holds in either order', () => {
    const five = field(Object.fromEntries([...'abcde'].map((name, rank) => [name, { at: 'C3', rank }])))
    const step = (scenario: Scenario, name: string, to: 'up' | 'down'): ChangedValues => {
      const history = createHistory(scenario)
      history.begin()
      expect(history.apply(restack, { counter: id(name), to })).toBeUndefined()
      const { after: now, changes } = history.commit()!
      expect([...changes.records.counters!]).toEqual([name])
      return valuesOf(now, changes)
    }
    const [mine, yours] = [step(five, 'b', 'up'), step(five, 'd', 'down')]
    for (const order of [
      [mine, yours],
      [yours, mine],
    ]) {
      const merged = order.reduce(withValues, five)
      // Both come between c and what was beyond it: b above c, d below it.
      expect(stackIn(merged, 'C3')).toEqual(['a', 'd', 'c', 'b', 'e'])
    }
  })

  test('raised a thousand times between the same two, it always changes places', () => {
    let board = three
    for (let round = 0; round < 1000; round++) {
      const [lowest, next] = stackIn(board, 'C3') as [CounterId, CounterId]
      board = after(board, restack, { counter: lowest, to: 'up' })
      expect(stackIn(board, 'C3').slice(0, 2)).toEqual([next, lowest])
    }
  })

  test('one who comes lies on top of a fraction with a whole rank', () => {
    const raised = after(three, restack, { counter: id('bottom'), to: 'up' })
    const tall = changed(raised, 'counters', 'top', { rank: 2.5 })
    const came = after(withCounter(tall, 'new', { at: 'E5' }), moveCounters, {
      moves: [{ counter: id('new'), hex: hexKey(hexNamed(three, 'C3')) }],
    })
    expect(came.counters[id('new')]?.rank).toBe(3)
  })

  test('the top one stays, and so does one alone in its placement', () => {
    expect(after(three, restack, { counter: id('top'), to: 'up' })).toBe(three)
    expect(after(three, restack, { counter: id('bird'), to: 'down' })).toBe(three)
  })

  test('those of one rank, as an old file may have them, change places too', () => {
    const equal = field({ a: { at: 'C3' }, b: { at: 'C3' }, c: { at: 'C3' } })
    expect(stackIn(after(equal, restack, { counter: id('a'), to: 'up' }), 'C3')).toEqual(['b', 'a', 'c'])
  })

  test('a formation is in the stacks of both its hexes', () => {
    // v0 of C4 looks to the upper right: its right half is D4 or D5, the neighbour after the next.
    const line = fantasyBoard({
      columns: 8,
      rows: 8,
      counters: { line: { at: 'C4', kind: 'formation', facing: 'v0' } },
    })
    const [, right] = [...countersByHex(line).keys()]
    if (!right) throw new Error('the formation covers one hex')
    const [q, r] = right.split(',').map(Number) as [number, number]
    const both = withCounter(line, 'small', { at: { q, r }, kind: 'small', rank: 3 })
    expect(stackOf(both, id('small'))).toEqual(['line', 'small'])
    expect(stackOf(after(both, restack, { counter: id('small'), to: 'down' }), id('line'))).toEqual([
      'small',
      'line',
    ])
  })

  test('a stack that moves as one keeps its order, whoever is named first', () => {
    const moves = ['top', 'bottom', 'middle'].map((name) => ({
      counter: id(name),
      hex: hexKey(hexNamed(three, 'E5')),
    }))
    const moved = after(three, moveCounters, { moves })
    expect(stackIn(moved, 'E5')).toEqual(['bottom', 'middle', 'top'])
  })
})

describe('placements', () => {
  test('a counter put in flight lies on top of those there', () => {
    const flying = after(three, setPlacement, { counters: [id('bottom')], placement: 'high-flight' })
    expect(stackIn(flying, 'C3')).toEqual(['middle', 'top', 'bird', 'bottom'])
    expect(flying.counters[id('bottom')]).toMatchObject({ placement: 'high-flight', rank: 1 })
  })

  test('several keep their order, and those that are there already stay as they are', () => {
    const all = [id('top'), id('bottom'), id('middle'), id('bird')]
    const up = after(three, setPlacement, { counters: all, placement: 'high-flight' })
    expect(stackIn(up, 'C3')).toEqual(['bird', 'bottom', 'middle', 'top'])
    expect(up.counters[id('bird')]).toBe(three.counters[id('bird')])
  })

  test('refused: a counter that is not there', () => {
    expect(refusalOf(three, setPlacement, { counters: [id('x')], placement: 'ground' })).toBe(
      'The scenario has no counter “x”.',
    )
    expect(refusalOf(three, restack, { counter: id('x'), to: 'up' })).toBe('The scenario has no counter “x”.')
  })
})
