/** CTR-1 and -3: sheets, and counters placed, moved, turned, removed. */
import { describe, expect, test } from 'vitest'
import {
  addCounterType,
  type CounterTypeChange,
  editCounterType,
  removeCounterType,
} from '#shared/commands/entries/counterTypes'
import { addSide, editSide } from '#shared/commands/entries/sides'
import { moveCounters } from '#shared/commands/moveCounters'
import { placeCounter } from '#shared/commands/placeCounter'
import { removeCounters } from '#shared/commands/removeCounters'
import { setCounterState } from '#shared/commands/setCounterState'
import { turnCounter } from '#shared/commands/turnCounter'
import { counterId, counterTypeId, sideId } from '#shared/document/ids'
import { MAX_RANK } from '#shared/document/limits'
import { type Counter } from '#shared/document/armies'
import { ARCHER, BOARD_GRID, KNIGHT, NORMANS, richScenario } from '../format/richScenario'
import { after, at, refusalOf } from './maps'

const rich = richScenario()
const guy = counterId('guy')
const hex = (col: number, row: number) => at(col, row, BOARD_GRID)
const archer: Counter = { ...(rich.counters[counterId('reserve')] as Counter), hex: hex(12, 12) }

describe('placing and moving', () => {
  test('a counter that comes to a hex lies on top of those there', () => {
    const moved = after(rich, moveCounters, { moves: [{ counter: counterId('reserve'), hex: hex(12, 12) }] })
    expect(moved.counters[counterId('reserve')]?.rank).toBe(2)
    const both = after(rich, moveCounters, {
      moves: [
        { counter: counterId('reserve'), hex: hex(30, 30) },
        { counter: guy, hex: hex(30, 30) },
      ],
    })
    expect([both.counters[counterId('reserve')]?.rank, both.counters[guy]?.rank]).toEqual([0, 1])
  })

  test('one that was off the map is of the set-up then, in the same step; one that was on it keeps what it says', () => {
    const reserve = counterId('reserve')
    const [off, on] = [rich.counters[reserve]!, rich.counters[guy]!]
    const marked = { ...rich, counters: { ...rich.counters, [reserve]: { ...off, spare: true } } }
    const moves = [{ counter: reserve, hex: hex(12, 12) }]
    expect(off.reinforcement).toBe('relief')
    for (const before of [rich, marked]) {
      const { reinforcement, spare } = after(before, moveCounters, { moves }).counters[reserve]!
      expect([reinforcement, spare]).toEqual([undefined, undefined])
      expect(moveCounters.name({ moves }, before)).toEqual({
        fr: 'Placer\u202f: un pion',
        en: 'Place counter',
      })
    }
    const spare = { ...rich, counters: { ...rich.counters, [guy]: { ...on, spare: true } } }
    const shifted = [{ counter: guy, hex: hex(12, 13) }]
    expect(after(spare, moveCounters, { moves: shifted }).counters[guy]?.spare).toBe(true)
    const words = { fr: 'Déplacer\u202f: un pion', en: 'Move counter' }
    expect(moveCounters.name({ moves: shifted }, spare)).toEqual(words)
    expect(moveCounters.name({ moves: [{ counter: reserve, hex: null }] }, rich)).toEqual(words)
  })

  test('on top of the last rank a file can hold, it takes that one: what is saved must open', () => {
    const counters = { ...rich.counters, [guy]: { ...rich.counters[guy]!, rank: MAX_RANK } }
    const there = rich.counters[guy]!.hex!
    const moves = [{ counter: counterId('reserve'), hex: there }]
    const moved = after({ ...rich, counters }, moveCounters, { moves })
    expect(moved.counters[counterId('reserve')]?.rank).toBe(MAX_RANK)
    const placed = after(rich, placeCounter, {
      id: counterId('new'),
      counter: { ...archer, rank: MAX_RANK + 1 },
    })
    expect(placed.counters[counterId('new')]?.rank).toBe(MAX_RANK)
  })

  test('null sends a counter to the tray', () => {
    const moved = after(rich, moveCounters, { moves: [{ counter: guy, hex: null }] })
    expect(moved.counters[guy] && 'hex' in moved.counters[guy]).toBe(false)
  })

  test('move and turn in one', () => {
    const facing = { kind: 'side', index: 1 } as const
    const moved = after(rich, moveCounters, { moves: [{ counter: guy, hex: hex(12, 13), facing }] })
    expect(moved.counters[guy]).toMatchObject({ hex: hex(12, 13), facing })
  })

  test.each([
    [
      refusalOf(rich, placeCounter, { id: guy, counter: archer }),
      'The scenario already has the counter “guy”.',
    ],
    [
      refusalOf(rich, placeCounter, { id: counterId('x'), counter: { ...archer, hex: hex(40, 0) } }),
      'That is off the map.',
    ],
    [
      refusalOf(rich, placeCounter, {
        id: counterId('x'),
        counter: { ...archer, type: counterTypeId('elf') },
      }),
      'The scenario has no counter type “elf”.',
    ],
    [refusalOf(rich, moveCounters, { moves: [{ counter: guy, hex: hex(0, -1) }] }), 'That is off the map.'],
    [
      refusalOf(rich, moveCounters, {
        moves: [
          { counter: guy, hex: hex(1, 1) },
          { counter: counterId('x'), hex: null },
        ],
      }),
      'The scenario has no counter “x”.',
    ],
    [
      refusalOf(rich, turnCounter, { counter: counterId('x'), facing: archer.facing }),
      'The scenario has no counter “x”.',
    ],
    [
      refusalOf(rich, removeCounters, { counters: [guy, counterId('x')] }),
      'The scenario has no counter “x”.',
    ],
    [
      refusalOf(rich, setCounterState, { counter: guy, face: 'healthy' }),
      'The type of this counter has no face “healthy”.',
    ],
  ])('refused: %s', (found, expected) => {
    expect(found).toBe(expected)
  })
})

describe('sheets', () => {
  test('stats of the sheet and of its faces change, are added, are taken away', () => {
    const edited = after(rich, editCounterType, {
      counterType: KNIGHT,
      change: {
        stats: { movement: 10, armour: null, poleArm: true },
        faces: { 'foot-wounded': { stats: { attack: 4 } }, dead: {}, 'mounted-healthy': { image: null } },
      },
    }).counterTypes[KNIGHT]
    expect(edited?.stats).toEqual({ movement: 10, largeShield: true, poleArm: true })
    expect(edited?.faces).toEqual({
      'mounted-healthy': { stats: { attack: 9, defence: 8 } },
      'foot-wounded': { stats: { attack: 4, defence: 3, footprint: 1 } },
      dead: { stats: {} },
    })
  })

  test('MC-MAP-3: the author’s pairs of faces are set, and left to the program again', () => {
    const pairs = [{ front: 'mounted-healthy', back: 'foot-wounded' }]
    const edited = after(rich, editCounterType, { counterType: KNIGHT, change: { pairs } })
    expect(edited.counterTypes[KNIGHT]?.pairs).toEqual(pairs)
    const again = after(edited, editCounterType, { counterType: KNIGHT, change: { pairs: null } })
    expect(again.counterTypes[KNIGHT]).not.toHaveProperty('pairs')
  })

  test('refused: what no file could hold', () => {
    const edit = (change: CounterTypeChange) =>
      refusalOf(rich, editCounterType, { counterType: KNIGHT, change })
    expect(edit({ quantity: -1 })).toBe('A quantity is a whole number from 0 to 10000.')
    const twice = 'A face has one other on its back, and never itself.'
    expect(edit({ pairs: [{ front: 'a', back: 'a' }] })).toBe(twice)
    expect(
      edit({
        pairs: [
          { front: 'a', back: 'b' },
          { front: 'c', back: 'a' },
        ],
      }),
    ).toBe(twice)
    expect(edit({ stats: { movement: NaN } })).toBe('This value is not a number.')
    expect(edit({ faces: { dead: { stats: { attack: Infinity } } } })).toBe('This value is not a number.')
    expect(refusalOf(rich, setCounterState, { counter: guy, status: { hits: NaN } })).toBe(
      'This value is not a number.',
    )
    const green = { name: 'N', color: 'green', notes: '' }
    expect(refusalOf(rich, addSide, { id: sideId('n'), side: green })).toBe('A colour is written “#rrggbb”.')
    expect(refusalOf(rich, editSide, { side: NORMANS, change: { color: '' } })).toBe(
      'A colour is written “#rrggbb”.',
    )
  })

  test('refused: a sheet in use, a side that is not there, an id that is taken', () => {
    expect(refusalOf(rich, removeCounterType, { counterType: ARCHER })).toBe(
      'This type is still used by 2 counters: delete them first.',
    )
    expect(refusalOf(rich, editCounterType, { counterType: KNIGHT, change: { side: sideId('elves') } })).toBe(
      'The scenario has no side “elves”.',
    )
    const type = rich.counterTypes[KNIGHT]
    if (!type) throw new Error('no knight')
    expect(refusalOf(rich, addCounterType, { id: KNIGHT, counterType: type })).toBe(
      'The scenario already has the counter type “knight”.',
    )
    expect(refusalOf(rich, addSide, { id: NORMANS, side: { name: 'N', color: '#000000', notes: '' } })).toBe(
      'The scenario already has the side “normans”.',
    )
  })
})
