/** Questions of a fantasy player: forming up, recovery, charges out of high flight, and the order of hidden units and decoys. */
import { describe, expect, test } from 'vitest'
import { type BoardParts, testBoard } from '../../support/board'
import { ask, askedInFrench, entriesOf, itemsOf, offered, told } from './asked'

const A = { at: 'E5', facing: 's0' }
const FLYING = { movementClass: 'flying' }
const CAVE = { caves: 'cccccccccccc\n'.repeat(10) }

const board = (counters: BoardParts['counters'], parts: BoardParts = {}) =>
  testBoard({ ruleset: 'common-mechanics', counters, ...parts })

describe('CM-ORI-5: joining a formation needs identical facings', () => {
  const FIELD = board({
    a: A,
    same: { at: 'E4', facing: 's0' },
    turned: { at: 'E6', facing: 's1' },
    far: { at: 'E9', facing: 's0' },
    foe: { at: 'D4', facing: 's0', side: 'blue' },
  })

  test('with those beside it who face the same way, and not with the others', () => {
    const answer = ask(FIELD, 'forming-up', { counter: 'a' })
    expect(entriesOf(answer, 'joins').map(({ counter }) => counter)).toEqual(['same'])
    expect(entriesOf(answer, 'closed').map(({ counter, because }) => [counter, because[0]?.rule])).toEqual([
      ['turned', 'CM-ORI-5'],
    ])
    expect(answer.headline.en).toBe('may form up')
  })

  test('with the one picked only', () => {
    const answer = ask(FIELD, 'forming-up', { counter: 'a', friends: ['turned'] })
    expect(entriesOf(answer, 'joins')).toEqual([])
    expect(answer.headline.fr).toBe('ne peut pas se mettre en formation')
  })

  test('CM-TER-1, CM-OBS: not in terrain that bars formations, nor where an obstacle lies', () => {
    const parts = { hexes: { E5: 'wood' }, markers: { E4: 'stakes' } }
    const answer = ask(board({ a: A, b: { ...A, at: 'E4' } }, parts), 'forming-up', { counter: 'a' })
    const [entry] = entriesOf(answer, 'closed')
    expect(entry?.because.map(({ rule }) => rule)).toEqual(['CM-TER-1', 'CM-OBS'])
  })

  test('it is not asked of a character', () => {
    const field = board({ a: { ...A, kind: 'character' }, b: { ...A, at: 'E4' } })
    expect(offered(field, 'a')).not.toContain('forming-up')
    expect(offered(field, 'b')).toContain('forming-up')
    expect(entriesOf(ask(field, 'forming-up', { counter: 'b' }), 'closed')).toEqual([])
  })
})

describe('what a unit may do to recover where it is', () => {
  const recovery = (counter: object, parts?: BoardParts) =>
    itemsOf(ask(board({ a: { ...A, ...counter } }, parts), 'recovery', { counter: 'a' }).items)

  test('CM-FLY-1: in flight no rest and no reload; it may reorganise and rally', () => {
    const items = ['CM-FLY-1 not allowed', 'CM-FLY-1 not allowed', 'CM-FLY-1 allowed', 'CM-FLY-1 allowed']
    expect(recovery({ stats: FLYING, placement: 'low-flight' })).toEqual(items)
    expect(recovery({ stats: FLYING, placement: 'high-flight' })).toEqual(items)
  })

  test('CM-INF-1: infiltrated no reload; it may rest, reorganise and rally', () => {
    const infiltrated = { stats: { caveAdapted: true }, placement: 'shallow-infiltration' }
    expect(recovery(infiltrated, CAVE)).toEqual([
      'CM-INF-1 allowed',
      'CM-INF-1 not allowed',
      'CM-INF-1 allowed',
      'CM-INF-1 allowed',
    ])
  })

  test('on the ground all of it', () => {
    expect(recovery({})).toEqual(Array(4).fill('CM-STAT-5 allowed'))
    expect(askedInFrench(board({ a: A }), 'recovery', { counter: 'a' })).toContain('tout est possible ici')
  })
})

describe('CM-FLY-2: high flight may charge by coming down, even in place', () => {
  const flyer = { ...A, stats: FLYING, placement: 'high-flight' } as const
  const foe = (at: string, more: object = {}) => ({ at, side: 'blue', facing: 's3', ...more })

  test('in place at the one below, on its way at one within its points, not at one beyond', () => {
    const field = board({ a: flyer, below: foe('E5'), near: foe('E3'), beyond: foe('E9') })
    const answer = ask(field, 'swoop', { counter: 'a' })
    const charges = entriesOf(answer, 'charges')
    expect(charges.map(({ counter }) => counter).toSorted()).toEqual(['below', 'near'])
    const below = charges.find(({ counter }) => counter === 'below')
    expect(below?.stands?.[0]).toMatchObject({ placement: 'low-flight', status: { momentum: 'charge' } })
    expect(below?.because[0]?.rule).toBe('CM-FLY-2')
    expect(below?.value?.en).toBe('Advantage +2')
    expect(answer.headline.en).toBe('may charge 2 units by coming down')
  })

  test('at the picked one only, and asked of high flight alone', () => {
    const field = board({
      a: flyer,
      below: foe('E5'),
      near: foe('E3'),
      low: { ...flyer, at: 'B2', placement: 'low-flight' },
    })
    expect(told(ask(field, 'swoop', { counter: 'a', enemies: ['near'] }), 'charges')).toHaveLength(1)
    expect(offered(field, 'a')).toContain('swoop')
    expect(offered(field, 'low')).not.toContain('swoop')
  })
})

describe('CM-HID-2: the hidden unit just activated and its decoy are played before any other', () => {
  const HIDDEN = { options: { hiddenSetUp: 'allowed' } }

  test('in the order of the stack, from its top', () => {
    const counters = {
      a: { ...A, hidden: true },
      d: { ...A, decoy: true, hidden: true, rank: 1 },
      other: { ...A, at: 'E6' },
    }
    const answer = ask(board(counters, HIDDEN), 'played-first', { counter: 'a' })
    expect(entriesOf(answer, 'order').map(({ counter }) => counter)).toEqual(['d', 'a'])
    expect(itemsOf(answer.items)).toEqual(['CM-HID-2 not allowed'])
    const under = { a: { ...A, hidden: true, rank: 1 }, d: { ...A, decoy: true, hidden: true } }
    expect(
      entriesOf(ask(board(under, HIDDEN), 'played-first', { counter: 'a' }), 'order').map(
        ({ counter }) => counter,
      ),
    ).toEqual(['a', 'd'])
  })

  test('without a decoy it says that one may be put there; not asked of who hides nothing', () => {
    const field = board({ a: { ...A, hidden: true }, b: { ...A, at: 'E6' } }, HIDDEN)
    const answer = ask(field, 'played-first', { counter: 'a' })
    expect(answer.headline.en).toBe('no decoy with it')
    expect(itemsOf(answer.items)).toEqual(['CM-HID-2 allowed'])
    expect(offered(field, 'a')).toContain('played-first')
    expect(offered(field, 'b')).not.toContain('played-first')
  })
})
