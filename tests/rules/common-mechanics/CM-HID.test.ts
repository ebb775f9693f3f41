import { describe, expect, test } from 'vitest'
import { counterId, sideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import {
  decoyLimit,
  decoysOf,
  mayOrderDecoy,
  mayPutDecoy,
  playedTogether,
  surplusDecoys,
} from '#shared/rules/common-mechanics/concealment/decoys'
import {
  mayHide,
  mayReveal,
  mayStartHidden,
  revealed,
  revealedOnEntering,
} from '#shared/rules/common-mechanics/concealment/hidden'
import { type Placing, withCounter, withHexes } from '../../support/board'
import { fantasyBoard, positionOf } from '../../support/fantasyBoard'

const [RED, BLUE] = [sideId('red'), sideId('blue')]
const ALLOWED: Scenario['options'] = { hiddenSetUp: 'allowed' }

type Units = Readonly<Record<string, Placing>>

/** Open ground but for a ridge, the row from A5 to L5 and B6, D6… beside it: nobody sees across. */
const RIDGE = withHexes(
  fantasyBoard(),
  'ABCDEFGHIJKL'.split('').flatMap((column) => [`${column}5`, `${column}6`]),
  { level: 3 },
)

function at(units: Units, options: Scenario['options'] = {}) {
  const placed = Object.entries(units).reduce(
    (scenario, [id, placing]) => withCounter(scenario, id, placing),
    RIDGE,
  )
  return positionOf({ ...placed, options })
}

const red = (hex: string, more: Partial<Placing> = {}): Placing => ({ at: hex, side: 'red', ...more })
const blue = (hex: string, more: Partial<Placing> = {}): Placing => ({ at: hex, side: 'blue', ...more })
const HIDDEN = { hidden: true } as const
const DECOY = { decoy: true, hidden: true } as const

const startsHidden = (placing: Placing, options = ALLOWED) =>
  mayStartHidden(at({ one: placing }, options), counterId('one')).value
const hides = (units: Units, options = ALLOWED) => mayHide(at(units, options), counterId('one')).value

describe('who may be hidden', () => {
  test('CM-HID-1: at set-up a troop, when the scenario allows it', () => {
    expect(startsHidden(red('B2'))).toBe(true)
    expect(startsHidden(red('B2', { kind: 'small' }))).toBe(true)
    expect(startsHidden(red('B2', { kind: 'formation' }))).toBe(true)
    expect(startsHidden(red('B2'), {})).toBe(false)
    expect(startsHidden(red('B2'), { hiddenSetUp: 'forbidden' })).toBe(false)
  })

  test('CM-HID-1: never a character, nor a decoy, which is no troop', () => {
    expect(startsHidden(red('B2', { kind: 'character' }))).toBe(false)
    expect(startsHidden(red('B2', DECOY))).toBe(false)
    expect(hides({ one: red('B2', { kind: 'character' }) })).toBe(false)
  })

  test('CM-HID-1: in play a troop that no enemy unit sees', () => {
    expect(hides({ one: red('B2') })).toBe(true)
    expect(hides({ one: red('B2'), foe: blue('B8') })).toBe(true)
    expect(hides({ one: red('B2'), foe: blue('B4') })).toBe(false)
    expect(hides({ one: red('B2'), friend: red('B4') })).toBe(true)
    // Hidden or not, an enemy unit sees.
    expect(hides({ one: red('B2'), foe: blue('B4', HIDDEN) })).toBe(false)
    expect(hides({ one: red('B2'), foe: blue('B8', { placement: 'high-flight' }) })).toBe(false)
    expect(hides({ one: red('B2'), foe: blue('B2', { placement: 'deep-infiltration' }) })).toBe(true)
  })

  test('CM-HID-1: who sees it is named', () => {
    const position = at({ one: red('B2'), far: blue('B8'), foe: blue('B4') }, ALLOWED)
    expect(mayHide(position, counterId('one'))).toMatchObject({
      value: false,
      because: [{ rule: 'CM-HID-1', at: { counter: 'foe' } }],
    })
  })

  test('CM-HID-1: nor an enemy decoy', () => {
    expect(hides({ one: red('B2'), foe: blue('B4', DECOY) })).toBe(false)
    expect(hides({ one: red('B2'), foe: blue('B8', DECOY) })).toBe(true)
  })

  test('CM-HID-1: not when routed, not off the map', () => {
    expect(hides({ one: red('B2', { status: { cohesion: 'routed' } }) })).toBe(false)
    expect(hides({ one: red('B2', { status: { cohesion: 'shaken' } }) })).toBe(true)
    const position = at({ one: red('B2') })
    const { hex, ...tray } = position.scenario.counters[counterId('one')] ?? {}
    expect(hex).toBeDefined()
    const away = { ...position.scenario, options: ALLOWED, counters: { one: tray } } as Scenario
    expect(mayHide(positionOf(away), counterId('one')).value).toBe(false)
  })

  test('CM-HID-1: whether the scenario must allow hiding in play is an option, by default it must', () => {
    const units = { one: red('B2') }
    expect(hides(units, {})).toBe(false)
    expect(hides(units, { hiddenSetUp: 'forbidden' })).toBe(false)
    expect(hides(units, { hiddenSetUp: 'allowed' })).toBe(true)
    expect(hides(units, { hidingInPlay: 'always' })).toBe(true)
    expect(hides(units, { hidingInPlay: 'scenario' })).toBe(false)
    expect(hides(units, { hidingInPlay: 'scenario', hiddenSetUp: 'allowed' })).toBe(true)
  })
})

/** "red-decoy removed by a,b" of everything revealed, in order. */
function told(units: Units, active = RED): string[] {
  return revealed(at(units), active).map(
    ({ counter, outcome, by, because }) => `${counter} ${outcome} by ${by.join()} ${because[0]?.rule ?? ''}`,
  )
}

describe('who is revealed', () => {
  test('CM-HID-1: a hidden unit that an enemy unit sees, as soon as it does', () => {
    expect(told({ one: red('B2', HIDDEN), foe: blue('B8') })).toEqual([])
    expect(told({ one: red('B2', HIDDEN), foe: blue('B4') })).toEqual(['one shown by foe CM-HID-1'])
    expect(told({ one: red('B2'), foe: blue('B4') })).toEqual([])
    expect(told({ one: red('B2', HIDDEN), friend: red('B4') })).toEqual([])
    expect(told({ one: red('B2', HIDDEN), a: blue('B4'), far: blue('B9'), b: blue('C3') })).toEqual([
      'one shown by a,b CM-HID-1',
    ])
  })

  test('CM-HID-1: by placement too: high flight sees it, deep in the rock it is not seen', () => {
    expect(told({ one: red('B2', HIDDEN), foe: blue('B8', { placement: 'high-flight' }) })).toHaveLength(1)
    expect(told({ one: red('B2', { ...HIDDEN, placement: 'deep-infiltration' }), foe: blue('B3') })).toEqual(
      [],
    )
  })

  test('CM-HID-1: a formation is seen by either of its halves', () => {
    const wide = red('B9', { ...HIDDEN, kind: 'formation' })
    expect(told({ wide, foe: blue('B2') })).toEqual([])
    // It covers B9 and C9; the foe on C7 sees both, the one on B2 none.
    expect(told({ wide, foe: blue('C7') })).toEqual(['wide shown by foe CM-HID-1'])
  })

  test('CM-HID-1: a decoy reveals nobody, it is no unit', () => {
    expect(told({ one: red('B2', HIDDEN), foe: blue('B4', DECOY) })).toEqual(['foe removed by one CM-HID-3'])
  })

  test('CM-HID-1: the passive player reveals first', () => {
    const both = { one: red('B2', HIDDEN), foe: blue('B4', HIDDEN), third: red('B3', DECOY) }
    expect(told(both, RED)).toEqual([
      'foe shown by one CM-HID-1',
      'one shown by foe CM-HID-1',
      'third removed by foe CM-HID-3',
    ])
    expect(told(both, BLUE)).toEqual([
      'one shown by foe CM-HID-1',
      'third removed by foe CM-HID-3',
      'foe shown by one CM-HID-1',
    ])
  })

  test('CM-HID-1, CM-HID-3: its owner may reveal a hidden unit or a decoy when it is activated', () => {
    const position = at({ one: red('B2', HIDDEN), decoy: red('C2', DECOY), plain: red('D2') })
    expect(mayReveal(position, counterId('one'))).toMatchObject({
      value: true,
      because: [{ rule: 'CM-HID-1' }],
    })
    expect(mayReveal(position, counterId('decoy'))).toMatchObject({
      value: true,
      because: [{ rule: 'CM-HID-3' }],
    })
    expect(mayReveal(position, counterId('plain')).value).toBe(false)
  })

  test('CM-HID-3: a decoy that is revealed is removed', () => {
    expect(told({ one: red('B2', DECOY), foe: blue('B4') })).toEqual(['one removed by foe CM-HID-3'])
    expect(told({ one: red('B2', DECOY), foe: blue('B8') })).toEqual([])
    expect(told({ one: red('B2', DECOY), foe: blue('B4', DECOY) })).toEqual([])
  })

  test('CM-HID-3: one that enters sight of an enemy unit or decoy on purpose goes alone', () => {
    const entering = (foe: Placing, one = red('B2', DECOY)) =>
      revealedOnEntering(at({ one, foe }), counterId('one'))
    const gone = {
      counter: 'one',
      outcome: 'removed',
      by: ['foe'],
      because: [{ rule: 'CM-HID-3', at: { counter: 'one' } }],
    }
    expect(entering(blue('B4'))).toEqual(gone)
    expect(entering(blue('B4', HIDDEN))).toEqual(gone)
    expect(entering(blue('B4', DECOY))).toEqual(gone)
    expect(entering(blue('B8'))).toBeUndefined()
    expect(entering(red('B4'))).toBeUndefined()
    // A unit is revealed by what sees it, not by this.
    expect(entering(blue('B4'), red('B2', HIDDEN))).toBeUndefined()
  })
})

describe('how many decoys', () => {
  const limit = (units: Units) => decoyLimit(at(units), RED).value

  test('CM-HID-2: at most as many as the player has stacks of hidden units', () => {
    expect(limit({})).toBe(0)
    expect(limit({ a: red('B2') })).toBe(0)
    expect(limit({ a: red('B2', HIDDEN) })).toBe(1)
    expect(limit({ a: red('B2', HIDDEN), b: red('C2', HIDDEN) })).toBe(2)
    // One stack, hidden ones and others together.
    expect(limit({ a: red('B2', HIDDEN), b: red('B2', { ...HIDDEN, rank: 1 }), c: red('B2') })).toBe(1)
    // Not the enemy's, and no decoys.
    expect(limit({ a: blue('B2', HIDDEN), b: red('C2', DECOY) })).toBe(0)
  })

  test('CM-HID-2: the stacks of one hex are those of its placements', () => {
    const aloft = red('B2', { ...HIDDEN, placement: 'low-flight' })
    expect(limit({ a: red('B2', HIDDEN), b: aloft })).toBe(2)
    expect(limit({ a: aloft, b: red('B2', { ...HIDDEN, placement: 'high-flight' }) })).toBe(2)
  })

  test('CM-HID-2: who stands under either half of a formation is of its stack', () => {
    const small = { ...HIDDEN, kind: 'small' } as const
    const wide = red('B9', { ...HIDDEN, kind: 'formation' })
    const [left, right, other] = [red('B9', small), red('C9', small), red('D9', small)]
    expect(limit({ wide })).toBe(1)
    expect(limit({ left, right })).toBe(2)
    expect(limit({ left, right, wide })).toBe(1)
    expect(limit({ left, right, wide, other })).toBe(2)
  })

  test('CM-HID-2: above the limit decoys are removed', () => {
    const decoys = { x: red('E2', DECOY), y: red('F2', DECOY), z: blue('F9', DECOY) }
    const two = at({ ...decoys, a: red('B2', HIDDEN), b: red('C2', HIDDEN) })
    expect(decoysOf(two, RED)).toEqual(['x', 'y'])
    expect(surplusDecoys(two, RED)).toEqual({ value: [], because: [{ rule: 'CM-HID-2' }] })
    // One of the hidden units is revealed.
    expect(surplusDecoys(at({ ...decoys, a: red('B2', HIDDEN), b: red('C2') }), RED).value).toEqual(['y'])
    expect(surplusDecoys(at(decoys), RED).value).toEqual(['x', 'y'])
    expect(surplusDecoys(at(decoys), BLUE).value).toEqual(['z'])
  })

  test('CM-HID-2: one is put on or under the hidden unit or decoy just activated, below the limit', () => {
    const puts = (units: Units, on: string) => mayPutDecoy(at(units), counterId(on)).value
    const [a, b] = [red('B2', HIDDEN), red('C2', HIDDEN)]
    expect(puts({ a }, 'a')).toBe(true)
    expect(puts({ a: red('B2'), b }, 'a')).toBe(false)
    expect(puts({ a, decoy: red('D2', DECOY) }, 'a')).toBe(false)
    expect(puts({ a, b, decoy: red('D2', DECOY) }, 'a')).toBe(true)
    expect(puts({ a, b, decoy: red('D2', DECOY) }, 'decoy')).toBe(true)
    expect(puts({ a }, 'nobody')).toBe(false)
  })

  test('CM-HID-2: both are played before any other, in the order of the stack', () => {
    const order = (rank: number) =>
      playedTogether(
        at({ one: red('B2', { ...HIDDEN, rank: 1 }), decoy: red('B2', { ...DECOY, rank }) }),
        counterId('one'),
        counterId('decoy'),
      ).value
    expect(order(2)).toEqual(['decoy', 'one'])
    expect(order(0)).toEqual(['one', 'decoy'])
  })

  test('CM-HID-3: a decoy may be given a special order for at least one point of command', () => {
    const position = at({ decoy: red('B2', DECOY) })
    expect(mayOrderDecoy(position, 0).value).toBe(false)
    expect(mayOrderDecoy(position, 1)).toEqual({ value: true, because: [{ rule: 'CM-HID-3' }] })
    expect(mayOrderDecoy(position, 3).value).toBe(true)
  })
})
